#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a daemon ended.
package enum StopReason: Sendable, Equatable {
  /// `stop()` was called.
  case asked
  case signal(Int32)

  /// Being asked to stop is what a daemon is for: a success, however it was said.
  package var exitStatus: Int32 { 0 }

  /// What a second interrupt exits with, which did not wait for the first one's clean end.
  package static let impatientStatus: Int32 = 128 + SIGINT
}
