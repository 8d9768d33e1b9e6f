import Drawing
import Geometry
import TableLayout
import TableModel
import TestSupport
import Testing

struct ExplanationTests {
  @Test func `every number of any table is explained by terms that add up to it`() {
    for seed in 0..<120 {
      var random = RandomTable(seed: UInt64(seed))
      let walk = ExplanationWalk(random.table())
      #expect(walk.problems.isEmpty, "seed \(seed): \(walk.problems.prefix(3))")
    }
  }

  @Test func `the level that sets a number is named`() {
    var table = Tables.make([2, 1])
    table.sections[0].info.look.cornerRadius = 4
    table.sections[0].rows[0].look.rowHeight = .fixed(60)
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

  @Test func `who set it is told beside where`() {
    let table = Tables.make([1], look: Tables.look { $0.cornerRadius = 4 })
    let explainer = Explainer(LaidOutTable(table)) { "\($0.key) by a test" }
    let radius = explainer.explain(.cornerTopLeft, ofRowAt: .init(row: 0, section: 0))
    #expect(radius?.terms[0].origin == "cornerRadius, set on the table (cornerRadius by a test)")
  }

  @Test func `a corner tells its regime, its limit and its squareness`() {
    var table = Tables.make([3], look: Tables.look { $0.cornerCurve = .bezierPath })
    table.info.look.cornerRadius = 15
    var explainer = Explainer(LaidOutTable(table))
    let first = Table.IndexPath(row: 0, section: 0)
    #expect(explainer.explain(.cornerTopLeft, ofRowAt: first)?.text.contains("regime 2") == true)
    let square = explainer.explain(.cornerBottomLeft, ofRowAt: first)
    #expect(square?.value == 0)
    #expect(square?.text.contains("a first row is not rounded here") == true)
    table.info.look.cornerRadius = 30
    explainer = Explainer(LaidOutTable(table))
    #expect(
      explainer.explain(.cornerTopLeft, ofRowAt: first)?.text.contains("half of the shorter side") == true)
  }
}
