import Synchronization

/// Whether somebody else had the screen while a command ran, so that it has to be drawn anew.
final class ScreenState: Sendable {
  private let stale = Atomic(false)

  /// From any thread.
  func markStale() { stale.store(true, ordering: .releasing) }

  /// - Returns: whether it was stale; it is not any more.
  func takeStale() -> Bool { stale.exchange(false, ordering: .acquiringAndReleasing) }
}
