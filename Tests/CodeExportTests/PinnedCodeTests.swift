// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TestSupport
import Testing

struct PinnedCodeTests {
  @Test func `the code of the pinned tables is the same, in each format`() throws {
    try PinnedTables.expect("code") { table in
      CodeFormat.allCases.map { format in
        let code = try? format.code(for: table)
        return (format.rawValue, code.map { $0.source + ($0.controller?.text ?? "") } ?? "none")
      }
    }
  }
}
