import TableModel

/// What becomes of the preview above the prompt.
package enum PaneChange: Hashable, Sendable {
  case on
  case off
  case up
  case down
  /// Scroll until this row can be seen.
  case row(Table.IndexPath)

  private static let changes: [(word: String, change: PaneChange)] = [
    ("on", .on), ("off", .off), ("up", .up), ("down", .down),
  ]

  static let words = changes.map(\.word)

  init?(word: String) {
    guard let known = Self.changes.first(where: { $0.word == word }) else { return nil }
    self = known.change
  }
}
