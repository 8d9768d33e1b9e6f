/// Writes YAML: two spaces a level, nothing quoted that need not be.
struct YAMLWriter {
  private(set) var output = ""

  mutating func write(
    _ entries: [(key: String, value: YAMLText)], indent: Int = 0, firstIsInline: Bool = false
  ) {
    for (index, entry) in entries.enumerated() {
      if index > 0 || !firstIsInline { output += String(repeating: " ", count: indent) }
      output += entry.key + ":"
      switch entry.value {
      case .plain, .text, .flowList, .flowMap: output += " " + Self.inline(entry.value) + "\n"
      case .blockMap(let inner):
        output += "\n"
        write(inner, indent: indent + 2)
      case .blockList(let items):
        output += "\n"
        write(items, indent: indent + 2)
      }
    }
  }

  private mutating func write(_ items: [YAMLText], indent: Int) {
    for item in items {
      output += String(repeating: " ", count: indent) + "- "
      switch item {
      case .plain, .text, .flowList, .flowMap: output += Self.inline(item) + "\n"
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

  private static func inline(_ value: YAMLText) -> String {
    switch value {
    case .plain(let text): text
    case .text(let text): QuotedText.yaml(text)
    case .flowList(let items), .blockList(let items): "[" + items.map(inline).joined(separator: ", ") + "]"
    case .flowMap(let entries), .blockMap(let entries):
      "{" + entries.map { "\($0.key): \(inline($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
