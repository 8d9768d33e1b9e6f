// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes YAML: two spaces a level, nothing quoted that need not be.
struct YAMLWriter {
  private(set) var output = ""

  mutating func write(_ entries: [YAMLText.Entry], indent: Int = 0, firstIsInline: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !firstIsInline { output += String(repeating: " ", count: indent) }
      output += entry.key + ":"
      writeValue(entry.value, indent: indent)
    }
  }

  /// What stands behind a key's colon, up to the end of its last line.
  mutating func writeValue(_ value: YAMLText, indent: Int) {
    switch value {
    case .plain, .text, .flowList, .flowMap: output += " " + InlineStyle.yaml.text(value) + "\n"
    case .blockMap(let inner):
      output += "\n"
      write(inner, indent: indent + 2)
    case .blockList(let items):
      output += "\n"
      write(items, indent: indent + 2)
    }
  }

  mutating func write(_ items: [YAMLText], indent: Int) {
    for item in items {
      output += String(repeating: " ", count: indent) + "- "
      switch item {
      case .plain, .text, .flowList, .flowMap: output += InlineStyle.yaml.text(item) + "\n"
      case .blockMap(let entries):
        if entries.isEmpty {
          output += "{}\n"
        } else {
          write(entries, indent: indent + 2, firstIsInline: true)
        }
      case .blockList(let inner):
        output += "\n"
        write(inner, indent: indent + 2)
      }
    }
  }
}
