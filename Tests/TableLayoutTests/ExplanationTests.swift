// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

struct ExplanationTests {
  @Test func `terms explain every number of any table and add up to it`() {
    for seed in 0..<TestCount.of(30, nightly: 120) {
      let walk = ExplanationWalk(RandomTable.table(seed: seed))
      #expect(walk.problems.isEmpty, "seed \(seed): \(walk.problems.prefix(3))")
    }
  }

  @Test func `the level that sets a number is named`() {
    var table = Tables.make([2, 1])
    table.sections[0].info.look[.cornerRadius] = 4
    table.sections[0].rows[0].look[.rowHeight] = .fixed(60)
    table.info.metrics[.untitledFooterHeight] = 3
    let explainer = Explainer(LaidOutTable(table))
    let first = Table.IndexPath(row: 0, section: 0)
    #expect(
      explainer.explain(.radius, ofRowAt: first)?.terms[0].origin == "cornerRadius, set on section 0")
    #expect(explainer.explain(.height, ofRowAt: first)?.terms[0].origin == "rowHeight, set on row 0.0")
    #expect(
      explainer.explainGap(after: 0)?.terms[0].origin == "metrics.untitledFooterHeight, set on the table")
    #expect(explainer.explain(.x, ofRowAt: first)?.terms[0].origin.contains("measured") == true)
  }

  @Test func `a title at its own position names the group's inset once`() throws {
    for style in TableStyle.allCases {
      var table = Tables.make([1], look: Tables.look { $0[.titleOrigin] = Point(x: 10, y: 5) })
      table.info.style = style
      let explainer = Explainer(LaidOutTable(table))
      let explanation = try #require(explainer.explain(.titleX, ofRowAt: .init(row: 0, section: 0)))
      #expect(Set(explanation.terms).count == explanation.terms.count, "\(explanation.text)")
    }
  }

  @Test func `the origin of a setting is named beside its level`() {
    let table = Tables.make([1], look: Tables.look { $0[.cornerRadius] = 4 })
    let explainer = Explainer(LaidOutTable(table)) { "\($0.key) by a test" }
    let radius = explainer.explain(.cornerTopLeft, ofRowAt: .init(row: 0, section: 0))
    #expect(radius?.terms[0].origin == "cornerRadius, set on the table (cornerRadius by a test)")
  }

  @Test func `a corner explains its shape, its limit and its squareness`() {
    var table = Tables.make([3], look: Tables.look { $0[.cornerCurve] = .bezierPath })
    table.info.look[.cornerRadius] = 15
    var explainer = Explainer(LaidOutTable(table))
    let first = Table.IndexPath(row: 0, section: 0)
    #expect(explainer.explain(.cornerTopLeft, ofRowAt: first)?.text.contains("; pill: one side") == true)
    let square = explainer.explain(.cornerBottomLeft, ofRowAt: first)
    #expect(square?.value == 0)
    #expect(square?.text.contains("a first row is not rounded here") == true)
    table.info.look[.cornerRadius] = 30
    explainer = Explainer(LaidOutTable(table))
    #expect(
      explainer.explain(.cornerTopLeft, ofRowAt: first)?.text.contains("half of the shorter side") == true)
  }

  private func terms(_ explanation: Explanation?) -> [String] {
    (explanation?.terms ?? []).map { "\($0.name) \($0.value)" }
  }

  @Test func `rounding is a separate term, named for its effect`() {
    let explainer = Explainer(LaidOutTable(Tables.make([1, 1], headers: ["A"])))
    #expect(
      terms(explainer.explain(.header, ofSection: 0)) == [
        "margin above 16", "text 15.514", "margin below 7", "rounded down to whole points -0.514",
        "first section 17.5", "rounded down to the pixel grid -0.167",
      ])
    #expect(
      terms(explainer.explainGap(after: 0)) == [
        "footer of section 0: no title 17.5", "footer of section 0: rounded down to the pixel grid -0.167",
        "header of section 1: no title 18",
      ])
  }

  @Test func `a divided number names its dividend`() {
    let layout = LaidOutTable(Tables.make([1]))
    let path = Table.IndexPath(row: 0, section: 0)
    let row = layout.rowTree(path)
    #expect(row?.title.map { $0.frame.minY } == Points(35) + 12)
    let explanation = Explainer(layout).explain(.titleY, ofRowAt: path)
    #expect(terms(explanation) == ["row 35", "centred 11.833", "rounded to the pixel grid 0.167"])
    #expect(explanation?.terms[1].origin == "(44 row's height - 20.333 title) / 2")
  }

  @Test func `the explanation of a gap doesn't repeat the positions of both sides`() {
    var table = Tables.make([1])
    table.sections[0].rows[0] = Row(
      title: "Title", detail: "Value", cellStyle: .value1, accessory: .detailDisclosureButton)
    let layout = LaidOutTable(table)
    let explainer = Explainer(layout)
    let path = Table.IndexPath(row: 0, section: 0)
    let gaps = layout.rowTree(path)?.gaps ?? []
    func gap(_ name: String) -> [String] {
      gaps.first { $0.name == name }.map { terms(explainer.explain($0, ofRowAt: path)) } ?? []
    }
    #expect(gap("detailToAccessory") == ["accessory spacing 10"])
    #expect(gap("contentMarginTrailing") == ["cell's layout margin 20"])
    #expect(gap("insetRight") == ["table's layout margin 20"])
    // Both glyphs and the space between them.
    #expect(
      terms(explainer.explain(.detailX, ofRowAt: path)).prefix(6) == [
        "table width 393", "table's layout margin -20", "cell's layout margin -20", "accessory -10.667",
        "between the accessories -12", "accessory -22",
      ])
  }
}
