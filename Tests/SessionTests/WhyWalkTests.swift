// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Session
import TableModel
import TableSpec
import TestSupport
import Testing

/// Every number that `why` explains is the frame's number, and the terms below it add up to it.
struct WhyWalkTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Examples").standardizedFileURL

  /// The tables of the examples and of the presets.
  private static func tables() throws -> [(name: String, table: Table)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter {
      $0.hasSuffix(".yaml")
    }
    return try names.sorted().map { name in
      let bytes = try [UInt8](Data(contentsOf: examples.appendingPathComponent(name)))
      return (name, try SpecDecoder(fileName: name).decode(bytes))
    } + Preset.all.map { ($0.name, $0.table) }
  }

  /// The tables alternate in direction, so that each change is tested in both.
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

  @Test func `the numbers of every example add up on an iPad at the readable width`() throws {
    try walk { table in
      table.info.traits.device = Device.all.last { $0.isPad }?.id
      table.info.cellLayoutMarginsFollowReadableWidth = true
    }
  }
}
