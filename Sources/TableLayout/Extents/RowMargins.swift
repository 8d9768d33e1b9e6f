import Geometry
import TableModel

/// The space between a row's cell and its background.
struct RowMargins {
  /// Points above and below the background, inside the cell.
  let top: Points
  let bottom: Points
  /// Points from the table's sides to the group.
  let left: Points
  let right: Points
  /// Whether the cell spans the table and only its background is inset.
  let areInsideCell: Bool

  /// - Parameter look: the row's own look. In the cards style the margins of two neighbours collapse: each
  ///   gives half of the row spacing, or of the margin where no spacing is set.
  init(look: EffectiveLook, position: RowPosition, style: TableStyle) {
    left = look.insets.left
    right = look.insets.right
    switch style {
    case .cards:
      areInsideCell = true
      let between = look.rowSpacing > .zero ? look.rowSpacing : max(look.insets.top, look.insets.bottom)
      top = position.isFirst ? look.insets.top : between / 2
      bottom = position.isLast ? look.insets.bottom : between - between / 2
    case .plain, .grouped, .insetGrouped:
      top = look.insets.top
      bottom = look.insets.bottom
      areInsideCell = style == .plain || look.cornerTechnique == .covers
    }
  }

  /// The width of the background in points.
  func contentWidth(in environment: LayoutEnvironment) -> Points {
    max(.zero, environment.width - left - right)
  }
}
