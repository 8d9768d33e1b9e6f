// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Synchronization
import System
import TableSpec

/// Watches a spec and the files that it includes, and looks again where a save is doubted.
package final class SpecFollower: Sendable {
  private let watcher: FileWatcher
  private let dependencies: DependencyWatch

  /// - Parameters:
  ///   - onSave: called on the watcher's queue with what the spec's own file holds now.
  ///   - onInclude: called there when a file that it includes no longer holds what was read from it.
  package init(
    path: String, watcher: FileWatcher, onSave: @escaping @Sendable (FileState) -> Void,
    onInclude: @escaping @Sendable () -> Void
  ) {
    self.watcher = watcher
    let group = WatchGroup()
    dependencies = DependencyWatch(watcher, group: group, onChange: onInclude)
    _ = watcher.watch(path, group: group, onChange: onSave)
  }

  /// Follows what the last attempt to read the spec asked for, a failed one too: mending a file mends the spec.
  ///
  /// - Parameter state: what was read. A spec that could not be read at all says nothing about what it includes.
  package func follow(_ files: [SpecDependency], of state: FileState) {
    if case .content = state { dependencies.follow(files) }
  }

  /// Whether an included file holds something else than what the last attempt to read the spec found in it.
  package var isOutdated: Bool { dependencies.isOutdated }

  /// Calls `body` once a doubted save has stayed as it is for a while.
  ///
  /// - Parameters:
  ///   - queue: where both closures are called.
  ///   - isDue: whether no newer state has come meanwhile.
  package func lookAgain(
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

/// Keeps a spec read as it is on the disk: anew after every save of it, or of what it includes.
package final class SpecReloader: @unchecked Sendable {
  package enum Change: Sendable {
    case loaded(LoadedSpec)
    case doubtful(EmptiedSave)
    case wrong(SpecError)
    /// There is nothing to read.
    case absent(FileState)
  }

  private let path: String
  private let loader: SpecLoader
  private let secondLook: Duration
  private let onChange: @Sendable (Change) -> Void
  /// All state below is confined to it.
  private let queue = DispatchQueue(label: "SpecReloader")
  private var follower: SpecFollower?
  private var latest: FileState?
  /// Counts what was told.
  private var told = 0
  /// What was told last that was not doubted.
  private var shown: LoadedSpec?

  /// - Parameters:
  ///   - opened: the file as it was read last.
  ///   - secondLook: how long a doubted save has to stay so.
  ///   - onChange: called on a queue of its own.
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
        }, onInclude: { [weak self] in self?.queue.async { self?.reload() } })
    }
  }

  private func reload(isConfirmed: Bool = false) {
    guard let latest else { return }
    told += 1
    guard case .content(let bytes) = latest else { return onChange(.absent(latest)) }
    let reading = loader.reading(bytes, of: path, insteadOf: isConfirmed ? nil : shown)
    switch reading.outcome {
    case .loaded(let spec):
      shown = spec
      onChange(.loaded(spec))
    case .wrong(let error): onChange(.wrong(error))
    case .doubtful(let emptied):
      onChange(.doubtful(emptied))
      lookAgain(at: told)
    }
    follower?.follow(reading.dependencies, of: latest)
  }

  private func lookAgain(at number: Int) {
    follower?.lookAgain(
      after: secondLook, on: queue, while: { [weak self] in self?.told == number },
      { [weak self] in self?.reload(isConfirmed: true) })
  }
}

/// Watches the files that a spec includes, and lets go of those that it no longer names.
final class DependencyWatch: Sendable {
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
  init(_ watcher: FileWatcher, group: WatchGroup, onChange: @escaping @Sendable () -> Void) {
    self.watcher = watcher
    self.group = group
    self.onChange = onChange
  }

  /// The files followed now.
  var paths: [String] { state.withLock { $0.tokens.keys.sorted() } }

  /// Whether a file holds something else than what the last attempt to read the spec found in it.
  var isOutdated: Bool {
    state.withLock { state in
      state.known.contains { path, hash in state.told[path].map { $0 != hash } ?? false }
    }
  }

  /// Follows the files of the last attempt to read the spec, a failed one too: mending them mends it.
  ///
  /// Calls follow each other; the watcher is only ever called without the lock, which its callbacks take.
  func follow(_ dependencies: [SpecDependency]) {
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
      let token = watcher.watch(path, group: group) { [weak self] in self?.receive($0, at: path) }
      state.withLock { $0.tokens[path] = token }
    }
  }

  /// A file that says what was read already is no news: the watcher tells its first state, too.
  private func receive(_ content: FileState, at path: String) {
    let hash: ContentHash? = if case .content(let bytes) = content { ContentHash(of: bytes) } else { nil }
    let isNews = state.withLock { state in
      state.told[path] = .some(hash)
      guard let known = state.known[path] else { return false }
      return known != hash
    }
    if isNews { onChange() }
  }
}
