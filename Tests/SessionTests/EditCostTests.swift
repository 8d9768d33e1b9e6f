// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Session
@testable import TableModel

/// An edit copies only what it changes, however large the table is.
struct EditCostTests {
  @Test(arguments: [
    "add-row x --id new", "insert-row 0.2500 x", "set-row 0.77 --badge y", "remove-row 0.4000",
    "set-radius 3 --row 0.5",
    "add-row x --id row-7", "undo", "duplicate-row 0.100",
  ])
  func `a command in a section of 5000 rows copies at most two blocks`(line: String) {
    let rows = (0..<5000).map { Row(id: "row-\($0)", title: "\($0)") }
    var session = Session(
      document: Document(Table(sections: [Section(rows: rows)])), workspace: MemoryWorkspace())
    for _ in 0..<500 { _ = session.execute("add-row more") }
    let before = session.document
    _ = session.execute(line)
    #expect(new(session.table.sections[0].rows, since: before.table.sections[0].rows) <= 2)
    #expect(new(session.document.history.undoSteps, since: before.history.undoSteps) <= 2)
  }

  private func new<Element>(_ array: BlockArray<Element>, since former: BlockArray<Element>) -> Int {
    let kept = Set(storage(former))
    return storage(array).filter { !kept.contains($0) }.count
  }

  private func storage<Element>(_ array: BlockArray<Element>) -> [UnsafeRawPointer] {
    array.blocks.compactMap { block in block.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }
  }
}
