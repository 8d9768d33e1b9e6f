import System

/// Why a daemon ended.
package enum StopReason: Sendable, Equatable {
  /// `stop()` was called.
  case asked
  case signal(Int32)

  /// Being asked to stop is what a daemon is for: a success, however it was said. A terminal that was closed
  /// and a reader that went away ask for nothing.
  package var exitStatus: Int32 {
    switch self {
    case .asked, .signal(Signal.SIGINT), .signal(Signal.SIGTERM): 0
    case .signal(let number): 128 + number
    }
  }

  /// What a second interrupt exits with, which did not wait for the first one's clean end.
  package static let impatientStatus: Int32 = 128 + Signal.SIGINT
}
