// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Finds the pictures in what a program wrote to its terminal.
package struct SentPictures {
  /// The output, in which every byte is a character.
  private let output: String

  package init(_ output: String) { self.output = output }

  /// A picture of Kitty's protocol.
  package struct Kitty {
    package let id: Int
    package let columns: Int
    package let lines: Int
    package let png: [UInt8]
  }

  /// The pictures of Kitty's protocol, in order, and the largest piece of data in bytes.
  package var kitty: (pictures: [Kitty], largestPiece: Int) {
    var pictures: [Kitty] = []
    var largest = 0
    var keys = ""
    var data = ""
    for piece in output.matches(of: /\x1B_G([^;\x1B]*);([A-Za-z0-9+\/=]*)\x1B\\/) {
      largest = max(largest, piece.2.utf8.count)
      if data.isEmpty { keys = String(piece.1) }
      data += piece.2
      guard !piece.1.contains("m=1") else { continue }
      func value(_ name: String) -> Int {
        keys.split(separator: ",").first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(2)) } ?? -1
      }
      if keys.hasPrefix("a=T") {
        pictures.append(
          Kitty(id: value("i"), columns: value("c"), lines: value("r"), png: Self.decoded(data)))
      }
      data = ""
    }
    return (pictures, largest)
  }

  /// The ids of the pictures that were deleted in Kitty's protocol.
  package var deleted: [Int] {
    output.matches(of: /\x1B_Ga=d,d=I,i=(\d+),q=2\x1B\\/).compactMap { Int($0.1) }
  }

  /// The PNGs of iTerm2's images.
  package var iterm: [[UInt8]] {
    output.matches(of: /\x1B\]1337;File=inline=1;size=\d+;[^:]*:([A-Za-z0-9+\/=]*)\x07/).map {
      Self.decoded($0.1)
    }
  }

  private static func decoded(_ text: some StringProtocol) -> [UInt8] {
    Data(base64Encoded: String(text)).map(Array.init) ?? []
  }

  /// A picture of sixels.
  package struct Sixel {
    package let width: Int
    package let height: Int
    /// Red, green and blue of each pixel in per cent, row by row; `nil` where nothing is drawn.
    package fileprivate(set) var pixels: [SIMD3<Int>?]
  }

  package var sixels: [Sixel] {
    output.matches(of: /\x1BP[0-9;]*q([^\x1B]*)\x1B\\/).compactMap { Self.sixel(Array($0.1.utf8)) }
  }

  private static func sixel(_ bytes: [UInt8]) -> Sixel? {
    var rest = bytes[...]
    func numbers() -> [Int] {
      let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
      rest = rest.dropFirst(digits.count)
      return String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    let raster = numbers()
    guard raster.count == 4 else { return nil }
    var picture = Sixel(
      width: raster[2], height: raster[3], pixels: Array(repeating: nil, count: raster[2] * raster[3]))
    var colors: [Int: SIMD3<Int>] = [:]
    var (color, x, top, count) = (0, 0, 0, 1)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values.first ?? 0
        if values.count == 5, values[1] == 2 { colors[color] = SIMD3(values[2], values[3], values[4]) }
      case UInt8(ascii: "!"): count = numbers().first ?? 1
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case 0x3F...0x7E:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 0x3F) >> bit & 1 == 1 {
            guard x < picture.width, top + bit < picture.height else { return nil }
            picture.pixels[(top + bit) * picture.width + x] = colors[color]
          }
          x += 1
        }
        count = 1
      default: return nil
      }
    }
    return picture
  }
}
