// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Writes YAML with two spaces for each level and quotes only where they are necessary.
struct YAMLWriter {
  private(set) var output = ""

  /// - Parameter firstIsInline: whether the first entry is behind a dash on the current line. Default: no.
  mutating func write(_ entries: [ValueTree.Member], indent: Int = 0, firstIsInline: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !firstIsInline { output += String(repeating: " ", count: indent) }
      output += entry.name + ":"
      writeValue(entry.value, indent: indent)
    }
  }

  /// Writes the value behind a key's colon, with its last line's end.
  mutating func writeValue(_ value: ValueTree, indent: Int) {
    switch value {
    case .block(.record(let members)):
      output += "\n"
      write(members, indent: indent + 2)
    case .block(.list(let items)):
      output += "\n"
      write(items, indent: indent + 2)
    default: output += " " + Self.inline(value) + "\n"
    }
  }

  mutating func write(_ items: [ValueTree], indent: Int) {
    for item in items {
      output += String(repeating: " ", count: indent) + "- "
      if case .block(.record(let members)) = item, !members.isEmpty {
        write(members, indent: indent + 2, firstIsInline: true)
      } else {
        output += Self.inline(item) + "\n"
      }
    }
  }

  /// A value on one line.
  static func inline(_ value: ValueTree) -> String {
    switch value {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .points(let points): points.exactDescription
    case .text(let text), .word(let text): QuotedText.yaml(text)
    case .color(let color): QuotedText.yaml(color.description)
    case .written(let text): text
    case .list(let items): "[" + items.map(inline).joined(separator: ", ") + "]"
    case .record(let members):
      "{" + members.map { "\($0.name): \(inline($0.value))" }.joined(separator: ", ") + "}"
    case .block(let inner): inline(inner)
    }
  }
}
