// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// What becomes of the preview above the prompt.
package enum PaneChange: Hashable, Sendable {
  /// - Parameter isCompact: whether it has one line a row.
  case on(isCompact: Bool)
  case off
  case up
  case down
  /// Scroll until this row can be seen.
  case row(Table.IndexPath)

  static let words: [(word: String, change: PaneChange)] = [
    ("on", .on(isCompact: false)), ("off", .off), ("up", .up), ("down", .down),
  ]
}
