// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels
import Renderers
import TerminalPictures
import TestSupport
import Testing

struct PictureRowsTests {
  private static let cell = CellSize(width: 5, height: 10) ?? .fallback
  private static let process = 0x1234
  private let ids = PictureIDs(
    process: Self.process, isLasting: false, for: PictureTerminal(.kitty, cell: .fallback))

  /// A picture of 8 cells by 6 lines, in which each pixel differs from its neighbours.
  private func image(lines: Int = 6, changedLine: Int? = nil, isOpaque: Bool = true) -> PixelImage {
    let (width, height) = (40, lines * 10)
    var image = PixelImage(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    for y in 0..<height {
      for x in 0..<width { image[x, y] = SIMD4(UInt8(x * 6), UInt8(y * 2), UInt8((x + y) % 7 * 30), 255) }
    }
    if let changedLine { image[3, changedLine * 10 + 4] = SIMD4(255, 0, 255, 255) }
    if !isOpaque { image[0, 0] = SIMD4(0, 0, 0, 0) }
    return image
  }

  private func rows(_ format: PictureProtocol, colors: Int = 256, isInTmux: Bool = false) -> PictureRows {
    PictureRows(
      PictureTerminal(format, cell: Self.cell, colors: colors, isInTmux: isInTmux), process: Self.process)
  }

  /// The bands that a terminal has got, joined.
  private func joined(_ parts: [PixelImage]) throws -> PixelImage {
    PixelImage(
      width: try #require(parts.first).width, height: parts.reduce(0) { $0 + $1.height },
      bytes: parts.flatMap(\.bytes))
  }

  @Test(arguments: [PictureProtocol.kitty, .iterm])
  func `the sent files are the picture`(format: PictureProtocol) throws {
    var rows = rows(format)
    let texts = rows.texts(of: image(), row: 1)
    #expect(texts.count == 6)
    let sent = SentPictures(texts.joined())
    let files = format == .kitty ? sent.kitty.pictures.map(\.png) : sent.iterm
    #expect(try joined(files.map { try PixelImage(png: $0) }) == image())
  }

  @Test func `kitty's pieces are short, and each line of a picture has its placeholders`() {
    // Its noise makes a file of several pieces.
    var generator = SeededGenerator(seed: 1)
    var noise = image()
    for y in 0..<noise.height {
      for x in 0..<noise.width {
        noise[x, y] = SIMD4(.random(in: 0...255, using: &generator), 0, UInt8(y), 255)
      }
    }
    var rows = PictureRows(
      PictureTerminal(.kitty, cell: CellSize(width: 40, height: 30) ?? .fallback),
      process: Self.process)
    let texts = rows.texts(of: noise, row: 1)
    let sent = SentPictures(texts.joined()).kitty
    #expect(sent.largestPiece <= 4096)
    #expect(sent.pictures.map(\.id) == [ids[1]])
    #expect(sent.pictures.map(\.lines) == [2] && sent.pictures.map(\.columns) == [1])
    let color = "\u{1B}[38;2;\(ids[1] >> 16);\(ids[1] >> 8 & 255);\(ids[1] & 255)m"
    #expect(texts[0].hasSuffix(color + "\u{10EEEE}\u{305}\u{305}\u{1B}[39m"))
    #expect(texts[1] == color + "\u{10EEEE}\u{30D}\u{305}\u{1B}[39m")
  }

  @Test func `sixels are the picture, to a hundredth of each channel`() throws {
    var rows = rows(.sixel)
    // 240 pixels in a band have at most as many colours.
    let parts = SentPictures(rows.texts(of: image(lines: 1), row: 1).joined()).sixels
    let part = try #require(parts.first)
    #expect(parts.count == 1 && part.width == 40 && part.height == 10)
    let indexed = IndexedImage(image(lines: 1), colors: 256)
    for (place, pixel) in part.pixels.enumerated() {
      let color = indexed.palette[Int(indexed.indices[place])]
      let percent = SIMD3((0..<3).map { (Int(color[$0]) * 100 + 127) / 255 })
      #expect(pixel == percent)
    }
  }

  @Test(arguments: [2, 16, 256]) func `sixels have as many colours as the terminal`(colors: Int) {
    var rows = rows(.sixel, colors: colors)
    for part in SentPictures(rows.texts(of: image(), row: 1).joined()).sixels {
      #expect(Set(part.pixels.compactMap { $0 }).count <= colors)
      #expect(!part.pixels.contains(nil))
    }
  }

  @Test(arguments: PictureProtocol.allCases) func `only the rows of a changed band differ`(
    format: PictureProtocol
  ) {
    var rows = rows(format)
    let first = rows.texts(of: image(), row: 1)
    #expect(rows.texts(of: image(), row: 1) == first)
    let second = rows.texts(of: image(changedLine: 2), row: 1)
    // A band has two lines. Kitty's cells name the new picture; otherwise the last row draws the band.
    let changed = second.indices.filter { second[$0] != first[$0] }
    #expect(changed == (format == .kitty ? [2, 3] : [3]))
  }

  @Test func `kitty's former picture is deleted after its rows, and all of them at the end`() {
    var rows = rows(.kitty)
    _ = rows.texts(of: image(), row: 1)
    let texts = rows.texts(of: image(changedLine: 2), row: 1)
    #expect(texts[3].hasSuffix("\u{1B}[39m\u{1B}_Ga=d,d=I,i=\(ids[2]),q=2\u{1B}\\"))
    #expect(SentPictures(rows.removal).deleted == (1...4).map { ids[$0] })
  }

  @Test func `what may show through, or stay beside a picture, is erased`() {
    var rows = rows(.sixel)
    let erasing = "\u{1B}[1;1H\u{1B}[K\u{1B}[2;1H\u{1B}[K"
    #expect(rows.texts(of: image(isOpaque: false), row: 1)[1].hasPrefix(erasing))
    #expect(!rows.texts(of: image(), row: 1)[1].hasPrefix(erasing))
    let narrow = PixelImage(width: 20, height: 60, bytes: [UInt8](repeating: 255, count: 20 * 60 * 4))
    #expect(rows.texts(of: narrow, row: 1)[1].hasPrefix(erasing))
  }

  @Test func `sequences for the terminal around tmux are wrapped, those for tmux aren't`() {
    var kitty = rows(.kitty, isInTmux: true)
    let text = kitty.texts(of: image(), row: 1)[0]
    #expect(text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,"))
    #expect(text.contains("\u{1B}\u{1B}\\\u{1B}\\\u{1B}[38;2;"))
    var sixel = rows(.sixel, isInTmux: true)
    #expect(!sixel.texts(of: image(), row: 1).joined().contains("tmux"))
  }

  @Test func `where colours have 8 bits, so have the ids`() {
    var terminal = PictureTerminal(.kitty, cell: Self.cell)
    terminal.hasTrueColor = false
    var rows = PictureRows(terminal, process: Self.process)
    let texts = rows.texts(of: image(), row: 1)
    #expect(SentPictures(texts.joined()).kitty.pictures.map(\.id) == [16, 17, 18])
    #expect(texts[1].hasPrefix("\u{1B}[38;5;16m\u{10EEEE}\u{30D}\u{305}\u{10EEEE}"))
  }

  @Test(arguments: PictureProtocol.allCases)
  func `a printed picture is divided so that each part fits the screen`(format: PictureProtocol) throws {
    let picture = PrintedPicture(PictureTerminal(format, cell: Self.cell), process: Self.process)
    var serial = 0
    let text = picture.text(of: image(), rows: 5, after: &serial)
    let sent = SentPictures(text)
    switch format {
    case .kitty: #expect(sent.kitty.pictures.map(\.lines) == [4, 2])
    case .iterm: #expect(try sent.iterm.map { try PixelImage(png: $0).height } == [40, 20])
    case .sixel: #expect(sent.sixels.map(\.height) == [40, 20])
    }
    // The cursor is on the line below: up and down are equal, and each part ends its last line.
    #expect(text.hasSuffix("\n"))
    let moved = text.matches(of: /\x1B\[(\d+)([AB])/).reduce(0) {
      $0 + ($1.2 == "A" ? -1 : 1) * (Int($1.1) ?? 0)
    }
    #expect(text.count { $0 == "\n" } + moved == 6)
    #expect(serial == (format == .kitty ? 2 : 0))
  }
}

struct PictureGridTests {
  private func grid(
    width: Points = 393, height: Points = 2217, cell: CellSize = .fallback, columns: Int = 80
  ) -> PictureGrid {
    PictureGrid(Size(width: width, height: height), cell: cell, maximumColumns: columns)
  }

  @Test func `a line of the terminal is as high as a line of text`() {
    let grid = grid()
    #expect(grid.scale == 20 / 22.0)
    // 393 points are 357.3 pixels, 2217 are 2015.5.
    #expect(grid.columns == 36 && grid.lines == 101)
    #expect(grid.lines(from: 44, to: 88) == 2..<4)
    #expect(grid.lines(from: 45, to: 46) == 2..<3)
  }

  @Test func `a picture that is too wide is drawn smaller`() {
    let grid = grid(columns: 21)
    #expect(grid.columns == 20)
    #expect(grid.view(of: 0..<3).width == 200)
  }

  @Test func `a part of the picture has whole cells, at the same scale in both directions`() {
    let view = grid().view(of: 10..<15)
    #expect(view.width == 360 && view.height == 100)
    #expect(view.part.minY == 220 && view.part.height == 110 && view.part.width == 396)
  }
}
