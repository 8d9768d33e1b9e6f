// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableLint
import TableModel
import TableSpec
import TestSupport
import Testing

/// Presets correct the defects of their articles' code; the examples keep them, and lint reports them.
struct PresetTests {
  @Test(arguments: Preset.all.map(\.name))
  func `presets lint clean`(name: String) throws {
    let preset = try #require(Preset.all.first { $0.name == name })
    #expect(Linter.findings(in: preset.table).map(\.description) == [])
    #expect(!Linter.findings(in: preset.table, from: .note).contains { $0.rule == "NEEDS-ID" })
  }

  @Test(arguments: [
    ("corner-covers", ["LEFTOVER-LAYERS"]), ("separator-insets", ["SEP-REFERENCE"]),
    ("status-cards", ["SHADOW-OVERLAP"]), ("wallet-ios12", ["RADIUS-MISMATCH", "SEP-OVERFLOW", "SEP-THICK"]),
    ("wallet-scroll", ["RADIUS-REGIME", "SEP-THICK"]),
  ])
  func `lint finds the defects of the articles' code`(name: String, rules: [String]) throws {
    let preset = try #require(Preset.all.first { $0.name == name })
    let example = try SpecDecoder(fileName: name).decode(
      Array(Repository.text("Sources/Examples/\(name).yaml").utf8))
    let found = Set(Linter.findings(in: example, from: .note).map(\.rule))
    #expect(found.isSuperset(of: rules), "\(found)")
    let usual = Set(Linter.findings(in: preset.table, from: .note).map(\.rule))
    #expect(usual.isDisjoint(with: rules), "\(usual)")
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
