// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands for a named image in a picture of lines and columns: a character that most fonts of terminals have in one
/// column, or else a letter: the initial of its row's title, or of its own name where there is no such title.
enum SymbolGlyphs {
  /// By the whole name, or by what stands in front of its first dot.
  static func glyph(_ name: String) -> Unicode.Scalar? {
    table[name] ?? name.utf8.firstIndex(of: UInt8(ascii: ".")).flatMap { table[String(name[..<$0])] }
  }

  /// A letter or a digit; `#` where the name has neither at its beginning.
  static func letter(_ name: String) -> Unicode.Scalar {
    guard let first = name.utf8.first else { return "#" }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Unicode.Scalar(first - 32)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return Unicode.Scalar(first)
    default: return "#"
    }
  }

  /// None of them is drawn as an emoji, two columns wide, by itself.
  private static let table: [String: Unicode.Scalar] = [
    "airplane": "✈", "phone": "☎", "envelope": "✉", "music": "♫", "star": "★", "heart": "♥", "flag": "⚑",
    "gear": "⚙", "gearshape": "⚙", "sun": "☀", "moon": "☾", "cloud": "☁", "icloud": "☁", "umbrella": "☂",
    "snowflake": "❄", "person": "☺", "face": "☺", "pencil": "✎", "square.and.pencil": "✎", "scissors": "✂",
    "house": "⌂", "keyboard": "⌨", "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "equal": "=",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "at": "@", "number": "#", "percent": "%",
    "wifi": "≋", "globe": "⊕", "network": "⊕", "location": "➤", "paperplane": "➤", "play": "▶", "pause": "‖",
    "stop": "■", "forward": "»", "backward": "«", "circle": "○", "square": "□", "app": "▢", "triangle": "△",
    "diamond": "◇", "sparkles": "✦", "bolt": "↯", "clock": "◷", "calendar": "▦", "photo": "◪",
    "creditcard": "▬", "iphone": "▯", "ipad": "▭", "laptopcomputer": "▭", "display": "▭", "tv": "▭",
    "battery": "▮", "doc": "▤", "newspaper": "▤", "folder": "◰", "cross": "✚", "key": "⚷", "link": "∞",
    "arrow.right": "→", "arrow.forward": "→", "arrow.left": "←", "arrow.backward": "←", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.up.right": "↗", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.uturn.left": "↩", "arrow.uturn.backward": "↩",
    "arrow.uturn.right": "↪", "arrow.uturn.forward": "↪", "arrow.left.arrow.right": "↔",
    "arrow.left.and.right": "↔", "arrow.up.arrow.down": "↕", "arrow.up.and.down": "↕", "chevron.right": "›",
    "chevron.forward": "›", "chevron.left": "‹", "chevron.backward": "‹", "square.and.arrow.up": "↥",
    "square.and.arrow.down": "↧", "list": "≡", "line": "≡", "text": "≡", "slider": "≡", "dollarsign": "$",
    "eurosign": "€", "drop": "♦", "power": "◉", "target": "◎", "scope": "◎", "safari": "◎", "textformat": "a",
  ]

  /// All of them.
  static var all: [Unicode.Scalar] { Array(table.values) }
}
