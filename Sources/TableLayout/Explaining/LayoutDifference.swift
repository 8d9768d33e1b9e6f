// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The differences between two tables: of the tables themselves, of their frames and gaps in points, and of their looks.
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
    /// The changed looks.
    package let looks: [Look]
    /// Whether the own settings of each of them say why its looks changed.
    package fileprivate(set) var isExplained: Bool

    /// Points by which the last of them moved down.
    package fileprivate(set) var lastShift: Points
  }

  /// The change of one element.
  struct Change {
    var shift = Points.zero
    var lengths: [Length] = []
    var looks: [Look] = []
    var isExplained = false
  }

  package let old: LaidOutTable
  package let new: LaidOutTable
  /// The differences of the tables themselves.
  package let table: TableDifference
  /// Gaps and frames other than rows, in the order of ``Part``.
  package private(set) var parts: [Run] = []
  /// Rows that both tables have, from top to bottom.
  package private(set) var rows: [Run] = []

  package var isEmpty: Bool { table.isEmpty }

  package init(from former: Table, to latter: Table) {
    table = TableDifference(from: former, to: latter)
    (old, new) = (LaidOutTable(former), LaidOutTable(latter))
    guard !table.isEmpty else { return }
    let edges = (old: EdgeComparison(old), new: EdgeComparison(new))
    addTableParts(edges.old, edges.new)
    let explained = Set(table.elements.filter { !$0.settings.isEmpty }.compactMap(\.new))
    var comparison = RowComparison(old: old, new: new)
    for (section, before) in new.sections.indices.map({ ($0, table.formerPlace(ofSection: $0)) }) {
      guard WorkProgress.advance() else { return }
      if let before {
        addSection(before, section, edges.old, edges.new, isExplained: explained.contains(.section(section)))
      }
      for row in new.table.sections[section].rows.indices {
        guard WorkProgress.advance() else { return }
        let place = Table.IndexPath(row: row, section: section)
        // A row that was in a collapsed section had no frame.
        guard let before = table.formerPlace(of: place), old.table.contains(before) else { continue }
        var change = comparison.change(from: before, to: place)
        change.isExplained = explained.contains(.row(place))
        Self.add(.row, .row(place), change, to: &rows)
      }
    }
  }

  private mutating func addTableParts(_ before: EdgeComparison, _ after: EdgeComparison) {
    for ((part, former), (_, latter)) in zip(before.frames, after.frames) {
      let shift = former.flatMap { a in latter.map { $0.minY - a.minY } } ?? .zero
      let change = Change(
        shift: shift, lengths: Length.frame(from: former, to: latter),
        looks: after.looks(of: part, since: before))
      Self.add(part, .table, change, to: &parts)
    }
    let gaps = Length.gaps(from: old.tableGaps, to: new.tableGaps)
    Self.add(.table, .table, Change(lengths: gaps, looks: after.looks(of: .table, since: before)), to: &parts)
  }

  /// Adds headers, footers and gaps. Their places follow from the rows and aren't compared.
  private mutating func addSection(
    _ former: Int, _ section: Int, _ before: EdgeComparison, _ after: EdgeComparison, isExplained: Bool
  ) {
    let place = LookLevel.section(section)
    let (oldTree, newTree) = (
      old.sectionTree(former, isBare: true), new.sectionTree(section, isBare: true)
    )
    for (part, one, other) in [
      (Part.header, oldTree.header, newTree.header), (.footer, oldTree.footer, newTree.footer),
    ] {
      let change = Change(
        lengths: Length.frame(from: one?.frame, to: other?.frame),
        looks: after.looks(of: part, section: section, since: before, former: former),
        isExplained: isExplained)
      Self.add(part, place, change, to: &parts)
    }
    let gaps = Length.gaps(
      from: old.sectionGaps(former, hasRows: false), to: new.sectionGaps(section, hasRows: false))
    Self.add(.section, place, Change(lengths: gaps), to: &parts)
  }

  /// Adds a change to the last run of its part, if it continues that run.
  private static func add(_ part: Part, _ place: LookLevel, _ change: Change, to runs: inout [Run]) {
    guard change.shift != .zero || !change.lengths.isEmpty || !change.looks.isEmpty else { return }
    // Headers, footers and gaps of one section come one after the other.
    if let index = runs.indices.suffix(3).last(where: { runs[$0].part == part }),
      runs[index].continues(at: place, change)
    {
      runs[index].step = change.shift - runs[index].lastShift
      runs[index].last = place
      runs[index].lastShift = change.shift
      runs[index].count += 1
      runs[index].isExplained = runs[index].isExplained && change.isExplained
      return
    }
    runs.append(
      Run(
        part: part, first: place, last: place, shift: change.shift, lengths: change.lengths,
        looks: change.looks,
        isExplained: change.isExplained, lastShift: change.shift))
  }
}

extension LayoutDifference.Run {
  /// Whether a change at `place` belongs to the run.
  fileprivate func continues(at place: LookLevel, _ change: LayoutDifference.Change) -> Bool {
    guard change.lengths == lengths, change.looks == looks, Self.follows(place, last) else { return false }
    let shift = change.shift
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
