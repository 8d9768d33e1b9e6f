// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Writes YAML with two spaces for each level and quotes only where they are necessary.
struct YAMLWriter {
  private(set) var output = ""

  /// - Parameter firstIsInline: whether the first entry is behind a dash on the current line. Default: no.
  mutating func write(_ entries: [ValueTree.Member], indent: Int = 0, firstIsInline: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !firstIsInline { output += String(repeating: " ", count: indent) }
      output += entry.name
      output += ":"
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
    default:
      output += " "
      writeInline(value)
      output += "\n"
    }
  }

  mutating func write(_ items: [ValueTree], indent: Int) {
    for item in items {
      output += String(repeating: " ", count: indent)
      output += "- "
      if case .block(.record(let members)) = item, !members.isEmpty {
        write(members, indent: indent + 2, firstIsInline: true)
      } else {
        writeInline(item)
        output += "\n"
      }
    }
  }

  /// A value on one line.
  static func inline(_ value: ValueTree) -> String {
    var writer = YAMLWriter()
    writer.writeInline(value)
    return writer.output
  }

  private mutating func writeInline(_ value: ValueTree) {
    switch value {
    case .null: output += "null"
    case .flag(let flag): output += flag ? "true" : "false"
    case .integer(let number): output += String(number)
    case .points(let points): output += points.exactDescription
    case .text(let text), .word(let text): output += QuotedText.yaml(text)
    case .color(let color): output += QuotedText.yaml(color.description)
    case .written(let text): output += text
    case .list(let items):
      output += "["
      for (index, item) in items.enumerated() {
        if index > 0 { output += ", " }
        writeInline(item)
      }
      output += "]"
    case .record(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += ", " }
        output += member.name
        output += ": "
        writeInline(member.value)
      }
      output += "}"
    case .block(let inner): writeInline(inner)
    }
  }
}
