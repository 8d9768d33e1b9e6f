// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TestSupport
import Testing

struct TableEditingTests {
  private var table: Table {
    Table(sections: [
      Section(info: Section.Info(header: "A"), rows: [Row(title: "0.0"), Row(title: "0.1")]),
      Section(info: Section.Info(header: "B"), rows: [Row(title: "1.0")]),
    ])
  }

  private static let edits: [Edit] = [
    .setTableInfo(Table.Info(title: "T", style: .plain)),
    .setSectionInfo(Section.Info(id: "x"), at: 1), .setRow(Row(title: "new"), at: .init(row: 1, section: 0)),
    .insertSection(Section(), at: 2), .removeSection(at: 0), .moveSection(from: 0, to: 1),
    .insertRow(Row(title: "in"), at: .init(row: 2, section: 0)), .removeRow(at: .init(row: 0, section: 1)),
    .moveRow(from: .init(row: 0, section: 0), to: .init(row: 1, section: 0)),
    .moveRow(from: .init(row: 0, section: 0), to: .init(row: 1, section: 1)),
    .replaceTable(Table()),
    .group([.removeSection(at: 0), .removeSection(at: 0), .insertSection(Section(), at: 0)]),
  ]

  @Test(arguments: edits)
  func `an edit and its inverse restore the table`(edit: Edit) throws {
    var changed = table
    let inverse = try changed.apply(edit)
    #expect(changed != table)
    _ = try changed.apply(inverse)
    #expect(changed == table)
  }

  @Test func `a group that fails in the middle changes nothing`() {
    var changed = table
    #expect(throws: TableError.noSection(7, count: 1)) {
      try changed.apply(.group([.removeSection(at: 0), .removeSection(at: 7)]))
    }
    #expect(changed == table)
  }

  @Test(arguments: [
    (Edit.removeSection(at: 2), TableError.noSection(2, count: 2)),
    (.removeSection(at: -1), .noSection(-1, count: 2)),
    (.removeRow(at: .init(row: 2, section: 0)), .noRow(.init(row: 2, section: 0), count: 2)),
    (
      .insertRow(Row(title: ""), at: .init(row: 3, section: 0)),
      .noPlaceForRow(.init(row: 3, section: 0), count: 2)
    ),
    (
      .moveRow(from: .init(row: 0, section: 0), to: .init(row: 2, section: 0)),
      .noPlaceForRow(.init(row: 2, section: 0), count: 1)
    ),
    (.insertSection(Section(), at: 3), .noPlaceForSection(3, count: 2)),
  ])
  func `an edit at a missing position is refused`(edit: Edit, error: TableError) {
    var changed = table
    #expect(throws: error) { try changed.apply(edit) }
    #expect(changed == table)
  }

  @Test func `undo and redo walk back and forth through every step`() throws {
    var changed = table
    var history = EditHistory()
    try history.perform(.removeSection(at: 1), named: "remove-section 1", on: &changed)
    let afterFirst = changed
    try history.perform(.setTableInfo(.init(style: .plain)), named: "set-style plain", on: &changed)
    let afterSecond = changed
    #expect(history.undo(on: &changed) == "set-style plain")
    #expect(changed == afterFirst)
    #expect(history.undo(on: &changed) == "remove-section 1")
    #expect(changed == table)
    #expect(history.undo(on: &changed) == nil)
    #expect(history.redo(on: &changed) == "remove-section 1")
    #expect(history.redo(on: &changed) == "set-style plain")
    #expect(changed == afterSecond)
    #expect(history.redo(on: &changed) == nil)
  }

  @Test func `merged steps are undone together`() throws {
    var changed = table
    var history = EditHistory()
    let mark = history.undoSteps.count
    try history.perform(.removeSection(at: 1), named: "one", on: &changed)
    try history.perform(.removeSection(at: 0), named: "two", on: &changed)
    history.mergeSteps(since: mark, named: "source file")
    #expect(history.undo(on: &changed) == "source file")
    #expect(changed == table)
    #expect(history.redo(on: &changed) == "source file")
    #expect(changed.sections.isEmpty)
  }

  @Test func `a new edit discards undone steps`() throws {
    var changed = table
    var history = EditHistory()
    try history.perform(.removeSection(at: 1), named: "one", on: &changed)
    _ = history.undo(on: &changed)
    try history.perform(.removeSection(at: 0), named: "two", on: &changed)
    #expect(history.redoSteps.isEmpty)
  }

  /// A failed line takes back all its changes: its edits, the steps that it undid, redid and merged, and a `rollback`.
  @Test(arguments: 0..<20) func `going back to a mark restores the table and all steps`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var changed = table
    var history = EditHistory()
    try history.perform(.setTableInfo(.init(style: .plain)), named: "before", on: &changed)
    try history.perform(.removeSection(at: 1), named: "undone", on: &changed)
    _ = history.undo(on: &changed)
    let outer = history.mark()
    var marks: [(mark: EditHistory.Mark, table: Table, undo: [EditHistory.Step], redo: [EditHistory.Step])] =
      []
    for step in 0..<12 {
      marks.append((history.mark(), changed, history.undoSteps, history.redoSteps))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: _ = history.undo(on: &changed)
      case 1: _ = history.redo(on: &changed)
      case 2: history.mergeSteps(since: max(0, history.undoSteps.count - 2), named: "merged")
      case 3: history.replace(with: EditHistory(), table, on: &changed)
      default:
        let style: TableStyle = step % 2 == 0 ? .cards : .plain
        try history.perform(.setTableInfo(.init(style: style)), named: "\(step)", on: &changed)
      }
      let last = marks[step]
      #expect(history.hasChanged(changed, since: last.mark) == (changed != last.table))
    }
    for state in marks.reversed() {
      history.rollBack(to: state.mark, on: &changed)
      history.end(state.mark)
      #expect(changed == state.table && history.undoSteps == state.undo && history.redoSteps == state.redo)
    }
    history.end(outer)
  }
}
