import Drawing
import Geometry
import TableLayout
import TableModel
import TestSupport
import Testing

/// What holds for every table there is.
struct InvariantTests {
  private func tables(_ body: (Int, Table) -> Void) {
    for seed in 0..<250 {
      var random = RandomTable(seed: UInt64(seed))
      body(seed, random.table())
    }
  }

  @Test func `rows tile their section, sections tile the content`() {
    tables { seed, table in
      let layout = LaidOutTable(table)
      var y = table.info.tableHeaderView?.height ?? .zero
      for section in table.sections.indices {
        #expect(layout.rect(forSection: section).minY == y, "seed \(seed)")
        let header = layout.rectForHeader(inSection: section)
        y = header.maxY
        for row in table.sections[section].rows.indices {
          let rect = layout.rectForRow(at: .init(row: row, section: section))
          let spacing = row == 0 ? Points.zero : layout.sections[section].rowSpacing
          #expect(rect.minY == y + spacing, "seed \(seed) row \(section).\(row)")
          y = rect.maxY
        }
        #expect(layout.rectForFooter(inSection: section).minY == y, "seed \(seed)")
        y = layout.rectForFooter(inSection: section).maxY
      }
      y += (table.info.tableFooterView?.height ?? .zero) + table.info.contentInsetBottom
      let rest = layout.contentSize.height - y
      #expect(rest == .zero || rest == layout.environment.metric(.bottomPadding), "seed \(seed)")
    }
  }

  @Test func `only the outer corners of a group are round`() {
    tables { seed, table in
      for section in LaidOutTable(table).frameTree().sections {
        for row in section.rows where row.position == "middle" {
          guard table.info.style != .cards, section.rows.count > 2 else { continue }
          let spacing = table.look(ofRowAt: .init(row: row.row, section: row.section)).rowSpacing ?? .zero
          if spacing == .zero { #expect(row.cornerRadii == .zero, "seed \(seed)") }
        }
      }
    }
  }

  @Test func `right to left is the exact mirror`() {
    tables { seed, table in
      var left = table
      left.info.traits.direction = .leftToRight
      var right = table
      right.info.traits.direction = .rightToLeft
      let width = LaidOutTable(left).contentSize.width
      let a = LaidOutTable(left).frameTree()
      let b = LaidOutTable(right).frameTree()
      #expect(a.contentSize == b.contentSize)
      for (one, other) in zip(a.sections.flatMap(\.rows), b.sections.flatMap(\.rows)) {
        #expect(one.frame.mirrored(in: width) == other.frame, "seed \(seed)")
        #expect(one.background.mirrored(in: width) == other.background, "seed \(seed)")
        #expect(
          one.separators.map { $0.frame.mirrored(in: width) } == other.separators.map(\.frame), "seed \(seed)"
        )
        #expect(one.title?.frame.mirrored(in: width) == other.title?.frame, "seed \(seed)")
        #expect(one.cornerRadii.topLeft == other.cornerRadii.topRight, "seed \(seed)")
      }
    }
  }

  @Test func `a hit names the row whose frame it is in`() {
    tables { seed, table in
      let layout = LaidOutTable(table)
      for section in table.sections.indices {
        for row in table.sections[section].rows.indices {
          let path = Table.IndexPath(row: row, section: section)
          let rect = layout.rectForRow(at: path)
          guard rect.width > .zero, rect.height > 1 else { continue }
          #expect(layout.indexPathForRow(at: Point(x: rect.midX, y: rect.midY)) == path, "seed \(seed)")
        }
      }
    }
  }
}
