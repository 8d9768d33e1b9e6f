import FileWatching
import Synchronization

/// Watches the files that a spec includes, and lets go of those that it no longer names.
package final class DependencyWatch: Sendable {
  private struct State {
    /// What the last attempt to read the spec found in each.
    var known: [String: ContentHash?] = [:]
    /// What the watcher told last of each.
    var told: [String: ContentHash?] = [:]
    var tokens: [String: WatchToken] = [:]
  }

  private let state = Mutex(State())
  private let watcher: FileWatcher
  private let group: WatchGroup
  private let onChange: @Sendable () -> Void

  /// - Parameters:
  ///   - group: of the spec, which its files join.
  ///   - onChange: called on the watcher's queue when a file no longer holds what was read from it.
  package init(_ watcher: FileWatcher, group: WatchGroup, onChange: @escaping @Sendable () -> Void) {
    self.watcher = watcher
    self.group = group
    self.onChange = onChange
  }

  /// The files followed now.
  package var paths: [String] { state.withLock { $0.tokens.keys.sorted() } }

  /// Whether a file holds something else than what the last attempt to read the spec found in it.
  package var isOutdated: Bool {
    state.withLock { state in
      state.known.contains { path, hash in state.told[path].map { $0 != hash } ?? false }
    }
  }

  /// Follows the files of the last attempt to read the spec, a failed one too: mending them mends it.
  ///
  /// Calls follow each other; the watcher is only ever called without the lock, which its callbacks take.
  package func follow(_ dependencies: [PreviewDependency]) {
    let paths = Set(dependencies.map(\.path))
    let (old, new) = state.withLock { state in
      state.known = Dictionary(dependencies.map { ($0.path, $0.hash) }, uniquingKeysWith: { _, last in last })
      let old = state.tokens.filter { !paths.contains($0.key) }
      for path in old.keys {
        state.tokens[path] = nil
        state.told[path] = nil
      }
      return (Array(old.values), paths.filter { state.tokens[$0] == nil })
    }
    for token in old { watcher.unwatch(token) }
    for path in new.sorted() {
      let token = watcher.watch(path, group: group) { [weak self] in self?.take($0, at: path) }
      state.withLock { $0.tokens[path] = token }
    }
  }

  /// A file that says what was read already is no news: the watcher tells its first state, too.
  private func take(_ content: FileState, at path: String) {
    let hash: ContentHash? = if case .content(let bytes) = content { ContentHash(of: bytes) } else { nil }
    let isNews = state.withLock { state in
      state.told[path] = .some(hash)
      guard let known = state.known[path] else { return false }
      return known != hash
    }
    if isNews { onChange() }
  }
}
