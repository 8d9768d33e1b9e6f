// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The text of one section or row of a spec, as a list of one element that can be read alone, with the
/// comments that belong to it.
package struct SpecPart {
  /// Ends with a newline.
  package let text: String
  private let source: SourceText
  /// The byte range of the element's lines; `nil` if it is in brackets.
  private let lines: Range<Int>?
  /// The spaces before its dash.
  private let indent: Int

  /// - Returns: `nil` if the text doesn't contain the element.
  package init?(of level: LookLevel, in bytes: [UInt8]) {
    guard let root = (try? YAMLParser.parse(bytes)) ?? nil, let node = SpecLocator.node(level, in: root)
    else {
      return nil
    }
    let source = SourceText(bytes)
    self.source = source
    let patch = YAMLPatch(source)
    let start = source.offset(node.start)
    let dash = patch.dashLine(of: node)
    let lead = source.string(source.start(ofLine: dash)..<start)
    // In a block list, only the dash is between the line's start and the element.
    guard lead.drop(while: { $0 == " " }).dropFirst().allSatisfy({ $0 == " " }), lead.contains("-") else {
      lines = nil
      indent = 0
      let column = max(0, source.column(start) - 2)
      text = "- " + Self.dedented(source.string(start..<patch.end(of: node)), by: column) + "\n"
      return
    }
    let indent = lead.prefix { $0 == " " }.count
    self.indent = indent
    var first = dash
    while first > 0, Self.comment(first - 1, in: source).map({ $0 <= indent }) == true { first -= 1 }
    var last = patch.lastLine(of: node)
    while Self.comment(last + 1, in: source).map({ $0 > indent }) == true { last += 1 }
    lines = source.start(ofLine: first)..<source.next(afterLine: last)
    let dedented = Self.dedented(
      source.string(source.start(ofLine: first)..<source.next(afterLine: last)), by: indent)
    text = dedented.utf8.last == UInt8(ascii: "\n") ? dedented : dedented + "\n"
  }

  /// The column of a line's comment, counted from 0; `nil` for lines that aren't comments.
  private static func comment(_ line: Int, in source: SourceText) -> Int? {
    guard line < source.lineCount else { return nil }
    let text = source.string(source.start(ofLine: line)..<source.end(ofLine: line))
    let lead = text.prefix { $0 == " " }
    return text.dropFirst(lead.count).hasPrefix("#") ? lead.count : nil
  }

  /// The whole text with another text in the element's place.
  ///
  /// - Returns: `nil` if the element is in brackets.
  package func replaced(by text: String) -> [UInt8]? {
    guard let lines else { return nil }
    let isEnded = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    let own = Self.dedented(isEnded ? text : text + source.newline, by: Self.commonIndent(of: text))
    let new = Self.indented(own, by: indent)
    if lines.lowerBound > 0, source.bytes[lines.lowerBound - 1] != UInt8(ascii: "\n") { return nil }
    return Array(source.bytes[..<lines.lowerBound]) + Array(new.utf8) + source.bytes[lines.upperBound...]
  }

  /// The spaces before all lines of a text, except comments. An editor may have indented it.
  private static func commonIndent(of text: String) -> Int {
    let leads = text.split(whereSeparator: \.isNewline).filter {
      !$0.drop { $0 == " " }.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace)
    }.map { $0.prefix { $0 == " " }.count }
    return leads.min() ?? 0
  }

  // By bytes, because CR LF is one `Character`.

  private static func dedented(_ text: String, by indent: Int) -> String {
    lines(of: text) { line in line.dropFirst(min(indent, line.prefix { $0 == UInt8(ascii: " ") }.count)) }
  }

  private static func indented(_ text: String, by indent: Int) -> String {
    let pad = Array(repeating: UInt8(ascii: " "), count: indent)
    return lines(of: text) { line in
      line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) ? line : pad + line
    }
  }

  private static func lines(of text: String, _ change: (ArraySlice<UInt8>) -> ArraySlice<UInt8>) -> String {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return String(decoding: Array(lines.map(change).joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }

  /// Reads the text of a part: a list of sections or of rows.
  ///
  /// - Parameter name: the text's name in messages, whose lines and columns count in this text.
  /// - Returns: a table with these sections, or with one section that has these rows.
  /// - Throws: ``SpecError`` with every problem of the text.
  package static func decode(_ text: String, as level: LookLevel, named name: String) throws(SpecError)
    -> Table
  {
    let head: [String]
    let indent: Int
    // The text is indented more than the key above it, so that a mapping doesn't add keys beside that key.
    switch level {
    case .table: (head, indent) = ([], 0)
    case .section: (head, indent) = (["sections:"], 2)
    case .row: (head, indent) = (["sections:", "- rows:"], 4)
    }
    let whole = head.map { $0 + "\n" }.joined() + indented(text, by: indent)
    do { return try SpecDecoder(fileName: name).unlimited.decode(Array(whole.utf8)) } catch {
      var error = error
      for index in error.problems.indices { error.problems[index].move(lines: head.count, columns: indent) }
      throw error
    }
  }
}

extension SpecProblem {
  /// Moves the place to the part's own lines and columns, without those that were added before it.
  fileprivate mutating func move(lines: Int, columns: Int) {
    line = max(1, line - lines)
    otherLines = otherLines.map { max(1, $0 - lines) }
    guard excerpt.hasPrefix(String(repeating: " ", count: columns)) else { return }
    column = max(1, column - columns)
    excerpt = String(excerpt.dropFirst(columns))
    caret = max(0, caret - columns)
  }
}
