// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Writes Swift source as swift-format leaves it: two spaces, at most a hundred columns where a line can be broken.
package struct SwiftWriter {
  package static let columns = 100

  private var lines: [String] = []
  private var depth = 0

  package init() {}

  /// What was written, with a newline at its end.
  package var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// Lines at the current depth; a text may have several, each with an indentation of its own besides.
  package mutating func line(_ text: String = "") {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = part.isEmpty ? "" : indent + part
      guard line.count > Self.columns, let broken = LongLiteral(line)?.lines else {
        lines.append(line)
        continue
      }
      lines += broken
    }
  }

  /// A property's declaration, its value on the next line where there is no room behind it.
  mutating func declaration(_ text: String) {
    guard (indent + text).count > Self.columns, let equals = text.firstRange(of: " = ") else {
      return line(text)
    }
    line(text[..<equals.lowerBound] + " =")
    indented { $0.line(String(text[equals.upperBound...])) }
  }

  /// Lines of a template, broken where they came out too long: after `=`, or within the parentheses that end them.
  package mutating func fittedLines(_ texts: [String]) {
    for text in texts {
      guard (indent + text).count > Self.columns - Self.comma(text.last) else {
        line(text)
        continue
      }
      let steps = text.prefix { $0 == " " }.count / 2
      depth += steps
      fit(text.drop { $0 == " " })
      depth -= steps
    }
  }

  /// The column that swift-format keeps free behind a list, for the comma that a broken one has.
  private static func comma(_ last: Character?) -> Int { last == "]" ? 1 : 0 }

  private mutating func fit(_ text: Substring) {
    let code = CodeScan(text)
    if text.hasSuffix("]"), let list = text.firstRange(of: " = [") {
      let elements = text[list.upperBound...].dropLast().split(separator: ", ").map(String.init)
      call(text[..<list.lowerBound] + " = ", elements, bracket: "[")
    } else if let assignment = code.assignment {
      line(text[..<assignment] + "=")
      depth += 1
      let rest = text[assignment...].dropFirst(2)
      if (indent + rest).count > Self.columns, CodeScan(rest).call != nil {
        fit(rest)
      } else {
        line(String(rest))
      }
      depth -= 1
    } else if let call = code.call {
      self.call(String(text[..<call.open]), call.arguments.map(String.init), suffix: String(call.suffix))
    } else {
      line(String(text))
    }
  }

  /// A line that has its indentation already, for the current ``level``.
  mutating func raw(_ line: String) { lines.append(line) }

  /// Steps from the left side.
  var level: Int { depth }

  package mutating func lines(_ texts: [String]) { for text in texts { line(text) } }

  /// An empty line between what comes before and what follows: none at a block's beginning, never two.
  package mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{"), !last.hasSuffix("[") else { return }
    lines.append("")
  }

  /// `// words`, broken into lines.
  package mutating func comment(_ words: String, mark: String = "//") {
    for line in Self.wrapped(words, columns: Self.columns - indent.count - mark.count - 1) {
      lines.append(indent + (line.isEmpty ? mark : "\(mark) \(line)"))
    }
  }

  /// `/// words`.
  package mutating func doc(_ words: String) { comment(words, mark: "///") }

  /// `opening {`, what `body` writes one step further in, `}`; on one line where the body has no line.
  package mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    depth += 1
    let count = lines.count
    body(&self)
    depth -= 1
    while lines.last == "", lines.count > count { lines.removeLast() }
    if lines.count == count {
      lines[count - 1] += "}"
    } else {
      line(closing)
    }
  }

  /// Says of what `body` writes to which row or section it belongs.
  package mutating func marked(_ level: LookLevel, _ body: (inout SwiftWriter) -> Void) {
    let count = lines.count
    body(&self)
    for index in min(count, lines.count)..<lines.count { lines[index] = CodeMark.mark(lines[index], level) }
  }

  /// A step further in without braces, as the cases of a `switch` have their statements.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `prefix(a, b)suffix`, broken after the parenthesis and between arguments where it is too long.
  ///
  /// - Parameter bracket: `(` or `[`.
  package mutating func call(
    _ prefix: String, _ arguments: [String], suffix: String = "", bracket: Character = "("
  ) {
    let end = (bracket == "(" ? ")" : "]") + suffix
    let whole = prefix + String(bracket) + arguments.joined(separator: ", ") + end
    let columns = Self.columns - Self.comma(suffix.isEmpty && bracket == "[" ? "]" : nil)
    guard (indent + whole).count > columns, !arguments.isEmpty, !whole.contains("\n") else {
      return line(whole)
    }
    line(prefix + String(bracket))
    depth += 1
    // A list in brackets has its closing one on a line of its own, after a comma.
    fill(arguments, last: bracket == "(" ? end : ",")
    depth -= 1
    if bracket != "(" { line(end) }
  }

  /// Arguments on as few lines as they need, with commas between them.
  mutating func fill(_ arguments: [String], last: String) {
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let part = argument + (index == arguments.count - 1 ? last : ",")
      if current.isEmpty {
        current = part
      } else if (indent + current + " " + part).count <= Self.columns - Self.comma(argument.last) {
        current += " " + part
      } else {
        argumentLine(current)
        current = part
      }
    }
    if !current.isEmpty { argumentLine(current) }
  }

  /// A label's value goes to the next line where there is no room behind it; a list is broken within its brackets.
  private mutating func argumentLine(_ text: String) {
    guard (indent + text).count > Self.columns, let colon = text.firstRange(of: ": "),
      !text[..<colon.lowerBound].contains("\"")
    else { return line(text) }
    // The label of an inner call: the inner arguments are broken.
    if text[..<colon.lowerBound].contains("("), text.hasSuffix(")"),
      let inner = CodeScan(text.dropLast()).call
    {
      let prefix = String(text[..<inner.open])
      return call(prefix, inner.arguments.map(String.init), suffix: inner.suffix + ")")
    }
    // A literal that has no room there either becomes one of several lines.
    let isLiteral = text[colon.upperBound...].first == "\""
    if isLiteral, indent.count + 2 + text[colon.upperBound...].count > Self.columns { return line(text) }
    if text[colon.upperBound...].first == "[", let end = text.lastIndex(of: "]") {
      let elements = text[text.index(after: colon.upperBound)..<end].split(separator: ", ").map(String.init)
      return call(
        text[..<colon.upperBound] + "", elements, suffix: String(text[text.index(after: end)...]),
        bracket: "[")
    }
    line(text[..<colon.lowerBound] + ":")
    depth += 1
    line(String(text[colon.upperBound...]))
    depth -= 1
  }

  /// Whether there is room for it on one line.
  func fits(_ text: String) -> Bool { (indent + text).count <= Self.columns }

  private var indent: String { Self.indent(depth) }

  static func indent(_ depth: Int) -> String { String(repeating: " ", count: depth * 2) }

  /// Words on lines of at most so many columns; a longer word has a line of its own.
  static func wrapped(_ words: String, columns: Int) -> [String] {
    var result: [String] = []
    for paragraph in words.split(separator: "\n", omittingEmptySubsequences: false) {
      // What is indented in a list stays so.
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
