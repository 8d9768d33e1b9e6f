// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes as text in 64 letters, four for each three bytes (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
      var end = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        var bits = 0
        for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
        for index in 0..<4 {
          text[end + index] = index <= count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "=")
        }
        end += 4
      }
      return end
    }
  }
}
