// SPDX-License-Identifier: GPL-3.0-or-later

/// Distinguishes the page's own requests from those of other pages and programs: a part of the page's address that can't be
/// guessed.
package struct PageToken: Sendable, Equatable {
  /// 32 hexadecimal digits: 128 random bits from the system.
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// - Returns: `nil` unless the text is 32 lower-case hexadecimal digits.
  package init?(text: String) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }

  /// Compares in constant time, so that timing doesn't reveal where two texts differ.
  func matches(_ other: Substring) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8)
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
