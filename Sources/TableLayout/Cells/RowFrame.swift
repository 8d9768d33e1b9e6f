import Drawing
import Geometry
import TableModel

/// One row, laid out: cell, background, corners and separators in content coordinates, left to right.
///
/// Right-to-left interfaces mirror the finished frames, so every rule is written once, for left to right.
struct RowFrame {
  let path: Table.IndexPath
  let row: Row
  let look: EffectiveLook
  let position: RowPosition
  /// The cell, `rectForRow(at:)`.
  let frame: Rect
  /// The rounded background inside the cell.
  let background: Rect
  let content: RowContent
  let environment: LayoutEnvironment

  init(
    _ row: Row, at path: Table.IndexPath, count: Int, look: EffectiveLook, extent: SectionExtent,
    environment: LayoutEnvironment
  ) {
    self.path = path
    self.row = row
    self.look = look
    self.environment = environment
    position = RowPosition(row: path.row, count: count)
    let margins = RowMargins(look: look, position: position, style: environment.style)
    let top = extent.rowTop(path.row)
    let height = extent.rowHeight(path.row)
    let inner = Rect(
      x: margins.left, y: top + margins.top, width: margins.contentWidth(in: environment),
      height: max(.zero, height - margins.top - margins.bottom))
    background = inner
    frame =
      margins.areInsideCell
      ? Rect(x: .zero, y: top, width: environment.width, height: height)
      : Rect(x: inner.minX, y: top, width: inner.width, height: height)
    content = RowContent(row: row, look: look, environment: environment, position: position)
  }

  var arrangement: CellArrangement { content.arrangement(size: background.size) }

  /// The radius asked for at the row's rounded corners, in points, before any limit.
  var requestedRadius: Points { position == .only ? look.onlyRowCornerRadius : look.cornerRadius }

  /// The corners that the row's place in its section rounds.
  var roundedCorners: CornerMask {
    let byPosition: CornerMask
    if content.separatorRule.isOwnGroup {
      byPosition = .all
    } else {
      switch position {
      case .first: byPosition = .top
      case .middle: byPosition = []
      case .last: byPosition = .bottom
      case .only: byPosition = .all
      }
    }
    return byPosition.intersection(look.maskedCorners)
  }

  /// The radii that are seen: what was asked for, as far as the background has room by the chosen rule.
  var cornerRadii: CornerRadii {
    CornerRadii(radius: requestedRadius, corners: roundedCorners)
      .limited(to: background.size, by: look.cornerClamping)
  }

  /// What is filled: with corner covers all four corners are round and patches hide some of them.
  var outline: Outline {
    let corners = look.cornerTechnique == .covers ? .all : roundedCorners
    let radii = CornerRadii(radius: requestedRadius, corners: corners)
    // A bezier path's shape depends on the radius that was asked for; it does its own limiting.
    let isLimitedByPath = look.cornerCurve == .bezierPath && look.cornerClamping == .uiKit
    return Outline(
      rect: background,
      radii: isLimitedByPath ? radii : radii.limited(to: background.size, by: look.cornerClamping),
      curve: look.cornerCurve)
  }

  /// Whether the shadow is seen: on a layer that clips to its own bounds it is cut away.
  var throwsShadow: Bool {
    look.shadow.isVisible && (look.shadow.layer == .separate || !look.masksToBounds)
  }

  /// Whether content is cut off at the corners: only where that was asked for, as most content never
  /// reaches them.
  var clipsContent: Bool { look.isMaskingExplicit && look.masksToBounds && look.cornerTechnique == .mask }

  /// The patches over rounded corners that should be square.
  var cornerCovers: [Rect] {
    guard look.cornerTechnique == .covers else { return [] }
    let radius = CornerRadii(radius: requestedRadius, corners: .all)
      .limited(to: background.size, by: look.cornerClamping).topLeft
    guard radius > .zero else { return [] }
    let rounded = roundedCorners
    let right = background.maxX - radius
    let bottom = background.maxY - radius
    return [
      (CornerMask.topLeft, background.minX, background.minY), (.topRight, right, background.minY),
      (.bottomLeft, background.minX, bottom), (.bottomRight, right, bottom),
    ].compactMap { corner, x, y in
      rounded.contains(corner) ? nil : Rect(x: x, y: y, width: radius, height: radius)
    }
  }
}
