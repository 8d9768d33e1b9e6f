// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TestSupport
import Testing

@testable import Session

/// Finding a row by its id must work after any changes of the table.
struct RowFinderTests {
  @Test(arguments: 0..<4)
  func `rows are found by id after random edits`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let finder = RowFinder()
    var table = Table(
      sections: (0..<12).map { section in
        Section(rows: (0..<60).map { Row(id: "row-\(section)-\($0)", title: "\($0)") })
      })
    var states: [Table] = []
    for step in 0..<300 {
      let section = Int.random(in: 0..<table.sections.count, using: &random)
      let other = Int.random(in: 0..<table.sections.count, using: &random)
      let path = Table.IndexPath(
        row: Int.random(in: 0...table.numberOfRows(inSection: section), using: &random), section: section)
      let edits: [Edit] = [
        .insertRow(Row(id: "new-\(step)", title: "new"), at: path), .removeRow(at: path),
        .moveRow(from: path, to: .init(row: 0, section: other)), .moveSection(from: section, to: other),
        .setRow(Row(id: "set-\(step)", title: "set"), at: path), .insertSection(Section(), at: section),
      ]
      _ = try? table.apply(edits[Int.random(in: 0..<edits.count, using: &random)])
      if step % 20 == 0 { states.append(table) }
      // An earlier state may return.
      let seen = step % 5 == 0 ? states.randomElement(using: &random) ?? table : table
      for id in ["row-3-7", "row-11-59", "new-\(step / 2)", "set-\(step / 3)", "row-0-\(step % 60)", "none"] {
        #expect(finder.row(withID: id, in: seen) == RowFinder.search(id, in: seen), "\(id) in step \(step)")
      }
    }
  }

  @Test func `a command finds a moved row by its id`() {
    let rows = (0..<3000).map { Row(id: "row-\($0)", title: "\($0)") }
    var session = Session(
      document: Document(Table(sections: [Section(rows: rows), Section()])), workspace: MemoryWorkspace())
    for line in 0..<40 { _ = session.execute("set-row row-\(line * 70) --badge x") }
    _ = session.execute("move-row 0.2100 1.0")
    _ = session.execute("set-row row-2100 --title moved")
    #expect(session.table.sections[1].rows.first?.title == "moved")
    _ = session.execute("remove-row row-2100")
    #expect(session.execute("set-row row-2100 --title gone").hasFailed)
    _ = session.execute("undo")
    _ = session.execute("set-row row-2100 --title back")
    #expect(session.table.sections[1].rows.first?.title == "back")
  }
}
