// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

struct InvariantTests {
  private func tables(_ body: (Int, Table) -> Void) {
    for seed in 0..<TestCount.of(41, nightly: 250) {
      body(seed, RandomTable.table(seed: seed))
    }
  }

  @Test func `rows tile their section, sections tile the content`() {
    tables { seed, table in
      let layout = LaidOutTable(table)
      var y = table.info.tableHeaderView?.height ?? .zero
      for section in table.sections.indices {
        #expect(layout.rect(forSection: section).minY == y, "seed \(seed)")
        let header = layout.rectForHeader(inSection: section)
        // An inset covers the whole section, the header's padding included.
        let inset = table.look(ofSection: section)[.sectionInsetTop] ?? .zero
        #expect(header.minY == y + inset + layout.sections[section].paddingAboveHeader, "seed \(seed)")
        y = header.maxY
        for row in table.sections[section].rows.indices {
          let rect = layout.rectForRow(at: .init(row: row, section: section))
          let spacing = row == 0 ? Points.zero : layout.sections[section].rowSpacing
          #expect(rect.minY == y + spacing, "seed \(seed) row \(section).\(row)")
          y = rect.maxY
        }
        #expect(layout.rectForFooter(inSection: section).minY == y, "seed \(seed)")
        y = layout.rectForFooter(inSection: section).maxY
        y += table.look(ofSection: section)[.sectionInsetBottom] ?? .zero
        #expect(layout.rect(forSection: section).maxY == y, "seed \(seed)")
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
          let spacing = table.look(ofRowAt: .init(row: row.row, section: row.section))[.rowSpacing] ?? .zero
          if spacing == .zero { #expect(row.cornerRadii == .zero, "seed \(seed)") }
        }
      }
    }
  }

  private func bothDirections(of table: Table) -> (left: LaidOutTable, right: LaidOutTable) {
    var (left, right) = (table, table)
    left.info.traits.direction = .leftToRight
    right.info.traits.direction = .rightToLeft
    // The sensor housing is not mirrored: a mirrored table has it on the other side.
    let safe = LaidOutTable(left).environment.safeArea
    right.info.safeArea.left = safe.right
    right.info.safeArea.right = safe.left
    return (LaidOutTable(left), LaidOutTable(right))
  }

  @Test func `right to left is the exact mirror image`() {
    tables { seed, table in
      let (left, right) = bothDirections(of: table)
      let width = left.contentSize.width
      let (a, b) = (left.frameTree(), right.frameTree())
      #expect(a.contentSize == b.contentSize)
      for (one, other) in zip(a.sections.flatMap(\.rows), b.sections.flatMap(\.rows)) {
        #expect(one.frame.mirrored(in: width) == other.frame, "seed \(seed)")
        #expect(one.background.mirrored(in: width) == other.background, "seed \(seed)")
        #expect(
          one.separators.map { $0.frame.mirrored(in: width) } == other.separators.map(\.frame), "seed \(seed)"
        )
        #expect(one.title?.frame.mirrored(in: width) == other.title?.frame, "seed \(seed)")
        #expect(one.detail?.frame.mirrored(in: width) == other.detail?.frame, "seed \(seed)")
        #expect(one.image?.mirrored(in: width) == other.image, "seed \(seed)")
        #expect(one.badge?.mirrored(in: width) == other.badge, "seed \(seed)")
        #expect(one.accessory?.mirrored(in: width) == other.accessory, "seed \(seed)")
        #expect(one.cornerCovers.map { $0.mirrored(in: width) } == other.cornerCovers, "seed \(seed)")
        let radii = CornerRadii(
          topLeft: one.cornerRadii.topRight, topRight: one.cornerRadii.topLeft,
          bottomLeft: one.cornerRadii.bottomRight, bottomRight: one.cornerRadii.bottomLeft)
        #expect(radii == other.cornerRadii, "seed \(seed)")
        #expect(mirrored(one.gaps, width) == other.gaps, "seed \(seed)")
      }
      for (one, other) in zip(a.sections, b.sections) {
        #expect(one.frame.mirrored(in: width) == other.frame)
        #expect(one.header?.label?.frame.mirrored(in: width) == other.header?.label?.frame, "seed \(seed)")
        #expect(mirrored(one.gaps, width) == other.gaps, "seed \(seed)")
      }
      #expect(a.fillerSeparators.map { $0.mirrored(in: width) } == b.fillerSeparators, "seed \(seed)")
    }
  }

  private func mirrored(_ gaps: [FrameTree.Gap], _ width: Points) -> [FrameTree.Gap] {
    gaps.map { FrameTree.Gap(name: $0.name, axis: $0.axis, frame: $0.frame.mirrored(in: width)) }
  }

  @Test func `the right-to-left picture is the mirrored picture`() {
    tables { seed, table in
      let (left, right) = bothDirections(of: table)
      let (a, b) = (left.displayList(withRulers: true), right.displayList(withRulers: true))
      #expect(a.size == b.size)
      #expect(a.items.count == b.items.count, "seed \(seed)")
      for (one, other) in zip(a.items, b.items) {
        #expect(one.role == other.role)
        #expect(box(one.content).map { $0.mirrored(in: a.size.width) } == box(other.content), "seed \(seed)")
        #expect(
          one.clip.map { $0.rect.mirrored(in: a.size.width) } == other.clip?.rect, "seed \(seed)")
      }
    }
  }

  /// The area that an item covers. Texts are anchored at either side, so the origin alone isn't enough.
  private func box(_ content: DisplayItem.Content) -> Rect? {
    switch content {
    case .fill(let outline, _), .gradient(let outline, _), .border(let outline, _, _): outline.rect
    case .shadow(let shadow): shadow.outline.rect
    case .symbol(let symbol): symbol.frame
    case .picture(let picture): picture.outline.rect
    case .ruler(let ruler): ruler.gap.frame
    case .text, .mark: nil
    }
  }

  @Test(arguments: [(1, 2), (1, 3), (2, 3)])
  func `at another scale, snapped positions move by at most a pixel of the coarser one`(
    coarse: Int, fine: Int
  ) {
    tables { seed, table in
      var table = table
      // Without lines: a line is a pixel, so a row that includes its line grows by more than rounding.
      table.info.look[.separatorStyle] = SeparatorStyle.none
      // Without metrics: other margins than whole points are rounded up to the grid once more.
      table.info.metrics = [:]
      for section in table.sections.indices {
        table.sections[section].info.look[.separatorStyle] = nil
        for row in table.sections[section].rows.indices {
          table.sections[section].rows[row].look[.separatorStyle] = nil
        }
      }
      table.info.traits.scale = coarse
      let a = LaidOutTable(table)
      table.info.traits.scale = fine
      let b = LaidOutTable(table)
      let pixel = PixelGrid(scale: coarse).hairline
      func isNear(_ one: Points, _ other: Points, _ labels: Int = 1) -> Bool {
        one - other <= pixel * labels && other - one <= pixel * labels
      }
      for path in table.rowPaths {
        guard let one = a.row(at: path)?.background, let other = b.row(at: path)?.background else { continue }
        // Labels above each other are each rounded up to the grid, and so is a status cell as a whole.
        let row = table[path]
        // The elements beside its texts grow to another pixel, so that the texts may wrap at another word.
        let hasNeighbor = row.image != nil || row.badge != nil || row.accessory != .none
        if hasNeighbor, table.info.traits.textSize.isAccessibilityCategory { continue }
        let isCard = row.cellStyle == .status
        // So is an image with a size of its own.
        let look = table.look(ofRowAt: path)
        let hasSize = row.image != nil && (row.image?.form.size ?? look[.imageSize]) != nil
        // So are margins of contents that aren't whole points.
        let margins = [look[.contentInsetsTop], look[.contentInsetsBottom]]
        let hasMargins = margins.contains { $0 != nil }
        let labels =
          1 + (row.detail == nil ? 0 : 1) + (row.status.date == nil ? 0 : 1) + (isCard ? 1 : 0)
          + (hasSize ? 1 : 0) + (hasMargins ? 1 : 0)
        #expect(isNear(one.height, other.height, labels), "seed \(seed) row \(path) \(margins)")
      }
      for (one, other) in zip(a.sections, b.sections) {
        #expect(isNear(one.headerHeight, other.headerHeight), "seed \(seed)")
        #expect(isNear(one.footerHeight, other.footerHeight), "seed \(seed)")
      }
      for (one, other) in zip(a.frameTree().sections.flatMap(\.rows), b.frameTree().sections.flatMap(\.rows))
      {
        #expect(isNear(one.frame.minX, other.frame.minX), "seed \(seed)")
        #expect(isNear(one.frame.width, other.frame.width), "seed \(seed)")
        #expect(isNear(one.background.minX, other.background.minX), "seed \(seed)")
      }
    }
  }

  @Test func `a hit names the row whose frame contains it`() {
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
