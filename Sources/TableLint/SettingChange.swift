// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// The change of a key at a place, as data and as the line that makes it in the shell.
package struct SettingChange: Hashable, Sendable {
  /// A key of a spec: `cornerRadius`, `separator.left`, `shadow.radius`.
  package let key: String
  package let place: LookLevel
  /// `nil` removes the key.
  package let value: ValueTree?

  package static func set(_ key: String, _ value: ValueTree, at place: LookLevel) -> Self {
    Self(key: key, place: place, value: value.rounded)
  }

  package static func unset(_ key: String, at place: LookLevel) -> Self {
    Self(key: key, place: place, value: nil)
  }

  /// The same change of another key.
  func keyed(_ key: String) -> Self { Self(key: key, place: place, value: value) }

  /// The same change at another place.
  func moved(to place: LookLevel) -> Self { Self(key: key, place: place, value: value) }

  /// - Returns: whether the place has the key, and the key the value.
  @discardableResult
  package func apply(to table: inout Table) -> Bool {
    guard let setting = Setting(named: key, at: place, in: table) else { return false }
    guard let value else {
      setting.unset(in: &table)
      return true
    }
    return setting.set(value, in: &table)
  }
}

extension SettingChange {
  /// The lines that make the changes: `set row 0.1 cornerRadius 12`. Places with the same change have one line, and so have
  /// keys that are removed at the same places.
  ///
  /// - Returns: the lines, and whether they name all places. Twenty ranges of places are the most in a line.
  package static func lines(_ changes: [SettingChange]) -> (lines: [String], isWhole: Bool) {
    struct Line: Hashable {
      var keys: [String]
      let value: ValueTree?
      let kind: SettingLevel
      var places: [LookLevel]
    }
    var lines: [Line] = []
    var indices: [Line: Int] = [:]
    for change in changes {
      let new = Line(keys: [change.key], value: change.value, kind: change.place.kind, places: [])
      if let index = indices[new] {
        lines[index].places.append(change.place)
      } else {
        indices[new] = lines.count
        lines.append(new)
        lines[lines.count - 1].places = [change.place]
      }
    }
    var result: [Line] = []
    for line in lines {
      let twin = result.firstIndex { line.value == nil && $0.value == nil && $0.places == line.places }
      if let twin { result[twin].keys += line.keys } else { result.append(line) }
    }
    let addresses = result.map { address(of: $0.places) }
    return (
      zip(result, addresses).map { line($0.keys, $0.value, at: $0.kind, $1.prefix(mostRanges)) },
      addresses.allSatisfy { $0.count <= mostRanges }
    )
  }

  private static let mostRanges = 20

  /// `set row 0.1 cornerRadius 12`, or `unset row 0.1 cornerRadius` for no value.
  ///
  /// - Parameter address: the parts of an address of one level; none for the table.
  private static func line(
    _ keys: [String], _ value: ValueTree?, at kind: SettingLevel, _ address: some Sequence<String>
  ) -> String {
    let place = kind == .table ? [] : [kind.rawValue, address.joined(separator: ",")]
    return ([value == nil ? "unset" : "set"] + place + keys + [value?.typed].compactMap { $0 })
      .joined(separator: " ")
  }

  /// `0.1` and `1.0..3` for rows, `2` for a section.
  private static func address(of places: [LookLevel]) -> [String] {
    let numbers = places.map { place in
      switch place {
      case .table: (section: 0, index: 0)
      case .section(let index): (section: 0, index: index)
      case .row(let path): (section: path.section, index: path.row)
      }
    }
    // Each part is a range in one section.
    var parts: [(section: Int, range: ClosedRange<Int>)] = []
    for (section, index) in numbers.sorted(by: { $0 < $1 }) {
      if let last = parts.last, last.section == section, index <= last.range.upperBound + 1 {
        parts[parts.count - 1].range = last.range.lowerBound...max(index, last.range.upperBound)
      } else {
        parts.append((section, index...index))
      }
    }
    let isRow = places.first?.kind == .row
    return parts.map { part in
      let (first, last) = (part.range.lowerBound, part.range.upperBound)
      return (isRow ? "\(part.section)." : "") + (first == last ? "\(first)" : "\(first)..\(last)")
    }
  }
}

extension ValueTree {
  /// The value with lengths of three decimals, as the line has them.
  fileprivate var rounded: ValueTree {
    switch self {
    case .points(let points): Double(points.description).map { .points(Points($0)) } ?? self
    case .list(let items): .list(items.map(\.rounded))
    default: self
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .record, .list: false
    default: true
    }
  }

  /// The value as the shell's `set` reads it.
  fileprivate var typed: String {
    switch self {
    case .text(let text): WordQuoting.quoted(text)
    case .color: WordQuoting.quoted(specText)
    // Numbers and words are words of the line; texts and mappings are in brackets.
    case .list(let items) where !items.isEmpty && items.allSatisfy(\.isPlain):
      items.map(\.typed).joined(separator: " ")
    default: specText
    }
  }
}
