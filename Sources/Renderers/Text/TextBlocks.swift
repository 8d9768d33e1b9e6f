// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Sorts a display list, group by group, into rows and texts outside of them.
struct TextBlocks {
  /// The rows that ``drainRows()`` will return.
  private var rows: [TextBlock] = []
  /// The texts of headers, footers and the table's header and footer views that ``drainLoose()`` will return.
  private var loose: [TextBlock.Piece] = []
  /// The headers and footers that are pinned at the upper and lower edge.
  private(set) var pinnedHeaders: [TextBlock.Piece] = []
  private(set) var pinnedFooters: [TextBlock.Piece] = []
  /// The bars above the content.
  private(set) var bars = TextBars()
  private var rulers: [(section: Int?, ruler: Ruler)] = []
  /// The separators of blank rows.
  private(set) var fillers: [Rect] = []
  private let canvas: TextCanvas
  private var background: RGBA?
  private var current: (section: Int, row: Int)?
  /// The section of the last header.
  private var headerSection: Int?
  /// The first line of the last header, which its image and its button are on.
  private var headerLine: (section: Int?, y: Points, isPinned: Bool)?
  /// The background of the current row's image, and the background of its badge.
  private var tile: (paint: RGBA, width: Points)?
  /// The index of the current row's image that will show the initial of the title, before the title is known.
  private var unnamedImage: Int?
  private var badge: RGBA?

  init(on canvas: TextCanvas) { self.canvas = canvas }

  /// An empty sorter for the same table.
  var empty: TextBlocks {
    var result = TextBlocks(on: canvas)
    result.background = background
    return result
  }

  mutating func add(_ row: TextBlock) { rows.append(row) }

  mutating func add(_ group: DisplayGroup) {
    for item in group.items { add(item) }
    if let mark = group.mark, !rows.isEmpty { rows[rows.count - 1].mark = mark }
  }

  /// Adds the measured gaps as texts, after everything else was added.
  mutating func addRulers() { loose += RulerLines(rulers, on: canvas).pieces }

  /// The rows that were added since the last call.
  mutating func drainRows() -> [TextBlock] {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows
  }

  /// The texts between rows that were added since the last call.
  mutating func drainLoose() -> [TextBlock.Piece] {
    defer { loose.removeAll(keepingCapacity: true) }
    return loose
  }

  private mutating func add(_ item: DisplayItem) {
    if item.role == .tableBackground, case .fill(_, let paint) = item.content { background = paint }
    guard let section = item.section, let row = item.row else {
      addLoose(item)
      return
    }
    if current?.section != section || current?.row != row {
      // A shadow comes before its background and is skipped. A row without a background isn't drawn.
      guard item.role == .rowBackground else { return }
      current = (section, row)
      tile = nil
      unnamedImage = nil
    }
    addToRow(item)
  }

  // MARK: - Outside of the rows

  private mutating func addLoose(_ item: DisplayItem) {
    if bars.add(item, on: canvas, isAfterRows: current != nil) { return }
    if addHeaderPart(item) { return }
    switch item.content {
    case .ruler(let ruler): rulers.append((item.section, ruler))
    case .fill(let outline, _) where item.role == .separator: fillers.append(canvas.directed(outline.rect))
    case .text(let run):
      switch item.role {
      case .pinnedHeader:
        if headerLine?.section != item.section || headerLine?.isPinned == false {
          headerLine = (item.section, run.origin.y, true)
        }
        pinnedHeaders.append(piece(run, .header, canvas.style(.bold)))
      case .pinnedFooter: pinnedFooters.append(piece(run, .footer, canvas.style(.dim)))
      case .header:
        let isFirst = headerSection != item.section
        headerSection = item.section
        if isFirst { headerLine = (item.section, run.origin.y, false) }
        loose.append(piece(run, isFirst ? .header : .headerRest, canvas.style(.bold)))
      case .footer, .tableFooter: loose.append(piece(run, .footer, canvas.style(.dim)))
      case .contentUnavailable:
        loose.append(
          piece(run, .other, canvas.style(CharacterStyle(run.paint, isBold: run.weight != .regular))))
      case .control: break
      default: loose.append(piece(run, .other, canvas.style(.bold)))
      }
    case .mark(let mark): addLoose(TextMarks.piece(mark, on: canvas), over: mark.frame)
    case .symbol(let symbol) where item.role == .accessory:
      addLoose(piece(symbol, role: .accessory), over: symbol.frame)
    case .fill, .gradient, .border, .shadow, .symbol, .picture: break
    }
  }

  /// Adds a control or an image outside of the rows: a part of the view of a table without rows.
  private mutating func addLoose(_ piece: TextBlock.Piece, over frame: Rect) {
    var piece = piece
    (piece.anchor, piece.x) = (.center, canvas.directed(frame).midX)
    loose.append(piece)
  }

  /// Adds an image, a button or a chevron to the line of its header.
  ///
  /// - Returns: whether the item is a part of a header.
  private mutating func addHeaderPart(_ item: DisplayItem) -> Bool {
    guard let section = item.section, [.control, .accessory, .imageTile].contains(item.role),
      let line = headerLine, line.section == section
    else { return false }
    var piece: TextBlock.Piece
    switch item.content {
    case .mark(let mark): piece = TextMarks.piece(mark, on: canvas)
    case .symbol(let symbol) where item.role == .accessory:
      piece = self.piece(symbol, role: .accessory)
      if symbol.kind == .named("chevron.down") { piece.text = String(canvas.glyphs.menu.suffix(1)) }
    case .picture(let picture): piece = self.piece(picture, isAccessory: true)
    case .text(let run) where item.role == .accessory: piece = letters(run, isAccessory: true)
    default: return true
    }
    piece.y = line.y
    if line.isPinned { pinnedHeaders.append(piece) } else { loose.append(piece) }
    return true
  }

  // MARK: - Rows

  private mutating func addToRow(_ item: DisplayItem) {
    if item.role == .control {
      guard case .mark(let mark) = item.content, mark.kind != .line || !canvas.options.isCompact else {
        return
      }
      append(TextMarks.piece(mark, on: canvas))
      return
    }
    switch item.content {
    case .fill(let outline, let paint): add(outline, paint, role: item.role)
    // A cell of a terminal has one colour for all of the tile.
    case .gradient(let outline, let gradient):
      if let paint = gradient.stops.last?.paint { add(outline, paint, role: item.role) }
    case .text(let run):
      let style = canvas.style(CharacterStyle(run.paint, isBold: run.weight != .regular))
      switch item.role {
      case .badgeText: append(badge(run))
      case .image, .accessory: append(letters(run, isAccessory: item.role == .accessory))
      case .title:
        nameImage(after: run.text)
        append(run, .title, style)
      default: append(run, .detail, style)
      }
      if run.fontSize > rows[rows.count - 1].fontSize { rows[rows.count - 1].fontSize = run.fontSize }
    case .symbol(let symbol): append(piece(symbol, role: item.role))
    case .picture(let picture): append(piece(picture, isAccessory: item.role == .accessory))
    case .border(_, _, let paint):
      rows[rows.count - 1].isVisible = true
      rows[rows.count - 1].lineStyle = canvas.style(Self.lineStyle(paint))
    case .shadow, .ruler, .mark: break
    }
  }

  private static func lineStyle(_ paint: RGBA) -> CharacterStyle {
    paint.hasHue ? CharacterStyle(foreground: paint) : .dim
  }

  private mutating func add(_ outline: Outline, _ paint: RGBA, role: DisplayItem.Role) {
    switch role {
    case .rowBackground:
      let isVisible = paint.isVisible && paint != background
      rows.append(
        TextBlock(
          section: current?.section ?? 0, row: current?.row ?? 0, rect: canvas.directed(outline.rect),
          radii: canvas.directed(outline.radii), isVisible: isVisible,
          lineStyle: canvas.style(Self.lineStyle(paint))))
      // An image, a title, a detail and an accessory.
      rows[rows.count - 1].pieces.reserveCapacity(4)
    case .separator: rows[rows.count - 1].separators.append(canvas.directed(outline.rect))
    case .cornerCover: cover(canvas.directed(outline.rect))
    case .imageTile: tile = (paint, outline.rect.width)
    case .badge: badge = paint
    default: break
    }
  }

  /// Makes the corner that a patch covers square.
  private mutating func cover(_ patch: Rect) {
    let index = rows.count - 1
    let rect = rows[index].rect
    let isLeft = patch.minX == rect.minX
    if patch.minY == rect.minY {
      if isLeft { rows[index].radii.topLeft = .zero } else { rows[index].radii.topRight = .zero }
    } else {
      if isLeft { rows[index].radii.bottomLeft = .zero } else { rows[index].radii.bottomRight = .zero }
    }
  }

  private mutating func append(_ piece: TextBlock.Piece) { rows[rows.count - 1].pieces.append(piece) }

  /// Adds a title or a detail, or a further line of one.
  private mutating func append(_ run: TextRun, _ role: TextBlock.Piece.Role, _ style: CharacterStyle) {
    var piece = piece(run, role, style)
    if canvas.grid.isNarrowed, let last = rows[rows.count - 1].pieces.last, last.role == role,
      last.x == piece.x
    {
      // The system font's line height is 1.19 times its size. Two texts have more space between them than
      // that.
      piece.goesOn = (piece.y - last.y).doubleValue < run.fontSize.doubleValue * 1.2 + 1
    }
    piece.mayWrap = run.mayWrap
    append(piece)
  }

  /// Shows the title's initial in an image's place. Initials of titles differ more than those of symbols'
  /// names.
  private mutating func nameImage(after title: String) {
    guard let index = unnamedImage,
      let initial = PrintableText(isASCII: canvas.glyphs.isASCII).initial(of: title)
    else { return }
    let hasSides = rows[rows.count - 1].pieces[index].text.count > 1
    rows[rows.count - 1].pieces[index].text = hasSides ? "[\(initial)]" : "\(initial)"
    unnamedImage = nil
  }

  private func piece(_ run: TextRun, _ role: TextBlock.Piece.Role, _ style: CharacterStyle) -> TextBlock.Piece
  {
    let anchor = canvas.directed(run.anchor)
    // Only a row's trailing texts have texts before them that could overlap them.
    let isFixed = anchor == .right && (role == .title || role == .detail)
    return TextBlock.Piece(
      text: run.text, role: role, anchor: anchor, isFixed: isFixed, x: canvas.directed(run.origin.x),
      y: run.origin.y, style: style, styles: styles(of: run, style))
  }

  /// The styles of a line's spans. A span that looks like the rest of the line has the style of its role, and italic
  /// letters aren't shown: few terminals have them.
  private func styles(of run: TextRun, _ style: CharacterStyle) -> [CharacterStyle] {
    guard !run.spans.isEmpty else { return [] }
    let printable = PrintableText(isASCII: canvas.glyphs.isASCII)
    return run.spans.flatMap { span in
      let isOwn = span.paint != run.paint || span.weight != run.weight
      let own = isOwn ? canvas.style(CharacterStyle(span.paint, isBold: span.weight != .regular)) : style
      return Array(repeating: own, count: printable.cells(span.text).count { !$0.isBlank })
    }
  }

  private func badge(_ run: TextRun) -> TextBlock.Piece {
    var piece = piece(run, .badge, canvas.style(CharacterStyle(foreground: run.paint, background: badge)))
    piece.isFixed = true
    piece.text = "(\(run.text))"
    return piece
  }

  /// The letters of a tile, such as `(AB)`.
  private func letters(_ run: TextRun, isAccessory: Bool) -> TextBlock.Piece {
    var style = canvas.style(CharacterStyle(run.paint))
    if canvas.options.colors != nil, let tile, !isAccessory {
      style = CharacterStyle(foreground: run.paint, background: tile.paint)
    }
    return TextBlock.Piece(
      text: "(\(run.text))", role: isAccessory ? .accessory : .image, anchor: .center, isFixed: true,
      x: canvas.directed(run.origin.x), y: run.origin.y - run.fontSize / 3, style: style)
  }

  /// A picture's initial in brackets: the title's, or that of its name, such as `[A]`.
  private mutating func piece(_ picture: Picture, isAccessory: Bool) -> TextBlock.Piece {
    if !isAccessory { unnamedImage = rows[rows.count - 1].pieces.count }
    let frame = canvas.directed(picture.outline.rect)
    return TextBlock.Piece(
      text: "[\(Character(SymbolGlyphs.letter(picture.name)))]", role: isAccessory ? .accessory : .image,
      anchor: isAccessory ? .right : .center, isFixed: true, x: isAccessory ? frame.maxX : frame.midX,
      y: frame.midY,
      style: canvas.style(picture.tint.map { CharacterStyle($0) } ?? .plain))
  }

  private mutating func piece(_ symbol: Symbol, role: DisplayItem.Role) -> TextBlock.Piece {
    let glyphs = canvas.glyphs
    let text: String
    var style = CharacterStyle.plain
    let frame = canvas.directed(symbol.frame)
    var edge = frame.maxX
    switch symbol.kind {
    case .chevron:
      text = symbol.isMirrored ? glyphs.chevronMirrored : glyphs.chevron
      style = canvas.style(.dim)
    case .checkmark:
      text = glyphs.checkmark
      style = canvas.style(CharacterStyle(symbol.paint))
    case .info:
      text = glyphs.info
      style = canvas.style(CharacterStyle(symbol.paint))
    case .toggle(let isOn, _):
      text = isOn ? glyphs.switchOn : glyphs.switchOff
      style = canvas.style(isOn ? CharacterStyle(symbol.paint) : .dim)
      edge -= symbol.overhang
    case .backPlate: text = glyphs.chevronMirrored
    case .spinner: text = ""
    case .named(let given):
      let name = symbol.isMirrored ? SymbolCatalog.mirrored(given) : given
      return image(name, symbol, frame, isAccessory: role == .accessory)
    }
    return TextBlock.Piece(
      text: text, role: .accessory, anchor: .right, isFixed: true, x: edge, y: frame.midY, style: style)
  }

  private mutating func image(
    _ name: String, _ symbol: Symbol, _ frame: Rect, isAccessory: Bool
  ) -> TextBlock.Piece {
    let tile = isAccessory ? nil : tile
    let isLetter = canvas.glyphs.isASCII || canvas.options.isCompact
    let glyph = isLetter ? nil : SymbolGlyphs.glyph(name)
    if !isAccessory, glyph == nil { unnamedImage = rows[rows.count - 1].pieces.count }
    // The brackets are near the tile's sides.
    let room = max(tile?.width ?? .zero, frame.width).doubleValue
    let isWide = canvas.options.isCompact || room >= canvas.grid.pointsPerColumn * 2.5
    var style = CharacterStyle.plain
    var text = Character(glyph ?? SymbolGlyphs.letter(name)).description
    if canvas.options.colors != nil {
      style =
        tile.map { CharacterStyle(foreground: symbol.paint, background: $0.paint) }
        ?? CharacterStyle(symbol.paint)
    }
    if isWide, tile != nil || glyph == nil { text = "[" + text + "]" }
    return TextBlock.Piece(
      text: text, role: isAccessory ? .accessory : .image, anchor: isAccessory ? .right : .center,
      isFixed: true, x: isAccessory ? frame.maxX : frame.midX, y: frame.midY, style: style)
  }
}
