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

  @Test func `the terms of every explanation add up to its value`() {
    for seed in 0..<200 {
      var random = RandomTable(seed: UInt64(seed))
      let table = random.table()
      let layout = LaidOutTable(table)
      for section in table.sections.indices {
        if let gap = layout.explainGap(after: section) {
          #expect(sum(gap) == gap.value, "seed \(seed) gap \(section)")
        }
        for row in table.sections[section].rows.indices {
          let path = Table.IndexPath(row: row, section: section)
          for property in LaidOutTable.RowProperty.allCases {
            guard let explanation = layout.explain(property, ofRowAt: path) else { continue }
            #expect(sum(explanation) == explanation.value, "seed \(seed) \(explanation.text)")
            #expect(!explanation.terms.isEmpty)
          }
        }
      }
    }
  }

  @Test func `the level that sets a number is named`() {
    var table = Tables.make([2, 1])
    table.sections[0].info.look.cornerRadius = 4
    table.sections[0].rows[0].look.rowHeight = .fixed(60)
    table.info.metrics[.untitledFooterHeight] = 3
    let layout = LaidOutTable(table)
    let first = Table.IndexPath(row: 0, section: 0)
    #expect(layout.explain(.radius, ofRowAt: first)?.terms[0].origin == "set on section 0")
    #expect(layout.explain(.height, ofRowAt: first)?.terms[0].origin == "set on row 0.0")
    #expect(layout.explainGap(after: 0)?.terms[0].origin == "metrics.untitledFooterHeight, set on the table")
    #expect(layout.explain(.x, ofRowAt: first)?.terms[0].origin.contains("measured") == true)
  }
}
