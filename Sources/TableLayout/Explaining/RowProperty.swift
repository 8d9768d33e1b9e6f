/// What can be asked about a row.
package enum RowProperty: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  /// The radius asked for and what is left of it.
  case radius
  /// One corner of the background.
  case cornerTopLeft = "corner top-left"
  case cornerTopRight = "corner top-right"
  case cornerBottomLeft = "corner bottom-left"
  case cornerBottomRight = "corner bottom-right"
  /// The separator's left end, length and thickness.
  case separator
  case separatorY = "separator y"
  case separatorWidth = "separator width"
  case separatorHeight = "separator height"
  /// Where the title and the detail begin.
  case titleX = "title x"
  case titleY = "title y"
  case titleHeight = "title height"
  case detailX = "detail x"
  /// Points from the background's trailing side to what stands there.
  case trailingMargin = "trailing margin"
}
