// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
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
