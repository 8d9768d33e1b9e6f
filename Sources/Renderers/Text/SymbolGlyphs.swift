// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters that replace named images in text pictures: a character that most terminal fonts have in
/// one column, or else the initial of the row's title, or of the image's name if the title has none.
enum SymbolGlyphs {
  /// The character for the whole name, or for its part before the first dot.
  static func glyph(_ name: String) -> Unicode.Scalar? {
    table[name] ?? name.utf8.firstIndex(of: UInt8(ascii: ".")).flatMap { table[String(name[..<$0])] }
  }

  /// The name's initial as a capital, or its first digit; `#` if it begins with neither.
  static func letter(_ name: String) -> Unicode.Scalar {
    guard let first = name.utf8.first else { return "#" }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Unicode.Scalar(first - 32)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return Unicode.Scalar(first)
    default: return "#"
    }
  }

  /// By default, none of them is drawn as an emoji, which takes two columns.
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

  /// All characters of the table.
  static var all: [Unicode.Scalar] { Array(table.values) }
}
