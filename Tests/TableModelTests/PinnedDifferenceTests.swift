// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TestSupport
import Testing

struct PinnedDifferenceTests {
  @Test func `differences and merges of the pinned tables are the same`() throws {
    var former: [Table] = [Table(), Table()]
    try PinnedTables.expect("differences") { table in
      defer { former = [former[1], table] }
      let merge = TableMerge(base: former[0], ours: former[1], theirs: table)
      return [
        ("difference", TableDifference(from: former[1], to: table).summary.joined(separator: "\n")),
        ("merge", merge.conflicts.map(\.words).joined(separator: "\n")),
        ("merged", TableDifference(from: table, to: merge.table).summary.joined(separator: "\n")),
      ]
    }
  }
}
