// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Session
import TableLayout
import TableLint
import TableModel
import Testing

/// Presets correct the defects of their articles' code; `--faithful` keeps them, and lint reports them.
struct PresetTests {
  private static let faithful = Preset.all.filter { $0.faithful != nil }

  @Test func `every article has a preset`() {
    #expect(
      Self.faithful.map(\.name) == [
        "corner-covers", "separator-insets", "status-cards", "wallet-ios12", "wallet-scroll",
      ])
  }

  @Test(arguments: Preset.all.map(\.name))
  func `presets lint clean`(name: String) throws {
    let preset = try #require(Preset.all.first { $0.name == name })
    #expect(Linter.findings(in: preset.table).map(\.description) == [])
  }

  @Test(arguments: [
    ("corner-covers", ["LEFTOVER-LAYERS"]), ("separator-insets", ["SEP-REFERENCE"]),
    ("status-cards", ["SHADOW-OVERLAP"]), ("wallet-ios12", ["RADIUS-MISMATCH", "SEP-OVERFLOW", "SEP-THICK"]),
    ("wallet-scroll", ["RADIUS-REGIME", "SEP-THICK"]),
  ])
  func `lint finds the defects of the articles' code`(name: String, rules: [String]) throws {
    let preset = try #require(Preset.all.first { $0.name == name })
    let found = Set(Linter.findings(in: try #require(preset.faithful), from: .note).map(\.rule))
    #expect(found.isSuperset(of: rules), "\(found)")
    let usual = Set(Linter.findings(in: preset.table, from: .note).map(\.rule))
    #expect(usual.isDisjoint(with: rules), "\(usual)")
  }

  @Test func `the faithful wallet's rows are too low for their content, and it mixes 10 and 12`() throws {
    var test = TestSession()
    #expect(test.run("preset wallet-ios12 --faithful").contains("faithful"))
    let layout = LaidOutTable(test.session.table)
    let row = try #require(layout.rowTree(.init(row: 0, section: 0)))
    let line = try #require(row.separators.first)
    #expect(line.frame.maxX == row.frame.maxX + 16)
    #expect(line.frame.height == 0.3)
    #expect(row.cornerRadii.topLeft == 12)
    #expect(layout.rowTree(.init(row: 0, section: 1))?.cornerRadii.topLeft == 10)
  }

  @Test func `a preset without an article has no faithful variant`() {
    var test = TestSession()
    #expect(test.run("preset settings --faithful").contains("error: 'settings' has no faithful variant"))
  }

  @Test func `cards and plain keep the content`() {
    var test = TestSession()
    _ = test.run("preset status-cards")
    let titles = test.session.table.sections.flatMap(\.rows)
    _ = test.run("set-style plain")
    #expect(test.session.table.sections.flatMap(\.rows) == titles)
    _ = test.run("set-style cards")
    #expect(test.session.table.sections.flatMap(\.rows) == titles)
  }
}
