import Drawing
import Geometry
import TableLayout
import TableModel
import TestSupport
import Testing

struct ExplanationTests {
  private func sum(_ explanation: Explanation) -> Points {
    explanation.terms.reduce(.zero) { $0 + $1.value }
  }

  private func all(_ layout: LaidOutTable) -> [Explanation] {
    let explainer = Explainer(layout)
    var result = [explainer.explainContentHeight(), explainer.explainContentWidth()]
    result += Metric.allCases.map { explainer.explain($0) }
    for section in layout.table.sections.indices {
      result += Explainer.SectionProperty.allCases.compactMap { explainer.explain($0, ofSection: section) }
      if let gap = explainer.explainGap(after: section) { result.append(gap) }
      for row in layout.table.sections[section].rows.indices {
        let path = Table.IndexPath(row: row, section: section)
        result += RowProperty.allCases.compactMap { explainer.explain($0, ofRowAt: path) }
        result += (layout.rowTree(path)?.gaps ?? []).map { explainer.explain($0, ofRowAt: path) }
      }
    }
    return result
  }

  @Test func `the terms of every explanation add up to its value`() {
    for seed in 0..<120 {
      var random = RandomTable(seed: UInt64(seed))
      for explanation in all(LaidOutTable(random.table())) {
        #expect(sum(explanation) == explanation.value, "seed \(seed) \(explanation.text)")
        #expect(!explanation.text.isEmpty)
      }
    }
  }

  @Test func `explained values are the layout's own`() throws {
    for seed in 0..<60 {
      var random = RandomTable(seed: UInt64(seed))
      var table = random.table()
      table.info.traits.direction = .leftToRight
      let layout = LaidOutTable(table)
      let explainer = Explainer(layout)
      #expect(explainer.explainContentHeight().value == layout.contentSize.height)
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices {
          let path = Table.IndexPath(row: row, section: section)
          let tree = try #require(layout.rowTree(path))
          func value(_ property: RowProperty) -> Points? { explainer.explain(property, ofRowAt: path)?.value }
          #expect(value(.x) == tree.frame.minX, "seed \(seed)")
          #expect(value(.y) == tree.frame.minY, "seed \(seed)")
          #expect(value(.width) == tree.frame.width, "seed \(seed)")
          #expect(value(.height) == tree.frame.height, "seed \(seed)")
          #expect(value(.cornerTopLeft) == tree.cornerRadii.topLeft, "seed \(seed)")
          #expect(value(.cornerBottomRight) == tree.cornerRadii.bottomRight, "seed \(seed)")
          #expect(value(.separator) == tree.separators.last?.frame.minX, "seed \(seed)")
          #expect(value(.separatorWidth) == tree.separators.last?.frame.width, "seed \(seed)")
          #expect(value(.separatorHeight) == tree.separators.last?.frame.height, "seed \(seed)")
          #expect(value(.titleX) == tree.title?.frame.minX, "seed \(seed)")
          #expect(value(.titleY) == tree.title?.frame.minY, "seed \(seed)")
        }
      }
    }
  }

  @Test func `ordinary tables need no term for what is left over`() {
    let tables = [
      Tables.make([2, 1], headers: ["A", "B"], footers: ["Note"]), Tables.make([3], style: .cards),
      Tables.make([2], style: .plain, headers: ["A"]), Tables.make([2], style: .grouped, profile: .iOS6),
      Tables.make([1, 1], profile: .iOS26, headers: [nil, "Title"]),
    ]
    for table in tables {
      for explanation in all(LaidOutTable(table)) where !explanation.subject.contains("gap ") {
        let isExplained = explanation.terms.allSatisfy { $0.origin != "rule of the layout" }
        let isRounded = explanation.terms.allSatisfy {
          abs($0.value.doubleValue) < 1 || $0.origin != "rule of the layout"
        }
        #expect(isExplained || isRounded, "\(explanation.text)")
      }
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
