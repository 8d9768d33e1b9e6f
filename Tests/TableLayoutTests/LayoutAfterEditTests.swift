// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// A layout that reuses earlier results equals one that is computed from scratch.
struct LayoutAfterEditTests {
  @Test(arguments: 0..<6)
  func `random edits give the layout of the whole table`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = Self.table(&random)
    var layout = LaidOutTable(table)
    var kept: [(table: Table, layout: LaidOutTable)] = []
    for step in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        _ = try? table.apply(Self.edit(of: table, &random))
      }
      // Any two states may follow each other, as when a step is undone or a file is opened.
      let former = step % 7 == 6 ? kept.randomElement(using: &random)?.layout ?? layout : layout
      layout = LaidOutTable(table, after: former)
      Self.expectSame(layout, LaidOutTable(table), &random)
      if step % 5 == 0 { kept.append((table, layout)) }
    }
    // Earlier layouts are unchanged.
    for (table, layout) in kept { Self.expectSame(layout, LaidOutTable(table), &random) }
  }

  @Test(arguments: 0..<4)
  func `pictures and explanations after edits are those of the whole table`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    var table = Self.table(&random, most: 20, largest: 40)
    var layout = LaidOutTable(table)
    for _ in 0..<6 {
      _ = try? table.apply(Self.edit(of: table, &random))
      layout = LaidOutTable(table, after: layout)
      let fresh = LaidOutTable(table)
      let (list, freshList) = (layout.displayList(withRulers: true), fresh.displayList(withRulers: true))
      #expect(list.size == freshList.size && list.items == freshList.items)
      #expect(layout.frameTree() == fresh.frameTree())
      #expect(SVGRenderer().render(layout.displayList()) == SVGRenderer().render(fresh.displayList()))
      #expect(
        BoxDrawingRenderer().render(layout.displayList()) == BoxDrawingRenderer().render(fresh.displayList()))
      let (one, other) = (Explainer(layout), Explainer(fresh))
      #expect(one.explainContentHeight() == other.explainContentHeight())
      for section in table.sections.indices {
        for property in Explainer.SectionProperty.allCases {
          #expect(one.explain(property, ofSection: section) == other.explain(property, ofSection: section))
        }
        for row in table.sections[section].rows.indices.suffix(2) {
          let path = Table.IndexPath(row: row, section: section)
          for property in RowProperty.allCases {
            #expect(one.explain(property, ofRowAt: path) == other.explain(property, ofRowAt: path))
          }
        }
      }
    }
  }

  @Test(arguments: [[1500], Array(repeating: 8, count: 300), [700, 0, 900, 1]])
  func `an edit measures the changed row and rows whose neighbours changed`(counts: [Int]) throws {
    var table = Tables.make(counts, headers: ["A"])
    var layout = LaidOutTable(table)
    let last = counts.count - 1
    let edits: [(edit: Edit, rows: Int)] = [
      (.setRow(Row(title: "other"), at: .init(row: counts[last] / 2, section: last)), 1),
      (.insertRow(Row(title: "new"), at: .init(row: 0, section: 0)), 2),
      (.insertRow(Row(title: "new"), at: .init(row: 3, section: 0)), 1),
      (.removeRow(at: .init(row: 3, section: 0)), 0),
      (.insertRow(Row(title: "new"), at: .init(row: counts[0] + 1, section: 0)), 2),
      (.setSectionInfo(Section.Info(header: "other"), at: 0), 0),
      (.insertSection(Section(rows: [Row(title: "one")]), at: counts.count / 2), 1),
    ]
    for (edit, rows) in edits {
      _ = try table.apply(edit)
      let progress = WorkProgress()
      layout = progress.run { LaidOutTable(table, after: layout) }
      // A section counts as one unit, like a row: the changed one and the one above it.
      #expect(progress.completedUnitCount <= rows + 3, "\(edit)")
      #expect(layout.contentSize == LaidOutTable(table).contentSize)
    }
  }

  @Test func `scrolling measures no row`() {
    var table = Tables.make([1500, 1500], style: .plain, headers: ["A", "B"])
    table.info.traits.height = 700
    let layout = LaidOutTable(table)
    table.info.contentOffset = 40_000
    let progress = WorkProgress()
    let scrolled = progress.run { LaidOutTable(table, after: layout) }
    #expect(progress.completedUnitCount == 0)
    #expect(scrolled.visibleRect == LaidOutTable(table).visibleRect)
    #expect(scrolled.displayList().items == LaidOutTable(table).displayList().items)
  }

  @Test func `a cancelled layout has a position for each section`() {
    let table = Tables.make([40, 3, 200])
    let progress = WorkProgress()
    progress.cancel()
    let layout = progress.run { LaidOutTable(table) }
    #expect(layout.sections.count == 3)
    #expect(layout.sections[2].rowTop(150) == layout.sections[2].top)
    #expect(layout.rectForRow(at: .init(row: 1, section: 1)).height == .zero)
  }

  /// Compares the frames with those of a fresh layout and with plain sums without a tree. Each frame is requested once,
  /// because tree look-ups take most of the time.
  private static func expectSame(
    _ layout: LaidOutTable, _ fresh: LaidOutTable, _ random: inout SeededGenerator
  ) {
    #expect(layout.contentSize == fresh.contentSize)
    var bounds: [(top: Points, bottom: Points)] = []
    for (index, section) in fresh.table.sections.enumerated() {
      let (one, other) = (layout.sections[index], fresh.sections[index])
      #expect(one.top == other.top && one.headerHeight == other.headerHeight)
      #expect(one.footerHeight == other.footerHeight && one.paddingAboveHeader == other.paddingAboveHeader)
      #expect(one.rowSpacing == other.rowSpacing && one.rowsHeight == other.rowsHeight)
      bounds.append((other.top, other.bottom))
      let heights = section.rows.indices.map(other.rowHeight)
      #expect(section.rows.indices.map(one.rowHeight) == heights)
      var y = other.rowsTop
      let tops = heights.map { height in
        defer { y += height + other.rowSpacing }
        return y
      }
      #expect(section.rows.indices.map(one.rowTop) == tops && section.rows.indices.map(other.rowTop) == tops)
    }
    for _ in 0..<8 {
      let y = Points(
        Int.random(in: -50...max(1, Int(fresh.contentSize.height.doubleValue) + 50), using: &random))
      let point = Point(x: 100, y: y)
      #expect(layout.indexPathForRow(at: point) == fresh.indexPathForRow(at: point))
      #expect(layout.section(at: y) == bounds.firstIndex { $0.top <= y && y < $0.bottom })
    }
  }

  private static func row(_ random: inout SeededGenerator) -> Row {
    var row = Row(title: "Row \(Int.random(in: 0..<9, using: &random))")
    switch Int.random(in: 0..<8, using: &random) {
    case 0: row.look[.rowHeight] = .fixed(Points(Int.random(in: 0...90, using: &random)))
    case 1: row.look[.rowSpacing] = 5
    case 2:
      row.cellStyle = .subtitle
      row.detail = "Detail"
    case 3:
      row.title = String(repeating: "long words ", count: 9)
      row.numberOfLines = 0
    case 4: row.look[.separatorModel] = .inline
    case 5: row.look[.insetTop] = 3
    default: break
    }
    return row
  }

  private static func section(_ random: inout SeededGenerator, largest: Int) -> Section {
    let count = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0...largest, using: &random) : 3
    var section = Section(rows: (0..<count).map { _ in row(&random) })
    section.info = info(&random)
    return section
  }

  private static func info(_ random: inout SeededGenerator) -> Section.Info {
    var info = Section.Info()
    switch Int.random(in: 0..<7, using: &random) {
    case 0: info.header = "Header"
    case 1: info.footer = "Footer"
    case 2: info.look[.sectionSpacing] = 11
    case 3: info.look[.rowSpacing] = 4
    case 4: info.headerHeight = .fixed(0)
    case 5: info.look[.separatorModel] = .inline
    default: break
    }
    return info
  }

  private static func table(_ random: inout SeededGenerator, most: Int = 50, largest: Int = 150) -> Table {
    var table = Table(
      sections: (0..<Int.random(in: 0...most, using: &random)).map { _ in section(&random, largest: largest) }
    )
    table.info.style = TableStyle.allCases.randomElement(using: &random) ?? .plain
    if Bool.random(using: &random) { table.info.profile = .iOS26 }
    if Bool.random(using: &random) { table.info.tableHeaderView = TableEdgeView(height: 31) }
    return table
  }

  private static func edit(of table: Table, _ random: inout SeededGenerator) -> Edit {
    let section = Int.random(in: 0...max(0, table.sections.count - 1), using: &random)
    let other = Int.random(in: 0...max(0, table.sections.count - 1), using: &random)
    let count = table.numberOfRows(inSection: section)
    let path = Table.IndexPath(row: Int.random(in: 0...count, using: &random), section: section)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return .setRow(row(&random), at: path)
    case 4...6: return .insertRow(row(&random), at: path)
    case 7, 8: return .removeRow(at: path)
    case 9: return .setSectionInfo(info(&random), at: section)
    case 10: return .insertSection(Self.section(&random, largest: 100), at: section)
    case 11: return .removeSection(at: section)
    case 12: return .moveSection(from: section, to: other)
    case 13: return .moveRow(from: path, to: .init(row: 0, section: other))
    case 14:
      // The same content in separate arrays, as from a file that was read again.
      return .replaceTable(
        Table(info: table.info, sections: table.sections.map { Section(info: $0.info, rows: Array($0.rows)) })
      )
    default:
      var info = table.info
      switch Int.random(in: 0..<3, using: &random) {
      case 0: info.look[.rowSpacing] = Bool.random(using: &random) ? 2 : nil
      case 1: info.contentOffset = Bool.random(using: &random) ? 130 : nil
      default: info.contentOffset = 500
      }
      return .setTableInfo(info)
    }
  }
}
