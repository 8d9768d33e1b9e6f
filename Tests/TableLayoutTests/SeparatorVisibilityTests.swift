// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport
import Testing

/// Lines that rows show or hide at their tops and at their bottoms.
struct SeparatorVisibilityTests {
  /// The edges at which each of three rows has lines.
  private func lines(style: TableStyle = .plain, _ change: (inout Table) -> Void) -> [[SeparatorPosition]] {
    LaidOutTable(table(style, change)).frameTree().sections[0].rows.map { row in
      row.separators.map { $0.frame.minY < row.frame.midY ? .top : .bottom }
    }
  }

  private func table(_ style: TableStyle = .insetGrouped, _ change: (inout Table) -> Void) -> Table {
    var table = Tables.make([3], style: style, profile: .iOS15)
    change(&table)
    return table
  }

  private func set(
    _ row: Int, top: SeparatorVisibility? = nil, bottom: SeparatorVisibility? = nil, in table: inout Table
  ) {
    table.sections[0].rows[row].look[.separatorTopVisibility] = top
    table.sections[0].rows[row].look[.separatorBottomVisibility] = bottom
  }

  private static let usual: [[SeparatorPosition]] = [[.bottom], [.bottom], []]

  @Test func `each of two rows hides the line between them`() {
    let hidden: [[SeparatorPosition]] = [[], [.bottom], []]
    #expect(lines(style: .insetGrouped) { _ in } == Self.usual)
    #expect(lines(style: .insetGrouped) { set(0, bottom: .hidden, in: &$0) } == hidden)
    #expect(lines(style: .insetGrouped) { set(1, top: .hidden, in: &$0) } == hidden)
  }

  @Test func `a visible line wins over a hidden one, and there is one line`() {
    let shown = lines(style: .insetGrouped) {
      set(0, bottom: .hidden, in: &$0)
      set(1, top: .visible, in: &$0)
    }
    #expect(shown == Self.usual)
    // As apps do it: the upper lines of all rows but the first.
    let upper = lines(style: .insetGrouped) {
      $0.info.look[.separatorBottomVisibility] = .hidden
      for row in 1...2 { set(row, top: .visible, in: &$0) }
    }
    #expect(upper == Self.usual)
  }

  @Test func `a section's ends get lines of their own`() {
    #expect(
      lines(style: .insetGrouped) { set(0, top: .visible, in: &$0) } == [[.top, .bottom], [.bottom], []])
    #expect(
      lines(style: .insetGrouped) { set(2, bottom: .visible, in: &$0) } == [[.bottom], [.bottom], [.bottom]])
    #expect(lines { set(2, bottom: .hidden, in: &$0) } == Self.usual)
    let edges = lines {
      $0.info.look[.separatorSectionEdges] = true
      set(0, top: .hidden, in: &$0)
    }
    #expect(edges == [[.bottom], [.bottom], [.bottom]])
  }

  @Test func `inner levels override outer ones`() {
    let shown = lines(style: .insetGrouped) {
      $0.sections[0].info.look[.separatorBottomVisibility] = .hidden
      set(1, bottom: .automatic, in: &$0)
    }
    #expect(shown == [[], [.bottom], []])
  }

  @Test func `lines at the top are hidden by the row above, too`() {
    let shown = lines(style: .insetGrouped) {
      $0.info.look[.separatorPosition] = .top
      set(1, bottom: .hidden, in: &$0)
    }
    #expect(shown == [[], [.top], []])
  }

  @Test func `cards share no edge, and a table without separators has none`() {
    let apart = lines(style: .insetGrouped) {
      $0.info.look[.rowSpacing] = 8
      set(0, bottom: .visible, in: &$0)
      set(1, top: .hidden, in: &$0)
    }
    #expect(apart == [[.bottom], [], []])
    let none = lines(style: .insetGrouped) {
      $0.info.look[.separatorStyle] = SeparatorStyle.none
      set(0, top: .visible, in: &$0)
    }
    #expect(none == [[], [], []])
  }

  @Test func `a visibility that changes no line is reported`() {
    func unused(_ change: (inout Table) -> Void) -> [String] {
      let layout = LaidOutTable(table(.insetGrouped, change))
      return layout.unusedSettings(layout.laidOutRows(inSection: 0)).map(\.name)
    }
    #expect(unused { set(1, top: .visible, in: &$0) } == ["separator.topVisibility"])
    #expect(unused { set(0, top: .hidden, in: &$0) } == ["separator.topVisibility"])
    #expect(unused { set(1, top: .hidden, bottom: .hidden, in: &$0) } == [])
    #expect(
      unused {
        set(0, bottom: .visible, in: &$0)
        set(1, top: .hidden, in: &$0)
      } == ["separator.topVisibility"])
  }

  @Test func `the hidden line is that of a drawn row, also after its neighbour's change`() {
    let before = LaidOutTable(table { _ in })
    let after = LaidOutTable(table { set(1, top: .hidden, in: &$0) })
    #expect(before.rows.appearances[0] != after.rows.appearances[0])
    #expect(before.rows.appearances[2] == after.rows.appearances[2])
  }
}
