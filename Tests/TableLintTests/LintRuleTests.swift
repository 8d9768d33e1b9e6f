// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TableLint
import TableModel
import TableSpec
import TestSupport
import Testing

struct LintRuleTests {
  @Test func `every rule finds the problems of its examples and nothing else`() {
    #expect(Set(ruleExamples.map { $0.rule }) == Set(Linter.rules.map { $0.id }))
    for rule in Linter.rules {
      guard let examples = ruleExamples.first(where: { $0.rule == rule.id }) else { continue }
      for table in examples.good { #expect(rule.findings(in: LintSubject(table)).isEmpty, "\(rule.id) good") }
      #expect(!examples.bad.isEmpty)
      for table in examples.bad {
        let findings = rule.findings(in: LintSubject(table))
        #expect(!findings.isEmpty && findings.allSatisfy { $0.rule == rule.id }, "\(rule.id) bad")
      }
    }
  }

  @Test(arguments: ["Sources/Examples/settings.yaml", "Sources/Presets/settings.yaml"])
  func `a screen as in Settings has no warning, and its lines and texts align`(path: String) throws {
    let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(path))
    for profile in Profile.ID.allCases {
      var table = try SpecDecoder(fileName: path).decode(Array(bytes))
      table.info.profile = profile
      if profile.versions.upperBound < 13 { table.info.style = .grouped }
      let found = Linter.findings(in: table, from: .note).filter {
        ["SEP-TEXT", "TEXT-COLUMN"].contains($0.rule)
          || $0.severity > .note && profile.versions.upperBound >= 13
      }
      #expect(found.isEmpty, "\(profile): \(found)")
    }
  }

  @Test func `every rule file is registered and ids are unique`() throws {
    let files = try Repository.names(in: "Sources/TableLint/Rules")
    let registered = Set(Linter.rules.map { String(describing: $0) + ".swift" })
    #expect(registered == Set(files), "add the rule to Linter.rules")
    #expect(Set(Linter.rules.map { $0.id }).count == Linter.rules.count)
  }

  @Test func `random tables never trap a rule`() {
    for seed in 0..<TestCount.of(30, nightly: 100) {
      _ = Linter.findings(in: RandomTable.table(seed: seed), from: .note)
    }
  }

  @Test func `fixing ends for every table, and the remaining findings have no fix`() {
    for seed in 0..<TestCount.of(20, nightly: 40) {
      var random = RandomTable(seed: UInt64(seed))
      let (table, fixed) = Linter.fix(random.table(maximumSections: 3, maximumRows: 3))
      let rest = Set(Linter.findings(in: table))
      #expect(fixed.allSatisfy { !rest.contains($0) }, "seed \(seed)")
    }
  }

  @Test func `one wrong line of a table is one finding`() throws {
    var table = Table(sections: [Section(rows: (0..<30).map { Row(title: "Row \($0)") })])
    table.info.look[.separatorThickness] = 0.3
    let findings = Linter.findings(in: table).filter { $0.rule == "SEP-THICK" }
    #expect(findings.count == 1)
    #expect(findings.first?.placeName == "table")
    #expect(findings.first?.setting == Setting(AnySetting.separatorThickness, of: .table))
    table.sections[0].rows[4].look[.separatorThickness] = 0.2
    let places = Linter.findings(in: table).filter { $0.rule == "SEP-THICK" }.map(\.placeName)
    #expect(places == ["table", "row 0.4"])
  }

  @Test func `an unknown symbol is one finding, which names its rows and similar names`() throws {
    var table = Table(
      sections: [
        Section(
          rows: ["wiffi", "wiffi", "wifi", "wiffi", "wiffi", "no.such.symbol", "bluetooth"].map {
            Row(title: "Row", image: RowImage(symbol: $0))
          })
      ])
    table.sections[0].rows[1].cellStyle = .status
    table.sections[0].rows[1].status.level = RowImage(symbol: "wiffi")
    let findings = Linter.findings(in: table, from: .note).filter { $0.rule == "SYMBOL-UNKNOWN" }
    #expect(
      findings.map(\.message) == [
        "the symbol \"wiffi\" of rows 0.0, 0.1, 0.3 and 1 more has no drawing",
        "the symbol \"no.such.symbol\" of row 0.5 has no drawing",
        "the symbol \"bluetooth\" of row 0.6 isn't in SF Symbols",
      ])
    #expect(findings.map(\.placeName) == ["table", "row 0.5", "row 0.6"])
    #expect(findings.last?.hint.hasPrefix("exported code shows no image for it") == true)
    #expect(
      findings.first?.hint
        == "'set row 0.0..1,0.3..4 image.symbol wifi' and 'set row 0.1 level.symbol wifi'")
    #expect(findings.first?.setting == Setting.row(\.image, at: Table.IndexPath(row: 0, section: 0)))
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test func `text in a script without a font is one note, at the first such text`() throws {
    var table = Table(sections: [
      Section(rows: ["A", "\u{10570}\u{10571}", "\u{10572}", "設定"].map { Row(title: $0) })
    ])
    table.info.style = .insetGrouped
    table.sections[0].info.footer = "\u{10570}"
    func found() -> Finding? {
      Linter.findings(in: table, from: .note).first { $0.rule == "TEXT-UNCOVERED" }
    }
    #expect(
      found()?.message == "pictures have no glyph for U+10570 in '\u{10570}\u{10571}' (and 2 more texts)")
    #expect(found()?.placeName == "row 0.1" && found()?.severity == .note)
    #expect(found()?.setting == Setting.row(\.title, at: Table.IndexPath(row: 1, section: 0)))
    // A row outside of the visible part counts, too.
    table.info.contentOffset = 1000
    #expect(found()?.placeName == "row 0.1")
    table.sections[0].rows = [Row(title: "A", detail: "\u{10570}", cellStyle: .value1)]
    #expect(found()?.setting == Setting.row(\.detail, at: Table.IndexPath(row: 0, section: 0)))
    table.sections[0].rows = []
    #expect(found()?.placeName == "section 0" && found()?.setting == nil)
  }

  @Test func `notes are listed only if requested`() {
    let table = Table(info: Table.Info(style: .grouped), sections: [Section(rows: [Row(title: "A")])])
    #expect(Linter.findings(in: table).isEmpty)
    #expect(Linter.findings(in: table, from: .note).map(\.rule) == ["TOP-GAP-35"])
    #expect(Linter.findings(in: table, from: .error).isEmpty)
  }

  @Test func `the gap above the first section is reported together with its bar`() {
    var table = Table(info: Table.Info(style: .grouped), sections: [Section(rows: [Row(title: "A")])])
    table.info.navigation.display = .large
    func message() -> String? {
      Linter.findings(in: table, from: .note).first { $0.rule == "TOP-GAP-35" }?.message
    }
    #expect(message()?.contains("35 pt above it, UIKit's default under a large title") == true)
    table.info.navigation.search = "Search"
    #expect(message()?.contains("5 pt above it, UIKit's default below a search field") == true)
  }

  @Test func `a text is tested at all twelve sizes`() {
    var table = Table(sections: [Section(rows: [Row(title: "Name", cellStyle: .value2)])])
    table.info.traits.width = 375
    let finding = Linter.findings(in: table, from: .note).first { $0.rule == "TEXT-TRUNCATED" }
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains(" and larger (approximate widths)") == true)
    table.sections[0].rows[0].title = "Display, Brightness and everything else"
    let warning = Linter.findings(in: table).first { $0.rule == "TEXT-TRUNCATED" }
    #expect(warning?.severity == .warning)
    // Other titles wrap at accessibility sizes.
    for (title, words) in [
      ("Display and Brightness", nil),
      ("Display and Brightness of all rooms", "is truncated at extraExtraExtraLarge ("),
      ("Display, Brightness and everything else", "is truncated from extraLarge to extraExtraExtraLarge ("),
      (
        "Display, Brightness and everything else of this phone",
        "is truncated at extraExtraExtraLarge and smaller ("
      ),
    ] {
      table.sections[0].rows[0] = Row(title: title)
      let found = Linter.findings(in: table, from: .note).first { $0.rule == "TEXT-TRUNCATED" }?.message
      #expect(words.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "")")
    }
    table.sections[0].rows[0] = Row(title: "Display and Brightness")
    table.sections[0].rows[0].numberOfLines = 2
    table.sections[0].rows[0].image = RowImage(symbol: "sun.max", tileColor: .semantic(.systemBlue))
    table.sections[0].rows[0].title += " of everything"
    #expect(Linter.findings(in: table, from: .note).contains { $0.rule == "TEXT-TRUNCATED" })
  }

  @Test(arguments: [
    // Published examples: #767676 on white just passes, #777777 just fails.
    (UInt32(0x767676), false), (0x777777, true), (0x959595, true), (0x000000, false),
  ])
  func `contrast is computed as in WCAG`(hex: UInt32, fails: Bool) {
    var table = Table(sections: [Section(rows: [Row(title: "A")])])
    table.info.look[.titleColor] = .rgba(RGBA(hex: hex))
    table.info.look[.rowColor] = .rgba(RGBA(hex: 0xFFFFFF))
    #expect(Linter.findings(in: table).contains { $0.rule == "CONTRAST" } == fails)
  }

  @Test(arguments: [
    // UIKit's own colours: by default, by name, inherited, in numbers, and as a button's.
    ("sections: [{rows: [{title: A, detail: B, cellStyle: value1}]}]", false),
    ("detailColor: secondaryLabel, sections: [{rows: [{title: A, detail: B, cellStyle: value1}]}]", false),
    ("sections: [{detailColor: secondaryLabel, rows: [{title: A, detail: B, cellStyle: value1}]}]", false),
    ("detailColor: '#3C3C4399', sections: [{rows: [{title: A, detail: B, cellStyle: value1}]}]", false),
    ("rowColor: white, sections: [{rows: [{title: A, titleColor: secondaryLabel}]}]", false),
    ("sections: [{rows: [{title: A, titleColor: systemRed}]}]", false),
    ("sections: [{rows: [{title: A, titleColor: '#FF3B30'}]}]", false),
    ("sections: [{rows: [{title: A, titleColor: link}]}]", false),
    ("sections: [{rows: [{title: A, detail: B, cellStyle: value2}]}]", false),
    // Others.
    ("sections: [{rows: [{title: A, titleColor: systemYellow}]}]", true),
    ("sections: [{rows: [{title: A, titleColor: '#FFCC00'}]}]", true),
    ("titleColor: tertiaryLabel, sections: [{rows: [A]}]", true),
    ("rowColor: systemGray6, sections: [{rows: [{title: A, detail: B, cellStyle: value1}]}]", true),
    ("tintColor: systemYellow, sections: [{rows: [{title: A, detail: B, cellStyle: value2}]}]", true),
  ])
  func `a colour is judged alike wherever it comes from`(spec: String, isWarning: Bool) throws {
    let table = try SpecDecoder(fileName: "test").decode(Array("{\(spec)}".utf8))
    let found = Linter.findings(in: table, from: .note).filter {
      $0.rule == "CONTRAST" && $0.message.contains("light")
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == (isWarning ? .warning : .note) }, "\(found)")
  }

  @Test func `a contrast that is too low only in dark mode is found in light mode`() {
    var table = Table(sections: [Section(rows: [Row(title: "A")])])
    table.info.look[.rowColor] = .semantic(.white)
    let finding = Linter.findings(in: table).first { $0.rule == "CONTRAST" }
    #expect(finding?.message.contains("1.00:1 in dark mode") == true)
    #expect(finding?.setting == Setting(AnySetting.rowColor, of: .table))
  }
}
