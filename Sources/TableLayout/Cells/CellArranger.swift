import Drawing
import Geometry
import TableModel
import TextMetrics

/// Places the parts of UIKit's own cell styles.
struct CellArranger {
  let content: RowContent
  /// The background's size in points.
  let size: Size

  private var row: Row { content.row }
  private var environment: LayoutEnvironment { content.environment }
  private var grid: PixelGrid { content.grid }

  /// The content view's height: UIKit leaves the separator's pixel out of it, and lines with a place of
  /// their own are not part of it either.
  private var contentHeight: Points {
    let lines = content.separatorRule.inlineRoom
    let overlay =
      content.look.separatorStyle == .singleLine && content.look.separatorModel == .overlay
      ? grid.hairline : .zero
    return max(.zero, size.height - overlay - lines.top - lines.bottom)
  }

  func arrangement() -> CellArrangement {
    var result = CellArrangement(textLeading: textLeading)
    placeImage(in: &result)
    result.accessories = AccessoryArranger(content: content).glyphs(width: size.width, height: contentHeight)
    var trailing = textTrailing(accessoriesMinX: result.accessories.first?.frame.minX)
    if let badge = row.badge { trailing = placeBadge(badge, trailing: trailing, in: &result) }
    placeLabels(from: textLeading, to: max(textLeading, trailing), in: &result)
    return result
  }

  /// The title as a wrapping label, for rows that size themselves by it.
  var wrappedTitle: PlacedLabel {
    var trailing = textTrailing(
      accessoriesMinX: AccessoryArranger(content: content).glyphs(width: size.width, height: size.height)
        .first?.frame.minX)
    if let badge = row.badge { trailing -= badgeLabel(badge).width + environment.metric(.badgeSpacing) }
    return PlacedLabel(
      wrapping: row.title, font: content.titleFont, color: content.look.titleColor,
      width: trailing - textLeading, maximumLines: row.numberOfLines, grid: grid)
  }

  private var textLeading: Points {
    guard let image = row.image else { return content.leadingMargin }
    return image.tileColor != nil
      ? content.leadingMargin + environment.metric(.tileSide) + environment.metric(.imageToTextSpacing)
      : content.leadingMargin + environment.metric(.imageSlotWidth) + environment.metric(.symbolToTextSpacing)
  }

  private func textTrailing(accessoriesMinX: Points?) -> Points {
    accessoriesMinX.map { $0 - environment.metric(.accessorySpacing) } ?? size.width - content.trailingMargin
  }

  private func placeImage(in result: inout CellArrangement) {
    guard let image = row.image else { return }
    let side = image.tileColor == nil ? environment.metric(.imageSlotWidth) : environment.metric(.tileSide)
    let frame = centered(Size(width: side, height: side), x: content.leadingMargin)
    result.image = frame
    result.tileColor = image.tileColor
    let glyphSide = image.tileColor == nil ? side : environment.metric(.tileGlyphSide)
    let inset = (side - glyphSide) / 2
    result.imageGlyph = CellArrangement.Glyph(
      kind: .named(image.symbol),
      frame: Rect(x: frame.minX + inset, y: frame.minY + inset, width: glyphSide, height: glyphSide),
      color: image.color ?? (image.tileColor == nil ? content.look.tintColor : .semantic(.white)))
  }

  private func placeBadge(_ text: String, trailing: Points, in result: inout CellArrangement) -> Points {
    let (label, width) = badgeLabel(text)
    let frame = centered(Size(width: width, height: environment.metric(.badgeHeight)), x: trailing - width)
    result.badge = frame
    result.badgeLabel = label.centered(in: frame)
    return frame.minX - environment.metric(.badgeSpacing)
  }

  private func badgeLabel(_ text: String) -> (label: PlacedLabel, width: Points) {
    BadgeLabel.make(text, environment)
  }

  private func placeLabels(from leading: Points, to trailing: Points, in result: inout CellArrangement) {
    if let origin = content.look.titleOrigin {
      var title = PlacedLabel(
        row.title, font: content.titleFont, color: content.look.titleColor, available: size.width, grid: grid)
      title.frame = Rect(
        x: origin.x - content.look.insets.left, y: origin.y, width: size.width, height: size.height)
      result.title = title
      return
    }
    switch row.cellStyle {
    case .value1 where content.stacksDetail: placeSubtitle(from: leading, to: trailing, in: &result)
    case .default, .status: placeTitleAlone(from: leading, to: trailing, in: &result)
    case .subtitle: placeSubtitle(from: leading, to: trailing, in: &result)
    case .value1: placeValue1(from: leading, to: trailing, in: &result)
    case .value2: placeValue2(from: leading, to: trailing, in: &result)
    }
  }

  private func title(available: Points) -> PlacedLabel {
    row.numberOfLines == 1
      ? PlacedLabel(
        row.title, font: content.titleFont, color: content.look.titleColor, available: available, grid: grid)
      : PlacedLabel(
        wrapping: row.title, font: content.titleFont, color: content.look.titleColor, width: available,
        maximumLines: row.numberOfLines, grid: grid)
  }

  private func detail(_ text: String, available: Points, alignment: PlacedLabel.Alignment = .leading)
    -> PlacedLabel
  {
    PlacedLabel(
      text, font: content.detailFont, color: content.detailColor, alignment: alignment, available: available,
      grid: grid)
  }

  private func placeTitleAlone(from leading: Points, to trailing: Points, in result: inout CellArrangement) {
    let label = title(available: trailing - leading)
    result.title = label.moved(x: leading, y: centeredY(label.frame.height))
  }

  private func placeSubtitle(from leading: Points, to trailing: Points, in result: inout CellArrangement) {
    guard let text = content.detailText else {
      return placeTitleAlone(from: leading, to: trailing, in: &result)
    }
    let upper = title(available: trailing - leading)
    let lower = detail(text, available: trailing - leading)
    let spacing = content.detailSpacing
    let top = grid.ceil((contentHeight - upper.frame.height - lower.frame.height - spacing) / 2)
    result.title = upper.moved(x: leading, y: top)
    result.detail = lower.moved(x: leading, y: top + upper.frame.height + spacing)
  }

  private func placeValue1(from leading: Points, to trailing: Points, in result: inout CellArrangement) {
    guard let text = content.detailText else {
      return placeTitleAlone(from: leading, to: trailing, in: &result)
    }
    let available = trailing - leading
    let spacing = environment.metric(.valueSpacing)
    // The title keeps its width; the detail gets the rest, but never less than a quarter.
    let natural = grid.ceil(TextMeasurer.width(of: row.title, font: content.titleFont))
    let detailLimit = max(available - natural - spacing, available / 4)
    let value = detail(text, available: detailLimit, alignment: .trailing)
    let label = title(available: available - value.frame.width - spacing)
    result.title = label.moved(x: leading, y: centeredY(label.frame.height))
    result.detail = value.moved(x: trailing - value.frame.width, y: centeredY(value.frame.height))
  }

  private func placeValue2(from leading: Points, to trailing: Points, in result: inout CellArrangement) {
    let column = min(environment.metric(.value2TitleWidth), max(.zero, trailing - leading))
    var label = PlacedLabel(
      row.title, font: content.titleFont, color: content.look.tintColor, alignment: .trailing,
      available: column, grid: grid)
    label = label.moved(x: leading + column - label.frame.width, y: centeredY(label.frame.height))
    result.title = label
    guard let text = content.detailText else { return }
    let x = leading + column + environment.metric(.valueSpacing)
    let value = detail(text, available: trailing - x)
    result.detail = value.moved(x: x, y: centeredY(value.frame.height))
  }

  private func centeredY(_ height: Points) -> Points { grid.round((contentHeight - height) / 2) }

  private func centered(_ size: Size, x: Points) -> Rect {
    Rect(x: x, y: centeredY(size.height), width: size.width, height: size.height)
  }
}
