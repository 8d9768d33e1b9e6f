// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Whether rows have lines between them, `UITableViewCell.SeparatorStyle`.
package enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none
  case singleLine
}

/// Whether a separator takes room.
package enum SeparatorModel: String, Hashable, Sendable, CaseIterable {
  /// The line lies over the row, its last (or first) pixels: UIKit's own way.
  case overlay
  /// The line has a place of its own beside the row, which grows by its thickness: list and stack views.
  case inline
}

/// One side of a separator inset.
package enum SeparatorEdge: Hashable, Sendable {
  /// UIKit's own place for this side.
  case automatic
  /// This many points; a negative number counts as 0 where the line is laid out.
  case points(Points)
}

/// What a separator's left and right insets count from, `UITableView.SeparatorInsetReference`.
package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// From the edges of the cell: the default since iOS 11.
  case fromCellEdges
  /// From where the automatic separator would begin and end: the meaning before iOS 11.
  case fromAutomaticInsets
}

/// At which edge of its row a separator lies.
package enum SeparatorPosition: String, Hashable, Sendable, CaseIterable {
  /// Over the row: drawn for every row but the first.
  case top
  /// Under the row: drawn for every row but the last (UIKit's own).
  case bottom
}

/// How long a separator is.
package enum SeparatorLength: String, Hashable, Sendable, CaseIterable {
  /// From the left inset to the right inset.
  case fit
  /// As long as the cell is wide, wherever it begins: a line with a left inset runs over the row's right
  /// edge. A common mistake in hand-made separators, kept so that it can be shown.
  case contentWidth
}
