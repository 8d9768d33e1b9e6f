// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Renderers
import TableModel
import TestSupport
import Testing

struct FramesJSONTests {
  private func object(_ table: Table) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(Pictures.json(table).utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `frames, corners and separators are in points`() throws {
    let json = try object(Pictures.table([[Row(id: "a", title: "A"), Row(title: "B")]], headers: ["H"]))
    let section = try #require((json["sections"] as? [[String: Any]])?.first)
    let rows = try #require(section["rows"] as? [[String: Any]])
    let frame = try #require(rows[0]["frame"] as? [String: Double])
    #expect(frame == ["x": 16, "y": 55.5, "width": 268, "height": 44])
    #expect(
      rows[0]["cornerRadii"] as? [String: Double] == [
        "topLeft": 10, "topRight": 10, "bottomLeft": 0, "bottomRight": 0,
      ])
    #expect(rows[0]["id"] as? String == "a")
    let separators = try #require(rows[0]["separators"] as? [[String: Any]])
    #expect(separators[0]["frame"] as? [String: Double] == ["x": 32, "y": 99, "width": 252, "height": 0.5])
    let header = try #require(section["header"] as? [String: Any])
    #expect((header["frame"] as? [String: Double])?["height"] == 55.5)
    #expect((json["parameters"] as? [String: Any])?["metrics.cornerRadius"] as? Double == 10)
    #expect((json["contentSize"] as? [String: Double])?["width"] == 300)
  }

  @Test func `random tables and hostile texts give valid JSON`() throws {
    for seed in 0..<TestCount.of(30, nightly: 150) {
      var random = RandomTable(seed: UInt64(seed))
      _ = try object(random.table())
    }
    _ = try object(Pictures.table([[Row(title: "\u{0}\u{1B}\"\\\u{9F}")]]))
  }
}
