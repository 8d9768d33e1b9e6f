// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TestSupport
import Testing

struct PinnedCodeTests {
  @Test func `the code of the pinned tables is the same, in each format and technique`() throws {
    try PinnedTables.expect("code") { table in
      var variants: [(name: String, format: CodeFormat, options: CodeOptions)] = CodeFormat.allCases.map {
        ($0.rawValue, $0, CodeOptions())
      }
      variants += ExportTechnique.allCases.map { ($0.rawValue, .uikit, CodeOptions(technique: $0)) }
      variants.append(("faithful", .uikit, CodeOptions(technique: nil, isFaithful: true)))
      return variants.map { ($0.name, $0.format.code(for: table, $0.options).source) }
    }
  }
}
