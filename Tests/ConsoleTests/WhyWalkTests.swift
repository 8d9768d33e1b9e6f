// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Foundation
import Geometry
import TableModel
import TableSpec
import TestSupport
import Testing

/// Every number that `why` answers for is the frame's, and what is printed below it adds up to it.
struct WhyWalkTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Examples").standardizedFileURL

  /// The examples' tables and the presets'.
  private static func tables() throws -> [(name: String, table: Table)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter {
      $0.hasSuffix(".yaml")
    }
    return try names.sorted().map { name in
      let bytes = try [UInt8](Data(contentsOf: examples.appendingPathComponent(name)))
      return (name, try SpecDecoder(fileName: name).decode(bytes))
    } + PresetRegistry.all.map { ($0.name, $0.table) }
  }

  private func walk(_ change: (inout Table) -> Void) throws {
    for (name, table) in try Self.tables() {
      for direction in Direction.allCases {
        var table = table
        table.info.traits.direction = direction
        change(&table)
        let walk = ExplanationWalk(table)
        #expect(walk.problems.isEmpty, "\(name), \(direction.rawValue): \(walk.problems.prefix(3))")
        #expect(walk.count > 100)
      }
    }
  }

  @Test(arguments: Profile.ID.allCases)
  func `the numbers of every example add up in every profile`(profile: Profile.ID) throws {
    try walk { $0.info.profile = profile }
  }

  @Test(arguments: TableStyle.allCases)
  func `the numbers of every example add up in every style`(style: TableStyle) throws {
    try walk { $0.info.style = style }
  }

  @Test(arguments: [TextSize.extraSmall, .accessibilityLarge])
  func `the numbers of every example add up at other text sizes`(size: TextSize) throws {
    try walk { $0.info.traits.textSize = size }
  }

  @Test func `the numbers of every example add up on an iPad that keeps to the readable width`() throws {
    try walk { table in
      table.info.traits.device = Device.all.last { $0.isPad }?.id
      table.info.cellLayoutMarginsFollowReadableWidth = true
    }
  }
}
