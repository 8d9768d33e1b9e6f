// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Texts from outside as code in Markdown, in which nothing has a meaning: no heading, link, mention or HTML.
package enum MarkdownCode {
  /// A text on one line, which wraps on a narrow screen.
  package static func span(_ text: String) -> String {
    let text = VisibleText.line(text)
    let ticks = String(repeating: "`", count: longestRun(in: text) + 1)
    // Markdown removes one space at each side if there is one at both.
    let needsPad = text.isEmpty || ["`", " "].contains { text.hasPrefix($0) || text.hasSuffix($0) }
    let pad = needsPad ? " " : ""
    return ticks + pad + text + pad + ticks
  }

  /// A text of several lines, which keeps its columns.
  package static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)text\n\(VisibleText.lines(text))\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// The most backticks in a row: one more begins and ends the code.
  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
