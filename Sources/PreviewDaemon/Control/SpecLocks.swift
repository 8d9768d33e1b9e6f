// SPDX-License-Identifier: GPL-3.0-or-later

/// The locks that a daemon holds for its specs. Without a place, no locks are kept.
struct SpecLocks: Sendable {
  private let place: DaemonPlace?
  private let socket: String
  private var held: [String: InstanceLock] = [:]
  private var pathsOfSpecs: [String: [String]] = [:]

  /// - Parameter socket: the name of the socket at which the daemon answers.
  init(in place: DaemonPlace? = nil, socket: String = "") {
    self.place = place
    self.socket = socket
  }

  /// Takes the locks of a spec. Two specs may share one, as a link and its target do; even one process can lock a file only
  /// once.
  ///
  /// - Throws: ``ControlError`` if another daemon watches the spec; then it takes none.
  mutating func take(for spec: String) throws(ControlError) {
    guard let place else { return }
    var new: [String: InstanceLock] = [:]
    let paths = SpecIdentity(spec).keys.map(place.lockPath(ofKey:))
    for path in paths where held[path] == nil {
      new[path] = try InstanceLock(of: spec, path: path, socket: socket)
    }
    held.merge(new) { former, _ in former }
    pathsOfSpecs[spec] = paths
  }

  func paths(of spec: String) -> [String] { pathsOfSpecs[spec] ?? [] }

  /// A function that says whether the locks of a spec are still there; on any thread.
  func check(of spec: String) -> @Sendable () -> Bool {
    let locks = paths(of: spec).compactMap { held[$0] }
    return { locks.allSatisfy(\.isHeld) }
  }
}
