// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct LeavingTests {
  private let home = ScratchFolder()
  private let question = "save, discard or cancel? "

  private func edited(_ arguments: [String] = []) throws -> ShellTerminal {
    let shell = try ShellTerminal.prompting(home: home, arguments)
    try shell.enter("add-row Alpha", expecting: "added")
    return shell
  }

  @Test(arguments: ["quit\r", "q\r", "exit\r", "\u{4}"])
  func `every way to end the shell asks first, and cancel continues`(ending: String) throws {
    let shell = try edited()
    try shell.terminal.type(ending, expecting: "1 edit to a table without a file is not saved")
    try shell.terminal.expect(question)
    try shell.terminal.type("what\r", expecting: question)
    shell.terminal.send("cancel\r")
    try shell.expectPrompt()
    try shell.enter("expect count rows 0 1", expecting: "\r\n")
    try shell.terminal.type(ending, expecting: question)
    shell.terminal.send("\u{3}")
    try shell.expectPrompt()
    try shell.terminal.type(ending, expecting: question)
    try shell.terminal.quit("d\r")
    #expect(shell.isRestored)
    #expect(shell.drafts.isEmpty)
  }

  @Test func `save writes the file and exits with the requested code`() throws {
    try home.write("# Mine.\nsections:\n  - rows: [A]\n", to: "t.yaml")
    let shell = try edited(["t.yaml"])
    try shell.terminal.type("quit 7\r", expecting: "1 edit to t.yaml is not saved")
    try shell.terminal.expect(question)
    try shell.terminal.type("save\r", expecting: "saved t.yaml")
    #expect(try shell.terminal.waitForExit() == .exited(code: 7))
    #expect(try home.read("t.yaml") == "# Mine.\nsections:\n  - rows: [A, Alpha]\n")
  }

  @Test func `save asks for a name if the table has none`() throws {
    let shell = try edited()
    try shell.terminal.type("quit\r", expecting: question)
    try shell.terminal.type("save\r", expecting: "save as")
    try shell.terminal.type("nowhere/t.yaml\r", expecting: "error:")
    try shell.terminal.expect(question)
    try shell.terminal.type("s\r", expecting: "save as")
    try shell.terminal.quit("\"my table.yaml\"\r")
    #expect(try home.read("my table.yaml").contains("Alpha"))
  }

  private static let kept =
    "note: 1 edit to a table without a file not saved; the draft is kept, and the next shell offers to restore it\r\n"

  @Test func `Ctrl-D at the question ends the shell, and the next one offers the edits`() throws {
    let shell = try edited()
    try shell.terminal.type("\u{4}", expecting: question)
    // At the question for a name, Ctrl-D asks the first question again.
    try shell.terminal.type("save\r", expecting: "save as")
    try shell.terminal.type("\u{4}", expecting: question)
    try shell.terminal.type("\u{4}", expecting: Self.kept)
    #expect(try shell.terminal.waitForExit() == .exited(code: 0))
    #expect(shell.isRestored)
    let next = try ShellTerminal(home: home)
    try next.terminal.expect("draft of an earlier shell: 1 edit to a table without a file")
    try next.enter("restore", expecting: "restored 1 edit")
    try next.enter("expect count rows 0 1", expecting: "\r\n")
    try next.leave(answering: "discard\r")
    #expect(next.drafts.isEmpty)
  }

  @Test func `Ctrl-D at the question asks again if the draft can't be written`() throws {
    try home.write("", to: "state")
    let shell = try edited()
    try shell.terminal.type("\u{4}", expecting: question)
    try shell.terminal.type(
      "\u{4}", expecting: "error: the draft of the edits can't be written; save or discard them\r\n")
    try shell.terminal.expect(question)
    try shell.leave("discard\r")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal at the question keeps the edits, and the shell says so`(signal: Int32) throws {
    let shell = try edited()
    try shell.terminal.type("quit\r", expecting: question)
    shell.terminal.process.signal(signal)
    try shell.terminal.expect(Self.kept)
    #expect(try shell.terminal.waitForExit() == .exited(code: 128 + signal))
    #expect(shell.isRestored && shell.drafts.count == 1)
  }

  @Test func `edits are kept if the terminal is closed at the question`() throws {
    let shell = try edited()
    try shell.terminal.type("quit\r", expecting: question)
    #expect(try shell.terminal.hangUp() == .exited(code: 128 + SIGHUP))
    #expect(shell.drafts.count == 1)
  }

  @Test func `the shell asks nothing if no edit is lost`() throws {
    let shell = try edited()
    try shell.enter("undo", expecting: "undid")
    try shell.leave()
    #expect(!shell.transcript.contains(question))
  }

  @Test(arguments: [[], ["run"], ["run", "-e", "add-row A", "-e", "add-row B"]])
  func `scripts and pipes don't ask, and report unsaved edits`(arguments: [String]) throws {
    let result = try Roundtable.run(
      arguments, input: arguments.count > 1 ? "" : "add-row A\nadd-row B\nquit\n", folder: home.path)
    #expect(result.exitCode == 0)
    #expect(result.standardError == "note: 2 edits to a table without a file not saved\n")
    let replaced = try Roundtable.run(["run"], input: "add-row A\nadd-row B\nnew\n", folder: home.path)
    #expect(replaced.exitCode == 0)
    #expect(
      replaced.standardError
        == "note: 2 edits to a table without a file not saved; another table replaced them\n")
  }

  /// A shell with an edit of `t.yaml`, in which `line` replaces the table.
  private func replacing(by line: String) throws -> ShellTerminal {
    try home.write("# Mine.\nsections:\n  - rows: [A]\n", to: "t.yaml")
    try home.write("sections:\n  - rows: [B, C]\n", to: "u.yaml")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml"])
    try shell.enter("add-row Alpha", expecting: "added")
    try shell.enter(line, asking: "1 edit to t.yaml is not saved\r\n" + question)
    return shell
  }

  @Test(arguments: ["open u.yaml", "new", "preset plain", "watch u.yaml"])
  func `a command that replaces unsaved edits asks first, and cancel does nothing`(line: String) throws {
    for answer in ["cancel\r", "\u{3}", "\u{4}"] {
      let shell = try replacing(by: line)
      shell.terminal.send(answer)
      try shell.expectPrompt()
      try shell.enter("status", expecting: "file     t.yaml (changed since the last save)")
      try shell.enter("edits", expecting: "* 1  add-row Alpha")
      // Another thread writes the draft.
      try home.waitUntil("the edits are on disk", in: "state/roundtable") { shell.drafts.count == 1 }
      try shell.leave(answering: "discard\r")
    }
  }

  @Test func `save writes the file before the other table opens`() throws {
    let shell = try replacing(by: "open u.yaml")
    try shell.terminal.type("save\r", expecting: "saved t.yaml")
    try shell.terminal.expect("u.yaml: 1 section, 2 rows")
    try shell.expectPrompt()
    #expect(try home.read("t.yaml") == "# Mine.\nsections:\n  - rows: [A, Alpha]\n")
    try shell.leave()
  }

  @Test func `discard replaces the edits, and undo restores them`() throws {
    let shell = try replacing(by: "open u.yaml")
    try shell.enter("d", expecting: "u.yaml: 1 section, 2 rows")
    #expect(shell.drafts.isEmpty)
    try shell.enter("undo", expecting: "undid: open u.yaml")
    try shell.enter("status", expecting: "file     t.yaml (changed since the last save)")
    try shell.enter("save", expecting: "saved t.yaml")
    #expect(try home.read("t.yaml") == "# Mine.\nsections:\n  - rows: [A, Alpha]\n")
    try shell.leave()
  }

  @Test
  func `a script replaces edits without a question, reports it, and the next shell offers to restore them`()
    throws
  {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    try home.write("set-radius 3\nnew plain\n", to: "s.rt")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml"])
    try shell.enter("add-row Alpha", expecting: "added")
    try shell.terminal.type(
      "source s.rt\r", expecting: "note: 2 edits to t.yaml not saved; another table replaced them\r\n")
    try shell.terminal.expect("note: the draft is kept, and the next shell offers to restore it\r\n")
    try shell.expectPrompt()
    try shell.leave()
    let next = try ShellTerminal(home: home, ["t.yaml"])
    try next.terminal.expect("draft of an earlier shell: 2 edits to \(home.path)/t.yaml")
    try next.enter("restore", expecting: "restored 2 edits")
    try next.enter("save", expecting: "saved t.yaml")
    #expect(try home.read("t.yaml").contains("Alpha"))
    #expect(next.drafts.isEmpty)
    try next.leave()
  }
}
