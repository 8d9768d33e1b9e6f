// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct LongOutputTests {
  private let home = ScratchFolder()

  /// Whether a text goes through the pager in a terminal of 20 columns and 10 rows.
  @Test(arguments: [
    ("echo short", false), ("echo \(String(repeating: "x", count: 170))", false),
    ("echo \(String(repeating: "x", count: 181))", true), ("echo \(String(repeating: "漢", count: 91))", true),
    ("echo \(String(repeating: "漢", count: 80))", false),
  ])
  func `each row of a wrapped line counts`(line: String, isPaged: Bool) throws {
    let shell = try ShellTerminal.prompting(
      home: home, columns: 20, rows: 10, environment: ["ROUNDTABLE_PAGER": "cat > /dev/null; echo PAGED"])
    let text = try shell.terminal.type(line + "\recho over\r", expecting: "\nover\r\n")
    #expect(text.contains("PAGED") == isPaged)
    try shell.leave()
  }

  /// Writes a spec whose table is printed in parts.
  private func writeLargeSpec() throws {
    let rows = (0..<40).map { "{title: Row \($0), detail: D}" }.joined(separator: ", ")
    let sections = String(repeating: "  - rows: [\(rows)]\n", count: 60)
    try home.write("sections:\n\(sections)", to: "t.yaml")
    // The default format of a dumb terminal is plain.
    try home.write("option format text\n", to: "config/roundtable/rc")
  }

  @Test(arguments: ["show", "frames"])
  func `a pager that is closed early ends the output, and one that reads on gets all of it`(line: String)
    throws
  {
    try writeLargeSpec()
    let shell = try ShellTerminal.prompting(
      home: home, ["t.yaml"], columns: 120, rows: 20,
      environment: ["ROUNDTABLE_PAGER": "if test -e all; then cat > all; else head -n 2; fi; echo LEFT"])
    let seen = try shell.terminal.type(line + "\r", expecting: "LEFT")
    #expect(seen.split(separator: "\n").count < 6)
    try shell.expectPrompt()
    try home.write("", to: "all")
    try shell.terminal.type(line + "\r", expecting: "LEFT")
    try shell.expectPrompt()
    let all = try home.read("all")
    #expect(all.split(separator: "\n").count > 2400)
    if line == "show" {
      try shell.enter("show > whole", expecting: "\n")
      #expect(try home.read("whole") == all)
    } else {
      #expect(all.contains("\nrow 59.39 ") && all.contains("\ncontent 393 x "))
    }
    try shell.leave()
  }

  @Test func `without a pager, Ctrl-C ends the output of a large table`() throws {
    try writeLargeSpec()
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml"], columns: 120, rows: 20)
    try shell.enter("option pager off", expecting: "pager off")
    try shell.terminal.type("show\r", expecting: "Row 3 ")
    shell.terminal.send("\u{3}")
    try shell.expectPrompt()
    try shell.enter("echo still here", expecting: "still here\r\n")
    try shell.leave()
  }
}
