// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Paints pictures from files, letters, and the layers of symbols.
extension Painter {
  /// The outline of an image's tile or picture, left to right.
  ///
  /// - Parameter usual: the radius of a rectangle that sets none, in points.
  func outline(of image: RowImage, in rect: Rect, usual: Points) -> Outline {
    switch image.shape {
    case .circle:
      return Outline(rect: rect, radii: CornerRadii(radius: min(rect.width, rect.height) / 2, corners: .all))
    case .rectangle:
      let own = (image.hasForm ? image.form.cornerRadius : nil).map {
        CornerRadii(radius: $0, corners: .all).limited(to: rect.size)
      }
      return Outline(rect: rect, radii: own ?? CornerRadii(radius: usual, corners: .all), curve: .continuous)
    }
  }

  /// The outline of an image that fills its row's height: it has the row's corners where it covers them.
  func filledOutline(_ cell: CellArrangement<Points>, of row: RowLayout<Points>) -> Outline? {
    let card = row.background.rect
    guard let box = cell.image?.rect.offsetBy(dx: card.minX, dy: card.minY) else { return nil }
    var radii = row.cornerRadii
    if box.minX > card.minX || box.minY > card.minY { radii.topLeft = .zero }
    if box.minX > card.minX || box.maxY < card.maxY { radii.bottomLeft = .zero }
    if box.maxX < card.maxX || box.minY > card.minY { radii.topRight = .zero }
    if box.maxX < card.maxX || box.maxY < card.maxY { radii.bottomRight = .zero }
    return Outline(rect: box, radii: radii.limited(to: box.size), curve: row.shape.curve)
  }

  /// - Parameter filled: the outline of an image that fills its row's height. Default: `nil`, it has its own.
  mutating func paint(
    picture file: String, _ glyph: CellArrangement<Points>.Glyph, in box: Rect, role: DisplayItem.Role,
    path: Table.IndexPath?, filled: Outline? = nil
  ) {
    guard let image = glyph.image, !box.isEmpty else { return }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let outline = directed(filled ?? outline(of: image, in: box, usual: .zero))
    guard case .picture(let data, let size)? = environment.pictures[file], data.format.mediaType != nil else {
      let paint = environment.paint(.secondaryLabel)
      let font = Font(size: Self.boxFontSize)
      let shown = TextMeasurer.truncate(name, to: max(.zero, box.width - 4), font: font).text
      var label = environment.run(
        shown, font: font, paint: paint, alignment: .center, frame: box,
        baseline: environment.grid.round(box.midY + font.size * 35 / 100))
      // The box can be narrower than one letter.
      if label.width > box.width { label.text = "" }
      let picture = Picture(
        data: nil, naturalSize: box.size, name: name, frame: outline.rect, outline: outline, tint: paint,
        label: label)
      return add(role, path, .picture(picture))
    }
    let fills = filled != nil || !outline.radii.isZero
    let frame = Self.frame(of: size, in: outline.rect, fills: fills)
    add(
      role, path,
      .picture(
        Picture(
          data: data, naturalSize: size, name: name, frame: frame,
          outline: fills ? outline : Outline(rect: frame), tint: image.color.map { environment.paint($0) })))
  }

  /// The size of the name in a box, in points. Assumed; it is no part of the app.
  private static let boxFontSize: Points = 9

  /// A picture in its proportions: within the box (`scaleAspectFit`), or over all of it (`scaleAspectFill`).
  private static func frame(of size: Size, in box: Rect, fills: Bool) -> Rect {
    let scales = (
      box.width.doubleValue / size.width.doubleValue, box.height.doubleValue / size.height.doubleValue
    )
    let scale = fills ? max(scales.0, scales.1) : min(scales.0, scales.1)
    // A side that isn't scaled otherwise is exactly the box's.
    let width = scale == scales.0 ? box.width : Points(size.width.doubleValue * scale)
    let height = scale == scales.1 ? box.height : Points(size.height.doubleValue * scale)
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  /// Paints letters in the middle of their tile.
  mutating func paint(
    letters: String, _ glyph: CellArrangement<Points>.Glyph, in box: Rect, role: DisplayItem.Role,
    path: Table.IndexPath?
  ) {
    let side = min(box.width, box.height)
    guard !letters.isEmpty, side > .zero else { return }
    var font = Font(
      size: side * Self.letterShare / 100, weight: glyph.weight == .regular ? .regular : .semibold)
    let width = TextMeasurer.width(of: letters, font: font)
    let room = side * Self.letterRoom / 100
    // All of the letters are shown, however many there are.
    if width > room { font.size = Points(font.size.doubleValue * room.doubleValue / width.doubleValue) }
    let metrics = FontMetrics(font)
    let baseline = box.midY + (metrics.ascender - (metrics.lineHeight - metrics.ascender)) / 2
    let run = environment.run(
      letters, font: font, paint: environment.paint(glyph.color), alignment: .center, frame: box,
      baseline: environment.grid.round(baseline))
    add(role, path, .text(run))
  }

  /// The size of letters, and the most width that they have, in hundredths of their tile's side. Assumed, near to Contacts.
  private static let (letterShare, letterRoom) = (45, 80)

  /// The colours of a symbol's layers; `nil` if all have one.
  func layers(of image: RowImage, _ paint: RGBA) -> [RGBA]? {
    switch image.renderingMode {
    case .monochrome: return nil
    case .hierarchical:
      return Self.fading.map { share in
        var layer = paint
        layer.alpha = paint.alpha * share / 1000
        return layer
      }
    case .palette:
      let second = image.form.secondaryColor.map { environment.paint($0) } ?? paint
      return [paint, second, image.form.tertiaryColor.map { environment.paint($0) } ?? second]
    }
  }

  /// The opacities of the first, the second and further layers, in thousandths. Assumed, near to SF Symbols.
  private static let fading = [1000, 500, 250]
}
