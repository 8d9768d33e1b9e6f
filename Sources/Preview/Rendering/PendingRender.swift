import FileWatching
import System

/// A state of a spec that waits to be rendered, and why.
struct PendingRender: Sendable {
  /// Of two causes the larger is told.
  enum Cause: Int, Comparable, Sendable {
    /// An output is gone, or could not be written: told only where that changes something.
    case upkeep
    /// A file that the spec includes was saved.
    case include
    case asked
    case save

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var state: FileState
  var cause: Cause
  /// Whether a state that looks like a save cut short is meant: it has stayed so, or somebody asked for it.
  var isConfirmed: Bool
}
