// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@Suite struct CompletionTypingTests {
  @Test(arguments: [
    ("echo Credit\\ \t", "Credit Cards"),
    ("echo \"Credit C\t", "Credit Cards"),
    ("echo 'Credit C\t", "Credit Cards"),
    ("echo It\t", "It's"),
    ("echo 'It\t", "It's"),
    ("echo \"It\t", "It's"),
    ("echo A\t", #"A "quoted" one"#),
    ("echo \"A\t", #"A "quoted" one"#),
    ("echo 'A\t", #"A "quoted" one"#),
    ("echo ba\t", #"back\slash"#),
    ("echo é\t", "é"),
    ("echo Z\t", "Zürich"),
    ("echo --n\tIt\t", "--name=It's"),
  ])
  func `text that Tab inserts reads back as the name`(keys: String, name: String) throws {
    let probe = try ProbeTerminal()
    try probe.enter(keys, expecting: "[\(name)]\r\n")
    #expect(try probe.quit())
  }

  @Test func `several names are listed, and their common beginning is typed`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo Cre\t", expecting: "Credit Cards  Credits")
    try probe.terminal.expect("echo \"Credit")
    try probe.enter(" \t", expecting: "[Credit Cards]\r\n")
    #expect(try probe.quit())
  }

  @Test func `a closing quote under the cursor is not doubled`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("echo \"Credit C\"\u{2}\t", expecting: "[Credit Cards]\r\n")
    #expect(try probe.quit())
  }

  @Test func `the usage of a free-form value is shown above the prompt`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("fail \t", expecting: "Usage: fail TEXT\r\n")
    try probe.terminal.expect("fail ")
    try probe.enter("", expecting: "error: fail")
    #expect(try probe.quit())
  }

  @Test func `files and folders are completed where a command takes them`() throws {
    let probe = try ProbeTerminal()
    try probe.home.write("", to: "my folder/a file.txt")
    try probe.home.write("", to: "my folder/another.txt")
    try probe.terminal.type("raw my\t", expecting: "\"my folder/")
    try probe.terminal.type("a\t", expecting: "a file.txt   another.txt")
    try probe.enter("n\t", expecting: "[\"my folder/another.txt\" ]\r\n")
    #expect(try probe.quit())
  }

  @Test func `a file name with a tab is completed with the escape that reads back as a tab`() throws {
    let probe = try ProbeTerminal()
    try probe.home.write("", to: "left\tright.txt")
    try probe.enter("raw le\t", expecting: "[\"left\\tright.txt\" ]\r\n")
    #expect(try probe.quit())
  }

  @Test func `readline's own completion settings of the user work too`() throws {
    let home = ScratchFolder()
    let path = try home.write(#""\C-t": menu-complete"#, to: "inputrc")
    let probe = try ProbeTerminal(home: home, environment: ["INPUTRC": path])
    try probe.enter("echo Cre\u{14}\u{14}", expecting: "[Credits]")
    try probe.enter("echo Cre\u{14}", expecting: "[Credit Cards]")
    #expect(try probe.quit())
  }

  @Test func `all candidates can be inserted at once`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("raw x\u{15}echo C\u{1B}*", expecting: "[Credit Cards Credits]\r\n")
    #expect(try probe.quit())
  }
}
