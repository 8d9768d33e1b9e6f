// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

@testable import PreviewRendering

/// Previews that reuse earlier rows are byte for byte equal to those drawn from scratch.
struct KeptRowsTests {
  @Test(arguments: 0..<TestCount.of(5, nightly: 24))
  func `previews after random changes equal those of the table alone`(seed: Int) {
    var random = RandomTable(seed: UInt64(seed))
    let maker = PictureMaker()
    // Every fourth table is large enough for the second thread.
    var table = random.table(maximumSections: 6, maximumRows: seed % 4 == 0 ? 60 : 8)
    var states: [Table] = []
    for step in 0..<12 {
      expectSame(maker, LaidOutTable(table))
      states.append(table)
      // Any two states may follow each other.
      if step % 5 == 4 { table = states[step / 3] } else { random.change(&table) }
    }
  }

  @Test func `only rows that changed are painted`() {
    let maker = PictureMaker()
    var table = Table(
      sections: (0..<40).map { section in
        Section(rows: (0..<8).map { Row(title: "Row \(section).\($0)", detail: "Value") })
      })
    _ = maker.pictures(of: LaidOutTable(table), path: "a")
    table[Table.IndexPath(row: 3, section: 20)].title = "other"
    let layout = LaidOutTable(table)
    let job = PictureJob(layout, after: maker.kept(of: "a"))
    // The row above the changed one is checked again, because the changed row may have another background.
    #expect(job?.unknown.map { job?.places[$0].path.description ?? "" } == ["20.2", "20.3"])
    expectSame(maker, layout)
  }

  @Test func `a picture file that changed is drawn again, with its rows alone`() {
    let maker = PictureMaker()
    var table = Table(
      sections: [
        Section(
          rows: (0..<40).map { Row(title: "Row \($0)", image: $0 == 20 ? RowImage(.file("a.png")) : nil) })
      ])
    for ending in [[], [1], [2]] as [[UInt8]] {
      let data = PictureData(TinyPicture.png(20, 20, ending: ending), .png)
      table.pictures["a.png"] = .picture(data, size: Size(width: 20, height: 20))
      let layout = LaidOutTable(table)
      let job = PictureJob(layout, after: maker.kept(of: "a"))
      #expect(ending.isEmpty || job?.unknown.map { job?.places[$0].path.row ?? 0 } == [19, 20])
      #expect(String(decoding: maker.pictures(of: layout, path: "a").svg, as: UTF8.self).contains(data.name))
      expectSame(maker, layout)
    }
  }

  @Test func `an inserted row moves the others without painting them`() {
    let maker = PictureMaker()
    var table = Table(sections: [Section(rows: (0..<500).map { Row(title: "Row \($0)") })])
    _ = maker.pictures(of: LaidOutTable(table), path: "a")
    table.sections[0].rows.insert(Row(title: "new"), at: 250)
    table.sections[0].rows.remove(at: 100)
    let layout = LaidOutTable(table)
    #expect((PictureJob(layout, after: maker.kept(of: "a"))?.unknown.count ?? .max) <= 6)
    expectSame(maker, layout)
  }

  @Test func `rows beyond the memory budget are painted each time and not kept`() {
    let rows = (0..<100).map { Row(title: "Row \($0)") }
    let table = Table(sections: [Section(rows: rows)])
    let maker = PictureMaker(limit: 20_000)
    for _ in 0..<2 { expectSame(maker, LaidOutTable(table)) }
    let kept = maker.kept(of: "a")
    #expect(kept.map { $0.size <= 20_000 && !$0.kept.isEmpty && $0.kept.count < 100 } == true)
    // Another spec finds no room in the budget.
    _ = maker.pictures(of: LaidOutTable(table), path: "b")
    #expect((maker.kept(of: "b")?.size ?? .max) <= 20_000 - (kept?.size ?? 0))
  }

  @Test func `a cancelled preview is not kept`() {
    let maker = PictureMaker()
    let table = Table(sections: [Section(rows: (0..<300).map { Row(title: "Row \($0)") })])
    let progress = WorkProgress()
    progress.cancel()
    let made = progress.run { maker.pictures(of: LaidOutTable(table), path: "a") }
    #expect(made.text.isEmpty && made.svg.isEmpty && maker.kept(of: "a") == nil)
    expectSame(maker, LaidOutTable(table))
  }

  private func expectSame(_ maker: PictureMaker, _ layout: LaidOutTable) {
    let list = LaidOutTable(layout.table).displayList()
    let made = maker.pictures(of: layout, path: "a")
    #expect(
      String(decoding: made.text, as: UTF8.self)
        == String(decoding: BoxDrawingRenderer().render(list), as: UTF8.self))
    #expect(
      String(decoding: made.svg, as: UTF8.self) == String(decoding: SVGRenderer().render(list), as: UTF8.self)
    )
    #expect(maker.svg(of: layout, path: "a") == made.svg)
  }
}
