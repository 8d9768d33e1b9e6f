import Drawing
import Geometry
import TableModel
import TextMetrics

/// Places the parts of a status card: icon, then title, date and description, then badge, value and level.
struct StatusArranger {
  let content: RowContent
  /// The card's width in points.
  let width: Points

  private var row: Row { content.row }
  private var margin: Points { content.leadingMargin }
  private var grid: PixelGrid { content.grid }
  private var environment: LayoutEnvironment { content.environment }

  /// The card's height in points: its taller column and the margins.
  var height: Points {
    let text = stacked(textColumn)
    let icon = row.image == nil ? .zero : environment.metric(.statusIconSide)
    return max(text, icon, sideColumnHeight) + margin * 2
  }

  func arrangement(height: Points) -> CellArrangement {
    var result = CellArrangement(textLeading: textLeading)
    placeIcon(height: height, in: &result)
    var y = grid.round((height - stacked(textColumn)) / 2)
    for (index, label) in textColumn.enumerated() {
      let placed = label.moved(x: textLeading, y: y)
      y += label.frame.height + environment.metric(.statusSpacing)
      switch index {
      case 0: result.title = placed
      case 1 where row.status.date != nil: result.extraLabels.append(placed)
      default: result.detail = placed
      }
    }
    placeSideColumn(height: height, in: &result)
    return result
  }

  private var textLeading: Points {
    row.image == nil
      ? margin : margin + environment.metric(.statusIconSide) + environment.metric(.statusColumnSpacing)
  }

  /// Title, date and description, those that are there, each as wide as the column.
  private var textColumn: [PlacedLabel] {
    let side = sideColumnWidth
    let available =
      width - textLeading - margin - (side > .zero ? side + environment.metric(.statusColumnSpacing) : .zero)
    var labels = [
      PlacedLabel(
        row.title, font: content.titleFont, color: content.look.titleColor, available: available, grid: grid)
    ]
    if let date = row.status.date {
      labels.append(
        PlacedLabel(
          date, font: environment.font(.caption1), color: .semantic(.tertiaryLabel), available: available,
          grid: grid))
    }
    if let description = row.detail {
      labels.append(
        PlacedLabel(
          wrapping: description, font: content.detailFont, color: content.detailColor, width: available,
          maximumLines: 0, grid: grid))
    }
    return labels
  }

  private var value: PlacedLabel? {
    row.status.value.map {
      PlacedLabel(
        $0, font: environment.font(.body), color: .semantic(.label), alignment: .trailing,
        available: width / 3, grid: grid)
    }
  }

  private var valueLineWidth: Points {
    let level = row.status.level == nil ? Points.zero : environment.metric(.statusLevelSide)
    guard let value else { return level }
    return value.frame.width + (level > .zero ? level + environment.metric(.statusSpacing) * 2 : .zero)
  }

  private var valueLineHeight: Points {
    max(value?.frame.height ?? .zero, row.status.level == nil ? .zero : environment.metric(.statusLevelSide))
  }

  private var sideColumnWidth: Points {
    max(valueLineWidth, row.badge.map { BadgeLabel.make($0, environment).width } ?? .zero)
  }

  private var sideColumnHeight: Points {
    let badge = row.badge == nil ? Points.zero : environment.metric(.badgeHeight)
    let both = badge > .zero && valueLineHeight > .zero
    return badge + valueLineHeight + (both ? environment.metric(.statusSpacing) * 2 : .zero)
  }

  private func stacked(_ labels: [PlacedLabel]) -> Points {
    labels.reduce(.zero) { $0 + $1.frame.height } + environment.metric(.statusSpacing)
      * max(0, labels.count - 1)
  }

  private func placeIcon(height: Points, in result: inout CellArrangement) {
    guard let image = row.image else { return }
    let side = environment.metric(.statusIconSide)
    let frame = Rect(x: margin, y: grid.round((height - side) / 2), width: side, height: side)
    let inset: Points = image.tileColor == nil ? 2 : 6
    result.image = frame
    result.tileColor = image.tileColor
    result.imageGlyph = CellArrangement.Glyph(
      kind: .named(image.symbol),
      frame: frame.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)),
      color: image.color ?? (image.tileColor == nil ? content.look.tintColor : .semantic(.white)))
  }

  private func placeSideColumn(height: Points, in result: inout CellArrangement) {
    let trailing = width - margin
    var y = grid.round((height - sideColumnHeight) / 2)
    if let badge = row.badge {
      let (label, badgeWidth) = BadgeLabel.make(badge, environment)
      let frame = Rect(
        x: trailing - badgeWidth, y: y, width: badgeWidth, height: environment.metric(.badgeHeight))
      result.badge = frame
      result.badgeLabel = label.centered(in: frame)
      y += environment.metric(.badgeHeight) + environment.metric(.statusSpacing) * 2
    }
    var x = trailing
    if let level = row.status.level {
      let side = environment.metric(.statusLevelSide)
      x -= side
      result.accessories.append(
        CellArrangement.Glyph(
          kind: .named(level.symbol),
          frame: Rect(x: x, y: y + grid.round((valueLineHeight - side) / 2), width: side, height: side),
          color: level.color ?? content.look.tintColor))
      x -= environment.metric(.statusSpacing) * 2
    }
    if let value {
      let top = y + grid.round((valueLineHeight - value.frame.height) / 2)
      result.extraLabels.append(value.moved(x: x - value.frame.width, y: top))
    }
  }
}
