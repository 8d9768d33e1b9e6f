// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport

/// Random tables that contain each pair of settings in each combination of ways to set them: nowhere, by the table for
/// all rows, or in some places.
///
/// The way to set a setting decides how export writes it (nothing, a value, a property, an optional property). Compile
/// errors mostly come from one such way beside a certain way of another setting.
struct PairedTables {
  /// A setting, and a function that removes it where a way doesn't set it.
  private struct Factor {
    let ways: Int
    let apply: (_ way: Int, _ table: inout Table) -> Void
  }

  /// The place of a kind of element, and the ways to set its settings there.
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
      // The style is set by its own factor.
      for (factor, way) in zip(factors, ways).reversed() { factor.apply(way, &table) }
      return table
    }
  }

  private static func factors<Root: SettingOwner>(_ places: [Place<Root>]) -> [Factor] {
    let ways = 1 + (places.flatMap(\.ways).max() ?? 0)
    return Root.settings.fields.filter { $0.isDrawn && !$0.name.hasPrefix("metrics.") }.map { field in
      Factor(ways: ways) { way, table in
        for place in places where !place.ways.contains(way) { field.unset(in: &table[keyPath: place.path]) }
      }
    }
  }

  /// Rows with a way for each factor, such that each pair of ways of two factors occurs: a covering array of strength 2.
  /// Builds one row at a time and greedily adds as many new pairs as possible.
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
