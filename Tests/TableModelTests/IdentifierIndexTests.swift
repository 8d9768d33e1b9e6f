// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TestSupport
import Testing

struct IdentifierIndexTests {
  @Test(arguments: 0..<20)
  func `the index has the same ids after edits and their inverses as a scan of all rows`(seed: Int) throws {
    var random = RandomTable(seed: UInt64(seed))
    var generator = SeededGenerator(seed: UInt64(seed))
    var table = random.table(maximumSections: 6, maximumRows: 8)
    var index = IdentifierIndex(table)
    for step in 0..<200 {
      let section = Int.random(in: -1...6, using: &generator)
      let path = Table.IndexPath(row: Int.random(in: 0...8, using: &generator), section: section)
      let named = Row(id: "row-\(Int.random(in: 0..<30, using: &generator))", title: "t")
      let edits: [Edit] = [
        .insertRow(named, at: path), .removeRow(at: path), .setRow(named, at: path),
        .setRow(Row(title: "none"), at: path), .moveRow(from: path, to: .init(row: 0, section: 0)),
        .insertSection(Section(info: .init(id: "s-\(step)"), rows: [named]), at: max(0, section)),
        .removeSection(at: section), .setSectionInfo(.init(id: "s-\(step)"), at: section),
        .moveSection(from: section, to: 0), .setTableInfo(Table.Info(title: "t")),
        .replaceTable(random.table()),
        .group([.insertRow(named, at: path), .removeRow(at: path), .removeSection(at: 0)]),
      ]
      let edit = edits[Int.random(in: 0..<edits.count, using: &generator)]
      guard let inverse = try? table.apply(edit) else { continue }
      index.note(edit, inverse: inverse)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let again = try table.apply(inverse)
        index.note(inverse, inverse: again)
      }
      var used: Set<String> = []
      for section in table.sections {
        used.formUnion(([section.info.id] + section.rows.map(\.id)).compactMap { $0 })
      }
      for id in (0..<30).map({ "row-\($0)" }) + (0...step).map({ "s-\($0)" }) + Array(used) {
        #expect(index.contains(id) == used.contains(id))
      }
    }
  }
}
