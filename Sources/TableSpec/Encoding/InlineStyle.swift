// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// How a value is written on one line.
enum InlineStyle {
  case yaml
  /// YAML that is JSON too: keys and words in quotes.
  case json

  func text(_ value: ValueTree) -> String {
    switch value {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .points(let points): points.exactDescription
    case .text(let text), .word(let text): self == .yaml ? QuotedText.yaml(text) : QuotedText.quoted(text)
    case .written(let text): text
    case .list(let items): "[" + items.map(self.text).joined(separator: ", ") + "]"
    case .record(let members): "{" + members.map(member).joined(separator: ", ") + "}"
    case .block(let inner): text(inner)
    }
  }

  /// `key: value`.
  func member(_ member: ValueTree.Member) -> String { "\(key(member.name)): \(text(member.value))" }

  func key(_ name: String) -> String { self == .yaml ? name : QuotedText.quoted(name) }
}
