// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import Testing

struct RandomSessionTests {
  @Test func `random creates the same table for the same seed, within its limits`() {
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
