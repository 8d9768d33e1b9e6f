// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Platform
import Synchronization
import TableSpec

/// Watches a spec and the files that it includes, and checks a doubtful save again. It reports the files' contents;
/// ``KnownIncludes`` decides whether the spec must be read again.
package final class SpecFollower: Sendable {
  private let watcher: FileWatcher
  private let group = WatchGroup()
  private let onInclude: @Sendable (SpecDependency) -> Void
  /// The watched included files, by path.
  private let tokens = Mutex<[String: WatchToken]>([:])

  /// - Parameters:
  ///   - onSave: called on the watcher's queue with the new state of the spec's own file.
  ///   - onInclude: called there with the state of each included file, also for the first time.
  package init(
    path: String, watcher: FileWatcher, onSave: @escaping @Sendable (FileState) -> Void,
    onInclude: @escaping @Sendable (SpecDependency) -> Void
  ) {
    self.watcher = watcher
    self.onInclude = onInclude
    _ = watcher.watch(path, group: group, onChange: onSave)
  }

  /// Watches these files, and stops watching those that the spec no longer names.
  ///
  /// Calls must not overlap. The watcher is called only without the lock, because its callbacks may wait for the lock.
  package func follow(_ paths: [String]) {
    let (old, new) = tokens.withLock { tokens in
      let old = tokens.filter { !paths.contains($0.key) }
      for path in old.keys { tokens[path] = nil }
      return (Array(old.values), paths.filter { tokens[$0] == nil })
    }
    for token in old { watcher.unwatch(token) }
    for path in new {
      let token = watcher.watch(path, group: group) { [onInclude] state in
        let hash: UInt64? = if case .content(let bytes) = state { ContentHash(of: bytes).value } else { nil }
        onInclude(SpecDependency(path: path, hash: hash))
      }
      tokens.withLock { $0[path] = token }
    }
  }

  /// Calls `body` if a doubtful save hasn't changed after a while.
  ///
  /// - Parameters:
  ///   - queue: the queue on which both closures are called.
  ///   - isDue: returns whether there is no newer state.
  func lookAgain(
    after time: Duration, on queue: DispatchQueue, while isDue: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: .now() + time.dispatchInterval) { [weak self] in
      guard let self, isDue() else { return }
      watcher.recheck()
      watcher.whenSettled { queue.async { if isDue() { body() } } }
    }
  }
}

/// Reads a spec again after every save of it, or of a file that it includes.
package final class SpecReloader: @unchecked Sendable {
  package enum Change: Sendable {
    case loaded(LoadedSpec)
    case doubtful(EmptiedSave)
    case wrong(SpecError)
    /// There is no file to read.
    case absent(FileState)
  }

  private let path: String
  private let loader: SpecLoader
  private let secondLook: Duration
  private let onChange: @Sendable (Change) -> Void
  /// All state below is confined to this queue.
  private let queue = DispatchQueue(label: "SpecReloader")
  private var follower: SpecFollower?
  private var latest: FileState?
  private var includes = KnownIncludes()
  /// The number of reported changes.
  private var told = 0
  /// The last reported spec that wasn't doubtful.
  private var shown: LoadedSpec?

  /// - Parameters:
  ///   - opened: the spec as it was last read.
  ///   - secondLook: how long a doubtful save must remain unchanged before it is accepted.
  ///   - onChange: called on a separate queue.
  package init(
    path: String, opened: LoadedSpec?, loader: SpecLoader, watcher: FileWatcher,
    secondLook: Duration = EmptiedSave.secondLook, onChange: @escaping @Sendable (Change) -> Void
  ) {
    self.path = path
    self.loader = loader
    self.secondLook = secondLook
    self.onChange = onChange
    shown = opened
    queue.sync {
      follower = SpecFollower(
        path: path, watcher: watcher,
        onSave: { [weak self] state in
          self?.queue.async {
            self?.latest = state
            self?.reload()
          }
        },
        onInclude: { [weak self] file in
          self?.queue.async { if self?.includes.noteSaved(file) == true { self?.reload() } }
        })
    }
  }

  private func reload(isConfirmed: Bool = false) {
    guard let latest else { return }
    told += 1
    guard case .content(let bytes) = latest else { return onChange(.absent(latest)) }
    let reading = loader.reading(bytes, of: path, after: shown, isConfirmed: isConfirmed)
    switch reading.outcome {
    case .loaded(let spec):
      shown = spec
      onChange(.loaded(spec))
    case .wrong(let error): onChange(.wrong(error))
    case .doubtful(let emptied):
      onChange(.doubtful(emptied))
      lookAgain(at: told)
    }
    includes.noteFound(reading.dependencies)
    follower?.follow(includes.paths)
  }

  private func lookAgain(at number: Int) {
    follower?.lookAgain(
      after: secondLook, on: queue, while: { [weak self] in self?.told == number },
      { [weak self] in self?.reload(isConfirmed: true) })
  }
}
