// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Finds the step that set a value, even if its row and section have moved since.
struct TracingTests {
  private var table = Table(
    sections: (0..<3).map { section in
      Section(rows: (0..<3).map { Row(title: "Row \(section).\($0)") })
    })
  private var history = EditHistory()

  private mutating func perform(_ edit: Edit, _ name: String) throws {
    try history.perform(edit, named: name, on: &table)
  }

  private func step(_ setting: Setting) -> String? {
    guard case .step(_, let name, _, _) = history.origin(of: setting, in: table) else { return nil }
    return name
  }

  @Test func `a section is found after a removed one and before an added one`() throws {
    var test = self
    var info = test.table.sections[1].info
    info.look[.cornerRadius] = 7
    try test.perform(.setSectionInfo(info, at: 1), "set")
    try test.perform(.removeSection(at: 0), "remove")
    #expect(test.step(Setting(AnySetting.cornerRadius, of: .section(0))) == "set")
    try test.perform(.insertSection(Section(rows: []), at: 0), "insert")
    #expect(test.step(Setting(AnySetting.cornerRadius, of: .section(1))) == "set")
    #expect(test.step(Setting(AnySetting.cornerRadius, of: .section(0))) == "insert")
  }

  @Test func `a row is found after a removed one and before an added one`() throws {
    var test = self
    let place = Table.IndexPath(row: 1, section: 1)
    var row = test.table[place]
    row.look[.rowColor] = .semantic(.systemRed)
    try test.perform(.setRow(row, at: place), "set")
    try test.perform(.removeRow(at: Table.IndexPath(row: 0, section: 1)), "remove")
    #expect(test.step(Setting(AnySetting.rowColor, of: .row(Table.IndexPath(row: 0, section: 1)))) == "set")
    try test.perform(.insertRow(Row(title: "New"), at: Table.IndexPath(row: 0, section: 1)), "insert")
    #expect(test.step(Setting(AnySetting.rowColor, of: .row(place))) == "set")
  }

  @Test func `a single step since a mark takes the new name, too`() throws {
    var test = self
    try test.perform(.removeSection(at: 0), "one")
    test.history.mergeSteps(since: 0, named: "whole")
    #expect(test.history.undo(on: &test.table) == "whole")
    try test.perform(.removeSection(at: 0), "one")
    test.history.mergeSteps(since: 1, named: "nothing")
    #expect(test.history.undo(on: &test.table) == "one")
  }
}
