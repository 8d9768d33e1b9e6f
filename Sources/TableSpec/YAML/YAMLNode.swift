// SPDX-License-Identifier: GPL-3.0-or-later

/// A parsed YAML value with its place.
package struct YAMLNode: Sendable {
  package struct Entry: Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  package enum Content: Sendable {
    /// `isPlain` is false for quoted and block scalars: those are always text.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package var content: Content
  package var start: YAMLMark
  package var end: YAMLMark

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether this is `null`, `~` or nothing at all.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = content {
      return text.isEmpty || text == "~" || text == "null"
    }
    return false
  }

  /// What a message calls it.
  var kindWords: String {
    switch content {
    case .scalar(let text, let isPlain):
      isPlain ? (text.isEmpty ? "nothing" : "'\(text.shortened)'") : "the text \"\(text.shortened)\""
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  /// At most 40 characters on one line, for messages.
  var shortened: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return line.count > 40 || line.utf8.count < utf8.count ? String(line.prefix(40)) + "…" : line
  }
}
