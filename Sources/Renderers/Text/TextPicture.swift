// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import WorkProgress

/// Draws a display list line by line on an elastic grid: columns are proportional to points, lines keep
/// their order and at least one line for every text and every visible edge, so nothing collides or is lost.
///
/// A row is drawn as soon as the list says that nothing comes any more that stands above it; a list that does not say so is
/// drawn once it is known as a whole, and comes to the same.
struct TextPicture {
  /// Bytes that are handed on together: a screen has some of them.
  private static let pieceSize = 4 * 1024

  /// What was not handed on.
  private(set) var bytes: [UInt8] = []
  /// Which lines the inside of each row has.
  private(set) var rowLines: [TextPreview.RowLines] = []
  /// Lines so far.
  private var lineCount = 0
  private let glyphs: GlyphSet
  private let grid: GridMetrics
  private let width: Points
  /// Texts between rows that were not drawn yet, from top to bottom.
  private var loose: ArraySlice<TextBlock.Piece> = []
  /// Rows that wait for what may stand above them.
  private var waiting: ArraySlice<TextBlock> = []
  /// The row that was drawn last.
  private var above: TextBlock?
  /// Points from the picture's top to the content, once what stands above it was drawn.
  private var contentTop: Points?

  /// - Parameters:
  ///   - maximumColumns: where the picture has to fit; `nil` for as wide as it is.
  ///   - sink: takes whole lines while they are drawn; its answer is whether it takes more. Without one all is in ``bytes``.
  init(
    _ list: DisplayList, glyphs: GlyphSet, maximumColumns: Int? = nil, to sink: (([UInt8]) -> Bool)? = nil
  ) {
    self.init(size: list.size, glyphs: glyphs, maximumColumns: maximumColumns)
    var blocks = TextBlocks(glyphs: glyphs)
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
    blocks.addRulers(width: list.size.width, grid: grid)
    drawRest(&blocks, height: list.size.height, to: sink)
  }

  private init(size: Size, glyphs: GlyphSet, maximumColumns: Int? = nil) {
    self.glyphs = glyphs
    grid = GridMetrics(width: size.width, maximumColumns: maximumColumns)
    width = size.width
  }

  /// What was not drawn yet, once everything is known.
  private mutating func drawRest(
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
    if let indicator = blocks.bars.homeIndicator {
      var line = TextLine(columns: grid.columns)
      line.fill(glyphs.horizontal, grid.span(indicator))
      add(line)
    }
    if let sink { _ = handOn(to: sink) }
  }

  private mutating func handOn(to sink: ([UInt8]) -> Bool) -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes.isEmpty || sink(bytes)
  }

  private mutating func addLoose(_ pieces: [TextBlock.Piece]) {
    guard !pieces.isEmpty else { return }
    loose += pieces
    // Those at one height stay in their order: the sort is stable.
    loose.sort { $0.y < $1.y }
  }

  /// What stands above the content, once.
  private mutating func draw(_ bars: TextBars) {
    guard contentTop == nil, let bottom = bars.bottom else { return }
    contentTop = bottom
    // What has been scrolled under a bar is not seen.
    if bars.lieOverRows {
      waiting.removeAll { $0.rect.maxY <= bottom }
      loose.removeAll { $0.y <= bottom }
    }
    for line in bars.lines { draw(line) }
    guard bars.hasLine else { return }
    var rule = TextLine(columns: grid.columns)
    rule.fill(glyphs.horizontal, 0...(grid.columns - 1))
    add(rule)
  }

  /// What stays at an edge, with a line between it and the rows that go under it.
  private mutating func draw(pinned pieces: [TextBlock.Piece], isTop: Bool) {
    guard !pieces.isEmpty else { return }
    var rule = TextLine(columns: grid.columns)
    rule.fill(glyphs.horizontal, 0...(grid.columns - 1))
    if !isTop { add(rule) }
    for piece in pieces { draw([piece]) }
    if isTop { add(rule) }
  }

  /// A blank row and the line at its end.
  private mutating func draw(filler: Rect) {
    addBlankLine()
    var line = TextLine(columns: grid.columns)
    line.fill(glyphs.horizontal, grid.span(filler))
    add(line)
  }

  /// - Returns: whether to go on.
  @discardableResult
  private mutating func drawFirstWaiting() -> Bool {
    guard let row = waiting.popFirst(), WorkProgress.advance() else { return false }
    drawBoundary(above: above, below: row)
    let first = lineCount
    drawInterior(of: row)
    rowLines.append(.init(section: row.section, row: row.row, lines: first..<lineCount))
    above = row
    return true
  }

  private mutating func drawEnd(bottom: Points) {
    if let above { drawEdge(above: above, below: nil) }
    drawGap(from: above?.rect.maxY ?? contentTop ?? .zero, to: bottom, isLast: true)
  }

  private mutating func drawBoundary(above: TextBlock?, below: TextBlock) {
    if let above, isShared(above, below), (loose.first.map { $0.y > below.rect.minY }) ?? true {
      drawEdge(above: above, below: below)
      return
    }
    if let above { drawEdge(above: above, below: nil) }
    drawGap(from: above?.rect.maxY ?? contentTop ?? .zero, to: below.rect.minY, isLast: false)
    drawEdge(above: nil, below: below)
  }

  /// Two rows of one group have one line between them.
  private func isShared(_ above: TextBlock, _ below: TextBlock) -> Bool {
    let gap = below.rect.minY - above.rect.maxY
    let isSquare =
      above.radii.bottomLeft == .zero && above.radii.bottomRight == .zero && below.radii.topLeft == .zero
      && below.radii.topRight == .zero
    return gap >= .zero && gap <= 2 && isSquare && grid.span(above.rect) == grid.span(below.rect)
  }

  private mutating func drawGap(from top: Points, to bottom: Points, isLast: Bool) {
    var lines: [[TextBlock.Piece]] = []
    while let piece = loose.first, piece.y <= bottom || isLast {
      loose.removeFirst()
      if let last = lines.last?.first, last.y == piece.y {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    let gap = bottom - top
    let room =
      gap >= GridMetrics.visibleGap
      ? max(1, Int((gap.doubleValue / GridMetrics.pointsPerLine).rounded(.up)) - 1) : 0
    let blanks = isLast ? 0 : max(0, min(GridMetrics.maximumLines, room) - lines.count)
    // Footers stay with the rows above, headers with the rows below; what is left lies between.
    let footers = lines.prefix { $0.allSatisfy(\.isFooter) }.count
    for line in lines[..<footers] where !WorkProgress.isCancelled { draw(line) }
    for _ in 0..<blanks { addBlankLine() }
    for line in lines[footers...] where !WorkProgress.isCancelled { draw(line) }
  }

  private mutating func draw(_ pieces: [TextBlock.Piece]) {
    var line = TextLine(columns: grid.columns)
    line.write(pieces[...], from: 0, before: grid.columns, glyphs: glyphs, grid: grid)
    add(line)
  }

  private mutating func drawInterior(of row: TextBlock) {
    if let known = row.interior {
      bytes += known.bytes
      lineCount += known.count
      return
    }
    let pieces = row.pieces.sorted { $0.y < $1.y }
    var lines: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      // Half a line apart is another line; a glyph beside a text is not.
      if let line = lines.last, (piece.y - pieces[line.lowerBound].y).doubleValue < 8 {
        lines[lines.count - 1] = line.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
      }
    }
    let proportional = Int((row.rect.height.doubleValue / GridMetrics.pointsPerLine).rounded()) - 1
    let count = max(1, max(lines.count, min(GridMetrics.maximumLines, proportional)))
    let before = (count - lines.count) / 2
    for index in 0..<count {
      var text = sides(of: row)
      let content = index - before
      let span = grid.span(row.rect)
      if lines.indices.contains(content) {
        let hasSides = row.hasSides(in: width)
        text.write(
          pieces[lines[content]], from: hasSides ? span.lowerBound + 1 : span.lowerBound,
          before: hasSides ? span.upperBound : span.upperBound + 1, glyphs: glyphs, grid: grid)
      }
      add(text)
    }
  }

  private func sides(of row: TextBlock) -> TextLine {
    var line = TextLine(columns: grid.columns)
    if row.hasSides(in: width) {
      let span = grid.span(row.rect)
      line.set(glyphs.vertical, at: span.lowerBound)
      line.set(glyphs.vertical, at: span.upperBound)
    }
    return line
  }

  private mutating func add(_ line: TextLine) {
    line.append(to: &bytes)
    lineCount += 1
  }

  private mutating func addBlankLine() {
    bytes.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  /// The line at a row's upper or lower edge, or between two rows of a group.
  private mutating func drawEdge(above: TextBlock?, below: TextBlock?) {
    guard let row = below ?? above else { return }
    let y = below?.rect.minY ?? row.rect.maxY
    let separators = (above?.separators(near: y) ?? []) + (below?.separators(near: y) ?? [])
    let isShared = above != nil && below != nil
    guard row.isVisible || !separators.isEmpty else { return }
    var line = isShared ? sides(of: row) : border(of: row, isTop: above == nil)
    for separator in separators { draw(separator, on: &line, box: row) }
    add(line)
  }

  private func border(of row: TextBlock, isTop: Bool) -> TextLine {
    var line = TextLine(columns: grid.columns)
    guard row.isVisible else { return line }
    let span = grid.span(row.rect)
    line.fill(glyphs.horizontal, span)
    guard row.hasSides(in: width) else { return line }
    let left = isTop ? row.radii.topLeft : row.radii.bottomLeft
    let right = isTop ? row.radii.topRight : row.radii.bottomRight
    if isTop {
      line.set(left > .zero ? glyphs.roundTopLeft : glyphs.topLeft, at: span.lowerBound)
      line.set(right > .zero ? glyphs.roundTopRight : glyphs.topRight, at: span.upperBound)
    } else {
      line.set(left > .zero ? glyphs.roundBottomLeft : glyphs.bottomLeft, at: span.lowerBound)
      line.set(right > .zero ? glyphs.roundBottomRight : glyphs.bottomRight, at: span.upperBound)
    }
    return line
  }

  /// A separator, meeting the sides where it reaches them and crossing them where it runs over.
  private func draw(_ separator: Rect, on line: inout TextLine, box: TextBlock) {
    guard separator.width > .zero else { return }
    let first = max(0, grid.column(separator.minX))
    let last = min(grid.columns, grid.column(separator.maxX)) - 1
    guard first <= last else { return }
    let span = grid.span(box.rect)
    for column in first...last {
      guard line.glyph(at: column) == glyphs.vertical else {
        if line.glyph(at: column) == .blank { line.set(glyphs.horizontal, at: column) }
        continue
      }
      let isLeft = column == span.lowerBound
      let runsOver = isLeft ? first < column : last > column
      line.set(runsOver ? glyphs.cross : isLeft ? glyphs.teeLeft : glyphs.teeRight, at: column)
    }
  }
}

/// A picture for terminals in the making, some of whose rows are kept from another one of the same table's width and colour.
package struct TextRowPicture {
  private let size: Size
  private var blocks: TextBlocks
  /// Bytes.
  private var expected = 4096

  /// - Parameter size: the content size in points.
  package init(size: Size) {
    self.size = size
    blocks = TextBlocks(glyphs: .boxDrawing)
  }

  /// Adds what lies outside of the rows; the table's background is in the first of it.
  package mutating func add(_ group: DisplayGroup) { blocks.add(group) }

  /// What is drawn of a row in every picture in which it looks the same; nil for one that has no place in it.
  package func body(of group: DisplayGroup) -> TextRowBody? {
    var own = blocks.empty
    own.add(group)
    guard var block = own.drainRows().first else { return nil }
    block.interior = TextPicture.interior(of: block, size: size)
    block.pieces = []
    return TextRowBody(block: block)
  }

  /// - Parameter dy: points by which it lies lower than where it was made.
  package mutating func add(_ row: TextRowBody, at index: (section: Int, row: Int), movedBy dy: Points) {
    var block = row.block
    block.section = index.section
    block.row = index.row
    block.rect.origin.y += dy
    for place in block.separators.indices { block.separators[place].origin.y += dy }
    blocks.add(block)
    // An edge has a line of as many columns, of three bytes each.
    expected += (block.interior?.bytes.count ?? 0) + 256
  }

  package mutating func finished() -> [UInt8] {
    TextPicture.bytes(of: &blocks, size: size, expecting: expected)
  }
}

/// What a text picture draws of one row.
package struct TextRowBody: Sendable {
  let block: TextBlock

  package var count: Int { (block.interior?.bytes.count ?? 0) + 64 * block.separators.count }
}

extension TextPicture {
  fileprivate static func interior(of block: TextBlock, size: Size) -> TextBlock.Interior {
    var picture = TextPicture(size: size, glyphs: .boxDrawing)
    picture.drawInterior(of: block)
    return TextBlock.Interior(bytes: picture.bytes, count: picture.lineCount)
  }

  fileprivate static func bytes(of blocks: inout TextBlocks, size: Size, expecting expected: Int) -> [UInt8] {
    var picture = TextPicture(size: size, glyphs: .boxDrawing)
    picture.bytes.reserveCapacity(expected)
    picture.drawRest(&blocks, height: size.height)
    return picture.bytes
  }
}
