// SPDX-License-Identifier: GPL-3.0-or-later

/// A parsed YAML value with its place.
package struct YAMLNode: Hashable, Sendable {
  /// A key of a mapping with its value.
  package struct Entry: Hashable, Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  /// A scalar, a list or a mapping.
  package enum Content: Hashable, Sendable {
    /// `isPlain` is false for quoted and block scalars, which are always text.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package var content: Content
  package var start: YAMLMark
  package var end: YAMLMark

  /// The text of a scalar; `nil` for other nodes.
  package var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether it is `null`, `~` or empty.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = content {
      return text.isEmpty || text == "~" || text == "null"
    }
    return false
  }

  /// A description for messages.
  var kindWords: String {
    switch content {
    case .scalar(let text, let isPlain):
      isPlain ? (text.isEmpty ? "nothing" : "'\(text.shortened)'") : "the text \"\(text.shortened)\""
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension YAMLNode {
  /// Whether it is a scalar with this text.
  func isScalar(_ text: String) -> Bool {
    if case .scalar(text, _) = content { return true }
    return false
  }

  var isMapping: Bool { if case .mapping = content { true } else { false } }

  /// The entries of a mapping; empty for other nodes.
  var entries: [Entry] {
    if case .mapping(let entries) = content { return entries }
    return []
  }

  /// The value of a key; the last one wins.
  subscript(name: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.last { $0.key.isScalar(name) }?.value
  }

  /// An item of a list; `nil` if the list has fewer.
  subscript(index: Int) -> YAMLNode? {
    guard case .sequence(let items) = content, items.indices.contains(index) else { return nil }
    return items[index]
  }
}

extension String {
  /// At most 40 characters on one line, for messages.
  var shortened: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return line.count > 40 || line.utf8.count < utf8.count ? String(line.prefix(40)) + "…" : line
  }
}

/// A place in a YAML text. Lines and columns are counted from 1, columns in characters.
package struct YAMLMark: Hashable, Sendable {
  // 32 bits save memory, because each value of a spec has two marks.
  private var compactLine: Int32
  private var compactColumn: Int32

  package init(line: Int, column: Int) {
    compactLine = Int32(clamping: line)
    compactColumn = Int32(clamping: column)
  }

  package var line: Int { Int(compactLine) }
  package var column: Int { Int(compactColumn) }
}

/// The first problem of a text that can't be parsed, with its place.
package struct YAMLFailure: Error {
  package var message: String
  package var hint: String?
  package var mark: YAMLMark
  /// Whether the problem is an escape in quotes. Default: no.
  var isEscape = false
  /// Whether the problem is a bracket without its end. Default: no.
  var isUnclosed = false
}
