// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Kitty's graphics protocol with virtual placements: the terminal keeps a picture, and shows its parts where cells have a
/// placeholder. The cells are text, so the picture scrolls with them, is cut where they are cut, and goes with them.
///
/// Source: "Terminal graphics protocol", sections "Remote client" and "Unicode placeholders".
package enum KittyPicture {
  /// The most bytes of a piece of base64.
  static let pieceSize = 4096
  /// The ids that a colour of 24 bits can name, without 0.
  package static let ids = 1..<(1 << 24)

  /// The sequences that send a picture and place it virtually in cells; no answer comes.
  ///
  /// - Parameters:
  ///   - id: in ``ids``; the terminal replaces its former picture.
  ///   - columns: at least 1.
  ///   - lines: 1 … ``mostLines``.
  package static func transmission(_ png: [UInt8], id: Int, columns: Int, lines: Int) -> [String] {
    let data = Array(Base64.text(png).utf8)
    let starts = Array(stride(from: 0, to: max(1, data.count), by: pieceSize))
    return starts.map { start in
      let piece = String(decoding: data[start..<min(data.count, start + pieceSize)], as: UTF8.self)
      let more = start == starts.last ? 0 : 1
      let keys =
        start == 0 ? "a=T,U=1,i=\(id),c=\(columns),r=\(lines),f=100,t=d,q=2,m=\(more)" : "q=2,m=\(more)"
      return "\u{1B}_G\(keys);\(piece)\u{1B}\\"
    }
  }

  /// The cells that show one line of a picture. Each cell but the first continues the one on its left.
  ///
  /// - Parameter line: counted from 0.
  package static func placeholders(id: Int, columns: Int, line: Int) -> String {
    let color = id < 256 ? "5;\(id)" : "2;\(id >> 16 & 255);\(id >> 8 & 255);\(id & 255)"
    var cells = "\u{1B}[38;\(color)m"
    cells.unicodeScalars += [placeholder, numbers[line], numbers[0]]
    cells.unicodeScalars += repeatElement(placeholder, count: columns - 1)
    return cells + "\u{1B}[39m"
  }

  /// Removes a picture with all its placements.
  package static func deletion(id: Int) -> String { "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }

  /// A character of Unicode's last private plane.
  private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  /// The most lines of a picture, as many as ``numbers`` has.
  package static let mostLines = numbers.count

  /// The combining marks for the first numbers of lines and columns, from Kitty's list of them.
  private static let numbers: [Unicode.Scalar] = [
    "\u{305}", "\u{30D}", "\u{30E}", "\u{310}", "\u{312}", "\u{33D}", "\u{33E}", "\u{33F}", "\u{346}",
    "\u{34A}",
    "\u{34B}", "\u{34C}", "\u{350}", "\u{351}", "\u{352}", "\u{357}", "\u{35B}", "\u{363}", "\u{364}",
    "\u{365}",
    "\u{366}", "\u{367}", "\u{368}", "\u{369}", "\u{36A}", "\u{36B}", "\u{36C}", "\u{36D}", "\u{36E}",
    "\u{36F}",
  ]
}

private func += (scalars: inout String.UnicodeScalarView, new: some Sequence<Unicode.Scalar>) {
  scalars.append(contentsOf: new)
}
