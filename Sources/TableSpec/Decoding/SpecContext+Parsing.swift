// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Parses a file of a spec, and explains failures whose cause isn't where YAML's parser stops.
extension SpecContext {
  /// - Returns: the root, or `nil` for a file without a document.
  /// - Throws: ``YAMLFailure`` for the first problem.
  mutating func parse() throws(YAMLFailure) -> YAMLNode? {
    let start = YAMLMark(line: 1, column: 1)
    if let kind = ForeignFile.kind(of: bytes) {
      throw YAMLFailure(message: "this is \(kind), not a spec", hint: Self.specHint, mark: start)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard !bytes.starts(with: mark + mark) else {
      throw YAMLFailure(
        message: "the file begins with two byte order marks (EF BB BF)",
        hint: "remove them, or save the file as UTF-8 without a byte order mark", mark: start)
    }
    let root: YAMLNode?
    do { root = try YAMLParser.parse(bytes, limits: budget.limits) } catch { throw explained(error) }
    // `tableView.separatorStyle = .none` is one text for YAML.
    if let root, root.text != nil, let failure = swiftFailure(at: root.start) { throw failure }
    return root
  }

  private static let specHint = "a spec is a YAML or JSON text; 'roundtable example' lists some"

  /// The failure with the cause and the hint that fit its line.
  mutating func explained(_ failure: YAMLFailure) -> YAMLFailure {
    var failure = failure
    if let code = swiftFailure(at: failure.mark) { return code }
    let line = source.line(failure.mark)
    let (first, end) =
      failure.isUnclosed
      ? (failure.mark.line, YAMLMark(line: failure.mark.line + 1, column: 1))
      : (lineBefore(failure.mark), failure.mark)
    if mayLoseText, let comment = comments.last(from: first, to: end),
      comment.isInPlaceOfValue || comment.text.contains(where: { "]}".contains($0) })
    {
      failure.hint = Self.hint(quoting: comment.text.words(until: ",]}"))
    } else if failure.message.contains(YAMLParser.nestedMapping) || source.isColon(failure.mark) {
      let value = Self.value(of: Self.item(of: line, at: failure.mark.column))
      let isQuoted = value?.contains(where: SettingShape.curlyQuotes.contains) ?? false
      failure.hint = isQuoted ? Self.curlyQuotesHint : Self.quotingHint(value)
    } else if line.contains(where: SettingShape.curlyQuotes.contains) {
      failure.hint = Self.curlyQuotesHint
    }
    return failure
  }

  /// The line from which a comment may have swallowed a bracket's end: that of the bracket, or the one before
  /// the place at which the parser stopped.
  private mutating func lineBefore(_ mark: YAMLMark) -> Int {
    var line = mark.line - 1
    while line > 1, source.line(YAMLMark(line: line, column: 1)).isEmpty { line -= 1 }
    return max(1, line)
  }

  private static let curlyQuotesHint = "curly quotes are letters; write straight quotes"

  /// The part of a line between the brackets or commas around a column, which counts from 1; the whole line outside
  /// brackets.
  private static func item(of line: String, at column: Int) -> Substring {
    let before = line.prefix(column - 1)
    guard let bracket = before.lastIndex(where: { "{[".contains($0) }) else { return line[...] }
    let start = before.lastIndex(of: ",").map { max($0, bracket) } ?? bracket
    return line[line.index(after: start)...].prefix { $0 != "," }
  }

  /// The text behind the first key of a line, without brackets: `Note: this` of `- {title: Note: this}`. In a
  /// line without a key, the text of the item.
  private static func value(of line: Substring) -> String? {
    let item = line.drop { " -{[\t".contains($0) }.words(until: "}]")
    guard let colon = item.firstRange(of: ": "), allKeys.contains(String(item[..<colon.lowerBound])) else {
      return item
    }
    let value = String(item[colon.upperBound...])
    return value.contains(": ") || value.hasSuffix(":") ? value : nil
  }

  private static var allKeys: Set<String> {
    Set(TableKeys.all.names + SectionKeys.all.names + RowKeys.all.names)
  }

  /// The failure of a line of code; `nil` for others.
  private mutating func swiftFailure(at mark: YAMLMark) -> YAMLFailure? {
    let first = SpecText(path: "", bytes: bytes).firstLine
    guard !SwiftLine.isCode(first.text) else {
      return YAMLFailure(
        message: "this is Swift or Objective-C code, not a spec",
        hint: Self.key(forCode: first.text) ?? Self.specHint,
        mark: YAMLMark(line: first.number, column: 1))
    }
    for number in [mark.line, lineBefore(mark)] {
      let place = YAMLMark(line: number, column: 1)
      let line = source.line(place)
      guard SwiftLine.isCode(line) else { continue }
      return YAMLFailure(
        message: "this is a line of code",
        hint: Self.key(forCode: line) ?? "write keys and values instead, such as rowHeight: 44",
        mark: YAMLMark(line: number, column: line.prefix { $0 == " " }.count + 1))
    }
    return nil
  }

  /// The key that does the same as an assignment in code, or the reason why there is none; `nil` for other
  /// lines.
  private static func key(forCode line: String) -> String? {
    guard let name = SwiftLine.target(of: line) else { return nil }
    let keys = allKeys
    let found = keys.contains(name) ? [name] : UIKitNames.keys(for: name, among: Array(keys))
    guard let key = found.first else { return UIKitNames.reason(against: name) }
    let written = UIKitNames.written(key)
    return "the key of a spec is '\(written)\(written.hasSuffix("}") ? "" : ": …")'"
  }
}

extension SourceText {
  /// The text of a place's line; empty past the end.
  func line(_ mark: YAMLMark) -> String {
    guard mark.line <= lineCount else { return "" }
    return string(
      start(ofLine: mark.line - 1)..<max(start(ofLine: mark.line - 1), end(ofLine: mark.line - 1)))
  }

  /// Whether a colon is at a place.
  func isColon(_ mark: YAMLMark) -> Bool {
    let offset = offset(mark)
    return offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
  }
}

extension SpecText {
  /// The first line that is neither blank nor a comment of YAML, with its number, counted from 1.
  fileprivate var firstLine: (text: String, number: Int) {
    var number = 0
    for line in bytes.prefix(4096).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: line, as: UTF8.self)
      guard let first = text.first(where: { !$0.isWhitespace }) else { continue }
      if first != "#" || text.contains("#import") { return (text, number) }
    }
    return ("", 1)
  }
}

extension StringProtocol {
  /// The text up to one of some characters, without blanks at its end.
  fileprivate func words(until ends: String) -> String {
    let text = prefix { !ends.contains($0) }
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
