// SPDX-License-Identifier: GPL-3.0-or-later

/// The classes of characters that act or are invisible. Each caller names the classes that it refuses, replaces or
/// escapes: a terminal acts on U+0085, which XML allows.
extension Unicode.Scalar {
  /// C0, DEL and C1, the general category Cc. Terminals act on all of them.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// ``isControl`` except line feeds and tabs, which texts of several lines have.
  package var isControlInText: Bool { isControl && self != "\n" && self != "\t" }

  /// U+2028 and U+2029, the line and paragraph separators.
  package var endsLine: Bool { value == 0x2028 || value == 0x2029 }

  /// Direction marks, embeddings, overrides and isolates, which change the order in which text is shown.
  package var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// U+FFFE and U+FFFF, which are noncharacters and forbidden in XML.
  package var isNoCharacter: Bool { value == 0xFFFE || value == 0xFFFF }

  /// Whether it is in one of the classes above, so that a terminal or a reader doesn't take it for a
  /// character.
  package var isHidden: Bool { isControl || endsLine || turnsText || isNoCharacter }

  /// U+00A0, which looks like a space, and U+FEFF, which is invisible. YAML readers treat them differently.
  package var isOddBlank: Bool { value == 0xA0 || value == 0xFEFF }
}

extension String {
  /// Whether a line can name the text as a file: it has no control character except tabs and line feeds,
  /// which quotes can write, and no U+FFFD, which replaces invalid UTF-8.
  package var canBeNamed: Bool { !unicodeScalars.contains { $0.isControlInText || $0 == "\u{FFFD}" } }
}
