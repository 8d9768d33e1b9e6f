// SPDX-License-Identifier: GPL-3.0-or-later

/// One character to print, with its width in columns.
struct PrintedCell {
  enum Content: Hashable {
    case scalar(Unicode.Scalar)
    /// A character of several scalars.
    case cluster(String)
  }

  let content: Content
  let width: Int

  init(_ scalar: Unicode.Scalar, width: Int = 1) {
    content = .scalar(scalar)
    self.width = width
  }

  init(_ character: Character, width: Int) {
    let scalars = character.unicodeScalars
    content =
      scalars.count == 1 ? .scalar(scalars[scalars.startIndex]) : .cluster(String(character))
    self.width = width
  }

  /// `\u{1F600}`.
  init(escape scalar: Unicode.Scalar) {
    let text = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    content = .cluster(text)
    width = text.utf8.count
  }

  var isBlank: Bool { content == .scalar(" ") }
}

/// Makes a person's text safe and possible to print.
struct PrintableText {
  /// Whether only 7-bit characters may come out.
  let isASCII: Bool

  /// The graphemes to print, each with its width in columns. Control characters and marks that steer the
  /// direction of text would act on the terminal; they become a replacement or nothing.
  func cells(_ text: String) -> [PrintedCell] {
    if isPlain(text) { return text.utf8.map { PrintedCell(Unicode.Scalar($0)) } }
    if !isASCII, text.utf8.count <= Self.longestGlyph, let known = Self.glyphs[text] { return known }
    return measured(text)
  }

  /// Whether its bytes are what is printed, each in one column.
  func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// What most rows have beside their texts: to look up how wide a character is takes long.
  private static let glyphs: [String: [PrintedCell]] = {
    let images = SymbolGlyphs.all.map { Character($0).description }
    let texts = GlyphSet.written + images + images.map { "[\($0)]" } + images.map { " \($0) " }
    return Dictionary(
      texts.map { ($0, PrintableText(isASCII: false).measured($0)) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Bytes.
  private static let longestGlyph = 10

  private func measured(_ text: String) -> [PrintedCell] {
    var result: [PrintedCell] = []
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      if isDirectionMark(first) { continue }
      if isASCII {
        result += ascii(character)
        continue
      }
      if isControl(first) {
        result.append(PrintedCell("\u{FFFD}"))
        continue
      }
      let width = DisplayWidth.of(character)
      if width > 0 { result.append(PrintedCell(character, width: width)) }
    }
    return result
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  private func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }

  /// A near spelling, or the scalars' numbers as Swift writes them; each of those is one cell, so that none is cut within.
  private func ascii(_ character: Character) -> [PrintedCell] {
    if let plain = Transliteration.ascii(character) {
      return plain.unicodeScalars.map { PrintedCell($0) }
    }
    return character.unicodeScalars.flatMap { scalar -> [PrintedCell] in
      if scalar.value >= 0x20, scalar.value < 0x7F { return [PrintedCell(scalar)] }
      if let plain = Transliteration.ascii(scalar) { return plain.unicodeScalars.map { PrintedCell($0) } }
      return [PrintedCell(escape: scalar)]
    }
  }
}
