// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import TestSupport
import Testing

struct PinnedOutputTests {
  @Test func `commands print the pinned output for the pinned tables`() throws {
    try PinnedTables.expect("outputs") { table in
      var test = TestSession()
      test.session.document = Document(table)
      return ["list", "list --json", "frames", "show --compact", "status", "why row 0.0 height"].map { line in
        (line.replacing(" ", with: "-"), test.run(line))
      }
    }
  }
}
