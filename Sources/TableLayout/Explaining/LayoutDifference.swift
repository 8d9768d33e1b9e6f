// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The differences between two laid-out tables: of the tables themselves, and of their frames and gaps in
/// points.
package struct LayoutDifference: Sendable {
  /// A length before and after, in points. A frame that was added or removed has only a height, which is
  /// `nil` on one side.
  package struct Length: Hashable, Sendable {
    /// `x`, `width` or `height` of a frame, or a gap's name.
    package let name: String
    package let isGap: Bool
    package let old: Points?
    package let new: Points?
  }

  /// The parts of a table that have frames.
  package enum Part: String, Hashable, Sendable {
    case table, navigationBar, statusBar, homeIndicator, tableHeaderView, tableFooterView
    case tabBar, toolbar, sheet, contentUnavailable
    case section, header, footer, row
  }

  /// One or several neighbours whose frames changed by the same lengths.
  package struct Run: Hashable, Sendable {
    package let part: Part
    /// The place of the first of them; the table for parts that belong to no section.
    package let first: LookLevel
    /// The place of the last of them.
    package fileprivate(set) var last: LookLevel
    /// The number of neighbours.
    package fileprivate(set) var count = 1
    /// Points by which the first of them moved down. Each of the others moved by ``step`` more than the one
    /// before.
    package let shift: Points
    package fileprivate(set) var step = Points.zero
    /// The changed lengths, without the shift.
    package let lengths: [Length]

    /// Points by which the last of them moved down.
    package fileprivate(set) var lastShift: Points
  }

  /// The differences of the tables themselves.
  package let table: TableDifference
  /// The content's sizes before and after, in points.
  package let oldSize: Size
  package let newSize: Size
  /// Gaps and frames other than rows, in the order of ``Part``.
  package private(set) var parts: [Run] = []
  /// Rows that both tables have, from top to bottom.
  package private(set) var rows: [Run] = []

  package var isEmpty: Bool { table.isEmpty }

  package init(from old: Table, to new: Table) {
    self.init(from: LaidOutTable(old), to: LaidOutTable(new))
  }

  package init(from old: LaidOutTable, to new: LaidOutTable) {
    table = TableDifference(from: old.table, to: new.table)
    (oldSize, newSize) = (old.contentSize, new.contentSize)
    guard !table.isEmpty else { return }
    addTableParts(old, new)
    let comparison = RowComparison(old: old, new: new)
    for (section, former) in new.sections.indices.map({ ($0, table.formerPlace(ofSection: $0)) }) {
      guard WorkProgress.advance() else { return }
      if let former { addSection(old, former, new, section) }
      for row in new.table.sections[section].rows.indices {
        guard WorkProgress.advance() else { return }
        let place = Table.IndexPath(row: row, section: section)
        guard let before = table.formerPlace(of: place) else { continue }
        let change = comparison.change(from: before, to: place)
        Self.add(.row, .row(place), change.shift, change.lengths, to: &rows)
      }
    }
  }

  private mutating func addTableParts(_ old: LaidOutTable, _ new: LaidOutTable) {
    let (former, latter) = (EdgeFrames(old), EdgeFrames(new))
    for ((part, before), (_, after)) in zip(former.frames, latter.frames) {
      let lengths = Length.frame(from: before, to: after)
      Self.add(
        part, .table, before.flatMap { a in after.map { $0.minY - a.minY } } ?? .zero, lengths, to: &parts)
    }
    Self.add(.table, .table, .zero, Length.gaps(from: old.tableGaps, to: new.tableGaps), to: &parts)
  }

  /// Adds headers, footers and gaps. Their places follow from the rows and aren't compared.
  private mutating func addSection(
    _ old: LaidOutTable, _ former: Int, _ new: LaidOutTable, _ section: Int
  ) {
    let place = LookLevel.section(section)
    let (oldTree, newTree) = (
      old.sectionTree(former, isBare: true), new.sectionTree(section, isBare: true)
    )
    for (part, before, after) in [
      (Part.header, oldTree.header, newTree.header), (.footer, oldTree.footer, newTree.footer),
    ] { Self.add(part, place, .zero, Length.frame(from: before?.frame, to: after?.frame), to: &parts) }
    let gaps = Length.gaps(
      from: old.sectionGaps(former, hasRows: false), to: new.sectionGaps(section, hasRows: false))
    Self.add(.section, place, .zero, gaps, to: &parts)
  }

  /// Adds a change to the last run of its part, if it continues that run.
  private static func add(
    _ part: Part, _ place: LookLevel, _ shift: Points, _ lengths: [Length], to runs: inout [Run]
  ) {
    guard shift != .zero || !lengths.isEmpty else { return }
    // Headers, footers and gaps of one section come one after the other.
    if let index = runs.indices.suffix(3).last(where: { runs[$0].part == part }),
      runs[index].continues(at: place, shift, lengths)
    {
      runs[index].step = shift - runs[index].lastShift
      runs[index].last = place
      runs[index].lastShift = shift
      runs[index].count += 1
      return
    }
    runs.append(
      Run(part: part, first: place, last: place, shift: shift, lengths: lengths, lastShift: shift))
  }
}

extension LayoutDifference.Run {
  /// Whether a change at `place` belongs to the run.
  fileprivate func continues(at place: LookLevel, _ shift: Points, _ lengths: [LayoutDifference.Length])
    -> Bool
  {
    guard lengths == self.lengths, Self.follows(place, last) else { return false }
    let step = shift - lastShift
    // Rows that move by the same length can be in several sections; rows that move by growing lengths are
    // counted in each section.
    guard count > 1 || place.section != last.section || part != .row else {
      return lastShift == .zero || shift.sign == lastShift.sign
    }
    return step == self.step
  }

  /// Whether `place` is next to `last`: the next row or section, or the first row of a later section.
  private static func follows(_ place: LookLevel, _ last: LookLevel) -> Bool {
    switch (place, last) {
    case (.row(let place), .row(let last)):
      place.section == last.section ? place.row == last.row + 1 : place.row == 0
    case (.section(let place), .section(let last)): place == last + 1
    default: false
    }
  }
}

extension Points {
  fileprivate var sign: Int { self == .zero ? 0 : self < .zero ? -1 : 1 }
}

extension LayoutDifference.Length {
  /// The lengths in which two frames differ, without their tops.
  static func frame(from old: Rect?, to new: Rect?) -> [Self] {
    let height = ("height", old?.height, new?.height)
    let lengths =
      old == nil || new == nil
      ? [height] : [("x", old?.minX, new?.minX), ("width", old?.width, new?.width), height]
    return lengths.filter { $0.1 != $0.2 }.map { Self(name: $0.0, isGap: false, old: $0.1, new: $0.2) }
  }

  /// The gaps in which two lists differ. The n-th gap of a name is compared with the n-th gap of that name.
  static func gaps(from old: [FrameTree.Gap], to new: [FrameTree.Gap]) -> [Self] {
    var former: [String: [Points]] = [:]
    for gap in old.reversed() { former[gap.name, default: []].append(gap.length) }
    var result: [Self] = []
    func add(_ name: String, _ old: Points, _ new: Points) {
      let length = Self(name: name, isGap: true, old: old, new: new)
      // The gap between rows occurs many times.
      if old != new, !result.contains(length) { result.append(length) }
    }
    for gap in new { add(gap.name, former[gap.name]?.popLast() ?? .zero, gap.length) }
    for gap in old {
      if let length = former[gap.name]?.popLast() { add(gap.name, length, .zero) }
    }
    return result
  }
}

/// Compares the frames of rows. Looks only into cells that can differ.
private struct RowComparison {
  let old: LaidOutTable
  let new: LaidOutTable
  private let haveSameInfo: Bool

  init(old: LaidOutTable, new: LaidOutTable) {
    (self.old, self.new) = (old, new)
    haveSameInfo = old.table.info == new.table.info
  }

  func change(
    from former: Table.IndexPath, to place: Table.IndexPath
  ) -> (shift: Points, lengths: [LayoutDifference.Length]) {
    let (before, after) = (old.sections[former.section], new.sections[place.section])
    let (oldRow, newRow) = (old.table[former], new.table[place])
    let shift = after.rowTop(place.row) - before.rowTop(former.row)
    let isSame = oldRow == newRow
    if isSame, haveSameInfo, before.rowHeight(former.row) == after.rowHeight(place.row),
      old.table.sections[former.section].info.look == new.table.sections[place.section].info.look,
      position(former, old) == position(place, new)
    {
      return (shift, [])
    }
    guard let oldTree = old.rowTree(former), let newTree = new.rowTree(place) else { return (shift, []) }
    let lengths = LayoutDifference.Length.frame(from: oldTree.frame, to: newTree.frame)
    let gaps = LayoutDifference.Length.gaps(
      from: oldTree.verticalMargins + oldTree.gaps, to: newTree.verticalMargins + newTree.gaps)
    // The free width beside a text follows from the text and would differ in each row.
    return (shift, lengths + (isSame ? gaps.filter { !newTree.textDecides($0.name) } : gaps))
  }

  private func position(_ place: Table.IndexPath, _ layout: LaidOutTable) -> RowPosition {
    RowPosition(row: place.row, count: layout.table.numberOfRows(inSection: place.section))
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

/// The frames above and below the sections.
private struct EdgeFrames {
  let frames: [(LayoutDifference.Part, Rect?)]

  init(_ layout: LaidOutTable) {
    let edges = layout.tableEdgeFrames
    frames =
      [
        (.navigationBar, layout.navigationBarTree?.frame), (.statusBar, layout.statusBarRect),
        (.homeIndicator, layout.homeIndicatorRect), (.tableHeaderView, edges.header),
        (.tableFooterView, edges.footer), (.sheet, layout.sheetRect),
        (.contentUnavailable, layout.contentUnavailableTree?.frame),
      ]
      + layout.bottomBarTrees.map { ($0.bar == .tabBar ? .tabBar : .toolbar, $0.frame) }
  }
}
