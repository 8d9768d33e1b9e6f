// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// What goes through the pager.
struct LongOutputTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  /// Whether a text goes through the pager on a terminal of 20 columns and 10 rows.
  @Test(arguments: [
    ("echo short", false), ("echo \(String(repeating: "x", count: 170))", false),
    ("echo \(String(repeating: "x", count: 181))", true), ("echo \(String(repeating: "漢", count: 91))", true),
    ("echo \(String(repeating: "漢", count: 80))", false),
  ])
  func `rows that wrap count`(line: String, isPaged: Bool) throws {
    let shell = try ShellTerminal.prompting(
      home: home, columns: 20, rows: 10, environment: ["ROUNDTABLE_PAGER": "cat > /dev/null; echo PAGED"])
    shell.terminal.send(line + "\recho over\r")
    let text = try shell.terminal.expect("\nover\r\n")
    #expect(text.contains("PAGED") == isPaged)
    try shell.leave()
  }
}
