// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import TableSpec
import Testing

struct BlockRendererTests {
  private static let spec = """
    style: insetGrouped
    sections:
      - rows:
          - {title: Wi-Fi, detail: Home, accessory: disclosureIndicator}
          - {title: Airplane Mode, accessory: switchOn}
      - rows: [{title: A Title That Is Much Too Long for the Row, detail: Value}]
    """

  private func preview(columns: Int? = nil, depth: ColorDepth = .trueColor) throws -> TextPreview {
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(Self.spec.utf8))
    return BlockRenderer(depth, maximumColumns: columns).preview(of: LaidOutTable(table).displayList())
  }

  private func letters(_ line: String) -> String { line.replacing(/\x1B\[[0-9;]*m/, with: "") }

  @Test func `texts are letters on the colours below them`() throws {
    let preview = try preview()
    // 393 points are 50 columns of almost 8 points.
    #expect(preview.width == 50)
    #expect(preview.lines.allSatisfy { letters($0).count <= 50 })
    let line = try #require(preview.lines.first { letters($0).contains("Wi-Fi") })
    #expect(letters(line).contains(/Wi-Fi +Home +›/))
    // Black on the white of a row.
    #expect(line.contains("\u{1B}[0;38;2;0;0;0;48;2;255;255;255mWi-Fi\u{1B}[0m"))
  }

  @Test func `a row has the lines of its place`() throws {
    let preview = try preview()
    for (row, title) in ["Wi-Fi", "Airplane Mode"].enumerated() {
      let lines = try #require(preview.lines(of: TextPreview.Place(section: 0, row: row)))
      #expect(preview.lines[lines].contains { letters($0).contains(title) })
    }
  }

  /// The table's background, the row's and the switch's, from the left.
  @Test func `shapes are coloured half cells`() throws {
    let line = try #require(try preview().lines.first { letters($0).contains("Airplane Mode") })
    let colors = line.matches(of: /48;2;(\d+;\d+;\d+)m/).map { String($0.1) }
    #expect(colors.first == "242;242;247")
    #expect(colors.contains("255;255;255"))
    #expect(colors.contains("52;199;89"), "\(colors)")
  }

  @Test func `a text that doesn't fit is cut before the next one`() throws {
    let line = try #require(try preview(columns: 30).lines.first { letters($0).contains("A Title") })
    // It begins at its place; a detail is left out before the title is cut.
    #expect(letters(line).wholeMatch(of: #/.{3}A Title.*….{2}/#) != nil, "\(letters(line))")
    #expect(letters(line).count <= 30)
  }

  @Test(arguments: [(ColorDepth.palette256, "48;5;"), (.sixteen, "107m")])
  func `other terminals get their nearest colours`(depth: ColorDepth, code: String) throws {
    let text = try preview(depth: depth).lines.joined()
    #expect(text.contains(code) && !text.contains("48;2;"))
  }
}
