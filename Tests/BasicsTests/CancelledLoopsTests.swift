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
  private static let rows = 1000
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
  private static let other = changed { $0.badge = "0" }
  private static let theirs = changed { $0.title += "!" }
  private static let facts = TableFacts(of: table)
  private static let factBytes = facts.bytes
  private static let otherFacts = TableFacts(of: other)

  private static func changed(_ change: (inout Row) -> Void) -> Table {
    var table = table
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices { change(&table.sections[section].rows[row]) }
    }
    return table
  }

  /// Cancels the work from another thread after a hundredth of its units.
  ///
  /// - Parameter slack: the number of units that may follow the cancellation: at most one for each nested
  ///   loop.
  private func expectLeaves(
    slack: Int = 64, sourceLocation location: SourceLocation = #_sourceLocation, _ work: @Sendable () -> Void
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

  /// Each loop that counts its rows, by its name.
  private static let works: KeyValuePairs<String, @Sendable () -> Void> = [
    "decoding": { _ = try? SpecDecoder(fileName: "a.yaml").decode(spec) },
    "layout": { _ = LaidOutTable(table) },
    "painting": { _ = layout.displayList(withRulers: true) },
    "listing frames": {
      for section in layout.sections.indices { layout.forEachRow(inSection: section) { _ in true } }
    },
    "listing gaps": { for section in layout.sections.indices { _ = layout.sectionGaps(section) } },
    "linting": { _ = Linter.findings(in: other, from: .note) },
    "comparing tables": { _ = TableDifference(from: table, to: other) },
    "comparing layouts": { _ = LayoutDifference(from: table, to: other) },
    "collecting facts": { _ = TableFacts(of: table) },
    "writing facts": { _ = facts.bytes },
    "reading facts": { _ = try? TableFacts(factBytes) },
    "comparing facts": { _ = FactsDifference(from: facts, to: otherFacts) },
    "merging": { _ = TableMerge(base: table, ours: other, theirs: theirs) },
  ]

  @Test(arguments: works.map(\.key))
  func `the work ends when it is cancelled`(name: String) throws {
    expectLeaves(try #require(Self.works.first { $0.key == name }).value)
  }

  @Test func `parsing ends when it is cancelled`() throws {
    let progress = WorkProgress()
    progress.cancel()
    let error = #expect(throws: SpecError.self) {
      try progress.run { () throws(SpecError) in _ = try SpecDecoder(fileName: "a.yaml").decode(Self.spec) }
    }
    #expect(try #require(error).problems.first?.line ?? .max < 100)
  }

  @Test(arguments: OutputFormat.all.indices) func `writing each format ends when it is cancelled`(
    _ format: Int
  ) {
    switch OutputFormat.all[format] {
    case .picture(let renderer): expectLeaves { _ = renderer.init().render(Self.list) }
    case .frames: expectLeaves { _ = FramesJSON.bytes(of: Self.layout) }
    case .page: expectLeaves { _ = OutputFormat.page.bytes(of: Self.layout) }
    // Another program converts this SVG to the raster format.
    case .raster:
      expectLeaves { _ = SVGRenderer().render(Self.list, dark: Self.list) }
    }
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
