// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import WorkProgress

extension SpecContext {
  /// Reads a mapping key by key; reports what is unknown or given twice.
  mutating func decode<Value: Sendable>(
    _ node: YAMLNode, into value: inout Value, keys: KeyTable<Value>, what: String
  ) {
    guard case .mapping(let entries) = node.content else {
      if node.isNull { return }
      report("expected \(what) to be a mapping, found \(node.kindWords)", at: node)
      return
    }
    let seen = SeenKeys(entries)
    for (index, entry) in entries.enumerated() {
      // Who reads row by row asks at each row; a mapping of a million keys is asked about as well.
      if index % 16 == 15, WorkProgress.isCancelled { return }
      guard case .scalar(let name, _) = entry.key.content else {
        report("expected a key, found \(entry.key.kindWords)", at: entry.key)
        continue
      }
      if let line = seen.line(of: name, before: index) {
        report("the key '\(name)' is given twice", hint: "the first is on line \(line)", at: entry.key)
        continue
      }
      guard let place = keys.index(of: name) else {
        report(
          "unknown key '\(name.shortened.withoutControls)' in \(what)",
          hint: Self.hint(forUnknown: name, what: what, keys: keys.names), at: entry.key)
        continue
      }
      if entry.value.isNull {
        // YAML takes `rowColor: #FF0000` for a comment: saying nothing would lose the colour.
        if case .color = keys.keys[place].code.shape {
          report(
            "'\(name)' has no value", hint: "quote a colour that begins with #, as in \"#FF0000\"",
            at: entry.key)
        }
      } else {
        keys.keys[place].code.decode(entry.value, &value, &self)
      }
    }
  }

  private static func hint(forUnknown name: String, what: String, keys: [String]) -> String {
    let near = NearestNames.suggestions(for: name, among: keys)
    if name == "<<" { return "merge keys are not supported; write the values out" }
    if near.isEmpty { return "the keys of \(what) are " + keys.joined(separator: ", ") }
    return "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}

/// Which keys of a mapping came before one of them. A row has five: to compare them is cheaper than to hash them.
private struct SeenKeys {
  private let entries: [YAMLNode.Entry]
  /// Where each key is first, in a large mapping.
  private var lines: [String: (index: Int, line: Int)]?

  init(_ entries: [YAMLNode.Entry]) {
    self.entries = entries
    guard entries.count > 16 else { return }
    var lines: [String: (index: Int, line: Int)] = [:]
    for (index, entry) in entries.enumerated() {
      guard let name = entry.key.text, lines[name] == nil else { continue }
      lines[name] = (index, entry.key.start.line)
    }
    self.lines = lines
  }

  /// The line of the same key further up.
  func line(of name: String, before index: Int) -> Int? {
    if let lines { return lines[name].flatMap { $0.index < index ? $0.line : nil } }
    return entries[..<index].first { $0.key.text == name }?.key.start.line
  }
}
