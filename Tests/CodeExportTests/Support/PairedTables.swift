// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport

/// Random tables in which each two settings meet, each in each of its ways to be set: nowhere, by the table for all rows,
/// in some places.
///
/// What export writes of a setting depends on this (nothing, a value, a property, an optional property), and what doesn't
/// compile is mostly one such way beside one of another setting.
struct PairedTables {
  /// A setting, and what takes it from where it isn't in a way.
  private struct Factor {
    let ways: Int
    let apply: (_ way: Int, _ table: inout Table) -> Void
  }

  /// Where a kind of thing is, and the ways in which its settings are set there.
  private struct Place<Root: SettingOwner> {
    let path: WritableKeyPath<Table, Root>
    let ways: Set<Int>

    init(_ path: WritableKeyPath<Table, Root>, _ ways: Set<Int>) {
      self.path = path
      self.ways = ways
    }
  }

  let tables: [Table]

  init() {
    var factors = [Factor(ways: TableStyle.allCases.count) { $1.info.style = TableStyle.allCases[$0] }]
    let sections = 0..<3
    let rows = sections.flatMap { section in
      (0..<2).map { Table.IndexPath(row: $0, section: section) }
    }
    factors += Self.factors([Place(\.info, [1])])
    factors += Self.factors(sections.map { Place(\.sections[$0].info, $0 == 1 ? [1, 2] : [1]) })
    factors += Self.factors(rows.map { Place(\.[$0], $0.row == 1 ? [1, 2] : [1]) })
    factors += Self.factors(
      [Place(\.info.look, [1])] + sections.map { Place(\.sections[$0].info.look, $0 == 1 ? [2] : []) }
        + rows.map { Place(\.[$0].look, $0 == rows.last ? [2] : []) })
    tables = Self.covering(factors.map(\.ways)).enumerated().map { index, ways in
      var random = RandomTable(seed: UInt64(index), isFull: true)
      var table = random.table(maximumSections: sections.count, maximumRows: 2)
      // The style is that of its own factor.
      for (factor, way) in zip(factors, ways).reversed() { factor.apply(way, &table) }
      return table
    }
  }

  private static func factors<Root: SettingOwner>(_ places: [Place<Root>]) -> [Factor] {
    let ways = 1 + (places.flatMap(\.ways).max() ?? 0)
    return Root.settings.fields.filter { !$0.isNote && !$0.name.hasPrefix("metrics.") }.map { field in
      Factor(ways: ways) { way, table in
        for place in places where !place.ways.contains(way) { field.unset(in: &table[keyPath: place.path]) }
      }
    }
  }

  /// Rows with a way of each factor, such that each way of each meets each of each other: a covering array of strength 2,
  /// made a row at a time with as many new pairs as its ways give one after the other.
  ///
  /// - Parameter counts: the number of ways of each factor.
  static func covering(_ counts: [Int]) -> [[Int]] {
    var random = SeededGenerator(seed: 1)
    let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
    let size = counts.reduce(0, +)
    var isOpen = [Bool](repeating: true, count: size * size)
    func pair(_ one: Int, _ way: Int, _ other: Int, _ otherWay: Int) -> Int {
      (starts[min(one, other)] + (one < other ? way : otherWay)) * size
        + starts[max(one, other)] + (one < other ? otherWay : way)
    }
    var rows: [[Int]] = []
    for one in counts.indices {
      for other in counts.indices.dropFirst(one + 1) {
        for (way, otherWay) in (0..<counts[one]).flatMap({ way in (0..<counts[other]).map { (way, $0) } })
        where isOpen[pair(one, way, other, otherWay)] {
          var row = [one: way, other: otherWay]
          for factor in counts.indices.shuffled(using: &random) where row[factor] == nil {
            func gain(_ way: Int) -> Int {
              row.count { isOpen[pair(factor, way, $0.key, $0.value)] }
            }
            row[factor] = (0..<counts[factor]).shuffled(using: &random).max { gain($0) < gain($1) }
          }
          let ways = counts.indices.map { row[$0] ?? 0 }
          for one in ways.indices {
            for other in ways.indices.dropFirst(one + 1) {
              isOpen[pair(one, ways[one], other, ways[other])] = false
            }
          }
          rows.append(ways)
        }
      }
    }
    return rows
  }
}
