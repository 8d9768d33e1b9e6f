// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension Painter {
  /// Paints the named gaps: every vertical one between rows, and the horizontal ones of each section's first
  /// row as an example for the others.
  mutating func paintRulers() {
    var lane = 0
    for section in layout.sections.indices {
      if WorkProgress.isCancelled { break }
      for gap in layout.sectionGaps(section) where gap.length > .zero { paint(gap, &lane, section) }
      guard let row = layout.row(at: Table.IndexPath(row: 0, section: section)) else { continue }
      for gap in row.gaps(row.arrangement) where gap.axis == .horizontal {
        paint(FrameTree.Gap(gap, in: environment), &lane, section)
      }
    }
    for gap in layout.tableGaps where gap.length > .zero { paint(gap, &lane, nil) }
  }

  private mutating func paint(_ gap: FrameTree.Gap, _ lane: inout Int, _ section: Int?) {
    add(DisplayItem(role: .ruler, section: section, content: .ruler(Ruler(gap: gap, lane: lane % 3))))
    lane += 1
  }
}
