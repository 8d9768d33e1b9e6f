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
      for technique in ExportTechnique.allCases {
        var options = CodeOptions()
        options.technique = technique
        variants.append((technique.rawValue, .uikit, options))
      }
      var options = CodeOptions()
      options.isFaithful = true
      variants.append(("faithful", .uikit, options))
      return variants.map { ($0.name, $0.format.code(for: table, $0.options).source) }
    }
  }
}
