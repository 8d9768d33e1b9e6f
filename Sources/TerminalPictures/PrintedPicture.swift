// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels

/// Prints a picture from the cursor's row on, as text is printed: the screen scrolls as far as necessary.
package struct PrintedPicture {
  private let terminal: PictureTerminal
  private let ids: PictureIDs

  /// - Parameter process: the number of this process.
  package init(_ terminal: PictureTerminal, process: Int) {
    self.terminal = terminal
    ids = PictureIDs(process: process, isLasting: true, for: terminal)
  }

  /// - Parameters:
  ///   - image: a whole number of cells.
  ///   - rows: the rows of the terminal. A higher picture is printed in parts.
  ///   - serial: the number of the last picture of this process in Kitty's protocol.
  package func text(of image: PixelImage, rows: Int, after serial: inout Int) -> String {
    let cell = terminal.cell
    let (columns, lines) = (image.width / cell.width, image.height / cell.height)
    let height = max(1, min(rows - 1, KittyPicture.mostLines))
    var text = ""
    for start in stride(from: 0, to: lines, by: height) {
      let count = min(lines, start + height) - start
      let part = image.rows(start * cell.height..<(start + count) * cell.height)
      switch terminal.format {
      case .kitty:
        serial += 1
        let id = ids[serial]
        let sent = KittyPicture.transmission(part.png() ?? [], id: id, columns: columns, lines: count)
        text += sent.map(terminal.passed).joined()
        for line in 0..<count {
          text += KittyPicture.placeholders(id: id, columns: columns, line: line) + "\n"
        }
      case .iterm, .sixel:
        let drawing =
          terminal.format == .sixel
          ? SixelPicture.sequence(part, colors: terminal.colors)
          : ITermPicture.sequence(part.png() ?? [], columns: columns, lines: count)
        // Room is made first, because terminals differ in whether a picture scrolls the screen. The last line feed ends the
        // picture's last line.
        let down = count > 1 ? "\u{1B}[\(count - 1)B" : ""
        text +=
          String(repeating: "\n", count: count) + "\u{1B}[\(count)A\u{1B}7" + terminal.passed(drawing)
          + "\u{1B}8\(down)\n"
      }
    }
    return text
  }
}
