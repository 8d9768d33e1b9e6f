// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Compares the frames and the looks of rows. Looks only into cells that can differ.
struct RowComparison {
  let old: LaidOutTable
  let new: LaidOutTable
  private let haveSameInfo: Bool
  private var painters: (old: RowPainter, new: RowPainter)

  init(old: LaidOutTable, new: LaidOutTable) {
    (self.old, self.new) = (old, new)
    haveSameInfo = old.table.info == new.table.info
    painters = (RowPainter(old), RowPainter(new))
  }

  /// - Precondition: both tables have the rows.
  mutating func change(from former: Table.IndexPath, to place: Table.IndexPath) -> LayoutDifference.Change {
    let (before, after) = (old.sections[former.section], new.sections[place.section])
    var change = LayoutDifference.Change(shift: after.rowTop(place.row) - before.rowTop(former.row))
    guard !haveSameInfo || old.appearance(of: former) != new.appearance(of: place) else { return change }
    guard let oldTree = old.rowTree(former), let newTree = new.rowTree(place) else { return change }
    let lengths = LayoutDifference.Length.frame(from: oldTree.frame, to: newTree.frame)
    let gaps = LayoutDifference.Length.gaps(
      from: oldTree.verticalMargins + oldTree.gaps, to: newTree.verticalMargins + newTree.gaps)
    let isSame = old.table[former] == new.table[place]
    // The free width beside a text follows from the text and would differ in each row.
    change.lengths = lengths + (isSame ? gaps.filter { !newTree.textDecides($0.name) } : gaps)
    change.looks = SeenLooks(painters.new.group(of: place).items).differences(
      from: SeenLooks(painters.old.group(of: former).items))
    return change
  }
}

extension LaidOutTable {
  /// A row's appearance at any place.
  fileprivate func appearance(of path: Table.IndexPath) -> RowAppearance {
    RowAppearance(
      table[path], at: path.row, in: table.sections[path.section], top: .zero,
      height: sections[path.section].rowHeight(path.row), environment: environment)
  }
}

extension FrameTree.Row {
  /// Whether a gap is the free width beside a text.
  fileprivate func textDecides(_ gap: String) -> Bool {
    gap.hasPrefix("titleTo") || gap.hasPrefix("detailTo")
      || gap == "contentMarginTrailing" && accessory == nil && elements.isEmpty
  }

  /// The gaps above and below its background, which are usually in the list of its section.
  fileprivate var verticalMargins: [FrameTree.Gap] {
    [
      ("insetTop", frame.minY, background.minY - frame.minY),
      ("insetBottom", background.maxY, frame.maxY - background.maxY),
    ].filter { $0.2 != .zero }.map { name, top, height in
      FrameTree.Gap(
        name: name, axis: .vertical, frame: Rect(x: frame.minX, y: top, width: frame.width, height: height))
    }
  }
}
