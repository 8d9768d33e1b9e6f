// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels

/// Makes the rows of a terminal that show a picture. The picture is divided into bands of whole rows, and the rows of a band
/// that looks as before are the same texts as before, so only the others have to be written.
package struct PictureRows: Sendable {
  private let terminal: PictureTerminal
  private let ids: PictureIDs
  private var former: [Band] = []
  /// The number of the last picture that was made for Kitty's protocol.
  private var serial = 0

  private struct Band {
    let image: PixelImage
    let row: Int
    let columns: Int
    let texts: [String]
    var id: Int?
  }

  /// A row has half of the height of a row of the table. More bands would be more pictures: xterm keeps 16.
  private static let smallestBand = 2
  private static let mostBands = 8
  /// The text of a row that a later row draws: it writes nothing, but differs from a blank row.
  private static let covered = "\u{1B}[0m"

  /// - Parameter process: the number of this process.
  package init(_ terminal: PictureTerminal, process: Int) {
    self.terminal = terminal
    ids = PictureIDs(process: process, isLasting: false, for: terminal)
  }

  /// - Parameters:
  ///   - image: a whole number of cells.
  ///   - row: the terminal's row of its first line, counted from 1. The text of each row is written at the row's first column,
  ///     from top to bottom, and may be followed by the sequence that erases the rest of the row.
  package mutating func texts(of image: PixelImage, row: Int) -> [String] {
    let cell = terminal.cell
    let (columns, lines) = (image.width / cell.width, image.height / cell.height)
    let height = max(Self.smallestBand, (lines + Self.mostBands - 1) / Self.mostBands)
    var bands: [Band] = []
    for start in stride(from: 0, to: lines, by: height) {
      let end = min(lines, start + height)
      let part = image.rows(start * cell.height..<end * cell.height)
      let old = former.first { $0.row == row + start }
      if let old, old.image == part {
        bands.append(old)
      } else {
        bands.append(band(part, row: row + start, columns: columns, lines: end - start, replacing: old?.id))
      }
    }
    former = bands
    return bands.flatMap(\.texts)
  }

  /// What removes the pictures from the terminal's memory. Cells are erased separately.
  package var removal: String {
    guard terminal.format == .kitty else { return "" }
    return (1...ids.count).prefix(serial).map { terminal.passed(KittyPicture.deletion(id: ids[$0])) }.joined()
  }

  private mutating func band(
    _ image: PixelImage, row: Int, columns: Int, lines: Int, replacing old: Int?
  ) -> Band {
    switch terminal.format {
    case .kitty:
      serial += 1
      let id = ids[serial]
      var texts = (0..<lines).map { KittyPicture.placeholders(id: id, columns: columns, line: $0) }
      let sent = KittyPicture.transmission(image.png() ?? [], id: id, columns: columns, lines: lines)
      texts[0] = sent.map(terminal.passed).joined() + texts[0]
      if let old { texts[lines - 1] += terminal.passed(KittyPicture.deletion(id: old)) }
      return Band(image: image, row: row, columns: columns, texts: texts, id: id)
    case .iterm, .sixel:
      // The last row's text draws the band, because the rows above it are written, and perhaps erased, before.
      let isWhole = image.isOpaque && columns >= former.first?.columns ?? 0
      let erasing = isWhole ? "" : (row..<row + lines).map { "\u{1B}[\($0);1H\u{1B}[K" }.joined()
      let drawing =
        terminal.format == .sixel
        ? SixelPicture.sequence(image, colors: terminal.colors)
        : ITermPicture.sequence(image.png() ?? [], columns: columns, lines: lines)
      let text =
        erasing + "\u{1B}[\(row);1H" + terminal.passed(drawing) + "\u{1B}[\(row + lines - 1);\(columns + 1)H"
      return Band(
        image: image, row: row, columns: columns,
        texts: Array(repeating: Self.covered, count: lines - 1) + [text])
    }
  }
}

/// The ids of pictures in Kitty's protocol, which all programs in a terminal share.
package struct PictureIDs: Sendable {
  /// After so many, the first one is used again.
  package let count: Int
  private let base: Int

  /// - Parameters:
  ///   - process: the number of this process, which other programs in the terminal don't have.
  ///   - isLasting: whether the pictures stay when the pane is closed.
  package init(process: Int, isLasting: Bool, for terminal: PictureTerminal) {
    guard terminal.hasTrueColor else {
      // The numbers of colours are too few for several processes. The first 16 have sequences of their own.
      (base, count) = isLasting ? (127, 128) : (15, 112)
      return
    }
    (base, count) = ((process & 0x7FFF | (isLasting ? 0x8000 : 0)) << 8, 255)
  }

  /// - Parameter serial: from 1.
  package subscript(_ serial: Int) -> Int { base + (serial - 1) % count + 1 }
}
