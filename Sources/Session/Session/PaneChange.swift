// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// What becomes of the preview above the prompt.
package enum PaneChange: Hashable, Sendable {
  case on(PaneLook)
  case off
  case up
  case down
  /// Scroll until this row can be seen.
  case row(Table.IndexPath)
  /// Draw it anew where it is open: it is shown in another format.
  case redraw

  static let words: [(word: String, change: PaneChange)] = [
    ("on", .on(PaneLook())), ("off", .off), ("up", .up), ("down", .down),
  ]
}

/// How a pane is drawn, besides the format.
package struct PaneLook: Hashable, Sendable {
  /// Whether it has one line a row.
  package var isCompact = false
  /// Whether addresses and ids are beside the rows.
  package var hasAddresses = false

  package init() {}
}
