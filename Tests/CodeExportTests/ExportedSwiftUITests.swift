// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TableSpec
import TestSupport
import Testing

/// Tests the behaviour of exported code in a List, by the code's syntax tree.
struct ExportedSwiftUITests {
  private static func code(_ spec: String) throws -> (source: String, code: ExportedSwiftUI) {
    let table = try SpecDecoder(fileName: "t").decode(Array("title: T\n\(spec)\n".utf8))
    return try code(table)
  }

  private static func example(_ name: String) throws -> (source: String, code: ExportedSwiftUI) {
    try code(try #require(ExportedSpecs.examples.first { $0.name == name + ".yaml" }).table)
  }

  private static func code(_ table: Table) throws -> (source: String, code: ExportedSwiftUI) {
    let source = CodeFormat.swiftui.code(for: table).source
    return (source, ExportedSwiftUI(try #require(try SyntaxNode.trees(of: [source]).first)))
  }

  @Test func `a row fills its width before its line's end is measured`() throws {
    var count = 0
    for name in ["separator-insets", "wallet-scroll", "wallet-ios12"] {
      for row in try Self.example(name).code.rows.joined() where row.guide("Trailing") != nil {
        count += 1
        #expect(row.modifierNames(inside: "alignmentGuide").contains("frame(maxWidth: .infinity)"), "\(name)")
      }
    }
    #expect(count > 10)
  }

  @Test func `a text has the set number of lines, or one by default`() throws {
    let (_, code) = try Self.code(
      """
      sections:
        - rows:
            - One
            - {title: Two, numberOfLines: 2}
            - {title: Any, numberOfLines: 0}
            - {title: Title, detail: Detail, cellStyle: subtitle, detailNumberOfLines: 3}
            - {title: Title, detail: Detail, cellStyle: value1}
      """)
    let limits = code.rows[0].map { row in
      row.view.all("call", "lineLimit").map { $0.children.last?.number.map(\.exactDescription) ?? "none" }
    }
    #expect(limits == [["1"], ["2"], [], ["1", "3"], ["1", "1"]])
  }

  @Test func `text of at least an accessibility size wraps as in the preview`() throws {
    let (source, _) = try Self.code("traits: {textSize: accessibilityLarge}\nsections: [{rows: [A]}]")
    #expect(!source.contains("lineLimit"))
  }

  @Test func `cards are rows of a plain list, with a badge above the value`() throws {
    let (source, code) = try Self.example("status-cards")
    #expect(source.contains("    .listStyle(.plain)\n"))
    #expect(source.contains("    .background(Color(uiColor: .systemGroupedBackground))\n"))
    // The preview's date has the colour secondaryLabel, like the detail.
    #expect(!source.contains(".foregroundStyle(.tertiary)"))
    let stacks = code.rows[0][0].view.all("call", "VStack")
    #expect(stacks.map { $0["alignment"]?.path } == [".leading", ".trailing"])
    let last = try #require(stacks.last)
    #expect(last.first("call", "Badge") != nil && last.first("call", "HStack") != nil)
  }

  @Test func `a header has the set height`() throws {
    let (source, code) = try Self.example("corner-covers")
    let header = try #require(code.headers[1])
    #expect(header.first("call", "frame")?["height"]?.number == 15)
    let insets = header.first("call", "listRowInsets")?.children.last?.insets
    #expect(insets?.top == .zero && insets?.leading == .zero)
    #expect(source.contains(".environment(\\.defaultMinListHeaderHeight, 15)"))
    let titled = try Self.code(
      """
      style: plain
      traits: {width: 375}
      sections: [{header: H, headerHeight: 40, rows: [A]}]
      """
    ).code.headers[0]
    #expect(titled?.first("call", "listRowInsets")?.children.last?.insets?.leading == 16)
  }

  @Test func `rows of one kind share a view, and many rows are an array`() throws {
    let (source, code) = try Self.example("settings")
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 255)
    #expect(code.tree.all("call", "NavigationLink").count == 4)
    #expect(code.tree.own("struct", "TileLink") != nil)
    let rows = (0..<1000).map { "{title: Row \($0), detail: D\($0 % 3), cellStyle: value1}" }
    let long = try Self.code("sections: [{rows: [\(rows.joined(separator: ", "))]}]")
    #expect(long.code.rows.map(\.count) == [1000])
    #expect(long.code.rows[0][999].arguments["title"]?.text == "Row 999")
    #expect(long.source.split(separator: "\n").count < 1060)
  }

  /// An engineer who renames a row finds its title in one place.
  @Test func `the title of a row that leads to another screen is written once`() throws {
    var count = 0
    for example in ExportedSpecs.examples {
      let source = try Self.code(example.table).source
      let rows = example.table.sections.flatMap(\.rows).filter { $0.accessory == .disclosureIndicator }
      for row in rows {
        count += 1
        let title = "\"\(row.title)\""
        #expect(source.ranges(of: title).count == 1, "\(example.name): \(row.title)")
      }
    }
    #expect(count > 20)
  }

  @Test func `no view has a parameter with only one value`() throws {
    for example in ExportedSpecs.examples {
      let (_, code) = try Self.code(example.table)
      for type in code.tree.children where type.kind == "struct" {
        let parameters = type.children.filter { $0.kind == "variable" && $0.own("body") == nil }
        let calls = code.tree.all("call", type.text)
        for parameter in parameters where calls.contains(where: { $0.children.count > 1 }) {
          let used = type.own("variable", "body")?.all("name", parameter.text) ?? []
          let shaped = type.children.dropFirst().flatMap { $0.all("name", parameter.text) }
          #expect(!used.isEmpty || !shaped.isEmpty, "\(example.name): \(type.text).\(parameter.text)")
        }
      }
    }
  }
}
