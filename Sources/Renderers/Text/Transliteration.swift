// SPDX-License-Identifier: GPL-3.0-or-later

/// Spells common characters in ASCII.
enum Transliteration {
  static func ascii(_ character: Character) -> String? { table[character] }

  /// The spelling of a part of a character, derived from its Unicode name in large scripts.
  ///
  /// - Returns: `nil` if there is none, as for ideographs; empty for a mark that is omitted.
  static func ascii(_ scalar: Unicode.Scalar) -> String? {
    if let plain = table[Character(scalar)] { return plain }
    switch scalar.value {
    // Fullwidth letters; the letters of flags.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    case 0x1F1E6...0x1F1FF: return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map { String(Character($0)) }
    case 0xAC00...0xD7A3: return hangul(Int(scalar.value) - 0xAC00)
    case 0x3000: return " "
    case 0x3001: return ", "
    case 0x3002: return ". "
    case 0x30FC: return "-"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format: return ""
    default: return byName(scalar)
    }
  }

  /// Spells letters with marks, and kana, whose Unicode names contain their reading.
  private static func byName(_ scalar: Unicode.Scalar) -> String? {
    let name = (scalar.properties.name ?? "").split(separator: " ")
    guard name.count >= 3, let kind = name.firstIndex(of: "LETTER"), kind + 1 < name.count else { return nil }
    switch name[0] {
    case "LATIN":
      let letters = String(name[kind + 1])
      guard letters.utf8.count <= 2, kind + 2 == name.count || name[kind + 2] == "WITH" else { return nil }
      return name[1] == "SMALL" ? letters.lowercased() : letters
    case "HIRAGANA", "KATAKANA", "HALFWIDTH": return name.last.map { $0.lowercased() }
    default: return nil
    }
  }

  /// Spells a syllable by its parts.
  private static func hangul(_ index: Int) -> String {
    initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
  }

  private static let initials = words("g kk n d tt r m b pp s ss _ j jj ch k t p h")
  private static let vowels = words("a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i")
  private static let finals = words(
    "_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t")

  /// The words of a list. `_` is the empty word.
  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "_" ? "" : String($0) }
  }

  private static let table: [Character: String] = {
    let letters: [(String, String)] = [
      ("‘’‚′ʻʼ", "'"), ("“”„″«»", "\""), ("‐‑‒–—―−", "-"), ("•·∙", "*"),
      ("\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}", " "), ("×", "x"), ("‹", "<"), ("›", ">"),
    ]
    var table: [Character: String] = [
      "…": "...", "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th", "Đ": "D",
      "đ": "d", "ı": "i", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₽": "RUB", "©": "(c)", "®": "(R)",
      "™": "(TM)", "°": "deg", "→": "->", "←": "<-", "½": "1/2", "¼": "1/4", "¾": "3/4", "±": "+-", "µ": "u",
      "²": "2", "³": "3", "∞": "inf", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~", "№": "No.", "✓": "v",
    ]
    for (characters, plain) in letters {
      for character in characters { table[character] = plain }
    }
    // Small letters in Unicode's order; `capitals` is the distance to their capitals, which come before them.
    add(
      "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya", from: 0x430, capitals: 32,
      to: &table)
    add("e yo dj g ye dz i yi j lj nj c k i u dz", from: 0x450, capitals: 80, to: &table)
    add("g g", from: 0x491, capitals: 1, to: &table)
    add(
      "a b g d e z i th i k l m n x o p r s s t y f ch ps o i y o y o", from: 0x3B1, capitals: 32, to: &table)
    add("a e i i", from: 0x3AC, capitals: nil, to: &table)
    add("A _ E I I _ O _ Y O i", from: 0x386, capitals: nil, to: &table)
    add("' b g d h v z ch t y k k l m m n n s ' p p ts ts q r sh t", from: 0x5D0, capitals: nil, to: &table)
    add("' a a w i y a b h t th j h kh d dh r z s sh s d t z ' gh", from: 0x621, capitals: nil, to: &table)
    add("_ f q k l m n h w a y", from: 0x640, capitals: nil, to: &table)
    add("0 1 2 3 4 5 6 7 8 9", from: 0x660, capitals: nil, to: &table)
    return table
  }()

  private static func add(
    _ spellings: String, from first: UInt32, capitals: UInt32?, to table: inout [Character: String]
  ) {
    for (offset, plain) in words(spellings).enumerated() {
      guard let small = Unicode.Scalar(first + UInt32(offset)) else { continue }
      table[Character(small)] = plain
      guard let capitals, let capital = Unicode.Scalar(small.value - capitals), capital.properties.isUppercase
      else { continue }
      table[Character(capital)] = plain.prefix(1).uppercased() + plain.dropFirst()
    }
  }
}
