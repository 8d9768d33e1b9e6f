import FileWatching
import Synchronization

/// Watches the files that a spec includes, and lets go of those that it no longer names.
package final class DependencyWatch: Sendable {
  private struct State {
    /// What the last attempt to read the spec found in each.
    var known: [String: ContentHash?] = [:]
    var tokens: [String: WatchToken] = [:]
  }

  private let state = Mutex(State())
  private let watcher: FileWatcher
  private let onChange: @Sendable () -> Void

  /// - Parameter onChange: called on the watcher's queue when a file no longer holds what was read from it.
  package init(_ watcher: FileWatcher, onChange: @escaping @Sendable () -> Void) {
    self.watcher = watcher
    self.onChange = onChange
  }

  /// The files followed now.
  package var paths: [String] { state.withLock { $0.tokens.keys.sorted() } }

  /// Follows the files of the last attempt to read the spec, a failed one too: mending them mends it.
  ///
  /// Calls follow each other; the watcher is only ever called without the lock, which its callbacks take.
  package func follow(_ dependencies: [PreviewDependency]) {
    let paths = Set(dependencies.map(\.path))
    let (old, new) = state.withLock { state in
      state.known = Dictionary(dependencies.map { ($0.path, $0.hash) }, uniquingKeysWith: { _, last in last })
      let old = state.tokens.filter { !paths.contains($0.key) }
      for path in old.keys { state.tokens[path] = nil }
      return (Array(old.values), paths.filter { state.tokens[$0] == nil })
    }
    for token in old { watcher.unwatch(token) }
    for path in new.sorted() {
      let token = watcher.watch(path) { [weak self] in self?.take($0, at: path) }
      state.withLock { $0.tokens[path] = token }
    }
  }

  /// A file that says what was read already is no news: the watcher tells its first state, too.
  private func take(_ content: FileState, at path: String) {
    let hash: ContentHash? = if case .content(let bytes) = content { ContentHash(of: bytes) } else { nil }
    let isNews = state.withLock { state in
      guard let known = state.known[path], known != hash else { return false }
      state.known[path] = .some(hash)
      return true
    }
    if isNews { onChange() }
  }
}
