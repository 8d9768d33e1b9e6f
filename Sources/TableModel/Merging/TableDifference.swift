// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The differences between two tables: settings, and sections and rows that were added, removed, moved or
/// changed.
package struct TableDifference: Sendable {
  /// A setting with its values before and after; `nil` if it isn't set.
  package struct SettingChange: Hashable, Sendable {
    /// Its name in specs; of a part, the name in its value: `tileColor`, or `0.title` in a list.
    package let name: String
    package let old: ValueTree?
    package let new: ValueTree?
    /// The parts that differ, if both values have parts. Default: none.
    package var parts: [SettingChange] = []
  }

  /// A section or a row that differs.
  package struct Element: Hashable, Sendable {
    /// Its former place; `nil` for an added element.
    package let old: LookLevel?
    /// Its new place; `nil` for a removed element.
    package let new: LookLevel?
    /// The new id; of a removed element, the old one.
    package let id: String?
    /// A row's title or a section's header: the new one; of a removed element, the old one.
    package let name: String?
    /// Whether its order among its neighbours, or its section, changed. A place that changed only because
    /// elements before it were added or removed isn't a move.
    package let isMoved: Bool
    /// Its changed settings; empty for an added or removed element.
    package let settings: [SettingChange]
  }

  /// The picture files that both tables name and that have other contents, by their paths in the specs.
  package let pictures: [String]
  /// The table's own settings.
  package private(set) var settings: [SettingChange] = []
  /// A section precedes its rows. Removed sections are first, and removed rows are first in their section.
  package private(set) var elements: [Element] = []
  /// Whether sections changed their order.
  private(set) var sectionsMoved = false
  /// For each new section, its former index and those of its rows.
  private var matches: [SectionMatch] = []
  /// The former places of rows that came from another section.
  private var arrivals: [Table.IndexPath: Table.IndexPath] = [:]

  private struct SectionMatch {
    let old: Int?
    /// For each row, its former index; `nil` if all rows have kept theirs.
    var rows: [Int?]?
    var removed: [Int] = []
  }

  /// The number of rows that left each remaining section, by its new index.
  var removedRowCounts: [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: matches.enumerated().compactMap {
        $0.element.removed.isEmpty ? nil : ($0.offset, $0.element.removed.count)
      })
  }

  package var isEmpty: Bool { pictures.isEmpty && settings.isEmpty && elements.isEmpty }

  /// Compares two tables. If the work is cancelled, the result is incomplete.
  package init(from old: Table, to new: Table) {
    pictures = new.pictures.changes(since: old.pictures)
    settings = old.info.differences(to: new.info)
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

  /// Pairs rows that left one section with rows that came to another: by id, else by equality.
  ///
  /// - Returns: the former places of the paired rows.
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
        ? [] : former.differences(to: section.info)
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
        before == after ? [] : before.differences(to: after)
      elements.append(Element(after, old: former, new: place, isMoved: isMoved, settings))
    }
  }

  // MARK: - Places

  /// The former place of a row of the new table; `nil` for an added row.
  package func formerPlace(of place: Table.IndexPath) -> Table.IndexPath? {
    if let arrival = arrivals[place] { return arrival }
    let match = matches[place.section]
    guard let section = match.old else { return nil }
    guard let rows = match.rows else { return Table.IndexPath(row: place.row, section: section) }
    return rows[place.row].map { Table.IndexPath(row: $0, section: section) }
  }

  /// The former index of a section of the new table; `nil` for an added section.
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

extension SettingHolder {
  /// The settings that differ, with those of the looks.
  fileprivate func differences(to new: Self) -> [TableDifference.SettingChange] {
    Self.settings.differences(self, new) + Look.differences(look, new.look)
      + Look.differences(regular, new.regular, prefix: SettingKey.regularPrefix)
  }
}

extension SettingList {
  fileprivate func differences(
    _ old: Root, _ new: Root, prefix: String = ""
  ) -> [TableDifference.SettingChange] {
    fields.filter { $0.name != SettingKey.regularName && $0.differs(old, new) }.map {
      TableDifference.SettingChange(
        prefix + $0.name, $0.effectiveValue(in: old), $0.effectiveValue(in: new), shape: $0.shape)
    }
  }
}

extension Look {
  /// Most looks are equal, and empty.
  fileprivate static func differences(
    _ old: Look, _ new: Look, prefix: String = ""
  ) -> [TableDifference.SettingChange] {
    old == new ? [] : settings.differences(old, new, prefix: prefix)
  }
}
