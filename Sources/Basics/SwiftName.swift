// SPDX-License-Identifier: GPL-3.0-or-later

/// Names in Swift for ids and titles.
package enum SwiftName {
  /// The name of an enumeration's case for an id: the id itself if it is a Swift name, else its words in camel case.
  /// `wifi` of `wifi`, `defaultCalendar` of `default-calendar`, `id2` of `2`.
  package static func member(_ id: String) -> String {
    if isName(id) { return id }
    let words = words(id)
    let name = camelCase(words)
    return isName(name) ? name : "id" + (words.isEmpty ? hex(id) : name)
  }

  /// `signOut` of the words `Sign` and `Out`.
  package static func camelCase(_ words: some Collection<Substring>) -> String {
    words.enumerated().map { $0.offset == 0 ? lowered($0.element) : raised($0.element) }.joined()
  }

  /// `Wifi` of `wifi`.
  package static func raised(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a text, in ASCII. A character that isn't a letter or a digit ends a word.
  package static func words(_ text: String) -> [Substring] {
    text.unicodeScalars.reduce(into: "") { $0 += ascii($1) }.split(separator: " ")
  }

  /// Whether a text is an identifier in ASCII, as swift-format wants it.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first), text != "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z", "_": true
      default: false
      }
    }
  }

  /// A name for an id that has no Latin letters, from its characters' numbers: different ids have different names.
  private static func hex(_ id: String) -> String {
    id.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "x")
  }

  /// A character for use in a name, in ASCII: a Latin letter without its accents, nothing for a combining mark, and a
  /// blank for all characters that end a word.
  private static func ascii(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": return String(scalar)
    case "ß": return "ss"
    case "ẞ": return "SS"
    default: break
    }
    guard scalar.properties.generalCategory != .nonspacingMark else { return "" }
    // LATIN CAPITAL LETTER U WITH DIAERESIS
    guard let name = scalar.properties.name, name.hasPrefix("LATIN "),
      let letter = name.firstRange(of: " LETTER ")
    else { return " " }
    let rest = name[letter.upperBound...]
    let base = (rest.firstRange(of: " WITH ").map { rest[..<$0.lowerBound] } ?? rest).split(separator: " ")
      .last
    guard let base, base.allSatisfy({ $0.isASCII && $0.isLetter }) else { return " " }
    if name.hasPrefix("LATIN SMALL") { return base.lowercased() }
    return base.prefix(1) + base.dropFirst().lowercased()
  }

  /// `wifi` of `Wifi`, `vpn` of `VPN`, `iPhone` as it is.
  private static func lowered(_ word: Substring) -> String {
    let text = String(word)
    if text == text.uppercased() { return text.lowercased() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
