// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// What becomes of the preview above the prompt.
package enum PaneChange: Hashable, Sendable {
  case on
  case off
  case up
  case down
  /// Scroll until this row can be seen.
  case row(Table.IndexPath)

  static let words: [(word: String, change: PaneChange)] = [
    ("on", .on), ("off", .off), ("up", .up), ("down", .down),
  ]
}
