// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import TableModel
import TableSpec
import TestSupport
import Testing

/// The code for SwiftUI as an engineer reads it in a pull request.
struct ExportedSwiftUITests {
  private static func code(_ spec: String, _ options: CodeOptions = CodeOptions(name: "app.yaml")) throws
    -> ExportedCode
  {
    try CodeFormat.swiftui.code(for: SpecDecoder(fileName: "app").decode(Array(spec.utf8)), options)
  }

  /// The lines of `sections`, without their indentation.
  private static func rows(_ spec: String, verbatim: Bool = false) throws -> [String] {
    let code = try code(
      "sections:\n  - id: all\n    rows:\n" + spec, CodeOptions(name: nil, isVerbatim: verbatim))
    let lines = code.source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.hasPrefix("RowSection") })
    let end = try #require(lines[start...].firstIndex { $0 == "}" })
    return lines[(start + 1)..<end].map(String.init)
  }

  private static let actions = """
        - {id: open, title: Open, accessory: disclosureIndicator}
        - {id: more, title: More, accessory: detailDisclosureButton}
        - {id: info, title: Info, accessory: detailButton}
        - {id: out, title: Sign Out, titleColor: systemRed}
        - {id: reset, title: Reset, titleColor: systemBlue}
        - {id: sound, title: Sound, accessory: switchOn}
        - {id: plain, title: Plain, detail: "1"}
    """

  @Test func `each action is its own view`() throws {
    #expect(
      try Self.rows(Self.actions) == [
        #"LinkRow(Row.open, "Open")"#, #"LinkRow(Row.more, "More", detail: { perform(.more) })"#,
        #"DetailRow("Info") { perform(.info) }"#,
        #"ButtonRow("Sign Out", role: .destructive) { perform(.out) }"#,
        #"ButtonRow("Reset") { perform(.reset) }"#, #"ToggleRow("Sound", isOn: $values.isSoundOn)"#,
        #"TextRow("Plain", value: values.plain)"#,
      ])
    let choices = ["one, title: One, accessory: checkmark", "two, title: Two"].map { "      - {id: \($0)}" }
    #expect(
      try Self.rows(choices.joined(separator: "\n")) == [
        #"ChoiceRow("One", isChosen: $values.all[chooses: .one])"#,
        #"ChoiceRow("Two", isChosen: $values.all[chooses: .two])"#,
      ])
  }

  @Test func `a row without an id only shows its accessory`() throws {
    let signs = [
      "disclosureIndicator": "chevron", "detailButton": "info", "detailDisclosureButton": "infoAndChevron",
      "switchOn": "switchOn", "switchOff": "switchOff", "checkmark": "checkmark",
    ]
    for (accessory, sign) in signs {
      let rows = try Self.rows("      - {title: A, accessory: \(accessory)}")
      #expect(rows == [#"TextRow("A", sign: .\#(sign))"#])
    }
  }

  @Test func `the engineer's screen has a case for each row, and previews with traits`() throws {
    let code = try Self.code("traits: {appearance: dark}\nsections:\n  - rows:\n" + Self.actions)
    let screen = try #require(code.controller)
    #expect(screen.name == "AppScreen.swift")
    #expect(!screen.text.contains("default"))
    for name in ["open", "more", "info", "out", "reset", "sound", "plain"] {
      // In the switch of screens, and in that of actions.
      #expect(screen.text.ranges(of: ".\(name)").count == 2, "\(name)")
    }
    #expect(screen.text.contains(".navigationDestination(for: AppList.Row.self, destination: destination)"))
    #expect(screen.text.ranges(of: "#Preview").count == 5)
    for trait in ["preferredColorScheme", "layoutDirection", "dynamicTypeSize", "NavigationStack"] {
      #expect(screen.text.contains(trait), "\(trait)")
      #expect(!code.source.contains(trait), "\(trait)")
    }
  }

  @Test func `a title needs no navigation stack of its own, and no bar in the spec`() throws {
    let source = try Self.code("title: App\nsections: [{rows: [A]}]").source
    #expect(source.contains(".navigationTitle(\"App\")\n"))
    #expect(!source.contains("NavigationStack"))
  }

  @Test func `texts are keys that Markdown doesn't change, or verbatim`() throws {
    let row = #"      - {title: "2 * 3 * 4 [a](b)", detail: "*"}"#
    #expect(
      try Self.rows(row) == [
        #"TextRow("2 \\* 3 \\* 4 \\[a](b)", value: String(localized: "*"))"#
      ])
    #expect(
      try Self.rows(row, verbatim: true) == [#"TextRow(.verbatim("2 * 3 * 4 [a](b)"), value: "*")"#])
  }

  @Test func `a setting is a line at its level`() throws {
    let source = try Self.code(
      """
      titleColor: systemRed
      indentationWidth: 20
      sections:
        - badgeColor: systemGreen
          contentInsets: {leading: 4, top: 12.5}
          headerColor: systemBlue
          header: H
          rows:
            - {title: A, badge: "1", titleFont: {weight: bold}, indentationLevel: 2}
      """
    ).source
    for (indentation, line) in [
      (6, #".environment(\.rowLook.titleColor, .red)"#), (4, #".environment(\.rowLook.badgeColor, .green)"#),
      (4, #".environment(\.headerLook.color, .blue)"#),
      (6, #".environment(\.rowLook.indentationWidth, 20)"#),
      (4, #".environment(\.rowLook.contentInsets.leading, 4)"#),
      (4, #".environment(\.rowLook.contentInsets.top, 12.5)"#),
      (0, #".environment(\.rowLook.indentationLevel, 2)"#),
      (0, #".environment(\.rowLook.titleFont, .body.weight(.bold))"#),
    ] {
      let start = indentation == 0 ? "" : "\n" + String(repeating: " ", count: indentation)
      #expect(source.contains(start + line), "\(line)\n\(source)")
    }
  }

  @Test func `a title wraps unless the picture cuts it`() throws {
    let long = "A title that is certainly longer than the width of this very small phone"
    let rows = try Self.rows(
      "      - {title: \(long)}\n      - {title: \(long), numberOfLines: 0}\n      - Short")
    #expect(rows.filter { $0.contains("titleLines, 1") }.count == 1)
    #expect(!rows.contains { $0.contains("lineLimit") })
  }

  @Test func `many rows of one kind are an array`() throws {
    let rows = (0..<100).map { "{id: r\($0), title: Row \($0), accessory: disclosureIndicator}" }
    let source = try Self.code("sections: [{rows: [\(rows.joined(separator: ", "))]}]").source
    #expect(
      source.contains("      RowList(Self.list1)\n      RowList(Self.list2)\n      RowList(Self.list3)\n"))
    #expect(
      source.contains("private static let list3: [LinkRow<Row>] = [\n    LinkRow(Row.r80, \"Row 80\"),\n"))
    let tree = ExportedSwiftUI(try #require(try SyntaxNode.trees(of: [source]).first))
    #expect(tree.sections.map(\.rows.count) == [100])
  }

  @Test func `bar buttons and the search field belong to the engineer`() throws {
    let code = try Self.code(
      """
      navigation: {title: Home, display: large, left: Edit, right: "plus, Done", search: Find}
      sections: [{rows: [A]}]
      """)
    for line in [
      "enum BarButton { case left, right, right2 }", "@Binding var searchText: String",
      "var tap: (BarButton) -> Void", ".navigationBarTitleDisplayMode(.large)",
      #".searchable(text: $searchText, prompt: "Find")"#, "tap(.right2)",
    ] { #expect(code.source.contains(line), "\(line)") }
    let screen = try #require(code.controller).text
    for line in ["@State private var searchText = \"\"", "case .right2: break", "tap: tap"] {
      #expect(screen.contains(line), "\(line)")
    }
  }

  @Test func `an edge view has the picture's font`() throws {
    let source = try Self.code("tableHeaderView: {height: 40, title: Top}\nsections: [{rows: [A]}]").source
    #expect(source.contains(#"EdgeRow("Top", height: 40)"#))
    let support = SupportFiles.needed(by: [source], .swiftui)
    #expect(support.first { $0.name == "EdgeRow.swift" }?.text.contains(".font(.headline)") == true)
  }
}
