import Geometry
import TableModel

/// Which lines a row has, by its style and its place: first, last and only rows differ.
struct SeparatorRule {
  let look: EffectiveLook
  let position: RowPosition
  let style: TableStyle

  /// Whether the row stands for itself: cards, and rows with space between them.
  var isOwnGroup: Bool { style == .cards || look.rowSpacing > .zero }

  /// The full-width line over a section's first row.
  var hasTopEdge: Bool { hasLines && look.hasSectionEdges && position.isFirst }

  /// The full-width line under a section's last row.
  var hasBottomEdge: Bool { hasLines && look.hasSectionEdges && position.isLast }

  /// Where the row's own line lies, if it has one.
  var inner: SeparatorPosition? {
    guard hasLines else { return nil }
    // A row that stands for itself has no neighbour to be separated from.
    if isOwnGroup, style != .plain { return nil }
    switch look.separatorPosition {
    case .top: return position.isFirst ? nil : .top
    case .bottom:
      // Plain tables draw the line under their last row too.
      let drawsLast = style == .plain && look.cornerRadius == .zero && !look.hasSectionEdges
      return position.isLast && !drawsLast ? nil : .bottom
    }
  }

  /// Points that lines beside the row take above and below it; none where they lie over it.
  var inlineRoom: (top: Points, bottom: Points) {
    guard look.separatorModel == .inline else { return (.zero, .zero) }
    let thickness = look.separatorThickness
    let top = (hasTopEdge ? thickness : .zero) + (inner == .top ? thickness : .zero)
    let bottom = (hasBottomEdge ? thickness : .zero) + (inner == .bottom ? thickness : .zero)
    return (top, bottom)
  }

  private var hasLines: Bool { look.separatorStyle == .singleLine }
}
