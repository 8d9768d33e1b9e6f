// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform
import Synchronization
import TableSpec

/// Watches a spec and the files that it includes. It reports the files' contents; ``KnownIncludes`` decides whether the spec
/// must be read again.
package final class SpecFollower: Sendable {
  private let watcher: FileWatcher
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
    _ = watcher.watch(path, onChange: onSave)
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
      let token = watcher.watch(path) { [onInclude] state in
        let hash: UInt64? = if case .content(let bytes) = state { ContentHash(of: bytes).value } else { nil }
        onInclude(SpecDependency(path: path, hash: hash))
      }
      tokens.withLock { $0[path] = token }
    }
  }
}
