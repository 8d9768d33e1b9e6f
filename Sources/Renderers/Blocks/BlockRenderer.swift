// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// A picture of coloured half cells for terminals without pixels. Its texts are letters, so they can be read and copied.
///
/// A column stands for 8 points and a line for 16, which are about as wide and as high in relation as a terminal's cell. So the
/// picture keeps its proportions, and most texts in body size have as much room as they need.
package struct BlockRenderer: Sendable {
  /// The width of a column in points, unless the terminal is narrower: that of an average letter of the body text of 17 points.
  private static let usualSide = 8.0

  private let colors: ColorDepth
  private let maximumColumns: Int?

  /// - Parameter maximumColumns: the terminal's columns; `nil` for no limit.
  package init(_ colors: ColorDepth, maximumColumns: Int?) {
    (self.colors, self.maximumColumns) = (colors, maximumColumns)
  }

  /// The picture with the lines of each row.
  ///
  /// - Parameter part: the wanted rows if the list is only a part of the table. Default: `nil`, the whole table.
  package func preview(of list: DisplayList, part: TextPreview.Part? = nil) -> TextPreview {
    let list = list.kept
    let width = list.size.width.doubleValue
    let usual = max(1, Int((width / Self.usualSide).rounded(.up)))
    let columns = max(2, min(usual, maximumColumns ?? usual))
    let side = max(1, width) / Double(columns)
    var rows: [(place: TextPreview.Place, rect: Rect)] = []
    list.forEachGroup { group in
      if let section = group.section, let row = group.row, let background = group.background,
        case .fill(let outline, _) = background.content
      {
        rows.append((TextPreview.Place(section: section, row: row), outline.rect))
      }
      return !WorkProgress.isCancelled
    }
    var (top, bottom) = (0.0, list.size.height.doubleValue)
    if let part {
      if part.rowsAbove > 0, let first = rows.first(where: { $0.place == part.first }) {
        top = first.rect.minY.doubleValue
      }
      if part.rowsBelow > 0, let last = rows.last(where: { $0.place == part.last }) {
        bottom = last.rect.maxY.doubleValue
      }
      rows.removeAll { $0.rect.maxY.doubleValue <= top || $0.rect.minY.doubleValue >= bottom }
    }
    let count = max(1, Int(((bottom - top) / side / 2 - 0.01).rounded(.up)))
    let picture = BlockPicture(list, columns: columns, lines: count, side: side, top: top, colors)
    let lines = rows.map { row in
      let first = max(0, min(count - 1, Int((row.rect.minY.doubleValue - top) / side / 2)))
      let end = Int(((row.rect.maxY.doubleValue - top) / side / 2).rounded(.up))
      return TextPreview.RowLines(
        section: row.place.section, row: row.place.row, lines: first..<max(first + 1, min(count, end)))
    }
    return TextPreview(lines: picture.lines, width: columns, rows: lines, rowsAbove: part?.rowsAbove)
  }
}

/// The lines of a picture while it is drawn.
private struct BlockPicture {
  private(set) var lines: [String] = []
  private var canvas: BlockCanvas
  private let text: TextCanvas
  /// The texts and the thin lines of each line.
  private var pieces: [[TextBlock.Piece]]
  private var rules: [(line: Int, span: ClosedRange<Int>, glyph: TextCell, paint: RGBA)] = []

  /// A line below this height in points is a character, because its colour would vanish in a half cell.
  private static let thin: Points = 2
  private static let white = RGBA(hex: 0xFFFFFF)

  init(
    _ list: DisplayList, columns: Int, lines count: Int, side: Double, top: Double, _ colors: ColorDepth
  ) {
    canvas = BlockCanvas(
      columns: columns, rows: count * 2, side: side, top: top, background: Self.white)
    text = TextCanvas(
      size: list.size, traits: list.traits,
      options: TextPictureOptions(maximumColumns: columns, colors: colors), isASCII: false)
    pieces = Array(repeating: [], count: count)
    list.forEachGroup { group in
      for item in group.items { draw(item) }
      return WorkProgress.advance()
    }
    guard !WorkProgress.isCancelled else { return }
    for line in 0..<count { lines.append(self.line(line)) }
  }

  // MARK: - Items

  private mutating func draw(_ item: DisplayItem) {
    switch item.content {
    case .fill(let outline, let paint):
      if item.role == .separator, outline.rect.height < Self.thin { return addRule(outline.rect, paint) }
      canvas.fill(outline, clippedTo: item.clip) { _, _ in paint }
    case .gradient(let outline, let gradient):
      canvas.fill(outline, clippedTo: item.clip) { gradient.color(x: $0, y: $1, in: outline.rect) }
    case .border(let outline, let width, let paint):
      var hole = outline
      hole.rect = outline.rect.inset(by: width)
      hole.radii = outline.radii.map { max(.zero, $0 - width) }
      canvas.fill(outline, clippedTo: item.clip, without: hole) { _, _ in paint }
    case .text(let run) where item.role != .textShadow: add(run, item.role)
    case .symbol(let symbol): draw(symbol)
    case .picture(let picture):
      let paint = picture.tint ?? RGBA(hex: 0x8E8E93)
      if picture.tint == nil { canvas.fill(picture.outline, clippedTo: item.clip) { _, _ in paint } }
      let letter = String(Character(SymbolGlyphs.letter(picture.name)))
      addGlyph(letter, in: picture.frame, picture.tint ?? Self.white)
    // Marks stand for controls, which are drawn as shapes here.
    case .shadow, .ruler, .mark, .text: break
    }
  }

  private mutating func draw(_ symbol: Symbol) {
    switch symbol.kind {
    case .toggle(let isOn, _):
      let frame = symbol.frame
      canvas.fill(Outline(rect: frame, radii: CornerRadii(radius: frame.height / 2, corners: .all))) { _, _ in
        symbol.paint
      }
      // The thumb has a margin of 2 points.
      let side = frame.height - 4
      let isRight = isOn != text.traits.isRightToLeft
      let thumb = Rect(
        x: isRight ? frame.maxX - side - 2 : frame.minX + 2, y: frame.minY + 2, width: side, height: side)
      canvas.fill(Outline(rect: thumb, radii: CornerRadii(radius: side / 2, corners: .all))) { _, _ in
        Self.white
      }
    case .chevron:
      addGlyph(
        symbol.isMirrored ? text.glyphs.chevronMirrored : text.glyphs.chevron, in: symbol.frame, symbol.paint)
    case .checkmark: addGlyph(text.glyphs.checkmark, in: symbol.frame, symbol.paint)
    case .info: addGlyph("i", in: symbol.frame, symbol.paint)
    case .backPlate: addGlyph(text.glyphs.chevronMirrored, in: symbol.frame, symbol.paint)
    case .spinner: addGlyph("*", in: symbol.frame, symbol.paint)
    case .named(let given):
      let name = symbol.isMirrored ? SymbolCatalog.mirrored(given) : given
      addGlyph(
        String(Character(SymbolGlyphs.glyph(name) ?? SymbolGlyphs.letter(name))), in: symbol.frame,
        symbol.paint)
    }
  }

  // MARK: - Letters

  /// The line that a height in points is in; `nil` outside of the picture.
  private func line(at y: Double) -> Int? {
    let line = Int(((y - canvas.top) / canvas.side / 2).rounded(.down))
    return pieces.indices.contains(line) ? line : nil
  }

  private mutating func add(_ run: TextRun, _ role: DisplayItem.Role) {
    // The middle of small letters.
    let middle = run.origin.y.doubleValue - run.fontSize.doubleValue * 0.3
    guard let line = line(at: middle) else { return }
    let anchor = text.directed(run.anchor)
    let paint = over(run.paint, x: run.origin.x.doubleValue, line: line)
    pieces[line].append(
      TextBlock.Piece(
        text: run.text, role: role == .title ? .title : role == .detail ? .detail : .other, anchor: anchor,
        isFixed: anchor == .right, x: text.directed(run.origin.x), y: run.origin.y,
        style: CharacterStyle(foreground: paint, isBold: run.weight != .regular)))
  }

  private mutating func addGlyph(_ glyph: String, in frame: Rect, _ paint: RGBA) {
    guard let line = line(at: frame.midY.doubleValue) else { return }
    pieces[line].append(
      TextBlock.Piece(
        text: glyph, role: .accessory, anchor: .center, isFixed: true, x: text.directed(frame.midX),
        y: frame.midY,
        style: CharacterStyle(foreground: over(paint, x: frame.midX.doubleValue, line: line))))
  }

  private mutating func addRule(_ rect: Rect, _ paint: RGBA) {
    guard let line = line(at: rect.midY.doubleValue) else { return }
    let height = (rect.midY.doubleValue - canvas.top) / canvas.side / 2 - Double(line)
    let glyph: TextCell = height < 1 / 3.0 ? "▔" : height < 2 / 3.0 ? "─" : "▁"
    rules.append(
      (line, text.grid.span(text.directed(rect)), glyph, over(paint, x: rect.midX.doubleValue, line: line)))
  }

  /// A colour over the one that is drawn already at a place in points.
  private func over(_ paint: RGBA, x: Double, line: Int) -> RGBA {
    paint.over(canvas.rgba(column: Int(x / canvas.side), row: line * 2 + 1))
  }

  // MARK: - Lines

  private func line(_ number: Int) -> String {
    var line = text.blankLine()
    let pieces = pieces[number].sorted { $0.x < $1.x }[...]
    // In a narrow picture, a text may be in the line of the rule below it.
    for rule in rules where rule.line == number && pieces.isEmpty {
      line.fill(rule.glyph, rule.span, CharacterStyle(foreground: rule.paint))
    }
    // A long text ends before the margin, instead of beginning in it.
    let first = pieces.filter { $0.anchor == .left }.map { max(0, text.grid.column($0.x)) }.min() ?? 0
    line.write(pieces, from: first, before: text.grid.columns - min(first, 1), on: text)
    line.paint { column in
      (canvas.rgba(column: column, row: number * 2), canvas.rgba(column: column, row: number * 2 + 1))
    }
    var bytes: [UInt8] = []
    line.append(to: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
