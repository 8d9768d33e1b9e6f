// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers

/// The part of a line that an error is about.
package struct LineExcerpt: Hashable, Sendable {
  /// The line with its variables' values, as it was parsed.
  let line: String
  /// The range of the wrong words, as UTF-8 offsets into `line`.
  let range: Range<Int>

  /// The line and `^~~~` under the wrong words, each after two spaces; `nil` if the line has no other words.
  ///
  /// - Parameter columns: the terminal's width. A longer line is shortened at its ends, but never at the start of the words.
  func marked(columns: Int?) -> String? {
    guard line.utf8.count > range.count else { return nil }
    let bytes = Array(line.utf8)
    func shown(_ bytes: some Sequence<UInt8>) -> String {
      VisibleText.line(String(decoding: Array(bytes), as: UTF8.self))
    }
    var before = shown(bytes[..<range.lowerBound])
    var wrong = shown(bytes[range])
    var after = shown(bytes[range.upperBound...])
    if let columns {
      let room = max(20, columns - Self.indent.count - 1)
      wrong = Self.beginning(of: wrong, columns: room / 2)
      let left = room - DisplayWidth.of(wrong)
      if DisplayWidth.of(before) > left {
        while DisplayWidth.of(before) >= left { before.removeFirst() }
        before = "…" + before
      }
      after = Self.beginning(of: after, columns: left - DisplayWidth.of(before))
    }
    let caret = "^" + String(repeating: "~", count: max(0, DisplayWidth.of(wrong) - 1))
    let blanks = String(repeating: " ", count: DisplayWidth.of(before))
    return "\(Self.indent)\(before)\(wrong)\(after)\n\(Self.indent)\(blanks)\(caret)"
  }

  private static let indent = "  "

  private static func beginning(of text: String, columns: Int) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    return columns < 1 ? "" : DisplayWidth.prefix(text, columns: columns - 1) + "…"
  }
}

extension SessionError {
  /// The error with an excerpt that marks some words of a line, unless it has an excerpt already.
  func located(_ range: Range<Int>?, in line: String) -> SessionError {
    guard excerpt == nil, let range else { return self }
    var error = self
    error.excerpt = LineExcerpt(line: line, range: range)
    return error
  }
}
