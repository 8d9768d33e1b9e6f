// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The locks that a daemon holds: its own, and those of its specs and of the files that it writes. Without a place, no locks are
/// kept.
final class DaemonLocks: Sendable {
  private struct State {
    /// By path. Even one process can lock a file only once, so that specs share locks, as a link and its target do.
    var held: [String: InstanceLock] = [:]
    /// The paths of the locks of each spec. A link may lead elsewhere later.
    var specs: [String: Set<String>] = [:]
  }

  private let place: DaemonPlace?
  /// The daemon's name.
  let name: String
  private let state = Mutex(State())

  init() { (place, name) = (nil, "") }

  /// Takes the daemon's own lock, and those of its specs.
  ///
  /// - Throws: ``DaemonError`` if another daemon watches one of them.
  init(of specs: [String], in place: DaemonPlace) throws(DaemonError) {
    self.place = place
    name = place.name(for: specs)
    try take([place.lockPath(name)], of: specs.first ?? "", for: .watching)
    for spec in specs { try take(for: spec) }
  }

  /// The path of the daemon's own lock; `nil` without a place.
  var ownPath: String? { place?.lockPath(name) }

  /// - Throws: ``DaemonError`` if another daemon watches the spec; then it takes none.
  func take(for spec: String) throws(DaemonError) {
    guard let place else { return }
    let paths = Set(PathIdentity(spec).keys.map(place.lockPath(ofKey:)))
    try take(paths, of: spec, for: .watching)
    state.withLock { $0.specs[spec] = paths }
  }

  /// Releases the locks of a spec that isn't watched after all.
  func release(spec: String) {
    state.withLock { state in
      let paths = state.specs.removeValue(forKey: spec) ?? []
      for path in paths where path != ownPath && !state.specs.values.contains(where: { $0.contains(path) }) {
        state.held[path] = nil
      }
    }
  }

  /// Takes the lock of a file that the daemon writes.
  ///
  /// - Parameter real: the file's path without links.
  func take(output path: String, real: String) throws(DaemonError) {
    guard let place else { return }
    try take([place.lockPath(ofKey: real)], of: path, for: .writing)
  }

  /// Releases the lock of a file that the daemon doesn't write any more.
  func release(output real: String) {
    guard let path = place?.lockPath(ofKey: real) else { return }
    state.withLock { state in
      if !state.specs.values.contains(where: { $0.contains(path) }) { state.held[path] = nil }
    }
  }

  private func take(
    _ paths: Set<String>, of file: String, for use: InstanceLock.Use
  ) throws(DaemonError) {
    var new: [String: InstanceLock] = [:]
    // If the file of a lock was removed, another process may have the lock now.
    for path in paths where state.withLock({ $0.held[path]?.isHeld }) != true {
      new[path] = try InstanceLock(of: file, for: use, path: path, name: name)
    }
    state.withLock { $0.held.merge(new) { _, new in new } }
  }

  /// Whether the daemon still has its own lock and those of a spec; on any thread.
  func areHeld(for spec: String) -> Bool {
    guard let ownPath else { return true }
    return state.withLock { state in
      (state.specs[spec] ?? []).union([ownPath]).allSatisfy { state.held[$0]?.isHeld == true }
    }
  }

  /// Releases all locks, the daemon's own last: a process that waits for it can take the others then.
  func releaseAll() {
    state.withLock { state in
      let own = ownPath.flatMap { state.held.removeValue(forKey: $0) }
      state.held = [:]
      withExtendedLifetime(own) {}
    }
  }
}
