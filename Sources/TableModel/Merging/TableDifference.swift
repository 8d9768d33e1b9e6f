// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The differences between two tables: settings, and sections and rows that were added, removed, moved or changed.
package struct TableDifference: Sendable {
  /// A setting with its values before and after; `nil` where it is not set.
  package struct SettingChange: Hashable, Sendable {
    package let name: String
    package let old: ValueTree?
    package let new: ValueTree?
  }

  /// A section or a row that differs.
  package struct Element: Hashable, Sendable {
    /// Where it was; `nil` for one that was added.
    package let old: LookLevel?
    /// Where it is; `nil` for one that was removed.
    package let new: LookLevel?
    package let id: String?
    /// A row's title or a section's header: the new one, the old one of what was removed.
    package let name: String?
    /// Whether its order among its neighbours, or its section, is another one. A place that differs only because
    /// something was added or removed before it is no move.
    package let isMoved: Bool
    package let settings: [SettingChange]
  }

  /// The table's own settings.
  package private(set) var settings: [SettingChange] = []
  /// A section comes before its rows; what was removed comes first.
  package private(set) var elements: [Element] = []
  private(set) var sectionsMoved = false
  /// For each new section its former place and those of its rows.
  private var matches: [SectionMatch] = []
  /// The former places of the rows that came from another section.
  private var arrivals: [Table.IndexPath: Table.IndexPath] = [:]

  private struct SectionMatch {
    let old: Int?
    /// For each row; `nil` where each is at its former place.
    var rows: [Int?]?
    var removed: [Int] = []
  }

  /// How many rows are gone from each section that still exists, by its new place.
  var removedRowCounts: [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: matches.enumerated().compactMap {
        $0.element.removed.isEmpty ? nil : ($0.offset, $0.element.removed.count)
      })
  }

  package var isEmpty: Bool { settings.isEmpty && elements.isEmpty }

  package init(from old: Table, to new: Table) {
    settings =
      Table.Info.settings.differences(old.info, new.info) + Look.differences(old.info.look, new.info.look)
    let sections = ElementMatching.sections(from: old.sections, to: new.sections)
    for (index, place) in sections.old.enumerated() {
      matches.append(Self.match(place.map { old.sections[$0] }, new.sections[index], at: place))
    }
    guard !WorkProgress.isCancelled else { return }
    let departures = findArrivals(old, new, removedSections: sections.removed)
    for index in sections.removed {
      let section = old.sections[index]
      elements.append(Element(section, old: .section(index), new: nil))
      for row in section.rows.indices {
        remove(Table.IndexPath(row: row, section: index), of: old, departures)
      }
    }
    let movedSections = ElementMatching.moved(sections.old)
    sectionsMoved = !movedSections.isEmpty
    for index in new.sections.indices {
      guard WorkProgress.advance() else { return }
      add(old, new, index, isMoved: movedSections.contains(index), departures)
    }
  }

  private static func match(_ old: Section?, _ new: Section, at place: Int?) -> SectionMatch {
    guard let old else { return SectionMatch(old: nil, rows: Array(repeating: nil, count: new.rows.count)) }
    guard old.rows != new.rows else { return SectionMatch(old: place) }
    let rows = ElementMatching.rows(from: old.rows, to: new.rows)
    return SectionMatch(old: place, rows: rows.old, removed: rows.removed)
  }

  /// Pairs rows that are gone from one section with those that came into another: by id, else equal ones.
  ///
  /// - Returns: the former places of those that went.
  private mutating func findArrivals(
    _ old: Table, _ new: Table, removedSections: [Int]
  ) -> Set<Table.IndexPath> {
    var gone = removedSections.flatMap { section in
      old.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) }
    }
    for match in matches {
      guard let section = match.old else { continue }
      gone += match.removed.map { Table.IndexPath(row: $0, section: section) }
    }
    guard !gone.isEmpty else { return [] }
    var byID: [String: Table.IndexPath] = [:]
    var byRow: [Row: [Table.IndexPath]] = [:]
    for place in gone.sorted().reversed() {
      if let id = old[place].id { byID[id] = place } else { byRow[old[place], default: []].append(place) }
    }
    for (section, match) in matches.enumerated() {
      for (index, place) in (match.rows ?? []).enumerated() where place == nil {
        guard WorkProgress.advance() else { return [] }
        let row = new.sections[section].rows[index]
        let former = row.id.map { byID.removeValue(forKey: $0) } ?? byRow[row]?.popLast()
        arrivals[Table.IndexPath(row: index, section: section)] = former
      }
    }
    return Set(arrivals.values)
  }

  private mutating func remove(
    _ place: Table.IndexPath, of old: Table, _ departures: Set<Table.IndexPath>
  ) {
    guard !departures.contains(place) else { return }
    elements.append(Element(old[place], old: place, new: nil))
  }

  private mutating func add(
    _ old: Table, _ new: Table, _ index: Int, isMoved: Bool, _ departures: Set<Table.IndexPath>
  ) {
    let match = matches[index]
    let section = new.sections[index]
    if let place = match.old {
      let former = old.sections[place].info
      let settings =
        former == section.info
        ? []
        : Section.Info.settings.differences(former, section.info)
          + Look.differences(former.look, section.info.look)
      if isMoved || !settings.isEmpty {
        elements.append(
          Element(section, old: .section(place), new: .section(index), isMoved: isMoved, settings))
      }
      for row in match.removed { remove(Table.IndexPath(row: row, section: place), of: old, departures) }
    } else {
      elements.append(Element(section, old: nil, new: .section(index)))
    }
    guard let rows = match.rows else { return }
    let moved = ElementMatching.moved(rows)
    for row in rows.indices {
      guard WorkProgress.advance() else { return }
      let place = Table.IndexPath(row: row, section: index)
      guard let former = formerPlace(of: place) else {
        elements.append(Element(section.rows[row], old: nil, new: place))
        continue
      }
      let (before, after) = (old[former], section.rows[row])
      let isMoved = moved.contains(row) || arrivals[place] != nil
      guard isMoved || before != after else { continue }
      let settings =
        before == after
        ? [] : Row.settings.differences(before, after) + Look.differences(before.look, after.look)
      elements.append(Element(after, old: former, new: place, isMoved: isMoved, settings))
    }
  }

  // MARK: - Places

  /// Where a row of the new table was; `nil` for one that was added.
  package func formerPlace(of place: Table.IndexPath) -> Table.IndexPath? {
    if let arrival = arrivals[place] { return arrival }
    let match = matches[place.section]
    guard let section = match.old else { return nil }
    guard let rows = match.rows else { return Table.IndexPath(row: place.row, section: section) }
    return rows[place.row].map { Table.IndexPath(row: $0, section: section) }
  }

  /// Where a section of the new table was; `nil` for one that was added.
  package func formerPlace(ofSection index: Int) -> Int? { matches[index].old }
}

extension TableDifference.Element {
  fileprivate init(
    _ section: Section, old: LookLevel?, new: LookLevel?, isMoved: Bool = false,
    _ settings: [TableDifference.SettingChange] = []
  ) {
    self.init(
      old: old, new: new, id: section.info.id, name: section.info.header, isMoved: isMoved, settings: settings
    )
  }

  fileprivate init(
    _ row: Row, old: Table.IndexPath?, new: Table.IndexPath?, isMoved: Bool = false,
    _ settings: [TableDifference.SettingChange] = []
  ) {
    self.init(
      old: old.map(LookLevel.row), new: new.map(LookLevel.row), id: row.id, name: row.title, isMoved: isMoved,
      settings: settings)
  }
}

extension SettingList {
  fileprivate func differences(_ old: Root, _ new: Root) -> [TableDifference.SettingChange] {
    fields.filter { $0.differs(old, new) }.map {
      TableDifference.SettingChange(
        name: $0.name, old: $0.effectiveValue(in: old), new: $0.effectiveValue(in: new))
    }
  }
}

extension Look {
  /// Most looks are equal, and empty.
  fileprivate static func differences(_ old: Look, _ new: Look) -> [TableDifference.SettingChange] {
    old == new ? [] : settings.differences(old, new)
  }
}
