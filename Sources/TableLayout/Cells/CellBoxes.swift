// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The invisible views of a cell: its content view and the boxes of its labels, in the coordinates of its
/// background, left to right. They are only for readers of frames; no picture needs them.
struct CellBoxes {
  /// `UITableViewCell.contentView`.
  let contentView: Rect
  /// `textLabel`; `nil` without one.
  let title: Rect?
  /// `detailTextLabel`; `nil` without one.
  let detail: Rect?

  init(_ row: RowLayout<Points>, _ cell: CellArrangement<Points>) {
    let content = row.content
    let width = row.background.width
    let isCard = row.row.cellStyle == .status
    let lines = content.separatorRule.inlineRoom
    let arranger = CellArranger(content: content, width: width, height: row.contentHeight)
    // Content avoids the sensor housing, except in a status card.
    let margins =
      isCard
      ? (left: Points.zero, right: .zero) : content.environment.safeArea(within: content.look)
    let space = isCard ? .zero : content.environment.metric(.contentToAccessory)
    let end: Points = cell.accessory.map { $0.x - space } ?? (width - margins.right)
    let height =
      isCard ? max(.zero, row.background.height - lines.top - lines.bottom) : arranger.contentHeight
    let contentView = Rect(
      x: margins.left, y: lines.top - row.roomBesideBackground.top, width: max(.zero, end - margins.left),
      height: height)
    self.contentView = contentView

    /// Labels of old cells are as high as the content view, and a label without a neighbour is as wide as the
    /// space for it.
    func box(_ label: PlacedLabel<Points>, from left: Points, to right: Points) -> Rect {
      Rect(x: left, y: contentView.minY, width: max(.zero, right - left), height: contentView.height)
    }
    let isOld = content.look[.cellContent] == .textLabel && content.look.given[.titleOrigin] == nil && !isCard
    let isStacked = content.stacksDetail
    let room = arranger.textRoom(in: cell)
    title = cell.title.map { label in
      guard isOld, !isStacked else { return label.frame.rect }
      switch row.row.cellStyle {
      case .value1 where cell.detail != nil:
        return box(label, from: label.frame.x, to: label.frame.maxX)
      case .value2:
        return box(label, from: room.leading, to: label.frame.maxX)
      case .default, .subtitle, .value1, .status:
        return box(label, from: room.leading, to: max(room.leading, room.trailing))
      }
    }
    detail = cell.detail.map { label in
      isOld && !isStacked ? box(label, from: label.frame.x, to: label.frame.maxX) : label.frame.rect
    }
  }
}
