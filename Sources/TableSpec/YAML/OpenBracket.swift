// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds an unclosed `[` or `{` in an invalid YAML text.
enum OpenBracket {
  /// The bracket at a place; `nil` if it is closed.
  static func sign(at mark: YAMLMark, in bytes: UnsafeBufferPointer<UInt8>) -> Character? {
    guard let start = offset(of: mark, in: bytes), let sign = closer(of: bytes[start]) else { return nil }
    return isClosed(bytes[start...]) ? nil : (sign == UInt8(ascii: "}") ? "{" : "[")
  }

  /// Whether a text without quotes is at a place, with nothing but blanks between it and another place on its
  /// line. A further text in quotes means a missing comma.
  static func isText(at mark: YAMLMark, behind end: YAMLMark, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end.line == mark.line, let start = offset(of: mark, in: bytes),
      let former = offset(of: end, in: bytes), former <= start
    else { return false }
    return !"\"',:]}[{#\r\n".utf8.contains(bytes[start])
      && bytes[former..<start].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// The offset of a place; `nil` past the end.
  private static func offset(of mark: YAMLMark, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: mark.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let line = lines[mark.line - 1]
    // Columns count characters.
    let before = String(decoding: line, as: UTF8.self).unicodeScalars.prefix(mark.column - 1)
    let start = line.startIndex + String(String.UnicodeScalarView(before)).utf8.count
    return start < bytes.count ? start : nil
  }

  private static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  /// Whether the bracket at the beginning of a text is closed. Brackets in quotes and comments are text.
  private static func isClosed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var expected: [UInt8] = []
    var quote: UInt8?
    var isComment = false
    var former = UInt8(ascii: " ")
    var isEscaped = false
    for byte in bytes {
      defer { former = byte }
      if isComment {
        isComment = byte != UInt8(ascii: "\n")
      } else if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // A quote within a word, as in It's, is a letter.
        if " \n\t\r[]{},:".utf8.contains(former) { quote = byte }
      } else if byte == UInt8(ascii: "#"), " \n\t".utf8.contains(former) {
        isComment = true
      } else if let end = closer(of: byte) {
        expected.append(end)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        guard expected.popLast() == byte else { return false }
        if expected.isEmpty { return true }
      }
    }
    return false
  }
}
