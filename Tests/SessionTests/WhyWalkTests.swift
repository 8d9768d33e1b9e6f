// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Session
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

  /// Each table has one direction, by turns: both come with every change.
  private func walk(turn: Int = 0, _ change: (inout Table) -> Void) throws {
    for (index, (name, table)) in try Self.tables().enumerated() {
      var table = table
      let direction = Direction.allCases[(index + turn) % Direction.allCases.count]
      table.info.traits.direction = direction
      change(&table)
      let walk = ExplanationWalk(table)
      #expect(walk.problems.isEmpty, "\(name), \(direction.rawValue): \(walk.problems.prefix(3))")
      #expect(walk.count > 100)
    }
  }

  @Test(arguments: Profile.ID.allCases.enumerated().map { ($0, $1) })
  func `the numbers of every example add up in every profile`(turn: Int, profile: Profile.ID) throws {
    try walk(turn: turn) { $0.info.profile = profile }
  }

  @Test(arguments: TableStyle.allCases.enumerated().map { ($0, $1) })
  func `the numbers of every example add up in every style`(turn: Int, style: TableStyle) throws {
    try walk(turn: turn) { $0.info.style = style }
  }

  @Test(arguments: [(0, TextSize.extraSmall), (1, .accessibilityLarge)])
  func `the numbers of every example add up at other text sizes`(turn: Int, size: TextSize) throws {
    try walk(turn: turn) { $0.info.traits.textSize = size }
  }

  @Test func `the numbers of every example add up on an iPad that keeps to the readable width`() throws {
    try walk { table in
      table.info.traits.device = Device.all.last { $0.isPad }?.id
      table.info.cellLayoutMarginsFollowReadableWidth = true
    }
  }
}
