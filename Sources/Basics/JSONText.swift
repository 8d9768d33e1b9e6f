// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes JSON texts.
package enum JSONText {
  /// A JSON string with its quotes.
  package static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A document on one line. It removes line ends and indentation; strings contain none, because they are
  /// escaped.
  package static func oneLine(_ document: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.count)
    var isIndent = false
    for byte in document {
      if byte == 0x0A {
        isIndent = true
      } else if !isIndent || byte != 0x20 {
        // A space follows only a comma, not a bracket.
        if isIndent, bytes.last == 0x2C { bytes.append(0x20) }
        isIndent = false
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ValueTree {
  /// The value as JSON on one line. Lengths have at most three decimals.
  package var jsonLine: String { json(isExact: false) }

  /// The value as JSON on one line. Lengths keep all decimals, for a file that is read again.
  package var exactJSONLine: String { json(isExact: true) }

  private func json(isExact: Bool) -> String {
    var writer = JSONWriter(isExact: isExact)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
