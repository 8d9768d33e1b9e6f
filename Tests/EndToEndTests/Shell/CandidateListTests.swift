// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

struct CandidateListTests {
  private let home = ScratchFolder()

  @Test func `Tab lists each candidate with its description on a line if the screen has room`() throws {
    let shell = try ShellTerminal.prompting(home: home, columns: 50, rows: 30)
    try shell.terminal.type("add-row x --d\t", expecting: "--date    The date of a status cell.\r\n")
    try shell.terminal.expect("--detail  The second text; the cell style defaul…\r\n")
    try shell.terminal.expect("add-row x --d")
    try shell.terminal.type(
      "\u{15}add-row x --image-tile-color \t", expecting: "--image-tile-color COLOR  The colour of a ti")
    // If there are more candidates than rows, they are listed in columns.
    try shell.terminal.type("\u{15}set-\t", expecting: "set-appearance  ")
    try shell.terminal.expect("set-")
    shell.terminal.send("\u{15}")
    try shell.leave()
  }

  @Test func `Tab lists the common symbols, and no list is longer than the screen`() throws {
    let shell = try ShellTerminal.prompting(home: home, columns: 80, rows: 30)
    try shell.terminal.type("add-row x --image \t", expecting: "--image TEXT  The leading image.")
    let common = try shell.terminal.expect("wifi")
    #expect(common.contains("globe"))
    #expect(common.split(separator: "\n").count < 20, "\(common)")
    try shell.terminal.type("c\t", expecting: " more; type a letter, then TAB\r\n")
    shell.terminal.send("\u{15}")
    try shell.leave()
  }

  @Test func `a flag is not inserted before it is begun, and a caret marks a wrong word`() throws {
    let shell = try ShellTerminal.prompting(home: home, columns: 80, rows: 30)
    try shell.terminal.type(
      "random\rframes 0.0 \t", expecting: "--json  Print JSON, with every parameter.\r\n")
    try shell.enter("\u{15}echo [!]", expecting: "\n[!]\r\n")
    try shell.enter("set-radius abc", expecting: "\r\n  set-radius abc\r\n             ^~~\r\n")
    try shell.leave("quit\r", answering: "discard\r")
  }
}
