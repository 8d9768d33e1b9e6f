// SPDX-License-Identifier: GPL-3.0-or-later

/// A line with a literal that is longer than the room for it, broken into one of several lines.
struct LongLiteral {
  let lines: [String]

  /// `nil` where the line has no such literal.
  init?(_ line: String) {
    let margin = line.prefix { $0 == " " }
    guard let (start, end) = Self.longest(in: line) else { return nil }
    let prefix = line[..<start]
    // What is given to something stands a step further in than it.
    let inner = prefix == margin ? String(margin) : "\(margin)  "
    let content = line[line.index(after: start)..<line.index(before: end)]
    var result: [String] = ["\(prefix)\"\"\""]
    var current = ""
    for word in Self.words(content, room: SwiftWriter.columns - inner.count - 1) {
      if !current.isEmpty, inner.count + current.count + word.count + 1 > SwiftWriter.columns {
        result.append(inner + current + "\\")
        current = ""
      }
      current += word
    }
    // A blank at a line's end would be lost in the next editor.
    if current.hasSuffix(" ") { current = "\(current.dropLast())\\u{20}" }
    result.append(inner + current)
    result.append("\(inner)\"\"\"\(line[end...])")
    lines = result
  }

  /// The longest literal of a line, with its quotes.
  private static func longest(in line: String) -> (start: String.Index, end: String.Index)? {
    var result: (start: String.Index, end: String.Index)?
    var length = 40
    var open: String.Index?
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      defer { isEscaped = open != nil && character == "\\" && !isEscaped }
      guard character == "\"", !isEscaped else { continue }
      guard let start = open else {
        open = index
        continue
      }
      let end = line.index(after: index)
      if line.distance(from: start, to: end) > length {
        length = line.distance(from: start, to: end)
        result = (start, end)
      }
      open = nil
    }
    return result
  }

  /// Words with the blank behind them; those that are longer than a line in parts. No escape is cut.
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

  /// The first character, or the escape that stands for it.
  private static func escape(_ rest: Substring) -> Substring {
    guard rest.first == "\\" else { return rest.prefix(1) }
    guard rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") else { return rest.prefix(2) }
    return rest[...end]
  }
}

/// Where a line of code may be broken.
struct CodeScan {
  /// Before the `=` of `name = "text"`.
  private(set) var assignment: Substring.Index?
  /// The last parentheses, if nothing but a comma or a brace follows them.
  private(set) var call: (open: Substring.Index, arguments: [Substring], suffix: Substring)?

  init(_ text: Substring) {
    var isText = false
    var isEscaped = false
    var depth = 0
    var open: Substring.Index?
    var start = text.startIndex
    var arguments: [Substring] = []
    for index in text.indices {
      let character = text[index]
      defer { isEscaped = isText && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isText.toggle() }
      guard !isText else { continue }
      switch character {
      case "(", "[", "{":
        if depth == 0, character == "(" {
          open = index
          arguments = []
          start = text.index(after: index)
        }
        depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0, character == ")", let open {
          let rest = text[text.index(after: index)...]
          arguments.append(text[start..<index])
          if rest.allSatisfy({ ",{ ".contains($0) }) {
            call = (open, arguments.map { $0.drop { $0 == " " } }, rest)
          }
        }
      case "," where depth == 1:
        arguments.append(text[start..<index])
        start = text.index(after: index)
      case "=" where depth == 0 && text[index...].hasPrefix("= \""): assignment = index
      default: break
      }
    }
  }
}
