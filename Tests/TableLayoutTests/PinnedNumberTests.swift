// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel
import TestSupport
import Testing

struct PinnedNumberTests {
  @Test func `every number of the pinned tables has the same explanation`() throws {
    var former = Table()
    try PinnedTables.expect("numbers") { table in
      defer { former = table }
      return [
        ("why", ExplanationWalk(table).explanations.map(\.text).joined(separator: "\n")),
        ("report", LayoutReport(from: former, to: table).text),
      ]
    }
  }
}
