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

  /// Writes code at the current depth. Its lines can have indentations of their own.
  package mutating func line(_ text: String = "") {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = part.drop { $0 == " " }
      let steps = (part.count - code.count) / 2
      depth += steps
      put(code)
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
    put("")
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

  /// Marks the lines that `body` writes as those of a row or a section. Lines of a section's rows remain theirs.
  package mutating func marked(_ level: LookLevel, _ body: (inout SwiftWriter) -> Void) {
    let count = lines.count
    body(&self)
    for index in count..<lines.count where lines[index].level == nil { lines[index].level = level }
  }

  /// Writes one step further in, without braces.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: - Broken lines

  /// Writes a property's declaration, with its value on the next line if it doesn't fit, and `?? .now` on one more.
  mutating func declaration(_ text: String) {
    guard !fits(text), let equals = text.firstRange(of: " = ") else { return line(text) }
    put(text[..<equals.lowerBound] + " =")
    let (value, end) = (text[equals.upperBound...], " ?? .now")
    indented { writer in
      guard !writer.fits(value), value.hasSuffix(end) else { return writer.put(value) }
      writer.put(value.dropLast(end.count))
      writer.put(end.dropFirst())
    }
  }

  /// Writes `prefix(a, b)suffix`. If it is too long, it is broken after the parenthesis and between arguments.
  ///
  /// - Parameters:
  ///   - isLast: whether the expression ends here; else the parenthesis is on a line of its own.
  ///   - isTree: whether each call among the arguments has a line of its own.
  mutating func call(
    _ prefix: String, _ arguments: [CodeArgument], suffix: String = "", isLast: Bool = true,
    isTree: Bool = false
  ) {
    let end = ")" + suffix
    let whole = prefix + "(" + arguments.map(\.line).joined(separator: ", ") + end
    // swift-format keeps a column free for the comma of each list that ends here, in this call or in its last one.
    let ends = arguments.last?.line.reversed().prefix { "])".contains($0) } ?? []
    let room = String(repeating: " ", count: ends.filter { $0 == "]" }.count)
    guard !fits(whole + room), !arguments.isEmpty else { return put(whole) }
    put(prefix + "(")
    indented { $0.fill(arguments, last: isLast ? end : "", isTree: isTree) }
    if !isLast { put(end) }
  }

  /// Writes `prefix[a, b]`, with a line for each element if it is too long.
  mutating func list(_ prefix: String, _ elements: [String]) {
    let whole = prefix + "[" + elements.joined(separator: ", ") + "]"
    guard !fits(whole) else { return put(whole) }
    put(prefix + "[")
    indented { writer in for element in elements { writer.put(element + ",") } }
    put("]")
  }

  /// Writes words on as few lines as they need, with commas between them: `case a, b`.
  ///
  /// - Parameter end: the code behind the last word.
  mutating func words(_ prefix: String, _ words: [String], end: String = "") {
    var current = prefix
    for (index, word) in words.enumerated() {
      let part = word + (index == words.count - 1 ? end : ",")
      if index > 0, (indent + current + " " + part).count > Self.columns {
        put(current)
        current = "  " + part
      } else {
        current += (current.isEmpty ? "" : " ") + part
      }
    }
    put(current)
  }

  /// Writes arguments on as few lines as they need, with commas between them.
  private mutating func fill(_ arguments: [CodeArgument], last: String, isTree: Bool) {
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? last : ","
      let line = argument.line + end
      // swift-format keeps a column free behind a list, for the comma of a broken one.
      let room = Self.columns - (line.hasSuffix("]" + end) ? 1 : 0)
      let isBranch = isTree && argument.isUnlabeledCall
      if !current.isEmpty, !isBranch, (indent + current + " " + line).count <= room {
        current += " " + line
        continue
      }
      if !current.isEmpty { put(current) }
      current = line
      guard !fits(line) else {
        if isBranch {
          put(current)
          current = ""
        }
        continue
      }
      if let choice = Self.choice(line) {
        current = self.choice(choice)
        continue
      }
      self.argument(argument, end)
      current = ""
    }
    if !current.isEmpty { put(current) }
  }

  /// The parts of an argument that chooses by the width: `height: isRegular`, `? 60` and `: 20`.
  private static func choice(_ line: String) -> [String]? {
    let condition = WidthChoice.condition
    guard let mark = line.firstRange(of: "\(condition) ? "),
      line[..<mark.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || ": ".contains($0) }),
      let colon = line.firstRange(of: " : ")
    else { return nil }
    let label = String(line[..<mark.lowerBound])
    let values = (String(line[mark.upperBound..<colon.lowerBound]), String(line[colon.upperBound...]))
    return [label + condition, "? " + values.0, ": " + values.1]
  }

  /// Writes all lines of a choice but the last one, which it returns.
  private mutating func choice(_ parts: [String]) -> String {
    put(parts[0])
    let both = "  \(parts[1]) \(parts[2])"
    if fits(both) { return both }
    put("  " + parts[1])
    return "  " + parts[2]
  }

  /// Writes an argument that is longer than a line: a call is broken, and another value is on the line below its label.
  private mutating func argument(_ argument: CodeArgument, _ end: String) {
    switch argument {
    case .call(let label, let call) where call.arguments != nil:
      let prefix = (label.map { $0 + ": " } ?? "") + call.name
      self.call(prefix, call.arguments ?? [], suffix: end, isTree: call.isTree)
    case .call, .text:
      let text = argument.line
      guard let colon = text.firstRange(of: ": "),
        !text[..<colon.lowerBound].contains(where: { "\"([".contains($0) })
      else { return put(text + end) }
      put(text[..<colon.lowerBound] + ":")
      indented { $0.put(text[colon.upperBound...] + end) }
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
