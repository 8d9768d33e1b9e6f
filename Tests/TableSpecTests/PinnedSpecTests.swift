// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import TestSupport
import Testing

struct PinnedSpecTests {
  @Test func `the pinned tables are written as the same text, as new files and into existing ones`() throws {
    var former = SpecEncoder.encode(Table())
    try PinnedTables.expect("specs") { table in
      let text = SpecEncoder.encode(table)
      defer { former = text }
      return [
        ("yaml", text), ("json", SpecEncoder.encodeJSON(table)),
        ("patched", String(decoding: SpecPatcher.patch(Array(former.utf8), to: table).bytes, as: UTF8.self)),
      ]
    }
  }
}
