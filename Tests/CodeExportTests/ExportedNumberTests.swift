// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TableModel
import TableSpec
import TestSupport
import Testing

/// The lengths in exported code are those of the layout's frames. Reads them from the code's syntax tree, number by
/// number.
struct ExportedNumberTests {
  typealias Kind = NumberComparison.Kind

  private static let examples = [
    "corner-covers", "separator-insets", "settings", "status-cards", "wallet-ios12", "wallet-scroll",
  ]

  private static func table(_ name: String) throws -> Table {
    let example = try #require(try Repository.examples(".yaml").first { $0.name == name + ".yaml" })
    return try SpecDecoder(fileName: name).decode(example.bytes)
  }

  @Test(arguments: [nil] + ExportTechnique.allCases)
  func `lengths in code for UIKit are the layout's`(technique: ExportTechnique?) throws {
    let options = CodeOptions(technique: technique)
    let tables = try Self.examples.map { name in
      var table = try Self.table(name)
      // Cells of other techniques have no text labels of UIKit, which would begin at the cell's own separator inset.
      if technique != nil, technique != .native { table.info.flags[.ownInsetsMoveTexts] = false }
      return table
    }
    let trees = try SyntaxNode.trees(of: tables.map { CodeFormat.uikit.code(for: $0, options).source })
    try #require(trees.count == tables.count)
    for (name, (table, tree)) in zip(Self.examples, zip(tables, trees)) {
      let code = ExportedUIKit(tree)
      var comparison = NumberComparison("\(name) by \(technique?.rawValue ?? "its own technique")", table)
      try comparison.compare(code)
      #expect(comparison.findings == [])
      let counts = comparison.counts
      #expect(Set(counts.keys).isSuperset(of: Self.kinds(of: name, code)), "\(comparison.name): \(counts)")
      // Each card has four sides and four corners, or texts and heights.
      let least = code.hasCards ? 8 * comparison.paths.count : 1
      #expect(counts.values.reduce(0, +) >= least, "\(comparison.name): \(counts)")
    }
  }

  /// The kinds of comparison that an example needs, given the settings of its spec.
  private static func kinds(of example: String, _ code: ExportedUIKit) -> Set<Kind> {
    let common: Set<Kind> = code.hasCards ? [.list, .card, .content, .height] : [.list]
    let own: Set<Kind> =
      switch (example, code.hasCards) {
      case ("corner-covers", true): [.corners, .header]
      case ("corner-covers", false): [.header]
      case ("separator-insets", _): [.line]
      case ("settings", _): [.tile]
      case ("status-cards", true): [.shadow, .border]
      case (_, true): [.corners, .line]
      default: []
      }
    return common.union(own)
  }

  @Test func `covers are compared if they are the technique`() throws {
    let table = try Self.table("corner-covers")
    let tree = try SyntaxNode.trees(of: [CodeFormat.uikit.code(for: table).source])
    var comparison = NumberComparison("covers", table)
    try comparison.compare(ExportedUIKit(try #require(tree.first)))
    #expect(comparison.findings == [])
    // Two on the first row, four on the middle one, two on the last; x, y and the side of each.
    #expect(comparison.counts[.covers] == 3 * (2 + 4 + 2))
  }

  @Test func `lengths in code for SwiftUI are the layout's`() throws {
    let expected: [String: Set<Kind>] = [
      "corner-covers": [.card, .corners, .insets, .header], "separator-insets": [.guide], "settings": [.tile],
      "status-cards": [.card, .insets, .shadow, .border, .tile],
      "wallet-ios12": [.card, .corners, .insets, .guide],
      "wallet-scroll": [.card, .corners, .insets, .guide],
    ]
    let tables = try Self.examples.map { try Self.table($0) }
    let trees = try SyntaxNode.trees(of: tables.map { CodeFormat.swiftui.code(for: $0).source })
    try #require(trees.count == tables.count)
    for (name, (table, tree)) in zip(Self.examples, zip(tables, trees)) {
      var comparison = NumberComparison("\(name) in SwiftUI", table)
      try comparison.compare(ExportedSwiftUI(tree))
      #expect(comparison.findings == [])
      let counts = comparison.counts
      #expect(Set(counts.keys).isSuperset(of: expected[name] ?? [.list]), "\(name): \(counts)")
    }
  }

  /// A number of an example's code, and a wrong one to replace it.
  private static let wrongs: [(format: CodeFormat, example: String, right: String, wrong: String)] = [
    (.uikit, "wallet-ios12", "lineThickness: CGFloat = 0.3", "lineThickness: CGFloat = 0.5"),
    (.uikit, "wallet-ios12", "RowLook(cornerRadius: 10,", "RowLook(cornerRadius: 12,"),
    (.uikit, "wallet-ios12", "margin: CGFloat = 16", "margin: CGFloat = 15"),
    (.uikit, "wallet-ios12", "if isFirst { corners.form", "if isLast { corners.form"),
    (.uikit, "status-cards", "top: 4, leading: 8", "top: 8, leading: 8"),
    (.uikit, "status-cards", "CGSize(width: 0, height: 2)", "CGSize(width: 0, height: 3)"),
    (.uikit, "corner-covers", "headerHeight: 15", "headerHeight: 20"),
    (.uikit, "corner-covers", "CGPoint(x: right, y: bottom)", "CGPoint(x: right, y: 0)"),
    (.uikit, "separator-insets", "left: 66", "left: 50"),
    (.swiftui, "wallet-scroll", "RowBackground(top: 15)", "RowBackground(top: 12)"),
    (.swiftui, "separator-insets", "$0[.trailing] - 34", "$0[.trailing] - 50"),
    (.swiftui, "status-cards", "lineWidth: 1", "lineWidth: 2"),
  ]

  @Test func `a number that differs from the layout is noticed`() throws {
    let sources = try Self.wrongs.map { wrong in
      let source = wrong.format.code(for: try Self.table(wrong.example)).source
      let range = try #require(source.firstRange(of: wrong.right), "\(wrong.example) has \(wrong.right)")
      return source.replacingCharacters(in: range, with: wrong.wrong)
    }
    for (wrong, tree) in zip(Self.wrongs, try SyntaxNode.trees(of: sources)) {
      var comparison = NumberComparison(wrong.example, try Self.table(wrong.example))
      switch wrong.format {
      case .swiftui: try comparison.compare(ExportedSwiftUI(tree))
      default: try comparison.compare(ExportedUIKit(tree))
      }
      #expect(!comparison.findings.isEmpty, "\(wrong.example) with \(wrong.wrong)")
    }
  }
}
