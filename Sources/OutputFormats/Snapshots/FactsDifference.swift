// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The differences between two states of a table's facts.
package struct FactsDifference: Sendable {
  /// A fact with its values before and after; `nil` where it is missing.
  struct Change: Hashable, Sendable {
    let name: String
    let old: String?
    let new: String?
  }

  /// A part that differs.
  struct Part: Sendable {
    /// `nil` for a new part.
    let old: LookLevel?
    /// `nil` for a removed part.
    let new: LookLevel?
    /// The new part, or the removed one.
    let part: TableFacts.Part
    /// Whether its order among its neighbours, or its section, changed.
    let isMoved: Bool
    /// Empty for a new and for a removed part.
    let changes: [Change]
  }

  /// From top to bottom; removed parts are last.
  private(set) var parts: [Part] = []

  package var isEmpty: Bool { parts.isEmpty }

  /// If the work is cancelled, the result is incomplete.
  package init(from old: TableFacts, to new: TableFacts) {
    let (olds, news) = (PlacedParts(old), PlacedParts(new))
    var removed: [Part] = []
    var formerSections: [Int: Int] = [:]
    for kind in [TableFacts.Part.Kind.table, .section, .row] {
      let (before, after) = (olds.of(kind), news.of(kind))
      let matching = ElementMatching(
        from: before.map(\.part), to: after.map(\.part), id: \.id, name: \.name)
      let moved = ElementMatching.moved(matching.old)
      for (index, match) in matching.old.enumerated() {
        guard WorkProgress.advance() else { return }
        let (place, part) = after[index]
        guard let match else {
          parts.append(Part(old: nil, new: place, part: part, isMoved: false, changes: []))
          continue
        }
        let former = before[match]
        if case (.section(let one), .section(let other)) = (former.place, place) {
          formerSections[other] = one
        }
        let changedSection =
          kind == .row && place.section.map { formerSections[$0] != former.place.section } ?? false
        let isMoved = moved.contains(index) || changedSection
        let changes = former.part == part ? [] : Self.changes(from: former.part, to: part)
        guard isMoved || !changes.isEmpty else { continue }
        parts.append(Part(old: former.place, new: place, part: part, isMoved: isMoved, changes: changes))
      }
      removed += matching.removed.map {
        Part(old: before[$0].place, new: nil, part: before[$0].part, isMoved: false, changes: [])
      }
    }
    func order(_ part: Part) -> (Int, Int) {
      guard case .row(let path) = part.new else { return (part.new?.section ?? -1, -1) }
      return (path.section, path.row)
    }
    parts.sort { order($0) < order($1) }
    parts += removed
  }

  private static func changes(from old: TableFacts.Part, to new: TableFacts.Part) -> [Change] {
    let (former, latter) = (old.values, new.values)
    let names = new.facts.map(\.name) + old.facts.map(\.name).filter { latter[$0] == nil }
    let changes = names.filter { former[$0] != latter[$0] }
      .map { Change(name: $0, old: former[$0], new: latter[$0]) }
    // A name that no picture shows is the whole difference.
    guard changes.isEmpty, old.name != new.name else { return changes }
    return [Change(name: "name", old: old.name, new: new.name)]
  }
}

extension TableFacts.Part {
  fileprivate var values: [String: String] {
    Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The parts of a table with their places.
private struct PlacedParts {
  private var parts: [TableFacts.Part.Kind: [(place: LookLevel, part: TableFacts.Part)]] = [:]

  init(_ facts: TableFacts) {
    var (section, row) = (-1, -1)
    for part in facts.parts {
      let place: LookLevel
      switch part.kind {
      case .table: place = .table
      case .section:
        (section, row) = (section + 1, -1)
        place = .section(section)
      case .row:
        row += 1
        place = .row(Table.IndexPath(row: row, section: section))
      }
      parts[part.kind, default: []].append((place, part))
    }
  }

  func of(_ kind: TableFacts.Part.Kind) -> [(place: LookLevel, part: TableFacts.Part)] { parts[kind] ?? [] }
}
