// SPDX-License-Identifier: GPL-3.0-or-later

import TableLint
import TableModel
import TestSupport
import Testing

struct PinnedFindingTests {
  @Test func `lint finds and fixes the same in the pinned tables`() throws {
    try PinnedTables.expect("findings") { table in
      let fixed = Linter.fix(table, from: .note)
      return [
        ("lint", Linter.findings(in: table, from: .note).map { "\($0)" }.joined(separator: "\n")),
        (
          "fix",
          (fixed.fixed.map { "\($0)" } + TableDifference(from: table, to: fixed.table).summary).joined(
            separator: "\n")
        ),
      ]
    }
  }
}
