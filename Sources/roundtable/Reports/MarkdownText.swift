// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Texts from outside as code in Markdown, in which nothing has a meaning: no heading, link, mention, HTML or line of a workflow.
enum MarkdownText {
  /// A text on one line, which wraps on a narrow screen.
  static func span(_ text: String) -> String {
    let text = VisibleText.line(text)
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // One space at each side is removed again if the text isn't blank.
    let needsPad = text.isEmpty || ["`", " "].contains { text.hasPrefix($0) || text.hasSuffix($0) }
    let pad = needsPad ? " " : ""
    return ticks + pad + text + pad + ticks
  }

  /// A text of several lines, which keeps its columns.
  static func block(_ text: String) -> String {
    let fence = String(repeating: "~", count: max(3, longestRun(of: "~", in: text) + 1))
    return "\(fence)text\n\(VisibleText.lines(text))\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func longestRun(of letter: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = Character(scalar) == letter ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
