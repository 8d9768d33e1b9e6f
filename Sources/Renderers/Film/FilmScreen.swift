// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The lines of a terminal to which a session only appends. A line that is too long continues on the next one.
struct FilmScreen {
  struct Cell {
    var column: Int
    var character: Character
    /// Columns.
    var width: Int
    var style: FilmStyle
  }

  let columns: Int
  private(set) var lines: [[Cell]] = [[]]
  /// The column of the cursor, which is in the last line; the number of columns behind a full line.
  private(set) var column = 0
  private var style = FilmStyle()

  private static let tabWidth = 8

  init(columns: Int) { self.columns = columns }

  /// Other control characters than line ends, tabs and colours have no effect: the program writes none, and those of other
  /// programs would move the cursor.
  mutating func append(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\n", "\r\n": beginLine()
      case "\t": column = min(columns - 1, (column / Self.tabWidth + 1) * Self.tabWidth)
      case "\u{1B}": takeSequence(&rest)
      default:
        guard character.unicodeScalars.allSatisfy({ !$0.isControl }) else { continue }
        put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(character)
    guard width > 0 else {
      guard let last = lines[lines.count - 1].indices.last else { return }
      // A mark belongs to the character before it.
      let joined = String(lines[lines.count - 1][last].character) + String(character)
      if joined.count == 1 { lines[lines.count - 1][last].character = Character(joined) }
      return
    }
    if column + width > columns { beginLine() }
    lines[lines.count - 1].append(Cell(column: column, character: character, width: width, style: style))
    column += width
  }

  private mutating func beginLine() {
    lines.append([])
    column = 0
  }

  /// Takes a control sequence (CSI), or a text for the terminal (OSC) with its end.
  private mutating func takeSequence(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "[":
      var parameters = ""
      while let next = rest.popFirst() {
        guard let value = next.asciiValue, !(0x40...0x7E).contains(value) else {
          if next == "m" { style.apply(parameters) }
          return
        }
        parameters.append(next)
      }
    case "]":
      while let next = rest.popFirst(), next != "\u{7}" {
        if next == "\u{1B}" {
          rest = rest.dropFirst()
          return
        }
      }
    default: break
    }
  }
}

/// The colours and weight of a character on a screen; `nil` for the terminal's own colour.
struct FilmStyle: Hashable {
  var foreground: RGBA?
  var background: RGBA?
  var isBold = false
  var isDim = false

  /// - Parameter parameters: those of SGR, such as `0;1;31`. Unknown ones have no effect.
  mutating func apply(_ parameters: String) {
    var codes = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: self = FilmStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 22: (isBold, isDim) = (false, false)
      case 30...37: foreground = TerminalPalette.color(code - 30)
      case 90...97: foreground = TerminalPalette.color(code - 90 + 8)
      case 39: foreground = nil
      case 40...47: background = TerminalPalette.color(code - 40)
      case 100...107: background = TerminalPalette.color(code - 100 + 8)
      case 49: background = nil
      case 38: foreground = Self.color(&codes) ?? foreground
      case 48: background = Self.color(&codes) ?? background
      default: break
      }
    }
  }

  /// The colour of `5;N` or of `2;R;G;B`.
  private static func color(_ codes: inout ArraySlice<Int>) -> RGBA? {
    let kind = codes.popFirst()
    let values = codes.prefix(kind == 2 ? 3 : 1).map { UInt8(clamping: $0) }
    codes = codes.dropFirst(values.count)
    switch (kind, values.count) {
    case (2, 3): return RGBA(red: values[0], green: values[1], blue: values[2])
    case (5, 1): return TerminalPalette.color(Int(values[0]))
    default: return nil
    }
  }
}
