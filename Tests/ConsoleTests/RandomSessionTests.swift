// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import TableModel
import TestSupport
import Testing

struct RandomSessionTests {
  private static let lines = [
    "add-row x", "add-section", "remove-row 0.0", "remove-section 0", "move-row 0.0 0.1", "move-row 0.1 1.0",
    "duplicate-row 0.0", "set-radius 7", "set-radius 3 --section 0", "set-inset 9 --row 0.1",
    "set-style cards",
    "set-style plain", "set-header 0 Title", "set-footer 1 --clear", "set-separator none",
    "set-row 0.0 --title y --badge 2",
    "preset wallet-2019", "new", "preset settings", "set-profile ios26", "set-metric cornerRadius 4",
    "move-section 0 1",
    "insert-row 0.1 z", "set-color row systemRed --row 0.0", "set-width 320",
  ]

  @Test(arguments: 0..<4)
  func `undoing a long random session gives every former table back`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var test = TestSession()
    var tables = [test.session.table]
    for _ in 0..<500 {
      let line = Self.lines[Int.random(in: 0..<Self.lines.count, using: &generator)]
      let before = test.session.document.history.undoSteps.count
      _ = test.session.execute(line)
      if test.session.document.history.undoSteps.count > before { tables.append(test.session.table) }
    }
    for table in tables.reversed().dropFirst() {
      _ = test.run("undo")
      #expect(test.session.table == table)
    }
    for table in tables.dropFirst() {
      _ = test.run("redo")
      #expect(test.session.table == table)
    }
  }

  @Test func `random fills the same table for the same seed, within its bounds`() {
    var first = TestSession()
    _ = first.run("random --sections 2..6 --rows 1..2 --seed 3")
    var second = TestSession()
    _ = second.run("random --sections 2..6 --rows 1..2 --seed 3")
    #expect(first.session.table == second.session.table)
    _ = second.run("random --seed 4")
    #expect(first.session.table != second.session.table)
    for seed in 0..<40 {
      var test = TestSession()
      _ = test.run("random --seed \(seed)")
      #expect((2...6).contains(test.session.table.sections.count))
      #expect(test.session.table.sections.allSatisfy { (1...2).contains($0.rows.count) })
    }
  }
}
