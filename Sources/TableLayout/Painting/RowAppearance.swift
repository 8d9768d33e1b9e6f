// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The values on which the items of a row depend, besides the table's settings. Two rows with equal
/// appearances, in tables with equal settings, look the same; they differ only in their place, by whole
/// points, and in their address.
package struct RowAppearance: Hashable, Sendable {
  private let row: Row
  private let sectionLook: Look
  private let position: RowPosition
  /// Whether the next row is selected, which can hide the row's line.
  private let isAboveSelected: Bool
  /// The visibilities of lines that the rows above and below set.
  private let neighbors: NeighborVisibilities
  /// The cell's height in points.
  private let height: Points
  /// The fractional part of the row's top, which affects rounding to pixels.
  private let fraction: Points
  /// The picture files that the row shows.
  private let pictures: [LoadedPicture?]

  /// - Parameter top: the row's top, in points.
  init(
    _ row: Row, at index: Int, in section: Section, top: Points, height: Points,
    environment: LayoutEnvironment
  ) {
    self.row = row
    sectionLook = section.info.look
    position = RowPosition(row: index, count: section.rows.count)
    isAboveSelected = environment.flag(.selectedRowsHideLines) && section.isSelected(below: index)
    neighbors = section.neighborVisibilities(ofRow: index, in: environment.info.look)
    self.height = height
    fraction = top - PixelGrid(scale: 1).floor(top)
    pictures = row.pictureFiles.map { environment.pictures[$0] }
  }
}

/// The place of a row in a picture.
package struct RowPlace: Sendable {
  package let path: Table.IndexPath
  /// The row's top, rounded down to whole points.
  package let top: Points
}

extension LaidOutTable {
  /// The place and the appearance of each row, from top to bottom; fewer if the work is cancelled. For
  /// pictures of the whole content.
  package var rows: (places: [RowPlace], appearances: [RowAppearance]) {
    var places: [RowPlace] = []
    var appearances: [RowAppearance] = []
    let count = table.sections.reduce(0) { $0 + $1.rows.count }
    places.reserveCapacity(count)
    appearances.reserveCapacity(count)
    for (index, section) in table.sections.enumerated() {
      let extent = sections[index]
      for (row, content) in section.rows.enumerated() {
        guard WorkProgress.advance() else { return (places, appearances) }
        let top = extent.rowTop(row)
        places.append(
          RowPlace(path: Table.IndexPath(row: row, section: index), top: PixelGrid(scale: 1).floor(top)))
        appearances.append(
          RowAppearance(
            content, at: row, in: section, top: top, height: extent.rowHeight(row), environment: environment))
      }
    }
    return (places, appearances)
  }

  /// Whether a picture shows the whole content, with each row at its own place.
  package var showsAllOfContent: Bool { isPlainPicture }

  /// Paints everything outside of the rows, in paint order.
  ///
  /// - Parameter body: receives a group, and the number of the row in the whole table, counted from 0, before
  ///   which the group is painted.
  package func forEachGroupBetweenRows(_ body: (_ group: DisplayGroup, _ row: Int) -> Void) {
    var painter = Painter(self)
    var row = 0
    painter.paint(FillerRows(self), withRulers: false, skippingRows: { row += $0 }) { group in
      body(group, row)
      return true
    }
  }
}

/// Paints single rows. It is fastest if the rows of a section follow each other.
package struct RowPainter {
  private var painter: Painter
  private var section: SectionLayout?

  package init(_ layout: LaidOutTable) { painter = Painter(layout) }

  /// The items of a row as in the whole picture.
  package mutating func group(of path: Table.IndexPath) -> DisplayGroup {
    let section: SectionLayout
    if let known = self.section, known.index == path.section {
      section = known
    } else {
      section = painter.layout.section(path.section)
      self.section = section
    }
    let row = section.row(at: path.row)
    painter.paint(row)
    return painter.finishGroup(row)
  }
}
