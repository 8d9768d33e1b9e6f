// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@Suite struct PasteTests {
  @Test func `a paste of many lines runs them one by one`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.paste("echo one\necho two\n\necho three\n")
    try probe.terminal.expect("echo three")
    try probe.enter("", expecting: "[one]\r\n[two]\r\n[three]\r\n")
    #expect(try probe.quit())
  }

  @Test func `a paste stops at the first error`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.paste("echo one\nfail\necho three")
    try probe.terminal.expect("echo three")
    try probe.enter("", expecting: "[one]\r\nerror: fail\r\nskipped 1\r\n")
    #expect(try probe.quit())
  }

  @Test(arguments: [
    ("\none", #"line("")"#, 1), ("one\n\ntwo\nthree", #"line("one")"#, 2), (" one \n \n", #"line("one")"#, 0),
  ])
  func `the first line of a paste answers a question, and the others are skipped`(
    text: String, answer: String, skipped: Int
  ) throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("question\r", expecting: "answer? ")
    probe.terminal.paste(text)
    try probe.enter("", expecting: "answered \(answer)\r\n" + (skipped > 0 ? "skipped \(skipped)\r\n" : ""))
    #expect(try probe.quit())
  }

  @Test func `a paste is undone in one step`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("echo typed ")
    probe.terminal.paste("and pasted words")
    try probe.terminal.expect("words")
    probe.terminal.send("\u{1F}")
    try probe.enter("", expecting: "[typed]")
    #expect(try probe.quit())
  }

  @Test func `a tab in a paste does not complete`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.paste("raw It\tIt")
    try probe.enter("", expecting: "[It\tIt]")
    #expect(try probe.quit())
  }

  @Test func `lines typed while a command runs are kept`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("slow\r", expecting: "working\r\n")
    try probe.terminal.type("\u{3}", expecting: "interrupted")
    try probe.terminal.type("echo one\recho two\r", expecting: "[one]")
    try probe.terminal.expect("[two]")
    #expect(try probe.quit())
  }
}
