// SPDX-License-Identifier: GPL-3.0-or-later

/// Tells the page's own requests from those of other pages and programs: new in every run, part of the page's
/// address.
package struct PageToken: Sendable {
  /// 32 hexadecimal digits: 128 bits of the system's randomness.
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  package init(_ text: String) { self.text = text }

  /// Compares in a time that tells nothing about where two texts differ.
  func matches(_ other: Substring) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8)
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
