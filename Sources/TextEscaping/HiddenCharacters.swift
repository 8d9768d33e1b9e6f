// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters that act or hide instead of showing themselves. Each place that refuses, replaces or escapes some of them
/// names the classes that matter there: a terminal acts on more than XML forbids.
extension Unicode.Scalar {
  /// C0, DEL and C1, the general category Cc: terminals act on all of them.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// ``isControl`` without the line ends and tabs that a text of several lines has.
  package var isControlInText: Bool { isControl && self != "\n" && self != "\t" }

  /// U+2028 and U+2029, which end lines although no byte of them is a line end.
  package var endsLine: Bool { value == 0x2028 || value == 0x2029 }

  /// Marks, embeddings, overrides and isolates: the text behind them shows in another order.
  package var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// U+FFFE and U+FFFF, which are no characters: XML has no place for them.
  package var isNoCharacter: Bool { value == 0xFFFE || value == 0xFFFF }

  /// Whether a terminal, or a reader's eye, would take it for something other than a character: any of the classes above.
  package var isHidden: Bool { isControl || endsLine || turnsText || isNoCharacter }

  /// U+00A0 and U+FEFF: the eye takes them for a blank and for nothing, and YAML readers differ in them.
  package var isOddBlank: Bool { value == 0xA0 || value == 0xFEFF }
}

extension String {
  /// Whether a command or a file can take it as a name: no control character, and no sign that it was no UTF-8.
  package var canBeNamed: Bool { !unicodeScalars.contains { $0.isControl || $0 == "\u{FFFD}" } }
}
