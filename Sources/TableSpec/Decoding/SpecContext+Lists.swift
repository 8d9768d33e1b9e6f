// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SpecContext {
  /// A list of two numbers; `words` describes them in messages. It reports other values and returns `nil`.
  mutating func pair(
    _ node: YAMLNode, _ name: String, _ words: String, in range: ClosedRange<Double>
  ) -> [ValueTree]? {
    guard case .sequence(let items) = node.content, items.count == 2 else {
      report("expected '\(name)' to be a list of two numbers, \(words), found \(node.kindWords)", at: node)
      return nil
    }
    guard let first = number(items[0], name, in: range), let second = number(items[1], name, in: range)
    else { return nil }
    return [.points(first), .points(second)]
  }

  /// A list of names. It reports other values; `noun` describes a name in messages.
  mutating func names(_ node: YAMLNode, _ name: String, of names: [String], _ noun: String)
    -> [ValueTree]?
  {
    guard case .sequence(let items) = node.content else {
      report("expected '\(name)' to be a list of \(noun)s, found \(node.kindWords)", at: node)
      return nil
    }
    var result: [ValueTree] = []
    for item in items {
      guard let word = text(item, name) else { continue }
      if names.contains(word) {
        result.append(.word(word))
      } else {
        report(
          "unknown \(noun) '\(word.shortened)'", hint: Self.hint(for: word, among: names), at: item)
      }
    }
    return result
  }

  /// An id, which must be unique among all sections and rows, so that commands can name either by its id.
  mutating func identifier(_ node: YAMLNode, _ name: String) -> String? {
    guard let id = wholeText(node, name) else { return nil }
    if let complaint = Identifier.complaint(id) {
      report("the id '\(id.shortened.withoutControls)' \(complaint)", at: node)
    } else if let line = idLines[id] {
      report("the id '\(id.shortened)' is given twice", hint: "the first is on line \(line)", at: node)
    } else {
      idLines[id] = node.start.line
      return id
    }
    return nil
  }
}
