// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TableSpec
import Testing

/// A spec with values for both widths at each level.
enum WidthSpec {
  static let text = """
    style: cards
    inset: 16
    rowHeight: 44
    regular: {inset: 60, rowHeight: 52, rowColor: '#123456'}
    sections:
      - header: Head
        headerFont: {size: 15}
        regular: {headerFont: {size: 20}}
        rows: [Account, {id: banner, title: Banner, rowHeight: 90, regular: {rowHeight: 160}}]
    """

  static func table(_ text: String = text) throws -> Table {
    try SpecDecoder(fileName: "width.yaml").decode(Array(text.utf8))
  }

  /// One code, shown on a compact and on a regular device, also after a change from the other.
  static func runs() throws -> [(key: String, run: ExportedRun)] {
    try ["iPhone-15", "iPad-Air"].flatMap { device in
      var table = try table()
      table.info.traits.device = Device.ID(device)
      return [
        ("width on \(device)", ExportedRun(name: "width", table: table)),
        ("width, then on \(device)", ExportedRun(name: "width", table: table, changes: true)),
      ]
    }
  }
}

/// Code that chooses by the width's size class.
struct RegularWidthCodeTests {
  private func code(_ text: String, _ format: CodeFormat, device: String = "iPhone-15") throws
    -> (words: String, missing: [String])
  {
    var table = try WidthSpec.table(text)
    table.info.traits.device = Device.ID(device)
    let code = try format.code(for: table, CodeOptions(name: "width.yaml"))
    return (
      code.source.split { $0.isWhitespace }.joined(separator: " "),
      code.unexported.map { "\($0.place): \($0.setting.key)" }
    )
  }

  @Test(arguments: ["iPhone-15", "iPad-Air"])
  func `UIKit code chooses each value that differs, on any device of the spec`(device: String) throws {
    let (words, missing) = try code(WidthSpec.text, .uikit, device: device)
    for text in [
      "static var look: RowLook {", "height: isRegular ? 52 : 44", "leading: isRegular ? 60 : 16",
      "trailing: isRegular ? 60 : 16", "height: isRegular ? 160 : 90", "size: isRegular ? 20 : 15",
      "private static var isRegular: Bool { UITraitCollection.current.horizontalSizeClass == .regular }",
    ] { #expect(words.contains(text), "\(text) in \(words)") }
    #expect(missing == [])
  }

  @Test(arguments: ["iPhone-15", "iPad-Air"])
  func `SwiftUI code chooses by the environment`(device: String) throws {
    let (words, missing) = try code(WidthSpec.text, .swiftui, device: device)
    for text in [
      "@Environment(\\.horizontalSizeClass) private var horizontalSizeClass",
      ".environment(\\.rowLook.height, isRegular ? 52 : 44)",
      ".environment(\\.rowLook.height, isRegular ? 160 : 90)",
      ".environment(\\.headerLook.font, .system(size: isRegular ? 20 : 15))",
      "private var isRegular: Bool { horizontalSizeClass == .regular }",
    ] { #expect(words.contains(text), "\(text) in \(words)") }
    #expect(missing == [])
  }

  @Test func `a value that only one width has is set in that width`() throws {
    let spec =
      "regular: {titleAlignment: center, headerAlignment: center}\nsections: [{header: H, rows: [A]}]"
    let swiftui = try code(spec, .swiftui).words
    #expect(
      swiftui.contains(".transformEnvironment(\\.rowLook.titleAlignment) { if isRegular { $0 = .center } }"))
    let uikit = try code(spec, .uikit).words
    #expect(uikit.contains("RowLook(titleAlignment: isRegular ? .center : nil)"), "\(uikit)")
  }

  @Test(arguments: [
    // SwiftUI has no values for these; the table view's own settings can't be taken back.
    (CodeFormat.uikit, "regular: {inset: 60}\nsections: [{rows: [A]}]", ["the table: regular"]),
    (.swiftui, "regular: {sectionSpacing: 30}\nsections: [{rows: [A]}]", ["the table: regular"]),
    // A red title makes a row with an id a button.
    (
      .uikit, "sections: [{rows: [{id: a, title: A, regular: {titleColor: systemRed}}]}]",
      ["row 0.0 (a): regular"]
    ),
    (.uikit, "regular: {rowHeight: 60}\nsections: [{rows: [A]}]", []),
  ])
  func `values that code can't choose are listed`(format: CodeFormat, spec: String, missing: [String]) throws
  {
    #expect(try code(spec, format).missing == missing)
  }

  @Test func `without values for regular widths, code chooses nothing`() throws {
    let spec = "inset: 16\nsections: [{rows: [A]}]"
    for format in [CodeFormat.uikit, .swiftui] {
      #expect(try !code(spec, format).words.contains("isRegular"))
    }
  }
}

extension ExportedBehaviourTests {
  @Test(arguments: ["on", ", then on"])
  func `one code has the heights and insets of both widths`(way: String) throws {
    for (device, heights, inset) in [("iPhone-15", [44.0, 90], 16.0), ("iPad-Air", [52, 160], 60)] {
      let rows = try Self.facts("width\(way == "on" ? " on" : way) \(device)").rows
      #expect(rows.map { $0.cell[3] } == heights, "\(device)")
      #expect(rows.compactMap { $0.card?[0] } == [inset, inset], "\(device)")
    }
  }
}
