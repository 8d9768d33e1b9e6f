// SPDX-License-Identifier: GPL-3.0-or-later

/// The states of a row besides its selection, which most rows don't have.
package struct RowStates: MostlyEmpty {
  /// `UITableViewCell.isHighlighted`. Default: false.
  package var isHighlighted = false
  /// Whether the row can be used. Default: true.
  package var isEnabled = true
  /// The side at which a swipe has shown the row's actions. Default: none.
  package var swiped: SwipeEdge?

  package init() {}

  package static let empty = RowStates()
  package var isEmpty: Bool { self == .empty }
}

/// A side of a row with swipe actions.
package enum SwipeEdge: String, Hashable, Sendable, CaseIterable { case leading, trailing }

/// The control before the content of a row that is edited, `UITableViewCell.EditingStyle`.
package enum EditingStyle: String, Hashable, Sendable, CaseIterable {
  /// No control, and the content isn't indented.
  case none
  /// A red circle with a minus.
  case delete
  /// A green circle with a plus.
  case insert
}
