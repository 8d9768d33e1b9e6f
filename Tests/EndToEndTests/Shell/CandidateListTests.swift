// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

struct CandidateListTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  @Test func `Tab lists each candidate with its description on a line if the screen has room`() throws {
    let shell = try ShellTerminal.prompting(home: home, columns: 50, rows: 30)
    shell.terminal.send("add-row x --d\t")
    try shell.terminal.expect("--date    The date of a status cell.\r\n")
    try shell.terminal.expect("--detail  The second text; a row of style `defau…\r\n")
    try shell.terminal.expect("add-row x --d")
    shell.terminal.send("\u{15}add-row x --tile-color \t")
    try shell.terminal.expect("--tile-color COLOR  The colour of a tile")
    // If there are more candidates than rows, they are listed in columns.
    shell.terminal.send("\u{15}set-\t")
    try shell.terminal.expect("set-appearance  ")
    try shell.terminal.expect("set-")
    shell.terminal.send("\u{15}")
    try shell.leave()
  }

  @Test func `a flag is not inserted before it is begun, and a caret marks a wrong word`() throws {
    let shell = try ShellTerminal.prompting(home: home, columns: 80, rows: 30)
    shell.terminal.send("random\rframes 0.0 \t")
    try shell.terminal.expect("--json  Print JSON, with every parameter.\r\n")
    shell.terminal.send("\u{15}echo [!]\r")
    try shell.terminal.expect("\n[!]\r\n")
    try shell.expectPrompt()
    try shell.enter("set-radius abc", expecting: "\r\n  set-radius abc\r\n             ^~~\r\n")
    try shell.leave("quit\r", answering: "discard\r")
  }
}
