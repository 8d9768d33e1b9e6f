// SPDX-License-Identifier: GPL-3.0-or-later

/// The comments of a text that may have been meant as text, such as `#1 fan` and `#general`.
///
/// YAML reads `#` after a blank as a comment, so `title: #1 fan` has no value, and `title: Room #5` is only
/// `Room`. This is the rule. A `#` directly before another character, or at the end of its line, was meant as
/// text in two cases:
///
/// - It is in the place of a value: behind a key's colon or an item's dash, or alone on the line below such a
///   key, indented more than the key.
/// - It follows a text without quotes, with exactly one blank between them.
///
/// All others are comments: `# ` with a blank behind it, and `#` after two blanks, after a text in quotes, after
/// a number, a colour or a name, or on a line of its own.
struct HashComments {
  /// A `#` with the rest of its line.
  struct Comment {
    /// The place of the `#`.
    let mark: YAMLMark
    /// The text from the `#` to the next comment or the line's end.
    let text: String
    /// Whether it follows a colon, a dash, a comma or an opening bracket.
    let isInPlaceOfValue: Bool
  }

  private struct Place {
    let column: Int
    let offset: Int
  }

  /// The comments behind other text on their lines, by the place at which the blanks before them begin.
  private var behind: [YAMLMark: Place] = [:]
  /// The comments on lines of their own, by their line.
  private var alone: [Int: Place] = [:]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (line, column, blanks) = (1, 1, 0)
    var isAtStart = true
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"):
        (line, column, blanks, isAtStart) = (line + 1, 0, 0, true)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): blanks += 1
      default:
        // YAML's parser takes `[#one` for a comment, too.
        if byte == UInt8(ascii: "#"), isAtStart || blanks > 0 || ",[{".utf8.contains(bytes[offset - 1]),
          Self.isText(bytes, behind: offset)
        {
          if isAtStart {
            alone[line] = Place(column: column, offset: offset)
          } else {
            behind[YAMLMark(line: line, column: column - blanks)] = Place(column: column, offset: offset)
          }
        }
        (blanks, isAtStart) = (0, false)
      }
      // Columns count characters.
      if offset + 1 < bytes.count, bytes[offset + 1] & 0xC0 != 0x80 { column += 1 }
      offset += 1
    }
  }

  /// Whether there is a `#` that may begin a text: it follows a blank, a line feed, a comma or a bracket, and no blank
  /// follows it. Colours in quotes have none.
  static func mayHaveText(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let offset = rest.firstIndex(of: UInt8(ascii: "#")) {
      let isBehindBreak = offset == 0 || " \t\n\r,[{\u{FEFF}".utf8.contains(bytes[offset - 1])
      if isBehindBreak, isText(bytes, behind: offset) { return true }
      rest = bytes[(offset + 1)...]
    }
    return false
  }

  /// Whether a `#` isn't followed by a blank.
  private static func isText(_ bytes: [UInt8], behind offset: Int) -> Bool {
    offset + 1 == bytes.count || !" \t".utf8.contains(bytes[offset + 1])
  }

  private func comment(_ place: Place, line: Int) -> Comment {
    let text = bytes[place.offset...].prefix { !"\n\r".utf8.contains($0) }
    let words = String(decoding: text, as: UTF8.self)
    let end = words.dropFirst().firstRange(of: " #")?.lowerBound ?? words.endIndex
    let trimmed = words[..<end].reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    let before = bytes[..<place.offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return Comment(
      mark: YAMLMark(line: line, column: place.column), text: String(trimmed),
      isInPlaceOfValue: before.map(":-,[{".utf8.contains) ?? false)
  }

  /// The comment in place of a missing item of a list.
  func comment(inPlaceOf item: YAMLNode) -> Comment? {
    guard item.isMissing else { return nil }
    return behind[item.start].map { comment($0, line: item.start.line) }
  }

  /// The comment in place of a key's missing value, on its line, or on the next one if it is indented more.
  func comment(inPlaceOf entry: YAMLNode.Entry) -> Comment? {
    guard entry.value.isMissing else { return nil }
    let key = entry.key
    let line = key.end.line
    // In braces, a missing value's place is that of the next token.
    if let place = behind[YAMLMark(line: line, column: key.end.column + 1)] {
      return comment(place, line: line)
    }
    guard let place = alone[line + 1], place.column > key.start.column else { return nil }
    return comment(place, line: line + 1)
  }

  /// The comment that cuts off a text without quotes.
  func comment(cutting value: YAMLNode) -> Comment? {
    guard !behind.isEmpty, case .scalar(let text, isPlain: true) = value.content, !text.isEmpty,
      let place = behind[value.end], place.column == value.end.column + 1,
      bytes[place.offset - 1] == UInt8(ascii: " ")
    else { return nil }
    return comment(place, line: value.end.line)
  }

  /// The comment in the last line that has one, from a line up to a place: it may have swallowed the end of
  /// brackets.
  func last(from line: Int, to mark: YAMLMark) -> Comment? {
    let found = behind.filter { key, place in
      key.line >= line && (key.line, place.column) < (mark.line, mark.column)
    }.max { ($0.key.line, $1.value.column) < ($1.key.line, $0.value.column) }
    return found.map { comment($0.value, line: $0.key.line) }
  }
}

extension YAMLNode {
  /// Whether there is no value at all; `~` and `''` are values.
  fileprivate var isMissing: Bool {
    if case .scalar("", isPlain: true) = content { true } else { false }
  }
}
