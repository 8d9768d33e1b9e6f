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

/// Every loop over rows ends early when its work is cancelled.
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

  /// Cancels the work from another thread after a hundredth of its units.
  ///
  /// - Parameter slack: the number of units that may follow the cancellation: at most one for each nested
  ///   loop.
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
    // Work that is cancelled before it begins does almost nothing.
    let unwanted = WorkProgress()
    unwanted.cancel()
    unwanted.run(work)
    #expect(unwanted.completedUnitCount <= slack, sourceLocation: location)
  }

  @Test func `decoding ends when it is cancelled`() {
    expectLeaves { _ = try? SpecDecoder(fileName: "a.yaml").decode(Self.spec) }
  }

  @Test func `parsing ends when it is cancelled`() throws {
    let progress = WorkProgress()
    progress.cancel()
    let error = #expect(throws: SpecError.self) {
      try progress.run { () throws(SpecError) in _ = try SpecDecoder(fileName: "a.yaml").decode(Self.spec) }
    }
    #expect(try #require(error).problems.first?.line ?? .max < 100)
  }

  @Test func `layout ends when it is cancelled`() { expectLeaves { _ = LaidOutTable(Self.table) } }

  @Test func `painting ends when it is cancelled`() {
    expectLeaves { _ = Self.layout.displayList(withRulers: true) }
  }

  @Test func `listing frames ends when it is cancelled`() { expectLeaves { _ = Self.layout.frameTree() } }

  @Test func `listing gaps ends when it is cancelled`() { expectLeaves { _ = Self.layout.verticalParts } }

  @Test(arguments: OutputFormat.all.indices) func `writing each format ends when it is cancelled`(
    _ format: Int
  ) {
    switch OutputFormat.all[format] {
    case .picture(let renderer): expectLeaves { _ = renderer.init().render(Self.list) }
    case .frames: expectLeaves { _ = FramesJSON.bytes(of: Self.frameTree) }
    // Another program converts this SVG to the raster format.
    case .raster:
      expectLeaves { _ = SVGRenderer().render(Self.list, dark: Self.list) }
    }
  }

  @Test func `linting ends when it is cancelled`() {
    expectLeaves { _ = Linter.findings(in: Self.other, from: .note) }
  }

  @Test func `comparing tables ends when it is cancelled`() {
    expectLeaves { _ = TableDifference(from: Self.table, to: Self.other) }
  }

  @Test func `comparing layouts ends when it is cancelled`() {
    let former = Self.layout
    let latter = LaidOutTable(Self.other, after: former)
    expectLeaves { _ = LayoutDifference(from: former, to: latter) }
  }

  @Test func `merging ends when it is cancelled`() {
    var theirs = Self.table
    for section in theirs.sections.indices {
      for row in theirs.sections[section].rows.indices { theirs.sections[section].rows[row].title += "!" }
    }
    let sides = theirs
    expectLeaves { _ = TableMerge(base: Self.table, ours: Self.other, theirs: sides) }
  }

  /// Partial results must answer every query until they are discarded.
  @Test func `partial layouts answer queries`() {
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
