// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The differences between the two states that Compare shows.
struct PageChanges {
  private let difference: TableDifference

  init(from old: Table, to new: Table) { difference = TableDifference(from: old, to: new) }

  /// The most changes in the list; the rest are counted.
  private static let mostLines = 200
  /// The most settings that the sentence names.
  private static let mostNames = 3

  /// A sentence with the kinds of changes, and each change.
  var json: ValueTree {
    let lines =
      difference.pictures.map { Self.line("picture '\($0)': other contents") }
      + difference.settings.flatMap { Self.json($0, of: "table") } + difference.elements.flatMap(Self.lines)
    return .object([
      ("words", .text(words)), ("lines", .list(Array(lines.prefix(Self.mostLines)))),
      ("left", .integer(max(0, lines.count - Self.mostLines))),
    ])
  }

  // MARK: - The sentence

  /// `Texts and colours changed, 2 rows added`.
  private var words: String {
    let elements = difference.elements
    let changed =
      difference.pictures.map { _ in "images" } + difference.settings.map { Self.kind(of: $0, at: .table) }
      + elements.flatMap { element in
        element.settings.map { Self.kind(of: $0, at: element.new ?? .table) }
      }
    var names: [String] = []
    for name in ["texts", "colours", "images"] + changed where changed.contains(name) && !names.contains(name)
    {
      names.append(name)
    }
    if names.count > Self.mostNames {
      names = names.prefix(Self.mostNames) + ["\(names.count - Self.mostNames) more"]
    }
    var parts = names.isEmpty ? [] : [Self.joined(names) + " changed"]
    for (element, isSection) in [("row", false), ("section", true)] {
      let all = elements.filter { Self.isSection($0.new ?? $0.old) == isSection }
      for (verb, some) in [
        ("added", all.filter { $0.old == nil }), ("removed", all.filter { $0.new == nil }),
        ("moved", all.filter { $0.old != nil && $0.new != nil && $0.isMoved }),
      ] where !some.isEmpty {
        parts.append("\(some.count) \(some.count == 1 ? element : element + "s") \(verb)")
      }
    }
    guard let first = parts.first else { return "No change" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst()).joined(separator: ", ")
  }

  /// What the sentence calls a setting: what a viewer sees of it, or its name in specs.
  private static func kind(of change: TableDifference.SettingChange, at level: LookLevel) -> String {
    switch (change.name, Setting(named: change.name, at: level)?.shape) {
    case ("image", _): isColorOnly(change) ? "colours" : "images"
    case (_, .text), (_, .short(.text, or: _)): "texts"
    case (_, let shape?) where isColor(shape): "colours"
    default: change.name
    }
  }

  private static func isColor(_ shape: SettingShape) -> Bool {
    switch shape {
    case .color: true
    case .word(_, let rest), .renamed(_, let rest): isColor(rest)
    default: false
    }
  }

  /// Whether two mappings differ only in colours.
  private static func isColorOnly(_ change: TableDifference.SettingChange) -> Bool {
    guard let old = change.old?.members, let new = change.new?.members else { return false }
    let changed = old.filter { !new.contains($0) } + new.filter { !old.contains($0) }
    return changed.allSatisfy { if case .color = $0.value { true } else { false } }
  }

  private static func isSection(_ level: LookLevel?) -> Bool {
    if case .section = level { true } else { false }
  }

  private static func joined(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  // MARK: - Each change

  private static func lines(_ element: TableDifference.Element) -> [ValueTree] {
    guard element.old != nil, element.new != nil else { return [line(element.words)] }
    let moved = element.isMoved && element.settings.isEmpty
    let subject = element.subject
    return moved ? [line(element.words)] : element.settings.flatMap { json($0, of: subject) }
  }

  private static func line(_ words: String) -> ValueTree {
    .object([("text", .text(VisibleText.line(words)))])
  }

  private static func json(_ change: TableDifference.SettingChange, of subject: String) -> [ValueTree] {
    change.leaves.map { leaf in
      .object([
        ("text", .text(VisibleText.line("\(subject): \(leaf.subject)"))), ("old", text(leaf.change.old)),
        ("new", text(leaf.change.new)),
      ])
    }
  }

  private static func text(_ value: ValueTree?) -> ValueTree {
    .optional(value.map { VisibleText.line($0.plainText) })
  }
}
