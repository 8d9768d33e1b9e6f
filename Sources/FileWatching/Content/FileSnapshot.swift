import System

/// One look at a path: its state, and the key that held before and after the look.
package struct FileSnapshot: Sendable, Equatable {
  package let state: FileState
  /// Nil when nothing could be looked at.
  package let key: ContentKey?
  /// False when the file changed under every attempt to read it.
  package let isWhole: Bool
  /// How often the read was begun again because the file changed meanwhile.
  package let retries: Int

  package init(state: FileState, key: ContentKey?, isWhole: Bool, retries: Int) {
    self.state = state
    self.key = key
    self.isWhole = isWhole
    self.retries = retries
  }
}
