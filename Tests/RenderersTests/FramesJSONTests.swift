// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import OutputFormats
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

struct FramesJSONTests {
  @Test func `random tables and hostile texts give valid JSON`() throws {
    for seed in 0..<TestCount.of(30, nightly: 150) {
      _ = try JSONSerialization.jsonObject(with: Data(Pictures.json(RandomTable.table(seed: seed)).utf8))
    }
    let hostile = Pictures.table([[Row(title: "\u{0}\u{1B}\"\\\u{9F}")]])
    _ = try JSONSerialization.jsonObject(with: Data(Pictures.json(hostile).utf8))
  }

  @Test func `a long document is made in small pieces, and no more than are wanted`() {
    let rows = (0..<200).map { Row(title: "Row \($0)", detail: "Detail") }
    let layout = LaidOutTable(Pictures.table([rows, [], rows]))
    var pieces: [[UInt8]] = []
    FramesJSON.forEachPiece(of: layout) { piece in
      pieces.append(piece)
      return true
    }
    #expect(Array(pieces.joined()) == FramesJSON.bytes(of: layout))
    #expect(pieces.count > 10 && pieces.allSatisfy { $0.count < 1 << 17 })
    var count = 0
    FramesJSON.forEachPiece(of: layout) { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }
}
