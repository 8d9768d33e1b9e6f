// SPDX-License-Identifier: GPL-3.0-or-later

import CPNG

/// Makes chunks of a PNG: length, type, data, check sum.
package enum PNGChunk {
  /// Metadata, in Latin-1. Other characters become question marks.
  package static func text(_ keyword: String, _ text: String) -> [UInt8] {
    let latin = text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
    return bytes("tEXt", Array(keyword.utf8) + [0] + latin)
  }

  /// The density in pixels per metre, horizontally and vertically.
  package static func density(_ density: UInt32) -> [UInt8] {
    bytes("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
  }

  /// - Parameter type: four ASCII letters.
  package static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    let sum = UInt32(truncatingIfNeeded: crc32(0, checked, UInt32(checked.count)))
    return UInt32(data.count).bigEndianBytes + checked + sum.bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
