// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A change of the preview above the prompt.
package enum PaneChange: Hashable, Sendable {
  case on(PaneLook)
  case off
  case up
  case down
  /// Scroll until this row is visible.
  case row(Table.IndexPath)
  /// Redraw the pane if it is open, because the format has changed.
  case redraw

  static let words: [(word: String, change: PaneChange)] = [
    ("on", .on(PaneLook())), ("off", .off), ("up", .up), ("down", .down),
  ]
}

/// The options of a pane, besides the format.
package struct PaneLook: Hashable, Sendable {
  /// Whether the pane has one line per row.
  package var isCompact = false
  /// Whether addresses and ids are shown beside the rows.
  package var hasAddresses = false
  /// Whether the pane has a picture, and which. Default: ``ImageMode/off``, text.
  package var image = ImageMode.off

  package init() {}
}
