// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import TableSpec
import TestSupport
import Testing

/// Rows that are touched, disabled, edited or swiped, and collapsed sections, from specs to pictures.
struct RowStateTests {
  private static func layout(_ spec: String) throws -> LaidOutTable {
    LaidOutTable(try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8)))
  }

  private static func row(_ layout: LaidOutTable, _ row: Int = 0) throws -> FrameTree.Row {
    try #require(layout.rowTree(.init(row: row, section: 0)))
  }

  private static func text(_ layout: LaidOutTable) -> String { Pictures.text(layout.table, ascii: true) }

  /// Source: pixels of a form in edit mode, iOS 17: a circle from 21.5 to 43 from the card, content and line at 60, values in
  /// their place.
  @Test func `edit mode moves the content and its line by 40, and nothing at the end`() throws {
    let rows = "sections: [{rows: [{title: A, detail: B}, {title: C, detail: D}]}]"
    let traits = "host: swiftUI, traits: {width: 393}"
    let usual = try Self.row(Self.layout("{\(traits), \(rows)}"))
    let edited = try Self.row(Self.layout("{\(traits), isEditing: true, \(rows)}"))
    let card = edited.background
    let circle = try #require(edited.elements.first)
    #expect(circle.path == "editControl")
    #expect(abs((circle.frame.midX - card.minX).doubleValue - 32) <= 0.5)
    #expect(circle.frame.width == 22)
    #expect(try #require(edited.title).frame.minX - card.minX == 60)
    #expect(try #require(edited.separators.first).frame.minX - card.minX == 60)
    #expect(edited.detail?.frame == usual.detail?.frame)
  }

  @Test func `rows show the controls that their level sets`() throws {
    let layout = try Self.layout(
      """
      {isEditing: true, showsReorderControl: true, sections: [{rows: [
        {title: A, accessory: disclosureIndicator}, {title: B, editingStyle: insert},
        {title: C, editingStyle: none, showsReorderControl: false},
        {title: D, isEditing: false, accessory: disclosureIndicator}]}]}
      """)
    let paths = try (0..<4).map { try Self.row(layout, $0).elements.map(\.path) }
    #expect(paths == [["editControl", "reorderControl"], ["editControl", "reorderControl"], [], []])
    #expect(try Self.row(layout).accessory == nil, "UIKit hides it while the row is edited")
    #expect(try Self.row(layout, 3).accessory != nil)
    let text = Self.text(layout)
    for mark in ["(-)", "(+)", "="] { #expect(text.contains(mark), "\(text)") }
  }

  @Test func `circles show the selected rows`() throws {
    let layout = try Self.layout(
      """
      {isEditing: true, allowsMultipleSelectionDuringEditing: true,
       sections: [{rows: [{title: A, selected: true}, B]}]}
      """)
    let text = Self.text(layout)
    #expect(text.contains("(x)") && text.contains("( )"), "\(text)")
  }

  /// Source: UIKit's numbers up to iOS 18: 6 + title + 6, 74 to 120 wide.
  @Test(arguments: ["ios15", "ios26"])
  func `a swipe moves the row by the width of its actions`(profile: String) throws {
    func spec(_ more: String) -> String {
      """
      {style: insetGrouped, profile: \(profile), traits: {width: 393}, sections: [{rows: [{title: Mail, \(more)
       trailingSwipeActions: [{button: Delete, role: destructive}, {button: Flag it or leave it, color: systemOrange}]}]}]}
      """
    }
    let usual = try Self.row(Self.layout(spec("")))
    let layout = try Self.layout(spec("swiped: trailing,"))
    let row = try Self.row(layout)
    let buttons = row.elements.map(\.frame)
    #expect(row.elements.map(\.path) == ["trailingSwipeActions.0", "trailingSwipeActions.1"])
    let moved = try #require(usual.title).frame.minX - #require(row.title).frame.minX
    let isGlass = profile == "ios26"
    let margin: Points = isGlass ? 8 : 0
    #expect(row.background.maxX - buttons[0].maxX == margin)
    #expect(moved == row.background.maxX - buttons[1].minX + 8, "8 beside the row")
    #expect(buttons[1].width == 120)
    #expect(buttons[0].minX - buttons[1].maxX == (isGlass ? 8 : 2))
    #expect(buttons[0].height == (isGlass ? 50 : row.background.height))
    #expect(row.background == usual.background)
    let text = Self.text(layout)
    #expect(text.contains("[Delete]"), "\(text)")
    let point = Point(x: buttons[0].midX, y: buttons[0].midY)
    #expect(row.elements.last { $0.frame.contains(point) }?.path == "trailingSwipeActions.0")
    let explanations = Explainer(layout).elements(ofRowAt: .init(row: 0, section: 0))
    #expect(
      explanations.contains {
        $0.property == "trailingSwipeActions.0 width" && $0.explanation.value == buttons[0].width
      })
    let title = try #require(Explainer(layout).explain(.titleX, ofRowAt: .init(row: 0, section: 0)))
    #expect(title.text.contains("swiped"), "\(title.text)")
  }

  @Test func `a disabled row is faded and marked, and a touched one has the selected colour`() throws {
    let layout = try Self.layout(
      "sections: [{rows: [{title: A, isEnabled: false, accessory: checkmark}, {title: B, isHighlighted: true}, C]}]"
    )
    let items = layout.displayList().items
    func paint(_ role: DisplayItem.Role, _ row: Int) throws -> RGBA {
      let item = try #require(items.first { $0.role == role && $0.row == row })
      switch item.content {
      case .text(let run): return run.paint
      case .symbol(let symbol): return symbol.paint
      case .fill(_, let paint): return paint
      default: return RGBA(hex: 0)
      }
    }
    #expect(try paint(.title, 0).alpha < 1000 && paint(.title, 1).alpha == 1000)
    #expect(try paint(.accessory, 0).alpha == 500)
    #expect(try paint(.rowBackground, 1) != paint(.rowBackground, 2))
    let lines = Self.text(layout).split(separator: "\n")
    #expect(lines.contains { $0.contains("|:  A") || $0.contains("|: A") }, "\(lines)")
    #expect(lines.contains { $0.contains("|*") }, "\(lines)")
  }

  @Test func `a collapsed section shows only its header`() throws {
    let one = "{header: One, footer: End, isCollapsed: COLLAPSED, rows: [a, b]}"
    func layout(_ isCollapsed: Bool) throws -> LaidOutTable {
      let section = one.replacing("COLLAPSED", with: "\(isCollapsed)")
      return try Self.layout("{sections: [\(section), {header: Two, rows: [c]}]}")
    }
    let (open, closed) = (try layout(false), try layout(true))
    #expect(closed.contentSize.height < open.contentSize.height - 88)
    #expect(closed.rectForHeader(inSection: 0) == open.rectForHeader(inSection: 0))
    let text = Self.text(closed)
    #expect(
      text.contains("ONE") && !text.contains(" a ") && !text.contains("End") && text.contains(" c "),
      "\(text)")
  }

  @Test func `a swipe action must be a button`() throws {
    let spec = "sections: [{rows: [{title: A, trailingSwipeActions: [{stepper: 3}]}]}]"
    #expect {
      _ = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    } throws: { error in
      let problem = (error as? SpecError)?.problems.first
      return problem?.summary.contains("'stepper' can't be a swipe action") == true
    }
  }

  /// Each state is in the file again after a save, and nothing else is.
  @Test func `states are read back as they were written`() throws {
    let spec = """
      isEditing: true
      editingStyle: insert
      sections:
        - isCollapsed: true
          rows:
            - {title: A, isHighlighted: true, isEnabled: false, swiped: leading, leadingSwipeActions: [{button: Pin, image: pin}]}

      """
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    let text = SpecEncoder.encode(table)
    #expect(try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8)) == table)
    for line in spec.split(separator: "\n") {
      #expect(text.contains(line.trimmingPrefix { $0 == " " }), "\(text)")
    }
  }
}
