// SPDX-License-Identifier: GPL-3.0-or-later

/// The places where a line of code can be broken.
struct CodeScan {
  /// Arguments in parentheses or elements in brackets.
  struct List {
    let prefix: Substring
    let bracket: Character
    let elements: [Substring]
    let suffix: Substring
  }

  /// The last list, if nothing but a comma or a brace follows it.
  private(set) var list: List?
  /// The longest string literal of more than 40 characters, with its quotes.
  private(set) var literal: Range<Substring.Index>?

  init(_ code: Substring) {
    var length = 40
    var quote: Substring.Index?
    var isEscaped = false
    var depth = 0
    var open = code.startIndex
    var start = code.startIndex
    var elements: [Substring] = []
    for index in code.indices {
      let character = code[index]
      let next = code.index(after: index)
      if let first = quote {
        if character == "\"", !isEscaped {
          let count = code[first..<next].count
          if count > length { (length, literal) = (count, first..<next) }
          quote = nil
        }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": quote = index
      case "(", "[", "{":
        if depth == 0 { (open, start, elements) = (index, next, []) }
        depth += 1
      case ")", "]", "}":
        depth -= 1
        guard depth == 0, character != "}" else { continue }
        elements.append(code[start..<index].drop { $0 == " " })
        let (prefix, suffix) = (code[..<open], code[next...])
        // Another bracket without a blank before it is a subscript's.
        let isList = code[open] == "(" || prefix.last.map { $0 == " " } ?? true
        guard isList, suffix.allSatisfy({ ",{ ".contains($0) }) else { continue }
        list = List(prefix: prefix, bracket: code[open], elements: elements, suffix: suffix)
      case "," where depth == 1:
        elements.append(code[start..<index].drop { $0 == " " })
        start = next
      default: break
      }
    }
  }

  /// The content of a string literal, as lines of a literal in three quotes.
  ///
  /// - Parameter room: the columns of a line.
  static func lines(ofLiteral content: Substring, room: Int) -> [String] {
    var result: [String] = []
    var current = ""
    for word in words(content, room: room - 1) {
      if !current.isEmpty, current.count + word.count + 1 > room {
        result.append(current + "\\")
        current = ""
      }
      current += word
    }
    // Editors remove blanks at a line's end.
    return result + [current.hasSuffix(" ") ? "\(current.dropLast())\\u{20}" : current]
  }

  /// Words, each with the blank after it. A word that is longer than a line is split, but not within an escape.
  private static func words(_ content: Substring, room: Int) -> [String] {
    var result: [String] = []
    var word = ""
    var index = content.startIndex
    while index < content.endIndex {
      let unit = escape(content[index...])
      if word.count + unit.count > room {
        result.append(word)
        word = ""
      }
      word += unit
      index = content.index(index, offsetBy: unit.count)
      if unit == " " {
        result.append(word)
        word = ""
      }
    }
    return word.isEmpty ? result : result + [word]
  }

  /// The first character, or its escape.
  private static func escape(_ rest: Substring) -> Substring {
    guard rest.first == "\\" else { return rest.prefix(1) }
    guard rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") else { return rest.prefix(2) }
    return rest[...end]
  }
}
