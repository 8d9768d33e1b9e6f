// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SpecContext {
  /// Reads a mapping key by key. It reports keys that are unknown or given twice; `what` names the mapping in
  /// messages.
  mutating func decode<Value: Sendable>(
    _ node: YAMLNode, into value: inout Value, keys: KeyTable<Value>, what: String
  ) {
    guard case .mapping(let entries) = node.content else {
      if node.isNull { return }
      report("expected \(what) to be a mapping, found \(node.kindWords)", at: node)
      return
    }
    // The line of each key's first use, by its index in the format; 0 for none. Unknown keys are found by
    // name.
    var lines = [Int](repeating: 0, count: keys.keys.count)
    var unknownLines: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      // Lists of rows check for cancellation at each row, but a mapping can have a million keys, too.
      if index % 16 == 15, WorkProgress.isCancelled { return }
      guard case .scalar(let name, _) = entry.key.content else {
        report("expected a key, found \(entry.key.kindWords)", at: entry.key)
        continue
      }
      let known = keys.index(of: name)
      let first = known.map { lines[$0] } ?? unknownLines[name, default: 0]
      guard first == 0 else {
        report("the key '\(name)' is given twice", hint: "the first is on line \(first)", at: entry.key)
        continue
      }
      guard let known else {
        unknownLines[name] = entry.key.start.line
        report(
          "unknown key '\(name.shortened.withoutControls)' in \(what)",
          hint: Self.hint(forUnknown: name, what: what, keys: keys.names), at: entry.key)
        continue
      }
      lines[known] = entry.key.start.line
      let key = keys.keys[known]
      if entry.value.isNull {
        // YAML reads `#FF0000` in `rowColor: #FF0000` as a comment. Without a report, the colour would be
        // lost.
        if case .color = key.code.shape {
          report(
            "'\(name)' has no value", hint: "quote a colour that begins with #, as in \"#FF0000\"",
            at: entry.key)
        }
      } else {
        key.code.decode(entry.value, &value, &self)
      }
    }
  }

  private static func hint(forUnknown name: String, what: String, keys: [String]) -> String {
    let near = NearestNames.suggestions(for: name, among: keys)
    if name == "<<" { return "merge keys are not supported; copy the values instead" }
    if near.isEmpty { return "the keys of \(what) are " + keys.joined(separator: ", ") }
    return "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
