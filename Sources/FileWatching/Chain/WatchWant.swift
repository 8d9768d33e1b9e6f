import System

/// One object that a path chain needs watched.
package struct WatchWant: Hashable, Sendable {
  /// Free of links, so that two chains through one directory ask for the same path.
  package let path: String
  package let role: WatchRole
  /// The entry of interest in a `.directory`.
  package let name: String?
  /// What was there when the chain was resolved; nil for the root, which cannot be replaced.
  package let identity: FileIdentity?

  package init(path: String, role: WatchRole, name: String? = nil, identity: FileIdentity? = nil) {
    self.path = path
    self.role = role
    self.name = name
    self.identity = identity
  }
}
