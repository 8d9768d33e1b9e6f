// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// The watcher's state, for people who ask why a save was not noticed.
package struct WatcherStatus: Sendable, Equatable {
  /// Why not all events are available; `nil` if they are.
  package let lack: String?
  /// How often files are polled; `nil` if they aren't.
  package let poll: Duration?
  package let watchedPaths: [String]
  /// The objects that the kernel watches for these paths.
  package let armedPaths: [String]
  package let counters: WatcherCounters
  /// The time since the last event; `nil` before the first.
  package let sinceLastEvent: Duration?
}

extension WatcherStatus {
  /// How the watcher learns of changes, as text.
  package var words: String {
    guard let poll else { return "events" }
    return lack.map { "polling every \(poll): \($0)" } ?? "events, and polling every \(poll)"
  }
}

/// Counts the work of a watcher.
package struct WatcherCounters: Sendable, Equatable {
  /// Events read, including those of other names.
  package var events = 0
  /// Checks of a file.
  package var checks = 0
  /// States given to subscribers.
  package var deliveries = 0
  /// Overflows of the kernel's queue; after each, everything was checked again.
  package var overflows = 0
  /// Reads discarded because a writer changed the file meanwhile.
  package var tornRetries = 0

  package init() {}
}

extension FileWatcher {
  /// Why events aren't available, and which setting would help.
  static func words(for failure: ErrorNumber, at path: String? = nil) -> String {
    let what = path.map { "cannot watch '\(VisibleText.line($0))'" } ?? "cannot watch files"
    let why =
      switch failure {
      case .ENOSPC: "the limit on watches is reached (raise fs.inotify.max_user_watches)"
      case .EMFILE:
        "the limit on watchers or on open files is reached "
          + "(raise fs.inotify.max_user_instances or 'ulimit -n')"
      case .ENOSYS: "this system does not report file events"
      default: failure.words
      }
    return "\(what): \(why)"
  }
}
