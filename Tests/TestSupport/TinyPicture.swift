// SPDX-License-Identifier: GPL-3.0-or-later

/// Files of a few bytes with the header of a picture.
package enum TinyPicture {
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(number >> (8 * $0) & 255) }
  }

  /// - Parameter ending: bytes after the header, which make another file of the same size.
  package static func png(_ width: Int, _ height: Int, ending: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4)
      + big(height, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0] + ending
  }

  /// With a comment before the frame header.
  package static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8] + big(height, 2) + big(width, 2) + [
      1, 1, 0x11, 0,
    ]
  }

  package static func pdf(_ box: String) -> [UInt8] { Array("%PDF-1.4\n<</MediaBox [\(box)]>>".utf8) }
}
