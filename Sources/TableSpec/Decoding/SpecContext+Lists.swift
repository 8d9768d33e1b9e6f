// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

extension SpecContext {
  /// Two numbers.
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

  /// Some of the names.
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

  /// A name that is given once: one name space for sections and rows, so that a command can name either.
  mutating func identifier(_ node: YAMLNode, _ name: String) -> String? {
    guard let id = text(node, name) else { return nil }
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
