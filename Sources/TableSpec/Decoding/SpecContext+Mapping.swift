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
        if let removed = RemovedSetting.named(name, in: what) {
          report(removed.message, hint: removed.inSpec, at: entry.key)
          continue
        }
        report(
          "unknown key '\(name.shortened.withoutControls)' in \(what)",
          hint: Self.hint(forUnknown: entry, what: what, keys: keys.names), at: entry.key)
        continue
      }
      lines[known] = entry.key.start.line
      let key = keys.keys[known]
      if entry.value.isNull, !key.code.shape.mayBeEmpty {
        // YAML reads `#1 fan` in `title: #1 fan` as a comment. Without a report, the text would be lost.
        if !reportComment(inPlaceOf: entry, "'\(name)'", key.code.shape), case .color = key.code.shape {
          report("'\(name)' has no value", hint: Self.hint(quoting: "#FF0000"), at: entry.key)
        }
      } else {
        key.code.decode(entry.value, &value, &self)
      }
    }
  }

  private static func hint(forUnknown entry: YAMLNode.Entry, what: String, keys: [String]) -> String {
    let name = entry.key.text ?? ""
    if name == "<<" { return "merge keys are not supported; copy the values instead" }
    let bare = SettingShape.withoutCurlyQuotes(name)
    if bare != name { return "curly quotes are letters; write '\(bare)'" }
    // `separator.left` is the name of a setting in lists and messages.
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, keys.contains(parts[0]), SettingGroup.named(parts[0]) != nil {
      return "write '\(UIKitNames.written(name))'"
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let same = keys.filter { NearestNames.isSame($0, name) || $0 == last }
    let known = same.isEmpty ? UIKitNames.keys(for: name, among: keys) : same
    if !known.isEmpty { return NearestNames.question(known.prefix(3).map(UIKitNames.written)) }
    if let reason = UIKitNames.reason(against: name) { return reason }
    for candidate in [name] + UIKitNames.answers(to: name) {
      let owners = owners(of: String(candidate.prefix { $0 != "." }))
      guard !owners.isEmpty else { continue }
      return "'\(UIKitNames.written(candidate))' is a key of \(owners.joined(separator: " and "))"
    }
    let near = NearestNames.suggestions(for: name, among: keys)
    guard near.isEmpty else { return NearestNames.question(near) }
    let all = "the keys of \(what) are " + keys.joined(separator: ", ")
    // `- Note: this` is a mapping.
    guard what == RowKeys.words, let value = entry.value.text, !value.isEmpty else { return all }
    return quotingHint("\(name): \(value)") + "; " + all
  }

  /// The mappings of a spec that have a key.
  private static func owners(of key: String) -> [String] {
    [
      ("the table", TableKeys.all.index(of: key)), ("a section", SectionKeys.all.index(of: key)),
      ("a row", RowKeys.all.index(of: key)),
    ].filter { $0.1 != nil }.map(\.0)
  }

  static func quotingHint(_ text: String?) -> String {
    "quote a text that contains ': '"
      + (text.map { ", as in \"\($0.shortened.withoutControls)\"" } ?? "")
  }
}
