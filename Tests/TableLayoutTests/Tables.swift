// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Short ways to write the tables of these tests.
enum Tables {
  /// Sections with the given numbers of rows.
  static func make(
    _ counts: [Int], style: TableStyle = .insetGrouped, profile: Profile.ID = .iOS15, width: Points = 393,
    scale: Int = 3, headers: [String?] = [], footers: [String?] = [], look: Look = Look()
  ) -> Table {
    var info = Table.Info(style: style, profile: profile, traits: Traits(width: width, scale: scale))
    info.look = look
    return Table(
      info: info,
      sections: counts.enumerated().map { index, count in
        Section(
          info: Section.Info(
            header: headers.indices.contains(index) ? headers[index] : nil,
            footer: footers.indices.contains(index) ? footers[index] : nil),
          rows: (0..<count).map { Row(title: "Row \($0)") })
      })
  }

  static func look(_ change: (inout Look) -> Void) -> Look {
    var look = Look()
    change(&look)
    return look
  }
}

extension Rect: CustomTestStringConvertible {
  public var testDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
