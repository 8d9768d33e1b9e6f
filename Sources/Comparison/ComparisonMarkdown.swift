// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SpecComparison {
  /// Markdown: the title as a heading, and the words in a fence in the format of `diff`, which GitHub colours.
  ///
  /// No title, name or text can write Markdown: names are code, and each line in the fence begins with a sign or a space.
  package var markdown: String {
    let lines = tableLines + layoutLines
    let body = lines.map { "\($0.mark?.lineSign ?? " ") \($0.text)\n" }.joined()
    return "### \(heading)\n\n" + (lines.isEmpty ? "No difference.\n" : "~~~diff\n\(body)~~~\n")
  }

  private var heading: String {
    switch (pair.old, pair.new) {
    case (let old?, let new?): "\(MarkdownCode.span(old.name)) → \(MarkdownCode.span(new.name))"
    case (nil, let new?): "\(MarkdownCode.span(new.name)) is new"
    case (let old?, nil): "\(MarkdownCode.span(old.name)) was deleted"
    case (nil, nil): "No spec"
    }
  }
}

/// Text as code in Markdown.
enum MarkdownCode {
  /// The text between more backticks than it contains in a row, so that it can't end the code.
  static func span(_ text: String) -> String {
    let text = VisibleText.line(text)
    var longest = 0
    var run = 0
    for character in text.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }
}
