// SPDX-License-Identifier: GPL-3.0-or-later

/// Wraps prose for a terminal at its spaces.
package enum WrappedText {
  /// `text` with no line wider than `columns`, unless one of its words is.
  ///
  /// Further lines are indented to the second column of a list such as `  --badge TEXT  A short text`, by two
  /// spaces more after a label such as `usage:`, and otherwise like the first line. Words in brackets, such as
  /// `[--badge TEXT]`, remain on one line.
  package static func lines(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      DisplayWidth.ofColored(String(line)) <= columns ? String(line) : wrapped(String(line), columns)
    }.joined(separator: "\n")
  }

  private static func wrapped(_ line: String, _ columns: Int) -> String {
    let indent = hangingIndent(of: line, columns)
    var lines: [String] = []
    var current = ""
    var width = 0
    for unit in units(of: line, room: columns - indent) {
      let blanks = unit.prefix { $0 == " " }.count
      let unitWidth = DisplayWidth.ofColored(unit)
      // The first word remains behind its indent.
      if width + unitWidth > columns, !current.allSatisfy({ $0 == " " }) {
        lines.append(current)
        current = String(repeating: " ", count: indent) + unit.dropFirst(blanks)
        width = indent + unitWidth - blanks
      } else {
        current += unit
        width += unitWidth
      }
    }
    lines.append(current)
    return lines.joined(separator: "\n")
  }

  /// The words with the spaces before them. Words in brackets are one unit.
  private static func units(of line: String, room: Int) -> [String] {
    var words: [String] = []
    var current = ""
    for character in line {
      if character == " ", current.last.map({ $0 != " " }) ?? false {
        words.append(current)
        current = ""
      }
      current.append(character)
    }
    if !current.isEmpty { words.append(current) }
    var result: [String] = []
    var depth = 0
    for word in words {
      let isJoined = depth > 0 && DisplayWidth.of((result.last ?? "") + word) <= room
      if isJoined { result[result.count - 1] += word } else { result.append(word) }
      depth = (isJoined ? depth : 0) + word.reduce(0) { $0 + ($1 == "[" ? 1 : $1 == "]" ? -1 : 0) }
    }
    return result
  }

  /// The number of spaces that further lines begin with.
  private static func hangingIndent(of line: String, _ columns: Int) -> Int {
    let start = line.prefix { $0 == " " }.count
    // The second column of a list.
    var characters = line.dropFirst(start)
    var width = start
    while let character = characters.popFirst() {
      width += DisplayWidth.of(character)
      guard character == " ", characters.first == " " else { continue }
      while characters.first == " " {
        characters.removeFirst()
        width += 1
      }
      return width <= columns / 2 && !characters.isEmpty ? width : min(start + 4, columns / 2)
    }
    let first = line.dropFirst(start).prefix { $0 != " " }
    // The label of an error may have colour sequences around it.
    return min(start + (first.contains(":") && !first.contains("/") ? 2 : 0), columns / 2)
  }
}
