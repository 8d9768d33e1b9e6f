import Synchronization

/// The right to write a spec's outputs: one render at a time, and never an older one after a newer.
final class OutputTurn: Sendable {
  private let last = Mutex(0)

  /// - Parameter number: of the render; later ones have larger numbers.
  /// - Returns: whether it was this render's turn, and `body` was done.
  func take(_ number: Int, _ body: () -> Bool) -> Bool {
    last.withLock { last in
      guard number > last, body() else { return false }
      last = number
      return true
    }
  }
}
