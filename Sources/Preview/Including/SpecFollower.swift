import Dispatch
import FileWatching
import Synchronization

/// Tells the content of a spec file after every save of it, or of a file that it includes.
package final class SpecFollower: @unchecked Sendable {
  private let path: String
  private let watcher: FileWatcher
  private let latest = Mutex<FileState?>(nil)
  /// How often something was told.
  private let told = Atomic(0)
  private let later = DispatchQueue(label: "SpecFollower.later")
  private let onChange: @Sendable (FileState, FileIncludes, Bool) -> Bool
  /// Set once in the initializer, before anything is watched.
  private var dependencies: DependencyWatch?

  /// - Parameter onChange: called on the watcher's queue; what it reads through the includes is followed. Returns
  ///   whether it doubts the state (see ``EmptiedSave``): if it stays so, it is told once more as confirmed.
  package init(
    path: String, watcher: FileWatcher,
    onChange: @escaping @Sendable (_ state: FileState, _ includes: FileIncludes, _ isConfirmed: Bool) -> Bool
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

  private func tell(isConfirmed: Bool = false) {
    guard let state = latest.withLock({ $0 }) else { return }
    let number = told.add(1, ordering: .relaxed).newValue
    let includes = FileIncludes(spec: path)
    if onChange(state, includes, isConfirmed) { lookAgainLater(at: number) }
    // A spec that could not be read at all says nothing about what it includes.
    if case .content = state { dependencies?.follow(includes.dependencies) }
  }

  private func lookAgainLater(at number: Int) {
    later.asyncAfter(deadline: .now() + EmptiedSave.secondLook.dispatchInterval) { [weak self] in
      guard let self, told.load(ordering: .relaxed) == number else { return }
      watcher.recheck()
      watcher.whenSettled { [weak self] in
        guard let self, told.load(ordering: .relaxed) == number else { return }
        tell(isConfirmed: true)
      }
    }
  }
}
