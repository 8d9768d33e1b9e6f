// SPDX-License-Identifier: GPL-3.0-or-later

/// Unique names of types and cases, made from ids and titles.
package struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter reserved: the other names of the scope.
  package init(reserved: Set<String> = []) { taken = reserved.union(Self.unusable) }

  /// `wifi`, `signOut`; a word with a number for a text without letters: `row7`.
  ///
  /// - Parameter fallback: the name for a text without letters or digits, and the suffix for a name that
  ///   can't be used alone.
  package mutating func member(_ text: String, or fallback: String) -> String {
    let words = Self.words(text)
    var name = words.enumerated().map { $0.offset == 0 ? Self.lowered($0.element) : Self.raised($0.element) }
      .joined()
    if name.isEmpty { name = fallback + (taken.contains(fallback + "1") ? "" : "1") }
    if name.unicodeScalars.first.map({ ("0"..."9").contains($0) }) ?? false { name = fallback + name }
    return Self.quoted(unique(name, fallback: fallback))
  }

  /// `Settings` of `settings`, or the fallback.
  package static func type(_ text: String, or fallback: String) -> String {
    let name = words(text).map(raised).joined()
    guard let first = name.unicodeScalars.first else { return fallback }
    return ("0"..."9").contains(first) ? fallback + name : name
  }

  /// A name as it is declared and used: in backticks if it is a keyword.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private mutating func unique(_ name: String, fallback: String) -> String {
    var result =
      taken.contains(name) && Self.unusable.contains(name) ? name + Self.raised(fallback[...]) : name
    var number = 2
    let base = result
    while taken.contains(result) {
      result = base.last.map({ $0.isNumber }) ?? false ? "\(base)Number\(number)" : "\(base)\(number)"
      number += 1
    }
    taken.insert(result)
    return result
  }

  /// The words of a text. A character that isn't a letter or a digit ends a word, and a text ends after some thirty letters.
  private static func words(_ text: String) -> [Substring] {
    var count = 0
    return text.unicodeScalars.reduce(into: "") { $0 += ascii($1) }.split(separator: " ").prefix { word in
      defer { count += word.count }
      return count < 28
    }.map { $0.prefix(60) }
  }

  /// A character for use in a name, in ASCII as swift-format wants it: a Latin letter without its accents, nothing for a
  /// combining mark, and a blank for all characters that end a word.
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

  /// `Wifi` of `wifi`.
  static func raised(_ word: some StringProtocol) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Members that every enumeration has, and words that can't be names even in backticks.
  private static let unusable: Set<String> = [
    "init", "self", "Self", "Type", "Protocol", "none", "some", "allCases", "hash", "hashValue", "rawValue",
    "",
  ]

  private static let keywords = Set(
    """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import inout internal \
    let open operator precedencegroup private protocol public rethrows static struct subscript typealias \
    var break case catch continue default defer do else fallthrough for guard if in repeat return switch \
    throw where while Any as await false is nil super throws true try actor async any each macro
    """.split(separator: " ").map(String.init))
}
