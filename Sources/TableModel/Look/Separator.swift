// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Whether rows have lines between them, `UITableViewCell.SeparatorStyle`. Default: a line, except in the
/// `cards` style.
package enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  case none
  case singleLine
}

/// Whether a separator adds to its row's height.
package enum SeparatorModel: String, Hashable, Sendable, CaseIterable {
  /// The line is drawn over the row's last (or first) pixels, as UIKit does. The default.
  case overlay
  /// The line has its own space beside the row, which grows by its thickness, as in list and stack views.
  case inline
}

/// One side of a separator inset.
package enum SeparatorEdge: Hashable, Sendable {
  /// UIKit's own inset for this side; the default.
  case automatic
  /// Points; a negative inset is laid out as 0.
  case points(Points)

  /// Points of an inset that is set; `nil` for UIKit's own.
  package var length: Points? { if case .points(let points) = self { points } else { nil } }
}

/// The edges that a separator's left and right insets are measured from,
/// `UITableView.SeparatorInsetReference`.
package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the cell: the default since iOS 11.
  case fromCellEdges
  /// The ends of the automatic separator: the default before iOS 11.
  case fromAutomaticInsets
}

/// The edge of its row that a separator is on.
package enum SeparatorPosition: String, Hashable, Sendable, CaseIterable {
  /// The upper edge: drawn for every row but the first.
  case top
  /// The lower edge, as in UIKit: drawn for every row but the last. The default.
  case bottom
}

/// Whether a row has a line at one of its edges, `UIListSeparatorConfiguration.Visibility`.
///
/// Two rows share the edge between them. Apple's documentation calls the configuration of each row final for its own
/// lines, and says nothing of the other row's. So a line that one of both makes visible is drawn; apps hide the lower
/// lines of all rows and make the upper ones visible. Of the other two values, `hidden` wins: apps that hide a line set
/// one of both rows.
package enum SeparatorVisibility: String, Hashable, Sendable, CaseIterable {
  /// The style of the table decides. The default.
  case automatic
  case visible
  case hidden

  /// The visibility of an edge that has this value in one row and another value in the other row.
  package func shared(with other: SeparatorVisibility) -> SeparatorVisibility {
    if self == .visible || other == .visible { return .visible }
    return self == .hidden || other == .hidden ? .hidden : .automatic
  }
}

/// The length of a separator.
package enum SeparatorLength: String, Hashable, Sendable, CaseIterable {
  /// From the left inset to the right inset. The default.
  case fit
  /// The cell's width, wherever the line begins: a line with a left inset of 16 ends 16 points outside the row. It is a
  /// common mistake in hand-made separators.
  case contentWidth
}
