// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import TableLayout
import TableModel
import Testing

struct ComparisonPictureTests {
  private let table = Table(sections: [
    Section(
      info: .init(header: "S"),
      rows: [Row(title: "A"), Row(title: "B"), Row(title: "C"), Row(id: "d", title: "D")])
  ])

  private func comparison(_ change: (inout Table) -> Void) -> SpecComparison {
    var new = table
    change(&new)
    return SpecComparison(
      SpecPair(old: SpecPair.Side(name: "old", table: table), new: SpecPair.Side(name: "new", table: new)))
  }

  private func marks(_ comparison: SpecComparison, isOld: Bool) -> [String] {
    comparison.markedPlaces(isOld: isOld).map { place in
      let address =
        if case .row(let path) = place.place.level { path.description } else { place.place.part.rawValue }
      return "\(place.mark.rawValue) \(address)"
    }
  }

  @Test func `added, removed, moved and changed rows are marked on the sides that have them`() {
    let comparison = comparison {
      $0.sections[0].rows[1].image = RowImage(symbol: "wifi", tileColor: .semantic(.systemRed))
      $0.sections[0].rows.remove(at: 2)
      $0.sections[0].rows.insert($0.sections[0].rows.remove(at: 2), at: 1)
      $0.sections[0].rows.append(Row(title: "New"))
    }
    #expect(marks(comparison, isOld: true) == ["moved 0.1", "removed 0.2", "changed 0.3"])
    #expect(marks(comparison, isOld: false) == ["changed 0.1", "moved 0.2", "added 0.3"])
  }

  @Test func `a colour of the whole table marks each row that shows it, and a corner those at the corners`() {
    #expect(
      marks(comparison { $0.info.look[.titleColor] = .semantic(.systemRed) }, isOld: true)
        == (0..<4).map { "changed 0.\($0)" })
    #expect(
      marks(comparison { $0.info.look[.cornerRadius] = 3 }, isOld: false) == ["changed 0.0", "changed 0.3"])
    #expect(
      marks(comparison { $0.sections[0].info.header = "T" }, isOld: false) == ["changed header"])
  }

  @Test func `the picture has both tables, a frame and a label for each mark, and the words`() {
    let comparison = comparison {
      $0.sections[0].rows[1].title = "Other"
      $0.sections[0].rows.append(Row(title: "New"))
    }
    let picture = ComparisonPicture([comparison])
    let svg = String(decoding: picture.svg, as: UTF8.self)
    #expect(svg.ranges(of: "<svg ").count == 3)
    // A frame is two points wide.
    #expect(svg.ranges(of: "stroke-width=\"2\"").count == 5, "0.1 and 0.3 on both sides, and 0.4")
    for text in [
      ">≠ 0.1<", ">≠ 0.3<", ">+ 0.4<", ">Before<", ">After<", ">old → new<", ">row 0.4 &#39;New&#39; added<",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(picture.svg == ComparisonPicture([comparison]).svg)
  }

  @Test func `frames are at their rows in a picture of a screen, and rows outside of it are counted`() {
    let scrolled = comparison {
      $0.info.traits.height = 300
      $0.info.navigation.title = "Settings"
      $0.info.contentOffset = 0
      for row in $0.sections[0].rows.indices { $0.sections[0].rows[row].look[.rowHeight] = .fixed(90) }
    }
    let layout = scrolled.difference.new
    let first = layout.pictureFrame(
      of: LayoutDifference.Place(.row, .row(Table.IndexPath(row: 0, section: 0))))
    #expect(first.map { $0.minY > 60 && $0.height == 90 } == true, "\(String(describing: first))")
    let last = layout.pictureFrame(
      of: LayoutDifference.Place(.row, .row(Table.IndexPath(row: 3, section: 0))))
    #expect(last == nil)
    let svg = String(decoding: ComparisonPicture([scrolled]).svg, as: UTF8.self)
    #expect(svg.contains(" outside of the picture<"))
  }

  @Test func `a new spec has one picture, without frames`() {
    let svg = String(
      decoding: ComparisonPicture([
        SpecComparison(SpecPair(old: nil, new: SpecPair.Side(name: "a.yaml", table: table)))
      ]).svg, as: UTF8.self)
    #expect(svg.ranges(of: "<svg ").count == 2)
    #expect(!svg.contains("stroke-width=\"2\""))
    for text in [">a.yaml is new<", ">The spec is new.<"] { #expect(svg.contains(text), "\(text)") }
  }

  @Test func `more words than there is room for are counted`() {
    let comparison = comparison { table in
      table.sections += (0..<100).map { Section(rows: [Row(title: "Row \($0)")]) }
    }
    let svg = String(decoding: ComparisonPicture([comparison]).svg, as: UTF8.self)
    let rest = comparison.tableLines.count - ComparisonPicture.mostLines
    #expect(svg.contains(">and \(rest) more lines, which the format text has<"))
  }

  @Test func `equal specs have no frames, and no specs a sentence`() {
    let svg = String(decoding: ComparisonPicture([comparison { _ in }]).svg, as: UTF8.self)
    #expect(svg.contains(">No difference.<") && !svg.contains("stroke-width=\"2\""))
    let none = String(decoding: ComparisonPicture([], note: "2 specs are equal").svg, as: UTF8.self)
    #expect(none.contains(">No spec differs</title>") && none.contains(">2 specs are equal<"))
  }
}
