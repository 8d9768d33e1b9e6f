// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The index of a table's sections, which doesn't scroll: its titles in the middle of the visible part, at the trailing side.
/// Source: UIKit's constants for the font and the pitch; published reports for the middle.
struct SectionIndex {
  /// The titles with their frames, in content coordinates, left to right.
  private(set) var titles: [(text: String, frame: Rect)] = []
  /// The frame of all titles.
  let frame: Rect
  /// Its size doesn't depend on the text size.
  static let font = Font(size: 11, weight: .bold)
  /// The sign for titles that have no room. UIKit shows it between every two titles then (general knowledge).
  private static let omission = "\u{2022}"

  /// `nil` without an index.
  init?(_ layout: LaidOutTable) {
    let environment = layout.environment
    guard environment.hasSectionIndex, let all = layout.table.info.sectionIndexTitles else { return nil }
    let isPad = environment.info.traits.device != nil && environment.device.isPad
    let pitch =
      FontMetrics(Self.font).capHeight
      + environment.metric(isPad ? .padSectionIndexLineSpacing : .sectionIndexLineSpacing)
    let visible = layout.visibleRect
    let picture = layout.viewRect
    let top = environment.shownOffset == nil ? max(visible.minY, .zero) : visible.minY
    let isScreen = environment.shownOffset != nil && environment.height != nil
    let bottom = min(visible.maxY, picture.maxY) - (isScreen ? environment.safeArea.bottom : .zero)
    let shown = Self.shown(all, room: Int((max(bottom - top, .zero).doubleValue / pitch.doubleValue)))
    let width = environment.metric(.sectionIndexWidth)
    let height = pitch * shown.count
    frame = Rect(
      x: environment.width - environment.safeArea.right - width,
      y: environment.grid.round(top + (bottom - top - height) / 2), width: width, height: height)
    titles = shown.enumerated().map { index, text in
      (text, Rect(x: frame.minX, y: frame.minY + pitch * index, width: width, height: pitch))
    }
  }

  /// The titles that have room, with a sign in the place of those between them.
  private static func shown(_ titles: [String], room: Int) -> [String] {
    guard titles.count > room else { return titles }
    let count = max(2, (room + 1) / 2)
    guard titles.count > count else { return titles }
    return (0..<count).flatMap { index -> [String] in
      let title = titles[index * (titles.count - 1) / (count - 1)]
      return index == 0 ? [title] : [omission, title]
    }
  }
}

extension LaidOutTable {
  /// The frame of the section index in content coordinates, in the table's direction; `nil` without one.
  package var sectionIndexFrame: Rect? { SectionIndex(self).map { directed($0.frame) } }
}

extension Painter {
  /// Paints the section index in the tint colour, and one line of text for coarse grids.
  mutating func paintSectionIndex() {
    guard let index = SectionIndex(layout) else { return }
    let paint = environment.paint(environment.look[.tintColor])
    let capital = FontMetrics(SectionIndex.font).capHeight
    for (text, frame) in index.titles {
      let baseline = environment.grid.round(frame.midY + capital / 2)
      add(
        .sectionIndex, nil,
        .text(
          environment.run(
            text, font: SectionIndex.font, paint: paint, alignment: .center, frame: frame, baseline: baseline)
        ))
    }
    let titles = index.titles.map(\.text).joined(separator: " ")
    add(
      .sectionIndex, nil,
      .mark(TextMark(.text(titles), frame: layout.directed(index.frame), paint: paint)))
  }
}
