// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Text as JSON has it.
package enum JSONText {
  /// A string with its quotes.
  package static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A document on one line. Strings hold no line ends, they are escaped.
  package static func oneLine(_ document: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.count)
    var isIndent = false
    for byte in document {
      if byte == 0x0A {
        isIndent = true
      } else if !isIndent || byte != 0x20 {
        // Between members; a bracket needs no blank.
        if isIndent, bytes.last == 0x2C { bytes.append(0x20) }
        isIndent = false
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ValueTree {
  /// The value as JSON on one line. Lengths have three decimals at most.
  package var jsonLine: String { json(isExact: false) }

  /// The same with all decimals of lengths, for a file that is read back.
  package var exactJSONLine: String { json(isExact: true) }

  private func json(isExact: Bool) -> String {
    var writer = JSONWriter(isExact: isExact)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
