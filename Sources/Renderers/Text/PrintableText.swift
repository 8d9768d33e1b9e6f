// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// One printed character with its width in columns.
struct PrintedCell {
  /// The Unicode scalars of the character.
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

  /// A scalar as an escape: `\u{1F600}`.
  init(escape scalar: Unicode.Scalar) {
    let text = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    content = .cluster(text)
    width = text.utf8.count
  }

  var isBlank: Bool { content == .scalar(" ") }

  /// Whether it is written from right to left.
  var isRightToLeft: Bool {
    switch content {
    case .scalar(let scalar): ScriptClass.isRightToLeft(scalar)
    case .cluster(let text): text.unicodeScalars.first.map(ScriptClass.isRightToLeft) ?? false
    }
  }
}

/// Makes users' texts safe and possible to print.
struct PrintableText {
  /// Whether only 7-bit characters may be printed.
  let isASCII: Bool

  /// The graphemes to print, each with its width in columns. Control characters become U+FFFD and direction
  /// marks are removed, because a terminal would act on them.
  func cells(_ text: String) -> [PrintedCell] {
    if isPlain(text) { return text.utf8.map { PrintedCell(Unicode.Scalar($0)) } }
    if !isASCII, let known = known(text) { return known }
    return measured(text)
  }

  /// Whether the text is printed unchanged, each byte in one column.
  func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  /// A text of ASCII and of the marks that most rows have, each in one column; `nil` for other texts. It is a
  /// shortcut, because measuring characters is slow.
  private func known(_ text: String) -> [PrintedCell]? {
    var result: [PrintedCell] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let isKnown = scalar.isASCII ? scalar >= " " && scalar != "\u{7F}" : Self.glyphs.contains(scalar.value)
      guard isKnown else { return nil }
      result.append(PrintedCell(scalar))
    }
    return result
  }

  /// Scalars of one column that don't combine with others.
  static let glyphs: Set<UInt32> = {
    let written = GlyphSet.written.flatMap { $0.unicodeScalars.map(\.value) }
    return Set(SymbolGlyphs.all.map(\.value) + written)
  }()

  /// The capital of a text's first letter, or its first digit, if it takes one column; otherwise `nil`.
  func initial(of text: String) -> Unicode.Scalar? {
    guard let cell = cells(String(text.prefix(1))).first, cell.width == 1,
      case .scalar(let scalar) = cell.content,
      scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    else { return nil }
    let capital = scalar.properties.uppercaseMapping.unicodeScalars
    return capital.count == 1 ? capital.first : scalar
  }

  private func measured(_ text: String) -> [PrintedCell] {
    var result: [PrintedCell] = []
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      if first.turnsText { continue }
      if isASCII {
        result += ascii(character)
        continue
      }
      if first.isControl || first.endsLine {
        result.append(PrintedCell("\u{FFFD}"))
        continue
      }
      let width = DisplayWidth.of(character)
      if width > 0 { result.append(PrintedCell(character, width: width)) }
    }
    return result
  }

  /// A similar spelling, or escapes of the scalars as in Swift. Each escape is one cell, so that it is never
  /// cut.
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
