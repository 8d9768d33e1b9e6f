// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import Session

/// A script of many edits takes linear time, because a line changes the table in place and keeps no copy of it.
struct EditCostTests {
  @Test func `a line in a table of 5000 rows copies no row`() {
    let rows = (0..<5000).map { Row(id: "row-\($0)", title: "\($0)") }
    var session = Session(
      document: Document(Table(sections: [Section(rows: rows)])), workspace: MemoryWorkspace())
    // The table of the file has the same rows until the first edit. A removed row leaves room for a new one.
    _ = session.execute("remove-row 0.4999")
    let storage = storage(of: session)
    for line in [
      "set-row 0.77 --badge y", "set-radius 3 --row 0.5", "insert-row 0.2500 x --id new", "remove-row 0.4000",
      "set-style cards", "set-section 0 --header A", "set-row 0.9 --id row-7",
      "expect error set-row 0.9 --style x", "for row 0.* set-row $row --badge z", "undo", "redo",
      "duplicate-row 0.100",
    ] {
      _ = session.execute(line)
      #expect(self.storage(of: session) == storage, "\(line)")
    }
    #expect(session.table.sections[0].rows.count == 5000)
  }

  private func storage(of session: Session) -> UnsafeRawPointer? {
    session.table.sections[0].rows.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
