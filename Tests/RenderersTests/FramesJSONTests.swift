// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Renderers
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
}
