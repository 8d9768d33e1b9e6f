// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// One row, laid out in content coordinates, left to right: its content in its cell, and the cell's background with its
/// corners. Pictures, frames, lint, export and explanations read it.
///
/// Every rule is written once, for left to right; right-to-left layouts mirror the finished frames.
package struct RowLayout<N: Measure>: Measuring {
  package let path: Table.IndexPath
  /// The cell, `rectForRow(at:)`.
  package let frame: Frame<N>
  /// The rounded background inside the cell.
  package let background: Frame<N>
  /// Points above and below the background that belong to the content's height.
  let roomBesideBackground: (top: N, bottom: N)
  package let content: RowContent<N>
  /// Whether the next row of the section is selected.
  let isAboveSelected: Bool
  /// The visibilities of lines that the rows above and below set.
  let neighbors: NeighborVisibilities

  package var row: Row { content.row }
  package var look: ResolvedLook { content.look }
  package var position: RowPosition { content.position }
  package var environment: LayoutEnvironment { content.environment }
  package var shape: RowShape { content.shape }

  init(
    _ row: Row, at path: Table.IndexPath, in section: Section, look: ResolvedLook, extent: SectionSum<N>,
    environment: LayoutEnvironment
  ) {
    self.init(
      row, at: path, position: RowPosition(row: path.row, count: section.rows.count), look: look,
      top: extent.rowTop(path.row).named("row", .frame("y")), height: extent.rowHeight(path.row),
      isAboveSelected: section.isSelected(below: path.row),
      neighbors: section.neighborVisibilities(ofRow: path.row, in: environment.info.look),
      environment: environment)
  }

  /// - Parameters:
  ///   - top: points from the content's top to the cell.
  ///   - height: the cell's height in points.
  ///   - isAboveSelected: whether the next row is selected. Default: false.
  ///   - neighbors: the visibilities of lines that the rows above and below set. Default: they set none.
  init(
    _ row: Row, at path: Table.IndexPath, position: RowPosition, look: ResolvedLook, top: N, height: N,
    isAboveSelected: Bool = false, neighbors: NeighborVisibilities = NeighborVisibilities(),
    environment: LayoutEnvironment
  ) {
    self.path = path
    self.neighbors = neighbors
    self.isAboveSelected = isAboveSelected
    let margins = RowMargins<N>(look: look, position: position, in: environment)
    background = Frame(
      x: margins.left, y: top + margins.top.ifAny + margins.card.top,
      width: margins.contentWidth(in: environment),
      height: (height - margins.top.ifAny - margins.bottom.ifAny - margins.card.top - margins.card.bottom)
        .whatRoomThereIs)
    roomBesideBackground = margins.card
    frame = Frame(
      x: margins.cellLeft, y: top,
      width: margins.areInsideCell ? environment.tableWidth() : background.width, height: height)
    content = RowContent(row: row, look: look, environment: environment, position: position)
  }

  /// The parts of the cell in the coordinates of the background.
  var arrangement: CellArrangement<N> {
    let arrangement = content.arrangement(width: background.width, height: contentHeight)
    let above = roomBesideBackground.top
    let placed = above.points == .zero ? arrangement : arrangement.moved(down: .zero - above)
    let swipe = SwipeArranger(content, width: background.width, height: background.height)
    return swipe?.arrangement(placed) ?? placed
  }

  /// The height of the content, with inline lines and ``roomBesideBackground``.
  var contentHeight: N { background.height + roomBesideBackground.top + roomBesideBackground.bottom }

  /// The radii of all rounded corners, reduced to fit the background.
  var limitedRadii: CornerRadii {
    shape.requestedRadii(at: shape.roundedCorners).limited(to: background.rect.size)
  }

  /// The drawn radius at some corners: the requested one, but at most `limited`.
  func radius(at corners: CornerMask, limited: Points) -> N {
    guard shape.roundedCorners.isDisjoint(with: corners) else {
      let requested: N = shape.requestedRadius(at: corners)
      return requested.atMost(N(limited, "limit", .layout), "limit", .rule(limit))
    }
    let requested: N = shape.requestedRadius()
    return requested + N(-requested.points, "square corner", whySquare(at: corners))
  }

  private func whySquare(at corners: CornerMask) -> TermSource {
    look[.maskedCorners].isDisjoint(with: corners)
      ? .set(.maskedCorners, otherwise: .rule("maskedCorners"))
      : .rule("a \(position.rawValue) row is not rounded here")
  }

  private var limit: String {
    "half of the shorter side, \(background.width.points) x \(background.height.points)"
  }
}

extension RowLayout: Sendable where N: Sendable {}

extension RowLayout where N == Points {
  /// The drawn radii: the requested ones, reduced to fit the background.
  var cornerRadii: CornerRadii {
    let limited = limitedRadii
    return CornerRadii(
      topLeft: radius(at: .topLeft, limited: limited.topLeft),
      topRight: radius(at: .topRight, limited: limited.topRight),
      bottomLeft: radius(at: .bottomLeft, limited: limited.bottomLeft),
      bottomRight: radius(at: .bottomRight, limited: limited.bottomRight))
  }

  /// The filled shape. With corner covers, all four corners are round, and patches hide some of them.
  var outline: Outline {
    let (background, shape) = (background.rect, shape)
    let radii = shape.requestedRadii(at: look[.cornerTechnique] == .covers ? .all : shape.roundedCorners)
    // The shape of a bezier path depends on the requested radius; the path limits it itself.
    let isLimitedByPath = shape.curve == .bezierPath
    return Outline(
      rect: background, radii: isLimitedByPath ? radii : radii.limited(to: background.size),
      curve: shape.curve)
  }

  /// Whether content is clipped at the corners: only if the table sets it, because most content never reaches
  /// them.
  var clipsContent: Bool { look.given[.masksToBounds] == true && look[.cornerTechnique] == .mask }

  /// The patches over rounded corners that must look square.
  var cornerCovers: [Rect] {
    guard look[.cornerTechnique] == .covers else { return [] }
    let background = background.rect
    let radii = shape.requestedRadii(at: .all).limited(to: background.size)
    let rounded = shape.roundedCorners
    let corners: [(CornerMask, radius: Points, isRight: Bool, isBottom: Bool)] = [
      (.topLeft, radii.topLeft, false, false), (.topRight, radii.topRight, true, false),
      (.bottomLeft, radii.bottomLeft, false, true), (.bottomRight, radii.bottomRight, true, true),
    ]
    return corners.compactMap { corner, radius, isRight, isBottom in
      guard radius > .zero, !rounded.contains(corner) else { return nil }
      return Rect(
        x: isRight ? background.maxX - radius : background.minX,
        y: isBottom ? background.maxY - radius : background.minY, width: radius, height: radius)
    }
  }
}
