// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Draws a display list line by line on an elastic grid. Columns are proportional to points. Lines keep
/// their order, and every text and every visible edge has a line, so nothing overlaps or is lost.
///
/// A row is drawn as soon as the list guarantees that no later item is above it. A list without that
/// guarantee is drawn when all of it is known, with the same result.
struct TextPicture {
  /// The bytes that are passed to the sink at once: a screen of text has a few pieces.
  private static let pieceSize = 4 * 1024

  /// The bytes that weren't passed on.
  var bytes: [UInt8] = []
  /// The lines inside each row.
  var rowLines: [TextPreview.RowLines] = []
  /// Whether a text was cut or omitted because there are too few columns.
  private(set) var isCut = false
  /// The lines drawn so far.
  var lineCount = 0
  let canvas: TextCanvas
  /// The texts between rows that weren't drawn yet, from top to bottom.
  var loose: ArraySlice<TextBlock.Piece> = []
  /// The rows that weren't drawn yet, because items above them may follow.
  var waiting: ArraySlice<TextBlock> = []
  /// The row that was drawn last.
  var above: TextBlock?
  /// The points from the picture's top to the content, once the bars above it are drawn.
  var contentTop: Points?

  /// - Parameter sink: takes whole lines while they are drawn, and returns whether it takes more. Default:
  ///   `nil`; all lines are in ``bytes``.
  init(_ list: DisplayList, on canvas: TextCanvas, to sink: (([UInt8]) -> Bool)? = nil) {
    self.init(on: canvas)
    var blocks = TextBlocks(on: canvas)
    var isWanted = true
    list.forEachGroup { group in
      blocks.add(group)
      waiting += blocks.drainRows()
      guard !WorkProgress.isCancelled else { return false }
      if let settled = group.settled {
        draw(blocks.bars)
        addLoose(blocks.drainLoose())
        while let row = waiting.first, row.rect.minY < settled { drawFirstWaiting() }
        if let sink, bytes.count >= Self.pieceSize { isWanted = handOn(to: sink) }
      }
      return isWanted
    }
    guard isWanted, !WorkProgress.isCancelled else { return }
    blocks.addRulers()
    drawRest(&blocks, height: list.size.height, to: sink)
  }

  init(on canvas: TextCanvas) { self.canvas = canvas }

  var grid: GridMetrics { canvas.grid }
  var glyphs: GlyphSet { canvas.glyphs }

  /// Draws everything that wasn't drawn yet, once all is known.
  mutating func drawRest(
    _ blocks: inout TextBlocks, height: Points, to sink: (([UInt8]) -> Bool)? = nil
  ) {
    waiting += blocks.drainRows()
    addLoose(blocks.drainLoose())
    draw(blocks.bars)
    draw(pinned: blocks.pinnedHeaders, isTop: true)
    while !waiting.isEmpty {
      guard drawFirstWaiting() else { return }
      if let sink, bytes.count >= Self.pieceSize, !handOn(to: sink) { return }
    }
    drawEnd(bottom: height)
    for filler in blocks.fillers.prefix(GridMetrics.maximumLines) { draw(filler: filler) }
    draw(pinned: blocks.pinnedFooters, isTop: false)
    if blocks.bars.hasEndLine { drawRule() }
    for line in blocks.bars.endLines { draw(line) }
    if let indicator = blocks.bars.homeIndicator {
      var line = canvas.blankLine()
      line.fill(glyphs.horizontal, grid.span(indicator))
      add(line)
    }
    if let sink { _ = handOn(to: sink) }
  }

  mutating func handOn(to sink: ([UInt8]) -> Bool) -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes.isEmpty || sink(bytes)
  }

  mutating func addLoose(_ pieces: [TextBlock.Piece]) {
    guard !pieces.isEmpty else { return }
    loose += pieces
    // The sort is stable, so texts at one height keep their order.
    loose.sort { $0.y < $1.y }
  }

  /// Draws the bars above the content, once.
  mutating func draw(_ bars: TextBars) {
    guard contentTop == nil, let bottom = bars.bottom else { return }
    contentTop = bottom
    // Rows and texts that are scrolled under a bar are hidden.
    if bars.lieOverRows {
      waiting.removeAll { $0.rect.maxY <= bottom }
      loose.removeAll { $0.y <= bottom }
    }
    for line in bars.lines { draw(line) }
    guard bars.hasLine else { return }
    drawRule()
  }

  /// Draws a line from side to side.
  private mutating func drawRule() {
    var rule = canvas.blankLine()
    rule.fill(glyphs.horizontal, 0...(grid.columns - 1), canvas.style(.dim))
    add(rule)
  }

  /// Draws pinned texts, the innermost on a line between them and the rows that scroll under them.
  mutating func draw(pinned pieces: [TextBlock.Piece], isTop: Bool) {
    // A button is on the line of its header.
    let lines = pieces.reduce(into: [[TextBlock.Piece]]()) { lines, piece in
      if lines.last?.first?.y == piece.y {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    guard let line = isTop ? lines.last : lines.first else { return }
    if isTop { for line in lines.dropLast() { draw(line) } }
    draw(onRule: line, of: glyphs.double)
    if !isTop { for line in lines.dropFirst() { draw(line) } }
  }

  /// Draws a blank row and the separator at its end.
  mutating func draw(filler: Rect) {
    if !canvas.options.isCompact { addBlankLine() }
    var line = canvas.blankLine()
    line.fill(glyphs.horizontal, grid.span(filler), canvas.style(.dim))
    add(line)
  }

  /// - Returns: whether to continue.
  @discardableResult
  mutating func drawFirstWaiting() -> Bool {
    guard let row = waiting.popFirst(), WorkProgress.advance() else { return false }
    drawBoundary(above: above, below: row)
    let first = lineCount
    drawInterior(of: row)
    rowLines.append(.init(section: row.section, row: row.row, lines: first..<lineCount))
    above = row
    return true
  }

  mutating func drawEnd(bottom: Points) {
    guard !canvas.options.isCompact else { return drawCompactBoundary(above: above, below: nil) }
    if let above { drawEdge(above: above, below: nil) }
    drawGap(from: above?.rect.maxY ?? contentTop ?? .zero, to: bottom, isLast: true)
  }

  mutating func drawBoundary(above: TextBlock?, below: TextBlock) {
    guard !canvas.options.isCompact else { return drawCompactBoundary(above: above, below: below) }
    if let above, isShared(above, below), (loose.first.map { $0.y > below.rect.minY }) ?? true {
      drawEdge(above: above, below: below)
      return
    }
    if let above { drawEdge(above: above, below: nil) }
    drawGap(from: above?.rect.maxY ?? contentTop ?? .zero, to: below.rect.minY, isLast: false)
    drawEdge(above: nil, below: below)
  }

  /// Whether two rows belong to one group and so have one line between them.
  func isShared(_ above: TextBlock, _ below: TextBlock) -> Bool {
    let gap = below.rect.minY - above.rect.maxY
    let isSquare =
      above.radii.bottomLeft == .zero && above.radii.bottomRight == .zero && below.radii.topLeft == .zero
      && below.radii.topRight == .zero
    return gap >= .zero && gap <= 2 && isSquare && grid.span(above.rect) == grid.span(below.rect)
  }

  /// The texts between rows down to `bottom`, those at one height on one line. `nil` takes all.
  mutating func takeLoose(to bottom: Points?) -> [[TextBlock.Piece]] {
    var lines: [[TextBlock.Piece]] = []
    while let piece = loose.first, bottom.map({ piece.y <= $0 }) ?? true {
      loose.removeFirst()
      if let last = lines.last?.first, last.y == piece.y {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    return lines
  }

  mutating func drawGap(from top: Points, to bottom: Points, isLast: Bool) {
    let lines = rewrapped(takeLoose(to: isLast ? nil : bottom))
    let gap = bottom - top
    let room =
      gap >= GridMetrics.visibleGap
      ? max(
        1, Int((gap.doubleValue / (GridMetrics.pointsPerLine * canvas.traits.lineScale)).rounded(.up)) - 1)
      : 0
    // Footers are drawn at the rows above and headers at the rows below; blank lines are between them.
    let footers = lines.prefix { $0.allSatisfy { $0.role == .footer } }.count
    let isBetween = footers > 0 && footers < lines.count
    let least = isBetween && room > 0 ? 1 : 0
    let blanks = isLast ? 0 : max(least, min(GridMetrics.maximumLines, room) - lines.count)
    for line in lines[..<footers] where !WorkProgress.isCancelled { draw(line) }
    for _ in 0..<blanks { addBlankLine() }
    for line in lines[footers...] where !WorkProgress.isCancelled { draw(line) }
  }

  mutating func draw(_ pieces: [TextBlock.Piece]) {
    if canvas.traits.hasPlainHeaders, pieces[0].role == .header,
      pieces.dropFirst().allSatisfy({ $0.role == .accessory })
    {
      return draw(onRule: pieces, of: glyphs.horizontal)
    }
    var line = canvas.blankLine()
    // The image of a header is before its text.
    let hasParts = pieces.contains { $0.role == .accessory }
    line.write(
      (hasParts ? pieces.sorted { $0.x < $1.x } : pieces)[...], from: 0, before: grid.columns, on: canvas)
    add(line)
  }

  /// Draws texts in a line from edge to edge, which looks different from a row.
  mutating func draw(onRule pieces: [TextBlock.Piece], of glyph: TextCell) {
    let pieces = pieces.sorted { $0.x < $1.x }.map { piece in
      var piece = piece
      piece.text = " \(piece.text) "
      piece.x += Points(piece.role == .accessory ? grid.pointsPerColumn : -grid.pointsPerColumn)
      return piece
    }
    var line = canvas.blankLine()
    line.fill(glyph, 0...(grid.columns - 1), canvas.style(.dim))
    line.write(pieces[...], from: 1, before: grid.columns - 1, on: canvas)
    add(line)
  }

  /// - Parameter row: the row that the margin names beside the line. Default: `nil`, none.
  mutating func add(_ line: TextLine, naming row: TextBlock? = nil) {
    if line.isCut { isCut = true }
    lineCount += 1
    guard canvas.options.margin != nil else { return line.append(to: &bytes) }
    canvas.appendMargin(row.map { TextPreview.Place(section: $0.section, row: $0.row) }, to: &bytes)
    line.append(to: &bytes)
    // A line without contents has no trailing spaces.
    bytes.removeLast()
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func addBlankLine() {
    bytes.append(UInt8(ascii: "\n"))
    lineCount += 1
  }
}
