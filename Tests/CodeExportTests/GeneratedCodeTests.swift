// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TableModel
import TableSpec
import TestSupport
import Testing

/// A generated file is a table's data: short, and a changed setting changes a few lines of it.
struct GeneratedCodeTests {
  private static let formats = [CodeFormat.uikit, .swiftui]

  /// The lines that a pull request shows for the examples.
  private static let limits = [
    "settings": 130, "wallet-ios12": 60, "wallet-scroll": 60, "status-cards": 60, "corner-covers": 60,
    "separator-insets": 60,
  ]

  private static func spec(_ name: String) throws -> String {
    let example = try #require(try Repository.examples(".yaml").first { $0.name == name + ".yaml" })
    return String(decoding: example.bytes, as: UTF8.self)
  }

  private static func lines(_ spec: String, _ name: String, _ format: CodeFormat) throws -> [String] {
    let table = try SpecDecoder(fileName: name).decode(Array(spec.utf8))
    let code = try format.code(for: table, CodeOptions(name: name + ".yaml"))
    return code.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: formats) func `the examples' files are short`(format: CodeFormat) throws {
    #expect(Set(Self.limits.keys).count == Repository.exampleNames.count)
    for (name, limit) in Self.limits {
      let count = try Self.lines(Self.spec(name), name, format).count - 1
      #expect(count <= limit, "\(name)")
    }
  }

  /// Changes of the settings example: a text, and what replaces it.
  private static let edits = [
    ("version: 1", "version: 1\nseparator: {thickness: 1}"), ("version: 1", "version: 1\ncornerRadius: 16"),
    ("title: Battery, image", "title: Battery, badge: \"1\", image"),
    (
      "symbol: battery.100, tileColor: systemGreen}, accessory: disclosureIndicator}",
      "symbol: battery.100, tileColor: systemGreen}, accessory: switchOn}"
    ),
    (
      "      - {id: mail,",
      "      - {id: news, title: News, accessory: disclosureIndicator}\n      - {id: mail,"
    ),
    ("header: Wallet", "header: Cards"), ("title: Mail,", "title: E-Mail,"),
    ("version: 1", "version: 1\ntitleFont: {weight: bold}"),
    ("version: 1", "version: 1\ntintColor: systemRed"),
  ]

  @Test(arguments: formats) func `one changed setting changes at most five lines`(format: CodeFormat) throws {
    let spec = try Self.spec("settings")
    let before = try Self.lines(spec, "settings", format)
    for (old, new) in Self.edits {
      let changed = spec.replacing(old, with: new, maxReplacements: 1)
      try #require(changed != spec, "\(old)")
      let difference = try Self.lines(changed, "settings", format).difference(from: before)
      let count = max(difference.insertions.count, difference.removals.count)
      #expect((1...5).contains(count), "\(new): \(count) lines")
    }
  }

  @Test(arguments: formats) func `verbatim texts are not keys of a localization`(format: CodeFormat) throws {
    let row = Row(id: "a", title: "Title", detail: "Below", cellStyle: .subtitle)
    let table = Table(sections: [Section(info: Section.Info(header: "Header"), rows: [row])])
    let localized = try format.code(for: table).source
    let verbatim = try format.code(for: table, CodeOptions(isVerbatim: true)).source
    #expect(!localized.contains("erbatim"))
    #expect(verbatim.contains(format == .uikit ? "verbatim: \"Title\"" : ".verbatim(\"Title\")"))
    #expect(!verbatim.contains("localized"))
  }

  @Test func `values have the samples of what changes at run time`() throws {
    let spec = """
      sections:
        - id: choice
          rows:
            - {id: one, title: One, accessory: checkmark}
            - {id: two, title: Two}
        - id: all
          rows:
            - {id: three, title: Three, accessory: checkmark}
            - {id: four, title: Four, accessory: checkmark}
        - rows:
            - {id: wifi, title: Wi-Fi, detail: Home, accessory: switchOn, badge: "2"}
            - {title: No id, detail: Fixed}
      """
    let code = try Self.lines(spec, "values", .uikit).joined(separator: "\n")
    let values = """
        struct Values: TableValues {
          var choice: Row? = .one
          var all: Set<Row> = [.three, .four]
          var isWifiOn = true
          var wifi = "Home"
          var wifiBadge: String? = "2"
        }
      """
    #expect(code.contains(values), "\(code)")
    for row in [
      #"TableRow(.two, "Two", .choice(\.choice))"#, #"TableRow(.four, "Four", .choices(\.all))"#,
      #"TableRow(.wifi, "Wi-Fi", value: values.wifi, badge: values.wifiBadge, .toggle(\.isWifiOn))"#,
      #"TableRow(nil, "No id", value: String(localized: "Fixed"))"#,
    ] {
      #expect(code.contains(row), "\(row)")
    }
  }

  @Test func `the engineer's file has a case for each row, so that a new row doesn't compile`() throws {
    let spec = """
      sections:
        - rows:
            - {id: open, title: Open, accessory: disclosureIndicator}
            - {id: out, title: Sign Out, titleColor: systemRed}
            - {id: sound, title: Sound, accessory: switchOff}
            - {id: version, title: Version, detail: "1"}
      """
    let table = try SpecDecoder(fileName: "a").decode(Array(spec.utf8))
    let controller = try #require(
      try CodeFormat.uikit.code(for: table, CodeOptions(name: "a.yaml")).controller)
    #expect(controller.name == "AViewController.swift")
    for row in ["open", "out", "sound", "version"] {
      #expect(controller.text.contains("case .\(row)"), "\(controller.text)")
    }
    #expect(!controller.text.contains("default"))
  }
}
