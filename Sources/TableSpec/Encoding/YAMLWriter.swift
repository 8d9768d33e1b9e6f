// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Writes YAML: two spaces a level, nothing quoted that need not be.
struct YAMLWriter {
  private(set) var output = ""

  mutating func write(_ entries: [ValueTree.Member], indent: Int = 0, firstIsInline: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !firstIsInline { output += String(repeating: " ", count: indent) }
      output += entry.name + ":"
      writeValue(entry.value, indent: indent)
    }
  }

  /// What stands behind a key's colon, up to the end of its last line.
  mutating func writeValue(_ value: ValueTree, indent: Int) {
    switch value {
    case .block(.record(let members)):
      output += "\n"
      write(members, indent: indent + 2)
    case .block(.list(let items)):
      output += "\n"
      write(items, indent: indent + 2)
    default: output += " " + InlineStyle.yaml.text(value) + "\n"
    }
  }

  mutating func write(_ items: [ValueTree], indent: Int) {
    for item in items {
      output += String(repeating: " ", count: indent) + "- "
      if case .block(.record(let members)) = item, !members.isEmpty {
        write(members, indent: indent + 2, firstIsInline: true)
      } else {
        output += InlineStyle.yaml.text(item) + "\n"
      }
    }
  }
}
