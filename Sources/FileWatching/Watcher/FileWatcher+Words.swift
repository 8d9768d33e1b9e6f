import System
import TextEscaping

extension FileWatcher {
  /// Why events cannot be had, and which setting would help.
  static func words(for failure: Errno, at path: String? = nil) -> String {
    let what = path.map { "cannot watch '\(VisibleText.line($0))'" } ?? "cannot watch files"
    let why =
      switch failure {
      case .ENOSPC: "the limit of watches is reached (raise fs.inotify.max_user_watches)"
      case .EMFILE:
        "the limit of watchers or of open files is reached "
          + "(raise fs.inotify.max_user_instances or 'ulimit -n')"
      case .ENOSYS: "this system has no file events"
      default: failure.words
      }
    return "\(what): \(why)"
  }
}

extension WatcherMode {
  var reason: String {
    switch self {
    case .events: ""
    case .eventsAndPolling(let reason), .polling(let reason): reason
    }
  }
}
