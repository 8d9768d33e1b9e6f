// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Lines of exported code that come from a row, or from a section's texts.
package struct CodeMark: Hashable, Sendable {
  package let level: LookLevel
  /// From 1, in the whole file.
  package internal(set) var lines: ClosedRange<Int>
}

/// Writes Swift source as swift-format formats it: with two spaces, and at most 100 columns in lines that can be broken.
package struct SwiftWriter {
  package static let columns = 100

  private struct Line {
    var text: String
    /// The row or the section that it belongs to.
    var level: LookLevel?
  }

  private var lines: [Line] = []
  /// Steps from the left side.
  private var depth: Int

  package init(depth: Int = 0) { self.depth = depth }

  /// The written lines, with a newline at the end.
  package var text: String {
    let end = lines.lastIndex { !$0.text.isEmpty } ?? -1
    return lines[...end].map { $0.text + "\n" }.joined()
  }

  var count: Int { lines.count }

  package var marks: [CodeMark] {
    var marks: [CodeMark] = []
    for (index, line) in lines.enumerated() {
      guard let level = line.level, !line.text.isEmpty else { continue }
      let number = index + 1
      if let previous = marks.last, previous.level == level, previous.lines.upperBound == index {
        marks[marks.count - 1].lines = previous.lines.lowerBound...number
      } else {
        marks.append(CodeMark(level: level, lines: number...number))
      }
    }
    return marks
  }

  // MARK: - Lines

  /// Writes code at the current depth. Its lines can have indentations of their own. A line that is too long is broken
  /// within its last call or list, or else within its longest text.
  package mutating func line(_ text: String = "") {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = part.drop { $0 == " " }
      let steps = (part.count - code.count) / 2
      depth += steps
      add(code)
      depth -= steps
    }
  }

  package mutating func lines(_ texts: some Sequence<String>) { for text in texts { line(text) } }

  /// Appends another writer's lines.
  mutating func append(_ other: SwiftWriter) {
    lines += other.lines.map { Line(text: $0.text.isEmpty ? "" : indent + $0.text, level: $0.level) }
  }

  /// Writes an empty line, but none at a block's beginning, and never two.
  package mutating func gap() {
    guard let last = lines.last?.text, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix("[") else {
      return
    }
    add("")
  }

  /// `// words`, broken into lines.
  package mutating func comment(_ words: String, mark: String = "//") {
    for line in Self.wrapped(words, columns: Self.columns - indent.count - mark.count - 1) {
      put(line.isEmpty ? mark : "\(mark) \(line)")
    }
  }

  /// The lines of `// words` within a function of a type.
  static func comments(_ words: String) -> [String] {
    wrapped(words, columns: columns - 7).map { "// " + $0 }
  }

  /// `/// words`.
  package mutating func doc(_ words: String) { comment(words, mark: "///") }

  /// Writes `opening {`, the lines of `body` one step further in, and `}`; on one line if the body has no lines.
  package mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    let count = lines.count
    indented(body)
    while lines.last?.text == "", lines.count > count { lines.removeLast() }
    if lines.count == count {
      lines[count - 1].text += "}"
    } else {
      line(closing)
    }
  }

  /// Marks the lines that `body` writes as those of a row or a section.
  package mutating func marked(_ level: LookLevel, _ body: (inout SwiftWriter) -> Void) {
    let count = lines.count
    body(&self)
    for index in count..<lines.count { lines[index].level = level }
  }

  /// Writes one step further in, without braces.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: - Broken lines

  /// Writes a property's declaration, with its value on the next line if it doesn't fit.
  mutating func declaration(_ text: String) {
    guard !fits(text), let equals = text.firstRange(of: " = ") else { return line(text) }
    put(text[..<equals.lowerBound] + " =")
    indented { $0.add(text[equals.upperBound...]) }
  }

  /// Writes `prefix(a, b)suffix`. If it is too long, it is broken after the parenthesis and between arguments.
  ///
  /// - Parameters:
  ///   - bracket: `(` or `[`.
  ///   - isLast: whether the expression ends here.
  package mutating func call(
    _ prefix: String, _ arguments: [String], suffix: String = "", bracket: Character = "(",
    isLast: Bool = true
  ) {
    let end = (bracket == "(" ? ")" : "]") + suffix
    let whole = prefix + String(bracket) + arguments.joined(separator: ", ") + end
    guard !fits(whole), !arguments.isEmpty else { return put(whole) }
    put(prefix + String(bracket))
    // The end of a list is on a line of its own, after a comma.
    let isApart = bracket == "[" || !isLast
    depth += 1
    fill(arguments, last: bracket == "[" ? "," : isApart ? "" : end)
    depth -= 1
    if isApart { put(end) }
  }

  /// Writes arguments on as few lines as they need, with commas between them.
  mutating func fill(_ arguments: [String], last: String) {
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? last : ","
      // swift-format keeps a column free behind a list, for the comma of a broken one.
      let room = Self.columns - (argument.last == "]" ? 1 : 0)
      if !current.isEmpty, (indent + current + " " + argument + end).count <= room {
        current += " " + argument + end
        continue
      }
      if !current.isEmpty { put(current) }
      current = argument + end
      guard !fits(current) else { continue }
      self.argument(argument[...], end)
      current = ""
    }
    if !current.isEmpty { put(current) }
  }

  /// Writes an argument that is longer than a line, with its value on the next line if it fits there.
  private mutating func argument(_ text: Substring, _ end: String) {
    guard let colon = text.firstRange(of: ": "),
      !text[..<colon.lowerBound].contains(where: { "\"(".contains($0) })
    else { return add(text, end: end) }
    let value = text[colon.upperBound...]
    let isLong = indent.count + 2 + value.count + end.count > Self.columns
    if value.first == "[" || (value.first == "\"" && isLong) { return add(text, end: end) }
    put(text[..<colon.lowerBound] + ":")
    indented { $0.add(value, end: end) }
  }

  private mutating func add(_ code: Substring, end: String = "") {
    guard !fits(code + end) else { return put(code + end) }
    let scan = CodeScan(code)
    if let list = scan.list {
      call(
        String(list.prefix), list.elements.map(String.init), suffix: list.suffix + end, bracket: list.bracket)
    } else if let literal = scan.literal {
      let prefix = code[..<literal.lowerBound]
      put(prefix + "\"\"\"")
      // The text of a value is a step further in than the value.
      let step = prefix.isEmpty ? 0 : 1
      depth += step
      let content = code[literal].dropFirst().dropLast()
      for line in CodeScan.lines(ofLiteral: content, room: Self.columns - indent.count) { put(line) }
      put("\"\"\"" + code[literal.upperBound...] + end)
      depth -= step
    } else {
      put(code + end)
    }
  }

  private mutating func put(_ text: some StringProtocol) {
    lines.append(Line(text: text.isEmpty ? "" : indent + text, level: nil))
  }

  /// Whether it fits on one line.
  func fits(_ text: some StringProtocol) -> Bool {
    let columns = Self.columns - 2 * depth - (text.last == "]" ? 1 : 0)
    return text.utf8.count <= columns || text.count <= columns
  }

  private var indent: String { String(repeating: " ", count: depth * 2) }

  /// Words on lines of at most so many columns; a longer word has a line of its own.
  static func wrapped(_ words: String, columns: Int) -> [String] {
    var result: [String] = []
    for paragraph in words.split(separator: "\n", omittingEmptySubsequences: false) {
      // The lines of a list item keep their indentation.
      let margin = paragraph.hasPrefix("- ") ? "  " : ""
      var current = ""
      for word in paragraph.split(separator: " ") {
        if current.isEmpty {
          current = String(word)
        } else if current.count + 1 + word.count <= columns {
          current += " " + word
        } else {
          result.append(current)
          current = margin + word
        }
      }
      result.append(current)
    }
    return result
  }
}
