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
    var seen = SeenKeys(entries)
    for (index, entry) in entries.enumerated() {
      // Who reads row by row asks at each row; a mapping of a million keys is asked about as well.
      if index % 16 == 15, WorkProgress.isCancelled { return }
      guard case .scalar(let name, _) = entry.key.content else {
        report("expected a key, found \(entry.key.kindWords)", at: entry.key)
        continue
      }
      let known = keys.index(of: name)
      if !seen.isFirst(known), let line = seen.line(of: name, before: index) {
        report("the key '\(name)' is given twice", hint: "the first is on line \(line)", at: entry.key)
        continue
      }
      guard let place = known else {
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
    if name == "<<" { return "merge keys are not supported; copy the values instead" }
    if near.isEmpty { return "the keys of \(what) are " + keys.joined(separator: ", ") }
    return "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}

/// Which keys of a mapping came before one of them. Those that the format has are noted by their places in it, without
/// comparing names.
private struct SeenKeys {
  private let entries: [YAMLNode.Entry]
  /// A bit for each of the format's first keys.
  private var places: (UInt64, UInt64) = (0, 0)
  /// Where each key is first, in a large mapping; made when somebody asks.
  private lazy var lines: [String: (index: Int, line: Int)] = entries.enumerated().reduce(into: [:]) {
    guard let name = $1.element.key.text, $0[name] == nil else { return }
    $0[name] = ($1.offset, $1.element.key.start.line)
  }

  init(_ entries: [YAMLNode.Entry]) { self.entries = entries }

  /// Whether a key of the format comes for the first time for certain; from then on it came before.
  mutating func isFirst(_ place: Int?) -> Bool {
    guard let place, place < 128 else { return false }
    let bit = UInt64(1) << UInt64(place & 63)
    if place < 64 {
      defer { places.0 |= bit }
      return places.0 & bit == 0
    }
    defer { places.1 |= bit }
    return places.1 & bit == 0
  }

  /// The line of the same key further up.
  mutating func line(of name: String, before index: Int) -> Int? {
    if entries.count > 16 { return lines[name].flatMap { $0.index < index ? $0.line : nil } }
    return entries[..<index].first { $0.key.text == name }?.key.start.line
  }
}
