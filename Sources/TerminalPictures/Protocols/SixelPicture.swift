// SPDX-License-Identifier: GPL-3.0-or-later

import Pixels

/// DEC's sixels: bands of six rows, in each of which every colour has a line of letters. Source: DEC's VT330/VT340 Programmer
/// Reference Manual, chapter 14.
package enum SixelPicture {
  /// The rows of one band.
  private static let bandHeight = 6

  /// The sequence that draws a picture with its upper left corner at the cursor. Transparent pixels stay as they are.
  ///
  /// - Parameter colors: the most colours, 2 … 256.
  package static func sequence(_ image: PixelImage, colors: Int) -> String {
    let image = IndexedImage(image, colors: colors)
    // Pixels are squares, transparent ones aren't drawn, and the size in pixels follows.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
    for (number, color) in image.palette.enumerated() {
      let percent = (0..<3).map { String((Int(color[$0]) * 100 + 127) / 255) }.joined(separator: ";")
      bytes += "#\(number);2;\(percent)".utf8
    }
    for top in stride(from: 0, to: image.height, by: bandHeight) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      append(band(of: image, from: top), to: &bytes)
    }
    bytes += "\u{1B}\\".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The letters of each colour of a band: six bits for each column, the lowest at the top.
  private static func band(of image: IndexedImage, from top: Int) -> [(color: Int16, columns: [UInt8])] {
    var places: [Int16: Int] = [:]
    var lines: [(color: Int16, columns: [UInt8])] = []
    for y in top..<min(image.height, top + bandHeight) {
      let bit = UInt8(1) << (y - top)
      for x in 0..<image.width {
        let color = image.indices[y * image.width + x]
        guard color >= 0 else { continue }
        let place = places[color] ?? lines.count
        if place == lines.count {
          places[color] = place
          lines.append((color, [UInt8](repeating: 0, count: image.width)))
        }
        lines[place].columns[x] |= bit
      }
    }
    return lines
  }

  private static func append(_ lines: [(color: Int16, columns: [UInt8])], to bytes: inout [UInt8]) {
    for (index, line) in lines.enumerated() {
      // Back to the band's left side.
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(line.color)".utf8
      var rest = line.columns[...]
      while let first = rest.first {
        let end = rest.firstIndex { $0 != first } ?? rest.endIndex
        let count = end - rest.startIndex
        rest = rest[end...]
        // Blank columns at the end needn't be drawn.
        if first == 0, rest.isEmpty { break }
        let letter = UInt8(ascii: "?") + first
        if count > 3 {
          bytes += "!\(count)".utf8 + [letter]
        } else {
          bytes += repeatElement(letter, count: count)
        }
      }
    }
  }
}
