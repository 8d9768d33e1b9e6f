// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension TableDifference.SettingChange {
  /// - Parameter shape: the form of both values; a single value that is short for a mapping has a part, too.
  init(_ name: String, _ old: ValueTree?, _ new: ValueTree?, shape: SettingShape) {
    self.init(name: name, old: old, new: new)
    guard let old, let new, !(old.isScalar && new.isScalar) else { return }
    let (before, after) = (shape.expanded(old), shape.expanded(new))
    let found = Self.parts(of: "", before, after)
    // Lists that differ as a whole have no parts to name.
    if found.first?.name != "" { parts = found }
  }

  /// The parts in which two values differ, down to those without parts.
  ///
  /// - Parameter name: the place of the values in those of the setting; empty for the setting itself.
  private static func parts(of name: String, _ old: ValueTree?, _ new: ValueTree?) -> [Self] {
    guard old != new else { return [] }
    func inside(_ part: String) -> String { name.isEmpty ? part : "\(name).\(part)" }
    if let before = old?.members, let after = new?.members {
      let added = after.filter { member in !before.contains { $0.name == member.name } }
      return (before + added).flatMap { member in
        parts(of: inside(member.name), before.value(of: member.name), after.value(of: member.name))
      }
    }
    if let before = old?.items, let after = new?.items, before.count == after.count,
      zip(before, after).contains(where: { !$0.isScalar && !$1.isScalar })
    {
      return before.indices.flatMap { parts(of: inside(String($0)), before[$0], after[$0]) }
    }
    return [Self(name: name, old: old, new: new)]
  }

  // MARK: - Words

  /// The change: `badge 'new' → nothing`. Of values with parts, only those that differ:
  /// `the tile's colour systemRed → systemBlue`.
  package var words: String { leaves.map(\.words).joined(separator: ", ") }

  /// The setting with its values, or each of its parts that differ, with a subject for sentences.
  package var leaves: [Leaf] {
    parts.isEmpty
      ? [Leaf(subject: name, change: self)]
      : parts.map { Leaf(subject: Self.subject($0.name, of: name), change: $0) }
  }

  /// A change of one value.
  package struct Leaf {
    /// `badge`, or `the tile's colour`.
    package let subject: String
    package let change: TableDifference.SettingChange

    /// `badge 'new' → nothing`.
    package var words: String {
      "\(subject) \(change.old?.words ?? "nothing") → \(change.new?.words ?? "nothing")"
    }
  }

  /// The names of an image's parts, because a reader sees a symbol on a tile.
  private static let imageParts = [
    "symbol": "the symbol", "file": "the picture file", "monogram": "the letters",
    "tileColor": "the tile's colour",
  ]

  /// `the shadow's radius`, `the title of trailing.0`, or `trailing.0`.
  private static func subject(_ part: String, of setting: String) -> String {
    if setting == "image", let words = imageParts[part] { return words }
    let names = part.split(separator: ".").map(String.init)
    guard let last = names.last, Int(last) == nil else { return "\(setting).\(part)" }
    guard names.count > 1 else { return "the \(CamelCase.words(setting))'s \(CamelCase.words(part))" }
    return "the \(CamelCase.words(last)) of \(([setting] + names.dropLast()).joined(separator: "."))"
  }
}

extension SettingShape {
  /// A value with its part, if it is short for a mapping.
  fileprivate func expanded(_ value: ValueTree) -> ValueTree {
    guard case .text(let text) = value, let part = record?.part(shortenedTo: text) else { return value }
    return .object([(part, value)])
  }
}

extension [ValueTree.Member] {
  fileprivate func value(of name: String) -> ValueTree? { first { $0.name == name }?.value }
}

extension ValueTree {
  /// The value as a sentence has it, with texts in quotes: `symbol 'mail' with tile colour systemBlue`.
  fileprivate var words: String {
    if let items { return items.isEmpty ? "none" : "[" + items.map(\.words).joined(separator: ", ") + "]" }
    guard let members else { return specText }
    let parts = members.map { "\(CamelCase.words($0.name)) \($0.value.words)" }
    guard let first = parts.first else { return "without parts" }
    return parts.count == 1 ? first : first + " with " + parts.dropFirst().joined(separator: " and ")
  }
}

/// The words of a name in a spec.
private enum CamelCase {
  /// `tile colour` of `tileColor`. Names with dots are unchanged.
  static func words(_ name: String) -> String {
    guard !name.contains(".") else { return name }
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    return words.hasSuffix("color") ? words.dropLast(2) + "our" : words
  }
}
