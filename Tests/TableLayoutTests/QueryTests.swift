// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport
import Testing

@testable import TableLayout

struct QueryTests {
  private let layout = LaidOutTable(Tables.make([3, 2], headers: ["A", "B"]))

  @Test func `a point in a row finds the row, and a point in a gap finds none`() {
    for section in 0..<2 {
      for row in 0..<(section == 0 ? 3 : 2) {
        let path = Table.IndexPath(row: row, section: section)
        let rect = layout.rectForRow(at: path)
        #expect(layout.indexPathForRow(at: Point(x: rect.midX, y: rect.midY)) == path)
        #expect(layout.indexPathForRow(at: Point(x: rect.minX, y: rect.minY)) == path)
        #expect(layout.indexPathForRow(at: Point(x: rect.minX - 1, y: rect.midY)) == nil)
      }
    }
    #expect(layout.indexPathForRow(at: Point(x: 100, y: 10)) == nil)
    #expect(layout.indexPathForRow(at: Point(x: 100, y: -1)) == nil)
    #expect(layout.indexPathForRow(at: Point(x: 100, y: 100_000)) == nil)
  }

  @Test(arguments: 0..<8) func `each point finds the row of a search from the top`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tables = RandomTable(seed: UInt64(seed))
    let layout = LaidOutTable(tables.table(maximumSections: 9, maximumRows: 9))
    let paths = layout.table.rowPaths
    for _ in 0..<20 {
      let y = Points(
        Int.random(in: -50...max(1, Int(layout.contentSize.height.doubleValue) + 50), using: &random))
      let point = Point(x: layout.environment.width / 2, y: y)
      #expect(layout.indexPathForRow(at: point) == paths.first { layout.rectForRow(at: $0).contains(point) })
      #expect(
        layout.section(at: y)
          == layout.sections.indices.first { layout.sections[$0].top <= y && y < layout.sections[$0].bottom })
    }
  }

  @Test func `a cancelled layout has a place for each section and row`() {
    let progress = WorkProgress()
    progress.cancel()
    let layout = progress.run { LaidOutTable(Tables.make([40, 3, 200])) }
    #expect(layout.sections.count == 3 && layout.sections[2].rowHeight(150) == .zero)
    #expect(layout.rectForRow(at: Table.IndexPath(row: 1, section: 1)).height == .zero)
  }

  @Test func `the space between rows belongs to no row`() {
    var table = Tables.make([3])
    table.info.look[.rowSpacing] = 8
    let layout = LaidOutTable(table)
    let extent = layout.sections[0]
    let hair = Points(subpoints: 1)
    for row in 1..<3 {
      let top = extent.rowTop(row)
      #expect(extent.row(at: top) == row)
      #expect(extent.row(at: top - hair) == nil)
      #expect(extent.row(at: top - 8) == nil)
      #expect(extent.row(at: top - 8 - hair) == row - 1)
      #expect(layout.indexPathForRow(at: Point(x: 100, y: top - 4)) == nil)
    }
  }

  @Test func `from within a gap, the rows below it are found`() {
    var table = Tables.make([400])
    table.info.look[.rowSpacing] = 8
    let layout = LaidOutTable(table)
    for row in 1..<400 {
      let top = layout.sections[0].rowTop(row)
      for y in [top - 8, top - 4] {
        let extent = layout.sections[0]
        #expect(extent.rows.index(endingBelow: y - extent.rowsTop, spacing: extent.rowSpacing) == row)
      }
    }
  }

  @Test func `positions that don't exist have an empty frame`() {
    #expect(layout.rectForRow(at: .init(row: 3, section: 0)) == .zero)
    #expect(layout.rectForRow(at: .init(row: 0, section: -1)) == .zero)
    #expect(layout.rect(forSection: 2) == .zero)
  }

  @Test func `a section begins where the one above ends`() {
    let layout = LaidOutTable(Tables.make([2, 2], headers: ["A", "B"], footers: ["a", "b"]))
    let edge = layout.sections[1].top
    let hair = Points(subpoints: 1)
    #expect(layout.sections[0].bottom == edge)
    #expect(layout.section(at: edge - hair) == 0 && layout.section(at: edge) == 1)
    #expect(layout.section(at: layout.sections[0].top) == 0)
    #expect(layout.section(at: layout.sections[1].bottom) == nil)
    let extent = layout.sections[0]
    let end = extent.rowsTop + extent.rowsHeight
    #expect(extent.row(at: extent.rowsTop) == 0 && extent.row(at: extent.rowsTop - hair) == nil)
    #expect(extent.row(at: end - hair) == 1 && extent.row(at: end) == nil)
    #expect(extent.row(at: extent.rowTop(1)) == 1 && extent.row(at: extent.rowTop(1) - hair) == 0)
  }
}
