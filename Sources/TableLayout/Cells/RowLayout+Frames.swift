// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A row for readers of many rows: its layout, and its frames without gaps and parameters.
///
/// A class, because a dozen rules of lint go through all rows: copying the frames took longer than the rules themselves.
package final class LaidOutRow: Sendable {
  package let layout: RowLayout<Points>
  package let frames: FrameTree.Row

  init(_ layout: RowLayout<Points>) {
    self.layout = layout
    frames = layout.frames(isBare: true)
  }

  package var path: Table.IndexPath { layout.path }
  package var row: Row { layout.row }
  package var look: ResolvedLook { layout.look }
  package var shape: RowShape { layout.shape }
}

extension RowLayout where N == Points {
  /// The row's frames in the table's direction.
  ///
  /// - Parameters:
  ///   - isBare: whether to leave out gaps, parameters and the cell's invisible views, which take longer to compute than all
  ///     other frames. Default: false.
  ///   - known: the row's parameters, if they are known already.
  func frames(isBare: Bool = false, parameters known: [FrameTree.Parameter]? = nil) -> FrameTree.Row {
    let (cell, background) = (arrangement, background.rect)
    let boxes = isBare ? nil : boxes(cell)
    func placed(_ rect: Rect) -> Rect {
      environment.directed(rect.offsetBy(dx: background.minX, dy: background.minY))
    }
    func placed(_ frame: Frame<Points>) -> Rect { placed(frame.rect) }
    func label(_ label: PlacedLabel<Points>, _ box: Rect?) -> FrameTree.Label {
      FrameTree.Label(
        text: label.text, runs: label.source.runs,
        frame: placed(isBare ? label.frame : label.textFrame(grid: grid, .layout)),
        box: placed(box ?? label.frame.rect),
        baseline: background.minY + label.baseline(ofLine: 0, grid: grid), isTruncated: label.isTruncated)
    }
    return FrameTree.Row(
      section: path.section, row: path.row, id: row.id, position: position.rawValue,
      frame: environment.directed(frame.rect), background: environment.directed(background),
      contentView: boxes.map { placed($0.contentView) },
      cornerRadii: environment.isRightToLeft ? cornerRadii.mirrored : cornerRadii, cornerCurve: shape.curve,
      separators: SeparatorLayout(row: self, textLeading: cell.textLeading).separators.map {
        FrameTree.Separator(position: $0.position.rawValue, frame: environment.directed($0.frame.rect))
      },
      title: cell.title.map { label($0, boxes?.title) }, detail: cell.detail.map { label($0, boxes?.detail) },
      image: cell.image.map(placed), badge: cell.badge.map(placed), accessory: cell.accessory.map(placed),
      elements: cell.elements.map {
        FrameTree.Element(
          path: $0.path.words, kind: $0.drawn.element.kind.rawValue, frame: placed($0.frame))
      },
      cornerCovers: cornerCovers.map(environment.directed),
      gaps: isBare ? [] : gaps(cell).map { FrameTree.Gap($0, in: environment) },
      parameters: isBare ? [] : known ?? parameters)
  }

  /// The invisible views of a cell in the coordinates of its background: `UITableViewCell.contentView`, `textLabel` and
  /// `detailTextLabel`. No picture needs them.
  private func boxes(
    _ cell: CellArrangement<Points>
  ) -> (contentView: Rect, title: Rect?, detail: Rect?) {
    let isCard = row.cellStyle == .status
    let lines = content.separatorRule.inlineRoom
    let arranger = CellArranger(content: content, width: background.width, height: contentHeight)
    // Content avoids the sensor housing, except in a status card.
    let margins = isCard ? (left: Points.zero, right: .zero) : environment.safeArea(within: look)
    let space = isCard ? .zero : environment.metric(.contentToAccessory)
    let end: Points = cell.accessory.map { $0.x - space } ?? (background.width - margins.right)
    let height =
      isCard ? max(.zero, background.height - lines.top - lines.bottom) : arranger.contentHeight
    let contentView = Rect(
      x: margins.left, y: lines.top - roomBesideBackground.top, width: max(.zero, end - margins.left),
      height: height)
    /// Labels of old cells are as high as the content view, and a label without a neighbour is as wide as the
    /// space for it.
    func box(from left: Points, to right: Points) -> Rect {
      Rect(x: left, y: contentView.minY, width: max(.zero, right - left), height: contentView.height)
    }
    let isOld =
      look[.cellContent] == .textLabel && look.given[.titleOrigin] == nil && !isCard && !content.stacksDetail
    let room = arranger.textRoom(in: cell)
    let title = cell.title.map { label in
      guard isOld else { return label.frame.rect }
      switch row.cellStyle {
      case .value1 where cell.detail != nil: return box(from: label.frame.x, to: label.frame.maxX)
      case .value2: return box(from: room.leading, to: label.frame.maxX)
      case .default, .subtitle, .value1, .status:
        return box(from: room.leading, to: max(room.leading, room.trailing))
      }
    }
    let detail = cell.detail.map { isOld ? box(from: $0.frame.x, to: $0.frame.maxX) : $0.frame.rect }
    return (contentView, title, detail)
  }
}
