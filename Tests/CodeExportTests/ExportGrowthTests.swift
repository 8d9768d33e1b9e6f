// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import TableModel
import Testing

/// A table of four times as many rows takes some four times as long; sixteen times means that each row looks at all rows.
@Suite(.serialized) struct ExportGrowthTests {
  @Test(arguments: CodeFormat.allCases)
  func `the time of an export grows with the rows`(format: CodeFormat) {
    let (few, many) = (Self.table(250), Self.table(1000))
    // A core that others use has no effect on the time of a thread, and a cache that grows cold has little on the least.
    let least = (0..<2).map { _ in (Self.seconds(few, format), Self.seconds(many, format)) }
    let ratio = (least.map(\.1).min() ?? 0) / (least.map(\.0).min() ?? 1)
    #expect(ratio < 9, "four times the rows took \(ratio) times as long")
  }

  private static func table(_ count: Int) -> Table {
    let rows = (0..<count).map { number in
      Row(id: "row\(number)", title: "Row \(number)", detail: "\(number)", cellStyle: .value1)
    }
    var table = Table(
      info: Table.Info(title: "Long"),
      sections: stride(from: 0, to: count, by: 10).map { start in
        Section(info: Section.Info(header: "Section \(start)"), rows: Array(rows[start..<start + 10]))
      })
    table.info.look[.cornerRadius] = 12
    return table
  }

  /// Seconds of this thread's own work.
  private static func seconds(_ table: Table, _ format: CodeFormat) -> Double {
    let start = now
    _ = try? format.code(for: table)
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
