import FileWatching
import Synchronization

/// Tells the content of a spec file after every save of it, or of a file that it includes.
package final class SpecFollower: @unchecked Sendable {
  private let path: String
  private let watcher: FileWatcher
  private let latest = Mutex<FileState?>(nil)
  private let onChange: @Sendable (FileState, FileIncludes) -> Void
  /// Set once in the initializer, before anything is watched.
  private var dependencies: DependencyWatch?

  /// - Parameter onChange: called on the watcher's queue; what it reads through the includes is followed.
  package init(
    path: String, watcher: FileWatcher, onChange: @escaping @Sendable (FileState, FileIncludes) -> Void
  ) {
    self.path = path
    self.watcher = watcher
    self.onChange = onChange
    let group = WatchGroup()
    dependencies = DependencyWatch(watcher, group: group) { [weak self] in self?.tell() }
    _ = watcher.watch(path, group: group) { [weak self] state in
      self?.latest.withLock { $0 = state }
      self?.tell()
    }
  }

  private func tell() {
    guard let state = latest.withLock({ $0 }) else { return }
    let includes = FileIncludes(spec: path)
    onChange(state, includes)
    // A spec that could not be read at all says nothing about what it includes.
    if case .content = state { dependencies?.follow(includes.dependencies) }
  }
}
