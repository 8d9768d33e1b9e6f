// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Places the parts of a status card: icon, then title, date and description, then badge, value and level.
struct StatusArranger<N: Measure>: Measuring {
  let content: RowContent<N>
  /// The card's width in points.
  let width: N

  private var row: Row { content.row }
  var environment: LayoutEnvironment { content.environment }

  /// The card's height in points: its taller column and the margins.
  var height: N {
    let text = stacked(textColumn)
    let icon: N = row.image == nil ? .zero : metric(.statusIconSide, "icon")
    let taller = N.larger(N.larger(text, icon), sideColumnHeight).named(
      "the taller column", .rule("texts, image, badge and value of a status cell (approximate widths)"))
    return taller + content.verticalMargins
  }

  /// The parts in their places on a card of this height, in points.
  func arrangement(height: N) -> CellArrangement<N> {
    var result = CellArrangement(textLeading: textLeading)
    placeIcon(height: height, in: &result)
    let room = content.room(in: height)
    var y = room.y + centred(stacked(textColumn), in: room.height)
    for (index, label) in textColumn.enumerated() {
      let placed = label.moved(x: textLeading, y: y)
      y += label.frame.height + spacing
      switch index {
      case 0: result.title = placed
      case 1 where row.status.date != nil: result.extraLabels.append(placed)
      default: result.detail = placed
      }
    }
    placeSideColumn(height: height, in: &result)
    return result
  }

  private var spacing: N { metric(.statusSpacing, "status spacing") }

  private var textLeading: N {
    row.image == nil
      ? content.leading
      : content.leading + metric(.statusIconSide, "image") + metric(.statusColumnSpacing, "image to text")
  }

  private func centred(_ length: N, in room: N) -> N {
    ((room - length) / 2).named("centred").rounded(to: grid)
  }

  /// Title, date and description without those that the row doesn't have, each as wide as the column.
  private var textColumn: [PlacedLabel<N>] {
    let side = sideColumnWidth
    let available =
      width - textLeading - content.trailingMargin
      - (side.points > .zero ? side + metric(.statusColumnSpacing, "column spacing") : .zero)
    var labels = [content.title(available: available)]
    if let date = row.status.date {
      labels.append(
        PlacedLabel(
          "date", wrapping: LabelText(date), font: environment.font(.caption1),
          color: .semantic(.secondaryLabel),
          width: available, maximumLines: 0, grid: grid))
    }
    if let description = content.detailText {
      labels.append(
        PlacedLabel(
          "detail", wrapping: description, font: content.detailFont, color: content.detailColor,
          width: available,
          maximumLines: 0, grid: grid))
    }
    return labels
  }

  /// A status value has at most the card's width divided by this; assumed: not a UIKit view.
  private static var valueShare: Int { 3 }

  private var value: PlacedLabel<N>? {
    row.status.value.map {
      PlacedLabel(
        "value", LabelText($0), font: environment.font(.body), color: .semantic(.label), alignment: .trailing,
        available: width / Self.valueShare, grid: grid)
    }
  }

  private var levelSide: N { row.status.level == nil ? .zero : metric(.statusLevelSide, "level") }

  private var valueLineWidth: N {
    let level = levelSide
    guard let value else { return level }
    return value.frame.width + (level.points > .zero ? level + spacing * 2 : .zero)
  }

  private var valueLineHeight: N { .larger(value?.frame.height ?? .zero, levelSide) }

  private var sideColumnWidth: N {
    .larger(valueLineWidth, row.badge.map { BadgeLabel($0, environment).width } ?? .zero)
  }

  private var sideColumnHeight: N {
    let badge: N = row.badge == nil ? .zero : environment.grownMetric(.badgeHeight, "badge")
    let both = badge.points > .zero && valueLineHeight.points > .zero
    return badge + valueLineHeight + (both ? spacing * 2 : .zero)
  }

  private func stacked(_ labels: [PlacedLabel<N>]) -> N {
    labels.reduce(.zero) { $0 + $1.frame.height } + spacing * max(0, labels.count - 1)
  }

  private func placeIcon(height: N, in result: inout CellArrangement<N>) {
    guard let image = row.image else { return }
    let side: N = metric(.statusIconSide, "image")
    let room = content.room(in: height)
    let y = room.y + centred(side, in: room.height)
    let frame = Frame(x: content.leading, y: y, width: side, height: side)
    let inset: N = metric(
      image.tileColor == nil ? .statusSymbolPadding : .statusTilePadding, "around the symbol")
    result.image = frame
    guard image.symbol != nil else {
      result.imageGlyph = CellArrangement.Glyph(image, in: frame)
      return
    }
    result.imageGlyph = CellArrangement.Glyph(
      image,
      in: Frame(
        x: frame.x + inset, y: frame.y + inset, width: (side - inset * 2).notNegative,
        height: (side - inset * 2).notNegative),
      tint: content.look[.tintColor])
  }

  private func placeSideColumn(height: N, in result: inout CellArrangement<N>) {
    let trailing = width - content.trailingMargin
    let room = content.room(in: height)
    var y = room.y + centred(sideColumnHeight, in: room.height)
    if let text = row.badge {
      let badge = BadgeLabel<N>(text, environment)
      let frame = Frame(
        x: trailing - badge.width, y: y, width: badge.width,
        height: environment.grownMetric(.badgeHeight, "badge"))
      result.badge = frame
      result.badgeLabel = badge.label.centered(in: frame)
      y += environment.grownMetric(.badgeHeight, "badge") + spacing * 2
    }
    var x = trailing
    if let level = row.status.level {
      let side = levelSide
      x = x - side
      var glyph = CellArrangement.Glyph(
        level, in: Frame(x: x, y: y + centred(side, in: valueLineHeight), width: side, height: side))
      // A level has no tile.
      glyph.color = level.color ?? content.look[.tintColor]
      result.accessories.append(glyph)
      x = x - spacing * 2
    }
    if let value {
      let top = y + centred(value.frame.height, in: valueLineHeight)
      result.extraLabels.append(value.moved(x: x - value.frame.width, y: top))
    }
  }
}
