// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TableModel
import TableSpec
import TestSupport
import Testing

/// The lengths in code for SwiftUI are those of the layout's frames. Reads them from the code's syntax tree, number by
/// number. Code for UIKit runs instead.
struct ExportedNumberTests {
  typealias Kind = NumberComparison.Kind

  private static func table(_ name: String) throws -> Table {
    let example = try #require(try Repository.examples(".yaml").first { $0.name == name + ".yaml" })
    return try SpecDecoder(fileName: name).decode(example.bytes)
  }

  /// The kinds of comparison that an example needs, given the settings of its spec.
  private static let examples: [(name: String, kinds: Set<Kind>)] = [
    ("corner-covers", [.card, .corners, .insets, .header]), ("separator-insets", [.guide]),
    ("settings", [.image]), ("status-cards", [.card, .insets, .shadow, .border]),
    ("wallet-ios12", [.card, .corners, .insets, .line, .header]),
    ("wallet-scroll", [.card, .corners, .insets, .line, .header]),
  ]

  /// Settings that the examples don't have.
  private static let specs: [(name: String, kinds: Set<Kind>, spec: String)] = [
    (
      "subtitles in cards", [.card, .corners, .insets, .image],
      """
      cornerRadius: 16
      sections:
        - rows:
            - {title: One, detail: Below, cellStyle: subtitle, image: {symbol: wifi, tileColor: systemRed}}
            - {title: Two}
        - cornerRadius: 8
          inset: {left: 40, right: 30}
          rows: [Alone]
      """
    ),
    (
      "own lines", [.line],
      """
      style: plain
      separator: {thickness: 2, right: 12}
      sections:
        - header: H
          rows: [{title: A, image: {symbol: wifi, tileColor: systemRed}}, B, C]
      """
    ),
    (
      "corners", [.card, .corners, .insets],
      """
      style: grouped
      inset: 10
      corners: {topLeft: 4, topRight: 8}
      cornerRadius: 12
      onlyRowCornerRadius: 6
      rowSpacing: 6
      sections: [{rows: [A, B, C]}, {rows: [D]}]
      """
    ),
  ]

  private static func tables() throws -> [(name: String, kinds: Set<Kind>, table: Table)] {
    try examples.map { ($0.name, $0.kinds, try table($0.name)) }
      + specs.map { ($0.name, $0.kinds, try SpecDecoder(fileName: "s").decode(Array($0.spec.utf8))) }
  }

  @Test func `lengths in code for SwiftUI are the layout's`() throws {
    let tables = try Self.tables()
    let trees = try SyntaxNode.trees(of: tables.map { try CodeFormat.swiftui.code(for: $0.table).source })
    try #require(trees.count == tables.count)
    for (spec, tree) in zip(tables, trees) {
      var comparison = NumberComparison(spec.name, spec.table)
      try comparison.compare(ExportedSwiftUI(tree))
      #expect(comparison.findings == [])
      #expect(Set(comparison.counts.keys).isSuperset(of: spec.kinds), "\(spec.name): \(comparison.counts)")
    }
  }

  /// A number of an example's code, and a wrong one to replace it.
  private static let wrongs: [(example: String, right: String, wrong: String)] = [
    ("wallet-scroll", "radius: 15", "radius: 12"), ("wallet-scroll", "thickness: 0.2", "thickness: 0.5"),
    ("wallet-ios12", "sides: 16", "sides: 20"), ("wallet-ios12", "onlyRow: 10", "onlyRow: 12"),
    ("separator-insets", "separator.trailing, -34", "separator.trailing, -50"),
    ("status-cards", "width: 1", "width: 2"), ("status-cards", "innerTop: 4", "innerTop: 8"),
    ("status-cards", "margins, EdgeInsets(top: 8", "margins, EdgeInsets(top: 11"),
    ("corner-covers", "headerLook.height, 15", "headerLook.height, 20"),
  ]

  @Test func `a number that differs from the layout is noticed`() throws {
    let sources = try Self.wrongs.map { wrong in
      let source = try CodeFormat.swiftui.code(for: Self.table(wrong.example)).source
      let range = try #require(source.firstRange(of: wrong.right), "\(wrong.example) has \(wrong.right)")
      return source.replacingCharacters(in: range, with: wrong.wrong)
    }
    for (wrong, tree) in zip(Self.wrongs, try SyntaxNode.trees(of: sources)) {
      var comparison = NumberComparison(wrong.example, try Self.table(wrong.example))
      try comparison.compare(ExportedSwiftUI(tree))
      #expect(!comparison.findings.isEmpty, "\(wrong.example) with \(wrong.wrong)")
    }
  }
}
