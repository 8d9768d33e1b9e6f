// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Places the parts of cells in UIKit's styles.
struct CellArranger<N: Measure>: Measuring {
  let content: RowContent<N>
  /// The background's width and height in points.
  let width: N
  let height: N

  private var row: Row { content.row }
  var environment: LayoutEnvironment { content.environment }

  /// The height that texts are centred in. Up to iOS 10 it doesn't include the separator's pixel; it never
  /// includes inline lines.
  var contentHeight: N {
    let lines = content.separatorRule.inlineRoom
    let endsAboveLine = environment.flag(.contentEndsAboveSeparator)
    let overlay: N =
      endsAboveLine && content.look[.separatorStyle] == .singleLine
        && content.look[.separatorModel] == .overlay
      ? hairline("separator", "the content ends above the line") : .zero
    return (height - overlay - lines.top - lines.bottom).notNegative
  }

  /// All parts in their places.
  func arrangement() -> CellArrangement<N> {
    let arranger = content.contentArranger
    let leading = arranger == nil ? textLeading : content.leading
    var result = CellArrangement(textLeading: leading)
    result.accessories = AccessoryArranger(content: content).glyphs(width: width, height: contentHeight)
    var trailing = textTrailing(accessoriesX: result.accessories.first?.frame.x)
    if let badge = row.badge { trailing = placeBadge(badge, trailing: trailing, in: &result) }
    if content.hasElements {
      result.elements = elements(height: contentHeight)
      if let first = result.elements.first(where: { $0.path.isAfterTexts }) {
        trailing = first.frame.x - content.elementGap
      }
    }
    if content.look.isEditing { result.elements += content.editControls(width: width, height: contentHeight) }
    if let arranger {
      let room = content.stackRoom(in: contentHeight)
      result.elements += arranger.elements(
        x: leading, y: room.y, width: (trailing - leading).whatRoomThereIs,
        height: room.height.whatRoomThereIs)
      return result
    }
    let texts = texts(in: TextRoom(leading: leading, trailing: trailing))
    result.title = texts.title
    result.detail = texts.detail
    let above = heightAboveTexts
    guard above.points > .zero else {
      placeImage(in: &result)
      return result
    }
    // The image and the texts under it are centred together.
    let down = (above / 2).named("half of the image above").rounded(to: grid)
    result.title = texts.title.moved(down: down)
    result.detail = texts.detail?.moved(down: down)
    placeImage(at: texts.title.frame.y + down - above, in: &result)
    return result
  }

  /// The space for the texts of rows that differ only in their texts.
  var textRoom: TextRoom<N> {
    let accessories = AccessoryArranger(content: content).glyphs(width: width, height: contentHeight)
    return TextRoom(
      leading: textLeading, trailing: textTrailing(accessoriesX: accessories.first?.frame.x))
  }

  /// The space that the texts of an arrangement had.
  func textRoom(in cell: CellArrangement<N>) -> TextRoom<N> {
    let trailing = textTrailing(accessoriesX: cell.accessories.first?.frame.x)
    let spacing: N = metric(.badgeSpacing, "badge spacing")
    let element = cell.elements.first { $0.path.isAfterTexts }.map { $0.frame.x - content.elementGap }
    return TextRoom(
      leading: textLeading, trailing: element ?? cell.badge.map { $0.x - spacing } ?? trailing)
  }

  /// The title as a wrapping label, for rows whose height it decides.
  var wrappedTitle: PlacedLabel<N> {
    let room = fittedRoom
    return PlacedLabel(
      "title", wrapping: content.titleText, font: content.titleFont, color: content.titlePaint(content.look),
      width: room.trailing - room.leading, maximumLines: content.maximumLines, grid: grid)
  }

  /// The space for the texts of a row whose height isn't known yet.
  var fittedRoom: TextRoom<N> {
    TextRoom(leading: textLeading, trailing: fittedTrailing)
  }

  /// All elements, vertically centred in a height.
  func elements(height: N) -> [PlacedElement<N>] {
    let run = EdgeRun(content: content)
    let isAtMargin = row.badge == nil && row.accessory == .none
    let after = run.trailing(before: trailingOfTexts, isAtMargin: isAtMargin, from: textLeading)
    let room = content.accessoryRoom(in: height)
    return (run.leading(from: content.elementsLeading) + after).map { element in
      element.moved(down: centredY(element.frame.height, in: room))
    }
  }

  private var fittedTrailing: N {
    if content.hasElements {
      let first = elements(height: height).first { $0.path.isAfterTexts }
      if let first { return first.frame.x - content.elementGap }
    }
    return trailingOfTexts
  }

  /// x of the end of the texts of a row without elements.
  private var trailingOfTexts: N {
    let trailing = textTrailing(
      accessoriesX: AccessoryArranger(content: content).glyphs(width: width, height: height).first?.frame.x)
    guard let badge = row.badge else { return trailing }
    return trailing - BadgeLabel<N>(badge, environment).width - metric(.badgeSpacing, "badge spacing")
  }

  /// The height of an image above the texts, with the space between them. At accessibility sizes, the image
  /// is there if a word has no room beside it.
  var heightAboveTexts: N {
    // Elements leave no room for an image above the texts (assumed).
    guard let image = row.image, content.wrapsTexts, !content.hasElements, content.fillingImage == nil
    else { return .zero }
    let room = max(1, fittedTrailing.points - leading(beside: image).points)
    let texts = [
      (content.titleText, content.titleFont), (content.detailText ?? LabelText(""), content.detailFont),
    ]
    guard texts.contains(where: { $0.0.breaksWord(width: room, font: $0.1) }) else {
      return .zero
    }
    let sum = imageSize(image).height.named("image above") + metric(.imageAboveTextSpacing, "image to text")
    return sum.raised(to: grid)
  }

  private var textLeading: N {
    let image = heightAboveTexts.points <= .zero ? row.image : nil
    let usual = image.flatMap { content.fillingImage == nil ? leading(beside: $0) : nil } ?? content.leading
    guard content.look.movesTexts(in: environment), row.cellStyle != .status else { return usual }
    let inset =
      SeparatorInsets(content: content).left.named("separator inset") + content.editRoom + content.indentation
    let isLeast = image != nil || !environment.flag(.ownInsetsAreMargins)
    return isLeast ? .larger(usual, inset) : inset
  }

  /// x of the beginning of a text beside an image.
  private func leading(beside image: RowImage) -> N {
    if isInSlot(image) {
      return content.leading + metric(.imageSlotWidth, "image's slot")
        + metric(.symbolToTextSpacing, "image to text")
    }
    let usual: Metric =
      image.drawnTile != nil || image.symbol == nil || content.hasTextLabels
      ? .imageToTextSpacing : .symbolToTextSpacing
    let spacing = content.contentStyle?.imageSpacing ?? usual
    return content.leading + imageSize(image).width + metric(spacing, "image to text")
  }

  /// Whether a tile is centred in the slot of a symbol.
  private func isInSlot(_ image: RowImage) -> Bool {
    image.drawnTile != nil && image.hasUsualSize && environment.flag(.tilesAreCentredInSlot)
  }

  /// Sizes and places images.
  private var images: ImageArranger<N> {
    ImageArranger(
      environment: environment, setSize: content.look.given[.imageSize], hasTextLabels: content.hasTextLabels,
      tint: content.look[.tintColor])
  }

  /// The size of the leading image.
  func imageSize(_ image: RowImage) -> (width: N, height: N) { images.size(of: image) }

  private func textTrailing(accessoriesX: N?) -> N {
    // Texts are within the content view, too.
    let spacing: N = .larger(
      metric(content.look[.cellContent].accessorySpacing, "accessory spacing"),
      metric(.contentToAccessory, "accessory spacing"))
    return accessoriesX.map { $0 - spacing } ?? width - content.trailingMargin
  }

  /// - Parameter y: its place above the texts; `nil` beside them.
  private func placeImage(at y: N? = nil, in result: inout CellArrangement<N>) {
    guard let image = row.image else { return }
    if let filling = content.fillingImage {
      let frame = filling.frame(height: contentHeight)
      result.image = frame
      result.imageGlyph = images.glyph(of: image, in: frame)
      return
    }
    let size = imageSize(image)
    var x = content.leading
    if isInSlot(image) {
      let room = metric(.imageSlotWidth, "image's slot") - size.width
      x = x + (room / 2).named("centred in its slot", .flag(.tilesAreCentredInSlot)).rounded(to: grid)
    }
    let frame = Frame(x: x, y: y ?? centredY(size.height), width: size.width, height: size.height)
    result.image = frame
    result.imageGlyph = images.glyph(of: image, in: frame)
  }

  private func placeBadge(_ text: String, trailing: N, in result: inout CellArrangement<N>) -> N {
    let badge = BadgeLabel<N>(text, environment)
    let height: N = environment.grownMetric(.badgeHeight, "badge")
    let room = content.accessoryRoom(in: contentHeight)
    let frame = Frame(
      x: trailing - badge.width, y: centredY(height, in: room), width: badge.width, height: height)
    result.badge = frame
    result.badgeLabel = badge.label.centered(in: frame)
    return frame.x - metric(.badgeSpacing, "badge spacing")
  }

  /// The title and the detail of a cell, placed between the ends of `room`.
  func texts(in room: TextRoom<N>) -> CellTexts<N> {
    let leading = room.leading
    let trailing = room.trailing.atLeast(leading, "no room is left", .layout)
    if let origin = content.look.given[.titleOrigin] {
      var title = PlacedLabel(
        "title", content.titleText, font: content.titleFont, color: content.look[.titleColor],
        available: width,
        grid: grid)
      // The origin is measured from the cell's side.
      let inset: N = content.look.length(.insetLeft)
      title.frame = Frame(
        x: N(origin.x, "title origin", .look(.titleOrigin)) - inset.ifAny,
        y: N(origin.y, "title origin", .look(.titleOrigin)), width: width, height: height)
      return CellTexts(title: title)
    }
    switch row.cellStyle {
    case .value1 where content.stacksDetail: return subtitle(from: leading, to: trailing)
    case .default, .status: return titleAlone(from: leading, to: trailing)
    case .subtitle: return subtitle(from: leading, to: trailing)
    case .value1: return value1(from: leading, to: trailing)
    case .value2: return value2(from: leading, to: trailing)
    }
  }

  private func detail(_ text: LabelText, available: N, alignment: LabelAlignment = .leading) -> PlacedLabel<N>
  {
    guard content.maximumDetailLines == 1 else {
      var label = PlacedLabel<N>(
        "detail", wrapping: text, font: content.detailFont, color: content.detailColor, width: available,
        maximumLines: content.maximumDetailLines, grid: grid)
      label.alignment = alignment
      return label
    }
    let font =
      content.contentStyle?.fitted(content.detailFont, text, in: available.points) ?? content.detailFont
    return PlacedLabel(
      "detail", text, font: font, color: content.detailColor, alignment: alignment,
      available: available, grid: grid)
  }

  private func titleAlone(from leading: N, to trailing: N) -> CellTexts<N> {
    let label = content.title(available: trailing - leading)
    return CellTexts(
      title: aligned(label, .title, from: leading, to: trailing, y: centredY(label.frame.height)))
  }

  /// A label at the side that its alignment setting names, or at the leading side.
  private func aligned(
    _ label: PlacedLabel<N>, _ part: LabelSettings, from leading: N, to trailing: N, y: N
  ) -> PlacedLabel<N> {
    guard let alignment = content.look.given[part.alignment] else {
      return label.moved(x: leading, y: y)
    }
    var label = label
    label.alignment = alignment
    let rest = trailing - leading - label.frame.width
    let offset = alignment.offset(
      in: rest, grid: grid, .set(part.alignment, otherwise: .layout))
    return label.moved(x: leading + offset, y: y)
  }

  private func subtitle(from leading: N, to trailing: N) -> CellTexts<N> {
    guard let text = content.detailText else { return titleAlone(from: leading, to: trailing) }
    let upper = content.title(available: trailing - leading)
    let lower = stackedDetail(text, in: TextRoom(leading: leading, trailing: trailing))
    let spacing = content.detailSpacing
    let room = content.room(in: contentHeight)
    let rest = room.height - upper.frame.height - lower.frame.height - spacing
    let beginsOnWholePoint =
      content.look[.cellContent] == .textLabel && environment.flag(.subtitlesBeginOnWholePoints)
    let top =
      room.y + (rest / 2).named("centred").raised(to: beginsOnWholePoint ? PixelGrid(scale: 1) : grid)
    return CellTexts(
      title: aligned(upper, .title, from: leading, to: trailing, y: top),
      detail: aligned(
        lower, .detail, from: leading, to: trailing, y: top + upper.frame.height + spacing))
  }

  /// The detail below a title, not placed yet.
  func stackedDetail(_ text: LabelText, in room: TextRoom<N>) -> PlacedLabel<N> {
    detail(text, available: room.trailing.atLeast(room.leading, "no room is left", .layout) - room.leading)
  }

  private func value1(from leading: N, to trailing: N) -> CellTexts<N> {
    guard let text = content.detailText else { return titleAlone(from: leading, to: trailing) }
    let available = trailing - leading
    let spacing: N = metric(.valueSpacing, "value spacing")
    // The title keeps its width; the detail gets the rest, but never less than a quarter.
    let measured = content.titleText.width(content.titleFont)
    let natural: N = PlacedLabel.width(measured, grid: grid)
    let detailLimit = N.larger(available - natural - spacing, (available / 4).cut(to: grid))
    let value = detail(text, available: detailLimit, alignment: .trailing)
    let label = content.title(available: available - value.frame.width - spacing, measured: measured)
    return CellTexts(
      title: label.moved(x: leading, y: centredY(label.frame.height)),
      detail: value.moved(x: trailing - value.frame.width, y: centredY(value.frame.height)))
  }

  private func value2(from leading: N, to trailing: N) -> CellTexts<N> {
    let column = N.smaller(metric(.value2TitleWidth, "title column"), (trailing - leading).notNegative)
    let label = PlacedLabel(
      "title", content.titleText, font: content.titleFont, color: content.look[content.titleColor],
      alignment: .trailing, available: column, grid: grid)
    var texts = CellTexts(
      title: label.moved(x: leading + column - label.frame.width, y: centredY(label.frame.height)))
    guard let text = content.detailText else { return texts }
    let x = leading + column + metric(.valueSpacing, "spacing")
    let value = detail(text, available: trailing - x)
    texts.detail = value.moved(x: x, y: centredY(value.frame.height))
    return texts
  }

  private func centredY(_ length: N) -> N { centredY(length, in: content.room(in: contentHeight)) }

  private func centredY(_ length: N, in room: (y: N, height: N)) -> N {
    room.y + ((room.height - length) / 2).named("centred").rounded(to: grid)
  }
}

/// The horizontal space for the texts of a cell, in points from the background's left side.
struct TextRoom<N: Measure> {
  let leading: N
  let trailing: N
}

/// The texts of a cell in their places.
struct CellTexts<N: Measure> {
  var title: PlacedLabel<N>
  var detail: PlacedLabel<N>?
}
