// SPDX-License-Identifier: GPL-3.0-or-later

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
