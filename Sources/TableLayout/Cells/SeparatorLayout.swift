import Drawing
import Geometry
import TableModel

/// The separators of one row.
struct SeparatorLayout {
  let row: RowFrame
  /// Where the row's text begins, in points from the background's left side.
  let textLeading: Points

  private var look: EffectiveLook { row.look }
  private var environment: LayoutEnvironment { row.environment }

  /// The lines with their frames in content coordinates, left to right; the upper one first.
  var separators: [(position: SeparatorPosition, frame: Rect)] {
    let rule = row.content.separatorRule
    var result: [(SeparatorPosition, Rect)] = []
    if rule.hasTopEdge { result.append((.top, fullWidth(at: .top))) }
    if let inner = rule.inner { result.append((inner, frame(at: inner))) }
    if rule.hasBottomEdge { result.append((.bottom, fullWidth(at: .bottom))) }
    return result
  }

  private func y(at position: SeparatorPosition) -> Points {
    switch position {
    case .top: row.frame.minY
    case .bottom: row.frame.maxY - look.separatorThickness
    }
  }

  private func fullWidth(at position: SeparatorPosition) -> Rect {
    Rect(x: row.frame.minX, y: y(at: position), width: row.frame.width, height: look.separatorThickness)
  }

  private func frame(at position: SeparatorPosition) -> Rect {
    let leading = self.leading
    let width: Points
    switch look.separatorLength {
    case .fit: width = max(.zero, row.frame.width - leading - trailing)
    case .contentWidth: width = row.frame.width
    }
    return Rect(
      x: row.frame.minX + leading, y: y(at: position), width: width, height: look.separatorThickness)
  }

  /// Points from the cell's left side, never negative; an inset wider than the row leaves a line of no width.
  private var leading: Points {
    min(unlimitedLeading, row.frame.width)
  }

  private var unlimitedLeading: Points {
    let automatic = row.background.minX - row.frame.minX + textLeading
    switch look.separatorLeft {
    case .automatic: return automatic
    case .points(let points):
      switch look.separatorReference {
      case .fromCellEdges: return max(.zero, points)
      // The cell's own margin, not the text's place: an image does not move it.
      case .fromAutomaticInsets: return max(.zero, points + row.content.leadingMargin)
      }
    }
  }

  /// Points from the cell's right side, never negative.
  private var trailing: Points {
    // Up to iOS 18 the line runs to the cell's end, but for the readable width, which it keeps.
    let keepsMargin =
      environment.metric(.separatorTrailingMargins) > .zero || environment.readableInset != nil
    let automatic = keepsMargin ? row.content.trailingMargin : .zero
    switch look.separatorRight {
    case .automatic: return automatic
    case .points(let points):
      switch look.separatorReference {
      case .fromCellEdges: return max(.zero, points)
      case .fromAutomaticInsets: return max(.zero, points + automatic)
      }
    }
  }
}
