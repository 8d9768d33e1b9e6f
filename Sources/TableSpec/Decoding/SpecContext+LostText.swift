// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Reports texts that YAML reads as comments.
extension SpecContext {
  /// Reports a comment in place of a value.
  ///
  /// - Parameter what: the name of the value in the message, such as `'title'` or `a row`.
  /// - Returns: whether there is one.
  mutating func reportComment(inPlaceOf entry: YAMLNode.Entry, _ what: String, _ shape: SettingShape) -> Bool
  {
    // Behind the key of a mapping or a list, no text can be lost.
    guard mayLoseText, shape.isScalar, let comment = comments.comment(inPlaceOf: entry) else { return false }
    report("\(what) has no value", hint: Self.hint(quoting: comment.text), at: entry.key)
    return true
  }

  /// Reports a comment in place of an item of a list.
  mutating func reportComment(inPlaceOf item: YAMLNode, _ what: String) -> Bool {
    guard mayLoseText, let comment = comments.comment(inPlaceOf: item) else { return false }
    report(
      "\(what) has no value", hint: Self.hint(quoting: comment.text), at: comment.mark,
      length: comment.text.count)
    return true
  }

  /// A text that isn't cut off by a comment. It reports one that is, and returns the text before the comment.
  ///
  /// - Parameter what: the text's name in the message, such as `a row's title`. Default: the key in quotes.
  mutating func wholeText(_ node: YAMLNode, _ name: String, _ what: String? = nil) -> String? {
    guard let text = text(node, name) else { return nil }
    if mayLoseText, let comment = comments.comment(cutting: node) {
      report(
        "\(what ?? "'\(name)'") is only '\(text.shortened)', because '\(comment.text.shortened)' is a comment",
        hint: "write \(Self.quoted("\(text) \(comment.text)")), or begin the comment with # and a blank",
        at: comment.mark, length: comment.text.count)
    }
    return text
  }

  static func hint(quoting text: String) -> String {
    "# begins a comment; quote a text or a colour that begins with #, as in \(quoted(text))"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.shortened.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension SettingShape {
  /// Whether a value can be one scalar.
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .identifier, .symbol, .imageFile, .markdown, .number, .integer, .flag, .choice, .color: true
    case .word(_, let rest), .renamed(_, let rest), .short(let rest, _): rest.isScalar
    case .either(let shapes): shapes.contains(where: \.isScalar)
    case .element: true
    case .pair, .names, .record, .list: false
    }
  }
}
