// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Texts with attributes as literals of `LocalizedStringKey`, which reads Markdown. A coloured part is a `Text` in the
/// literal, because Markdown has no colours.
enum SwiftUIMarkdown {
  /// The literal with its quotes.
  static func literal(_ runs: [AttributedText.Run]) -> String {
    var result = ""
    var rest = settled(runs)[...]
    while let first = rest.first {
      let color = first.attributes.color
      var group: [AttributedText.Run] = []
      while let next = rest.first, next.attributes.color == color {
        group.append(rest.removeFirst())
        group[group.count - 1].attributes.color = nil
      }
      let content = content(group)
      result += color.map { "\\(Text(\"\(content)\").foregroundColor(\($0.swiftUI())))" } ?? content
    }
    return "\"\(result)\""
  }

  /// Blanks at the ends of a run get only the attributes that both sides have: Markdown has no markup beside blanks inside.
  private static func settled(_ runs: [AttributedText.Run]) -> [AttributedText.Run] {
    var result: [AttributedText.Run] = []
    func common(_ one: TextAttributes, _ other: TextAttributes?) -> TextAttributes {
      TextAttributes(
        isBold: one.isBold && other?.isBold == true, isItalic: one.isItalic && other?.isItalic == true,
        color: one.color == other?.color ? one.color : nil, link: one.link == other?.link ? one.link : nil)
    }
    func add(_ text: some StringProtocol, _ attributes: TextAttributes) {
      guard !text.isEmpty else { return }
      if result.last?.attributes != attributes { result.append(AttributedText.Run("", attributes)) }
      result[result.count - 1].text += text
    }
    for (index, run) in runs.enumerated() {
      let begin = run.text.prefix(while: \.isWhitespace)
      let middle = run.text.dropFirst(begin.count)
      let end = String(middle.reversed().prefix(while: \.isWhitespace).reversed())
      let attributes = run.attributes
      add(begin, common(attributes, index > 0 ? runs[index - 1].attributes : nil))
      add(middle.dropLast(end.count), attributes)
      add(end, common(attributes, index + 1 < runs.count ? runs[index + 1].attributes : nil))
    }
    return result
  }

  /// Markdown without colours in a literal without its quotes. Markup that touches other markup so that a reader would find
  /// something else is avoided: each run is then a `Text`.
  private static func content(_ runs: [AttributedText.Run]) -> String {
    let markdown = markdown(runs)
    if Markdown(markdown).runs == runs { return bare(markdown) }
    return runs.map { run in
      run.attributes == TextAttributes()
        ? bare(SwiftUITexts.escaped(run.text)) : "\\(Text(\"\(bare(self.markdown([run])))\"))"
    }.joined()
  }

  private static func bare(_ text: String) -> String {
    String(SwiftLiteral.text(text).dropFirst().dropLast())
  }

  private enum Mark: Equatable {
    case link(String), bold, italic

    var opening: String {
      switch self {
      case .link: "["
      case .bold: "**"
      case .italic: "*"
      }
    }

    var closing: String { if case .link(let url) = self { "](\(url))" } else { opening } }
  }

  private static func markdown(_ runs: [AttributedText.Run]) -> String {
    var result = ""
    var open: [Mark] = []
    func close(to count: Int) { while open.count > count { result += open.removeLast().closing } }
    for run in runs {
      let marks =
        (run.attributes.link.map { [Mark.link($0)] } ?? []) + (run.attributes.isBold ? [.bold] : [])
        + (run.attributes.isItalic ? [.italic] : [])
      close(to: open.prefix(while: marks.contains).count)
      for mark in marks where !open.contains(mark) {
        result += mark.opening
        open.append(mark)
      }
      result += SwiftUITexts.escaped(run.text)
    }
    close(to: 0)
    return result
  }
}
