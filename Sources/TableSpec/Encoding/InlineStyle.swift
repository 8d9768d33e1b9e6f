// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// How a value is written on one line.
enum InlineStyle {
  case yaml
  /// YAML that is JSON too: keys and words in quotes.
  case json

  func text(_ value: YAMLText) -> String {
    switch value {
    case .plain(let text): word(text)
    case .text(let text): self == .yaml ? QuotedText.yaml(text) : QuotedText.quoted(text)
    case .flowList(let items), .blockList(let items): "[" + items.map(self.text).joined(separator: ", ") + "]"
    case .flowMap(let entries), .blockMap(let entries):
      "{" + entries.map(entry).joined(separator: ", ") + "}"
    }
  }

  /// `key: value`.
  func entry(_ entry: YAMLText.Entry) -> String { "\(key(entry.key)): \(text(entry.value))" }

  func key(_ name: String) -> String { self == .yaml ? name : QuotedText.quoted(name) }

  /// A number or a name of our own.
  private func word(_ text: String) -> String {
    let isBare = text == "true" || text == "false" || DecimalNumber.parse(text) != nil
    return self == .yaml || isBare ? text : QuotedText.quoted(text)
  }
}
