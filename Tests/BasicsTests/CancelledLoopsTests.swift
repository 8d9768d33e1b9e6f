// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Foundation
import OutputFormats
import Renderers
import TableLayout
import TableLint
import TableModel
import TableSpec
import TestSupport
import Testing

/// What loops over rows leaves its loop when nobody wants the result any more.
@Suite struct CancelledLoopsTests {
  private static let rows = 4000
  private static let spec = Array(
    ("sections:\n"
      + (0..<10).map { section in
        "- rows:\n"
          + (0..<(rows / 10)).map { "  - {title: Row \($0), id: r\(section)-\($0), detail: Text}\n" }.joined()
      }.joined()).utf8)
  private static let table = Table(
    sections: (0..<10).map { _ in
      Section(rows: (0..<(rows / 10)).map { Row(title: "Row \($0)", detail: "Text") })
    })

  private static let layout = LaidOutTable(table)
  private static let list = layout.displayList(withRulers: true)
  private static let frameTree = layout.frameTree()
  private static let other: Table = {
    var table = Self.table
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices { table.sections[section].rows[row].badge = "\(row)" }
    }
    return table
  }()

  /// Cancels the work from another thread after a hundredth of it.
  ///
  /// - Parameter slack: units that may follow: at most one for each loop that the work leaves.
  private func expectLeaves(
    slack: Int = 64, _ location: SourceLocation = #_sourceLocation, _ work: @escaping @Sendable () -> Void
  ) {
    let whole = WorkProgress()
    whole.run(work)
    #expect(whole.completedUnitCount >= Self.rows, "it counts its rows", sourceLocation: location)
    let progress = WorkProgress()
    let start = whole.completedUnitCount / 100
    nonisolated(unsafe) var atCancel = 0
    let thread = Thread {
      while progress.completedUnitCount < start {}
      progress.cancel()
      atCancel = progress.completedUnitCount
    }
    thread.start()
    progress.run(work)
    while !thread.isFinished { sched_yield() }
    #expect(progress.completedUnitCount <= atCancel + slack, sourceLocation: location)
    // Work that nobody wants before it begins costs nothing.
    let unwanted = WorkProgress()
    unwanted.cancel()
    unwanted.run(work)
    #expect(unwanted.completedUnitCount <= slack, sourceLocation: location)
  }

  @Test func `decoding ends`() {
    expectLeaves { _ = try? SpecDecoder(fileName: "a.yaml").decode(Self.spec) }
  }

  @Test func `parsing leaves as well`() throws {
    let progress = WorkProgress()
    progress.cancel()
    let error = #expect(throws: SpecError.self) {
      try progress.run { () throws(SpecError) in _ = try SpecDecoder(fileName: "a.yaml").decode(Self.spec) }
    }
    #expect(try #require(error).problems.first?.line ?? .max < 100)
  }

  @Test func `laying out ends`() { expectLeaves { _ = LaidOutTable(Self.table) } }

  @Test func `painting ends`() { expectLeaves { _ = Self.layout.displayList(withRulers: true) } }

  @Test func `frames ends`() { expectLeaves { _ = Self.layout.frameTree() } }

  @Test func `gaps ends`() { expectLeaves { _ = Self.layout.verticalParts } }

  @Test(arguments: OutputFormat.all.indices) func `writing ends`(_ format: Int) {
    switch OutputFormat.all[format] {
    case .picture(let renderer): expectLeaves { _ = renderer.init().render(Self.list) }
    case .frames: expectLeaves { _ = FramesJSON.bytes(of: Self.frameTree) }
    // What a program makes its picture of.
    case .raster:
      expectLeaves { _ = SVGRenderer().render(Self.list, dark: Self.list) }
    }
  }

  @Test func `linting ends`() { expectLeaves { _ = Linter.findings(in: Self.other, from: .note) } }

  @Test func `comparing ends`() { expectLeaves { _ = TableDifference(from: Self.table, to: Self.other) } }

  @Test func `comparing layouts ends`() {
    let former = Self.layout
    let latter = LaidOutTable(Self.other, after: former)
    expectLeaves { _ = LayoutDifference(from: former, to: latter) }
  }

  @Test func `merging ends`() {
    var theirs = Self.table
    for section in theirs.sections.indices {
      for row in theirs.sections[section].rows.indices { theirs.sections[section].rows[row].title += "!" }
    }
    let sides = theirs
    expectLeaves { _ = TableMerge(base: Self.table, ours: Self.other, theirs: sides) }
  }

  /// Partial results are asked like whole ones until they are thrown away.
  @Test func `partial layouts answer`() {
    let progress = WorkProgress()
    progress.cancel()
    progress.run {
      let layout = LaidOutTable(Self.other)
      #expect(layout.sections.count == Self.other.sections.count)
      for section in layout.sections.indices {
        _ = layout.rect(forSection: section)
        _ = layout.rectForRow(at: Table.IndexPath(row: 3, section: section))
      }
      for format in OutputFormat.all { _ = format.bytes(of: layout, PictureOptions(withRulers: true)) }
    }
  }
}
