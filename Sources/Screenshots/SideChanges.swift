// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// The parts of rows that are further to the side than those beside them, with the gaps that explain it.
struct SideChanges {
  private(set) var all: [ScreenshotChange] = []

  /// Points by which letters and symbols of another font may begin elsewhere in their frames: in four fonts, at most 1.33.
  private static let glyphs = 1.5

  /// - Parameter tolerance: points.
  init(_ readings: [ElementReading], in layout: LaidOutTable, _ search: SideSearch, tolerance: Double) {
    let origin = layout.pictureOrigin
    for reading in readings where reading.state == .found {
      guard WorkProgress.advance(), case .row(let path) = reading.place.level,
        let shift = reading.ink ?? reading.shift, let row = layout.rowTree(path)
      else { continue }
      let parts = row.sideParts(origin: origin, isRightToLeft: layout.environment.isRightToLeft)
      for chain in [parts.leading, parts.trailing] {
        // The part beside moved along.
        var before = 0.0
        for part in chain {
          guard let moved = search.shift(of: part, lower: shift) else { continue }
          let own = (moved - before) * (part.hasGapAtLeft ? 1 : -1)
          before = moved
          guard abs(own) > (part.isGlyph ? max(tolerance, Self.glyphs) : tolerance),
            let gap = row.gap(at: part, origin: origin)
          else { continue }
          all.append(
            ScreenshotChange(
              kind: .side, places: [reading.place],
              difference: ScreenshotChanges.rounded(own, scale: search.scale), element: part.name,
              expected: gap.length, gaps: [ScreenshotChange.Gap(gap)], certainty: reading.certainty))
        }
      }
    }
  }
}

extension FrameTree.Row {
  /// The gap that ends or begins at a part; `nil` if there is none.
  fileprivate func gap(at part: SideSearch.Part, origin: Point) -> NamedGap? {
    gaps.first { gap in
      gap.axis == .horizontal && gap.frame.height > 2
        && (part.hasGapAtLeft ? gap.frame.maxX : gap.frame.minX) - origin.x == part.x
    }
  }
}
