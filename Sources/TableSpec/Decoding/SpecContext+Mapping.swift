// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import WorkProgress

extension SpecContext {
  /// Reads a mapping key by key; reports what is unknown or given twice.
  mutating func decode<Value>(
    _ node: YAMLNode, into value: inout Value, keys: KeyTable<Value>, what: String
  ) {
    guard case .mapping(let entries) = node.content else {
      if node.isNull { return }
      report("expected \(what) to be a mapping, found \(node.kindWords)", at: node)
      return
    }
    var seen: [String: Int] = [:]
    for entry in entries {
      if WorkProgress.isCancelled { return }
      guard case .scalar(let name, _) = entry.key.content else {
        report("expected a key, found \(entry.key.kindWords)", at: entry.key)
        continue
      }
      if let line = seen[name] {
        report("the key '\(name)' is given twice", hint: "the first is on line \(line)", at: entry.key)
        continue
      }
      seen[name] = entry.key.start.line
      guard let key = keys[name] else {
        report(
          "unknown key '\(name.shortened.withoutControls)' in \(what)",
          hint: Self.hint(forUnknown: name, what: what, keys: keys.names), at: entry.key)
        continue
      }
      if entry.value.isNull {
        // YAML takes `rowColor: #FF0000` for a comment: saying nothing would lose the colour.
        if case .color = key.shape {
          report(
            "'\(name)' has no value", hint: "quote a colour that begins with #, as in \"#FF0000\"",
            at: entry.key)
        }
      } else {
        key.decode(entry.value, &value, &self)
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
