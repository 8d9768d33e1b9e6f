// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension LayoutDifference {
  /// One element of a table: a row, a header, a bar.
  package struct Place: Hashable, Sendable {
    package let part: Part
    /// The row or the section; the table for parts that belong to no section.
    package let level: LookLevel

    package init(_ part: Part, _ level: LookLevel) { (self.part, self.level) = (part, level) }
  }

  /// The elements whose frames, gaps or looks changed, with their former places, from top to bottom. Elements that only moved
  /// aren't among them.
  package var changedPlaces: [(old: Place, new: Place)] {
    (parts + rows).filter { !$0.lengths.isEmpty || !$0.looks.isEmpty }.flatMap { run in
      levels(of: run).compactMap { level in
        former(level).map { (Place(run.part, $0), Place(run.part, level)) }
      }
    }
  }

  /// The levels from a run's first to its last one.
  private func levels(of run: Run) -> [LookLevel] {
    switch (run.first, run.last) {
    case (.section(let first), .section(let last)): (first...last).map(LookLevel.section)
    case (.row(let first), .row(let last)):
      (first.section...last.section).flatMap { section in
        let rows = new.table.sections[section].rows.indices
        return rows.map { Table.IndexPath(row: $0, section: section) }
          .filter { $0 >= first && $0 <= last }.map(LookLevel.row)
      }
    default: [run.first]
    }
  }

  private func former(_ level: LookLevel) -> LookLevel? {
    switch level {
    case .table: .table
    case .section(let index): table.formerPlace(ofSection: index).map(LookLevel.section)
    case .row(let path): table.formerPlace(of: path).map(LookLevel.row)
    }
  }
}

extension LaidOutTable {
  /// The frame of an element in the table's picture, in points from the picture's upper left corner; `nil` if the picture
  /// doesn't show it. Of a row, it is the frame of its background.
  package func pictureFrame(of place: LayoutDifference.Place) -> Rect? {
    guard let frame = contentFrame(of: place) else { return nil }
    let picture = pictureRect
    let top = max(frame.minY, picture.minY)
    let shown = Rect(
      x: frame.minX, y: top - picture.minY, width: frame.width, height: min(frame.maxY, picture.maxY) - top)
    return shown.isEmpty ? nil : shown
  }

  private func contentFrame(of place: LayoutDifference.Place) -> Rect? {
    switch (place.part, place.level) {
    case (.row, .row(let path)): table.contains(path) ? rowTree(path, isBare: true)?.background : nil
    case (.header, .section(let index)):
      sectionTree(index, isBare: true).header.map { $0.pinnedFrame ?? $0.frame }
    case (.footer, .section(let index)):
      sectionTree(index, isBare: true).footer.map { $0.pinnedFrame ?? $0.frame }
    case (.section, .section(let index)): rect(forSection: index)
    default: EdgeComparison(self).frames.first { $0.part == place.part }?.frame
    }
  }
}
