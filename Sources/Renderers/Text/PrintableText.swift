// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes a person's text safe and possible to print.
struct PrintableText {
  /// Whether only 7-bit characters may come out.
  let isASCII: Bool

  /// The graphemes to print, each with its width in columns. Control characters and marks that steer the
  /// direction of text would act on the terminal; they become a replacement or nothing.
  func cells(_ text: String) -> [(text: String, width: Int)] {
    var result: [(text: String, width: Int)] = []
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      if isControl(first) {
        result.append((isASCII ? "?" : "\u{FFFD}", 1))
        continue
      }
      if isDirectionMark(first) { continue }
      let width = DisplayWidth.of(character)
      if isASCII {
        append(ascii(character, width: width), to: &result)
      } else if width > 0 {
        result.append((String(character), width))
      }
    }
    return result
  }

  private func append(_ text: String, to cells: inout [(text: String, width: Int)]) {
    for character in text { cells.append((String(character), 1)) }
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
