import Geometry

/// One of the stacked pieces that a table's height is the sum of, from top to bottom without gap or overlap.
package struct VerticalPart: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    case tableHeaderView, tableFooterView
    /// The text of a header or a footer.
    case headerText, footerText
    /// A row's background.
    case row
    /// Empty space; its name says which rule made it.
    case gap
  }

  package let kind: Kind
  /// A gap's name: the constant or the setting that it comes from, such as `firstSectionTop`.
  package let name: String
  /// Points from the top of the content.
  package let top: Points
  /// Points.
  package let height: Points
  /// The section that it belongs to, and the row within it.
  package let section: Int?
  package let row: Int?

  package var bottom: Points { top + height }
}
