// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import TestSupport
import Testing

@Suite struct TypingTests {
  @Test func `a line runs, then the next prompt appears`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("echo one", expecting: "[one]")
    try probe.enter("echo two", expecting: "[two]")
    #expect(try probe.quit())
  }

  @Test func `a continued line is passed on whole`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("raw one \\\r", expecting: "more> ")
    try probe.enter("two", expecting: "[one \\\r\ntwo]\r\n")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-D ends the program without a message or a blank line`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.quit("\u{4}")
    #expect(
      probe.terminal.unmatched == "\r\n\u{1B}[?2004l\r" || probe.terminal.unmatched == "\u{1B}[?2004l\r\r\n")
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }

  @Test func `a dumb terminal gets no escape sequence`() throws {
    let probe = try ProbeTerminal(terminal: "dumb")
    try probe.terminal.type("echo x\r", expecting: "[x]\r\n")
    try probe.terminal.expect("probe> ")
    try probe.terminal.quit("\u{4}")
    #expect(probe.terminal.unmatched == "\r\n")
    #expect(!probe.terminal.transcript.contains(0x1B))
  }

  @Test func `Backspace deletes a whole letter if the environment sets no locale`() throws {
    let probe = try ProbeTerminal(environment: ["LC_ALL": nil])
    try probe.terminal.type("echo \u{E9}", expecting: "\u{E9}")
    try probe.enter("\u{7F}x", expecting: "[x]")
    #expect(try probe.quit())
  }

  @Test func `the inputrc can have a section for the application, which overrides the defaults`() throws {
    let home = ScratchFolder()
    let path = try home.write(
      """
      set show-all-if-ambiguous off
      $if lineprobe
      "\\C-t": "echo macro"
      $endif
      $if other
      "\\C-t": "echo wrong"
      $endif
      """, to: "inputrc")
    let probe = try ProbeTerminal(home: home, environment: ["INPUTRC": path])
    try probe.enter("\u{14}", expecting: "[macro]")
    // The first Tab only completes the common part; by our default it would list the names at once.
    probe.terminal.send("echo Cre\t")
    #expect(!(try probe.terminal.expect("\"Credit")).contains("Credit Cards"))
  }

  @Test func `the prompt changes`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("prompt other>\r")
    try probe.terminal.expect("\rother> ".replacing("\r", with: ""))
    try probe.terminal.quit("quit\r")
  }
}
