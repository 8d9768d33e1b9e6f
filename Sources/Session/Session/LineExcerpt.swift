// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers

/// The part of a line that an error is about.
package struct LineExcerpt: Hashable, Sendable {
  /// The line with its variables' values, as it was read.
  let line: String
  /// The wrong words, in bytes of `line`.
  let range: Range<Int>

  /// The line and `^~~~` under the wrong words, each behind two blanks; `nil` where the line holds nothing else.
  ///
  /// - Parameter columns: how wide the terminal is. A longer line loses its ends, never the beginning of the wrong words.
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

extension ConsoleError {
  /// The same, about some words of a line, unless it is known to be about others.
  func located(_ range: Range<Int>?, in line: String) -> ConsoleError {
    guard excerpt == nil, let range else { return self }
    var error = self
    error.excerpt = LineExcerpt(line: line, range: range)
    return error
  }
}
