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
    if !isASCII, let known = Self.glyphs.first(where: { $0.text == text }) { return known.cells }
    return measured(text)
  }

  /// Whether its bytes are what is printed, each in one column.
  func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// What most rows have beside their texts: to look up how wide a character is takes long.
  private static let glyphs = [
    GlyphSet.boxDrawing.chevron, GlyphSet.boxDrawing.chevronMirrored, GlyphSet.boxDrawing.image,
  ].map { (text: $0, cells: PrintableText(isASCII: false).measured($0)) }

  private func measured(_ text: String) -> [PrintedCell] {
    var result: [PrintedCell] = []
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      if isControl(first) {
        result.append(PrintedCell(isASCII ? "?" : "\u{FFFD}"))
        continue
      }
      if isDirectionMark(first) { continue }
      let width = DisplayWidth.of(character)
      if isASCII {
        for scalar in ascii(character, width: width).unicodeScalars { result.append(PrintedCell(scalar)) }
      } else if width > 0 {
        result.append(PrintedCell(character, width: width))
      }
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

  private func ascii(_ character: Character, width: Int) -> String {
    if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1, scalar.isASCII {
      return String(character)
    }
    if let plain = Transliteration.ascii(character) { return plain }
    return String(repeating: "?", count: width)
  }
}
