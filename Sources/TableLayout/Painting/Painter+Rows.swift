// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension Painter {
  /// Paints a row from back to front: shadow, background, covers, border, content, separators.
  mutating func paint(_ row: RowLayout<Points>) {
    let path = row.path
    let cell = row.arrangement
    paintShadow(of: row)
    let first = items.count
    // Painted even if it is invisible, because renderers for coarse grids place the row by it.
    add(
      .rowBackground, path, .fill(directed(row.outline), environment.paint(row.look.background(of: row.row))))
    for cover in row.cornerCovers {
      fill(.cornerCover, Outline(rect: cover), environment.paint(row.look.background(of: row.row)), at: path)
    }
    // A layer's border lies over its content, which shows only where the content reaches it.
    let isFilled = row.content.fillingImage != nil
    if !isFilled { paintBorder(of: row) }
    let content = items.count
    paintContent(cell, of: row)
    if isFilled { paintBorder(of: row) }
    if !row.row.isEnabled { fadeItems(from: content) }
    let color = environment.paint(row.look[.separatorColor])
    for separator in SeparatorLayout(row: row, textLeading: cell.textLeading).separators {
      let line = environment.visible(separator.frame.rect, ofRow: row.frame.rect)
      fill(.separator, Outline(rect: line), color, at: path)
    }
    if cell.swipedBy != .zero { return paintSwipe(cell, of: row, content: content, from: first) }
    if row.clipsContent { clipItems(from: first, to: directed(row.outline)) }
  }

  func directed(_ outline: Outline) -> Outline {
    guard environment.isRightToLeft else { return outline }
    return Outline(
      rect: outline.rect.mirrored(in: environment.width), radii: outline.radii.mirrored, curve: outline.curve)
  }

  private mutating func paintShadow(of row: RowLayout<Points>) {
    let shadow = row.look[.shadow]
    guard shadow.isVisible, !row.background.rect.isEmpty else { return }
    var paint = environment.paint(shadow.color)
    paint.alpha = paint.alpha * shadow.opacity / 1000
    let outline: Outline
    switch shadow.path {
    case .outline:
      outline = Outline(rect: row.background.rect, radii: row.outline.radii, curve: row.shape.curve)
    case .bounds: outline = Outline(rect: row.background.rect)
    }
    add(
      .rowShadow, row.path,
      .shadow(
        DropShadow(outline: directed(outline), radius: shadow.radius, offset: shadow.offset, paint: paint)))
  }

  private mutating func paintBorder(of row: RowLayout<Points>) {
    let border = row.look[.border]
    guard border.width > .zero, !row.background.rect.isEmpty else { return }
    add(
      .rowBorder, row.path,
      .border(directed(row.outline), width: border.width, environment.paint(border.color)))
  }

  private mutating func paintContent(_ cell: CellArrangement<Points>, of row: RowLayout<Points>) {
    let origin = row.background.rect.origin
    let filled = row.content.fillingImage == nil ? nil : filledOutline(cell, of: row)
    if let frame = cell.image, let image = row.row.image, let tile = image.drawnTile {
      if let filled {
        paint(tile, filled, path: row.path)
      } else {
        paintTile(
          tile, of: image, in: frame.rect.offsetBy(dx: origin.x, dy: origin.y),
          isSized: row.look.given[.imageSize] != nil || !image.hasUsualSize, path: row.path)
      }
    }
    if let glyph = cell.imageGlyph {
      paint(glyph, role: .image, origin: origin, path: row.path, filled: filled)
    }
    if let title = cell.title {
      paint(title, role: .title, origin: origin, path: row.path, fontName: row.look.given[.title.name]?.text)
    }
    for label in cell.extraLabels { paint(label, role: .detail, origin: origin, path: row.path) }
    if let detail = cell.detail {
      paint(
        detail, role: .detail, origin: origin, path: row.path, fontName: row.look.given[.detail.name]?.text)
    }
    if let badge = cell.badge {
      let outline = Outline(
        rect: badge.rect.offsetBy(dx: origin.x, dy: origin.y),
        radii: CornerRadii(radius: badge.height / 2, corners: .all))
      fill(.badge, outline, environment.paint(row.look[.badgeColor]), at: row.path)
    }
    if let label = cell.badgeLabel { paint(label, role: .badgeText, origin: origin, path: row.path) }
    for element in cell.elements where !element.path.isSwipeAction {
      paint(element, origin: origin, path: row.path)
    }
    for glyph in cell.accessories { paint(glyph, role: .accessory, origin: origin, path: row.path) }
  }

  mutating func paint(_ element: PlacedElement<Points>, origin: Point, path: Table.IndexPath) {
    paint(
      element.drawn, element.drawn.element.drawing(at: element.path),
      in: element.frame.rect.offsetBy(dx: origin.x, dy: origin.y), path: path)
  }

  /// Paints an element in its box, which is left to right in content coordinates.
  ///
  /// - Parameter drawing: default: that of its kind.
  mutating func paint(
    _ element: DrawnElement<Points>, _ drawing: (any ElementDrawing.Type)? = nil, in box: Rect,
    path: Table.IndexPath?
  ) {
    var canvas = ElementCanvas(environment, isEnabled: element.isEnabled)
    (drawing ?? element.element.kind.drawing).draw(element, in: box, on: &canvas)
    for item in canvas.items {
      switch item {
      case .content(let role, let content): add(role, path, content)
      case .image(let image, let glyph, let box):
        if let tile = image.drawnTile {
          paintTile(tile, of: image, in: box, isSized: !image.hasUsualSize, path: path)
        }
        paint(glyph, role: .accessory, origin: .zero, path: path)
      }
    }
  }

  /// - Parameter isSized: whether the tile's size is set.
  private mutating func paintTile(
    _ tile: RowImage.Tile, of image: RowImage, in rect: Rect, isSized: Bool, path: Table.IndexPath?
  ) {
    let outline = outline(
      of: image, in: rect, usual: image.file == nil ? tileRadius(rect.size, isSized: isSized) : .zero)
    paint(tile, outline, path: path)
  }

  private mutating func paint(_ tile: RowImage.Tile, _ outline: Outline, path: Table.IndexPath?) {
    switch tile {
    case .color(let color): fill(.imageTile, outline, environment.paint(color), at: path)
    case .monogram:
      if !outline.rect.isEmpty { add(.imageTile, path, .gradient(directed(outline), Self.monogram)) }
    }
  }

  private static let monogram = Gradient(
    .down, [Gradient.Stop(0, RowImage.monogramTop), Gradient.Stop(1000, RowImage.monogramBottom)])

  /// The corner radius of an image's tile, in points. In a tile of a set size it has the same share of the
  /// side as in the profile's.
  private func tileRadius(_ size: Size, isSized: Bool) -> Points {
    let radius = environment.metric(.tileCornerRadius)
    guard isSized else { return radius }
    let side = environment.metric(.tileSide)
    guard side > .zero else { return radius }
    return Points(min(size.width, size.height).doubleValue * radius.doubleValue / side.doubleValue)
  }

  private mutating func paint(
    _ glyph: CellArrangement<Points>.Glyph, role: DisplayItem.Role, origin: Point, path: Table.IndexPath?,
    filled: Outline? = nil
  ) {
    let box = glyph.frame.rect.offsetBy(dx: origin.x, dy: origin.y)
    switch glyph.image?.source {
    case .file(let file):
      return paint(picture: file, glyph, in: box, role: role, path: path, filled: filled)
    case .monogram(let letters): return paint(letters: letters, glyph, in: box, role: role, path: path)
    case .symbol, nil: break
    }
    var symbol = Symbol(
      kind: glyph.kind, frame: layout.directed(box), paint: environment.paint(glyph.color),
      weight: glyph.weight,
      isMirrored: environment.isRightToLeft, overhang: glyph.overhang)
    symbol.layers = glyph.image.flatMap { layers(of: $0, symbol.paint) }
    add(role, path, .symbol(symbol))
  }

  /// Paints the lines of a label.
  ///
  /// - Parameters:
  ///   - origin: the origin of the label's coordinates, in content coordinates.
  ///   - path: the row with the label; `nil` for a bar.
  ///   - fontName: the name of the font. Default: the system font.
  mutating func paint(
    _ label: PlacedLabel<Points>, role: DisplayItem.Role, origin: Point, path: Table.IndexPath?,
    fontName: String? = nil
  ) {
    let frame = label.frame.rect.offsetBy(dx: origin.x, dy: origin.y)
    let lines = label.lines
    for (index, line) in lines.strings.enumerated() where !line.isEmpty {
      var run = environment.run(
        line, font: label.font, paint: environment.paint(label.color), alignment: label.alignment,
        frame: frame, baseline: origin.y + label.baseline(ofLine: index, grid: environment.grid),
        measured: label.wholeWidth, fontName: fontName)
      run.mayWrap = label.mayWrap
      add(role, path, .text(environment.spanned(run, lines, index, of: label.source, font: label.font)))
    }
  }
}
