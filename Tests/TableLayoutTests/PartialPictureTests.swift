// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// A request for a part of a picture makes only that part, and gives the same result.
struct PartialPictureTests {
  @Test(arguments: 0..<12)
  func `the visible part at an offset equals that part of the whole picture`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tables = RandomTable(seed: UInt64(seed))
    for _ in 0..<6 {
      var table = tables.table(maximumSections: 12, maximumRows: 10)
      let height = LaidOutTable(table).contentSize.height
      table.info.contentOffset = Points(
        Int.random(in: -50...max(1, Int(height.doubleValue) + 50), using: &random))
      if Bool.random(using: &random) { table.info.traits.height = 300 }
      if Int.random(in: 0..<3, using: &random) > 0 { table.info.metrics = [:] }
      let layout = LaidOutTable(table)
      let whole = DisplayList(size: layout.pictureSize, scale: 1) { body in
        var painter = Painter(layout)
        painter.paint(FillerRows(layout), withRulers: false, to: body)
      }
      #expect(layout.displayList().items == layout.framed(whole).items)
    }
  }

  @Test func `only rows near the window are painted`() {
    var table = Tables.make(Array(repeating: 50, count: 400))
    table.info.contentOffset = 400_000
    table.info.traits.height = 800
    let layout = LaidOutTable(table)
    let progress = WorkProgress()
    let items = progress.run { layout.displayList().items }
    #expect(items.contains { $0.role == .title })
    #expect(progress.completedUnitCount < 600)
  }

  @Test(arguments: 0..<12)
  func `text that is drawn row by row equals that of the whole list`(seed: Int) {
    var tables = RandomTable(seed: UInt64(1000 + seed))
    for step in 0..<4 {
      var table = tables.table(maximumSections: 8, maximumRows: 6)
      // Half of the tables have only the profiles' numbers. Some sections have texts that are too high for
      // their headers and footers.
      if step % 3 > 0 { table.info.metrics = [:] }
      for section in table.sections.indices where section % 3 == step % 3 {
        table.sections[section].info.header = String(repeating: "header ", count: 40)
        table.sections[section].info.headerHeight = .fixed(1)
      }
      let layout = LaidOutTable(table)
      let whole = layout.displayList()
      let columns = step % 2 == 0 ? nil : 40
      for renderer: any FittingRenderer in [
        BoxDrawingRenderer(maximumColumns: columns), ASCIIRenderer(maximumColumns: columns),
      ] {
        let bytes = renderer.render(whole)
        #expect(renderer.render(layout.unkeptDisplayList()) == bytes)
        var pieces: [UInt8] = []
        _ = renderer.write(layout.unkeptDisplayList()) {
          pieces += $0
          return true
        }
        #expect(pieces == bytes)
        let rulers = layout.unkeptDisplayList(withRulers: true)
        #expect(renderer.render(rulers) == renderer.render(rulers.kept))
      }
    }
  }

  @Test func `a request for one part of a text draws no more of it`() {
    let table = Tables.make(Array(repeating: 50, count: 400), headers: ["A"], footers: ["B"])
    let layout = LaidOutTable(table)
    let progress = WorkProgress()
    var pieces: [[UInt8]] = []
    _ = progress.run {
      BoxDrawingRenderer().write(layout.unkeptDisplayList()) {
        pieces.append($0)
        return false
      }
    }
    #expect(pieces.count == 1 && pieces[0].last == UInt8(ascii: "\n"))
    #expect(BoxDrawingRenderer().render(layout.displayList()).starts(with: pieces[0]))
    // Painting and drawing a row count as one unit each.
    #expect(progress.completedUnitCount < 600)
  }

  @Test(arguments: 0..<12)
  func `lines of some rows equal those of the whole text`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2000 + seed))
    var tables = RandomTable(seed: UInt64(2000 + seed))
    for step in 0..<4 {
      var table = tables.table(maximumSections: 12, maximumRows: 8)
      table.info.contentOffset = nil
      table.info.screen = ScreenParts()
      if step % 3 > 0 { table.info.metrics = [:] }
      let paths = table.rowPaths
      guard !paths.isEmpty else { continue }
      let first = Int.random(in: paths.indices, using: &random)
      let last = Int.random(in: first..<paths.count, using: &random)
      let layout = LaidOutTable(table)
      let part = TextPreview.Part(
        first: Self.place(paths[first]), last: Self.place(paths[last]), rowsAbove: first,
        rowsBelow: paths.count - 1 - last)
      let window =
        layout.rectForRow(at: paths[first])
        .minY..<max(
          layout.rectForRow(at: paths[first]).minY, layout.rectForRow(at: paths[last]).maxY)
      let preview = BoxDrawingRenderer().preview(of: layout.displayList(in: window), part: part)
      let whole = BoxDrawingRenderer().preview(of: layout.displayList())
      let start = first == 0 ? 0 : try #require(whole.lines(of: part.first)).lowerBound + 1
      let end =
        last == paths.count - 1 ? whole.lines.count : try #require(whole.lines(of: part.last)).upperBound - 1
      #expect(preview.lines == Array(whole.lines[start..<end]))
      for path in paths[first...last].dropFirst().dropLast() {
        let lines = try #require(preview.lines(of: Self.place(path)))
        let same = try #require(whole.lines(of: Self.place(path)))
        #expect(lines.lowerBound + start == same.lowerBound && lines.count == same.count)
        #expect(preview.place(atLine: lines.upperBound - 2) == Self.place(path))
      }
      let counts = try #require(preview.rowsAbove)
      #expect(counts.count == preview.lines.count + 1 && counts.first == first && counts == counts.sorted())
      #expect(counts.last == (last == paths.count - 1 ? paths.count : last + 1))
    }
  }

  private static func place(_ path: Table.IndexPath) -> TextPreview.Place {
    TextPreview.Place(section: path.section, row: path.row)
  }
}
