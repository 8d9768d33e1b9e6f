// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct ShellTests {
  private let home = ScratchFolder()

  @Test func `typing, Tab, Ctrl-C and quit work, and the terminal is restored`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.terminal.type("add-sec\t", expecting: "add-section ")
    try shell.enter("Network", expecting: "section 0 'Network' added")
    try shell.terminal.type("add-row \"Half typed", expecting: "Half typed")
    try shell.terminal.type("\u{3}", expecting: "^C")
    try shell.expectPrompt()
    try shell.enter("status", expecting: "1 section, 0 rows")
    try shell.terminal.type(
      "quit\r", expecting: "1 edit to a table without a file is not saved\r\nsave, discard or cancel? ")
    try shell.terminal.quit("discard\r")
    #expect(shell.isRestored)
  }

  @Test func `Tab offers current names, quoted so that they parse`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("add-row One --id \"Credit Cards\"", expecting: "added")
    try shell.terminal.type("set-radius 4 --row Cr\t", expecting: "\"Credit Cards\" ")
    try shell.enter("", expecting: "cornerRadius 4 for row 0.0")
    try shell.terminal.type("\u{4}", expecting: "save, discard or cancel? ")
    try shell.leave("\u{4}")
  }

  @Test func `a save reloads above the prompt and keeps the half-typed line`() throws {
    try home.write("title: T\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    let shell = try ShellTerminal(home: home, ["t.yaml", "--watch"])
    try shell.terminal.expect("watching t.yaml, writing t.txt and t.svg")
    try shell.expectPrompt()
    try shell.terminal.type("set-radius 1", expecting: "set-radius 1")
    try home.write("title: T\nsections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try shell.terminal.expect("t.yaml reloaded: section 0: + 1 row, content height 160.333 → 204.333")
    try shell.enter("2", expecting: "cornerRadius 12 for the table")
    try shell.enter("undo 2", expecting: "undid: reload t.yaml")
    try shell.terminal.quit("expect count rows 0 2\rquit\r")
    #expect(try home.read("t.svg").contains("<svg"))
    #expect(try home.read("t.txt").contains("A"))
  }

  @Test func `an invalid save is reported, keeps the table, and marks the previews`() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml", "--watch"])
    let before = try home.read("t.svg")
    try home.write("sectoins: []\n", to: "t.yaml")
    try shell.terminal.expect("unknown key 'sectoins' in a spec")
    try shell.terminal.expect("the table is unchanged")
    try home.waitUntil("it is marked") { try home.contains("t.svg", "data-stale=\"true\"") }
    try shell.enter("add-row B", expecting: "added")
    #expect(try home.read("t.svg").contains(">B<") && !home.contains("t.svg", "data-stale"))
    try shell.enter("undo", expecting: "undid")
    try home.write("sections: [\n", to: "t.yaml")
    try home.waitUntil("it is marked") { try home.contains("t.svg", "data-stale=\"true\"") }
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    try shell.terminal.expect("t.yaml is valid again")
    try home.waitUntil("the mark is gone") { try home.read("t.svg") == before }
    try shell.leave("\u{4}")
  }

  @Test func `an invalid spec opens, is watched, and is loaded when it is corrected`() throws {
    try home.write("sectoins:\n  - rows: [A, B]\n", to: "t.yaml")
    try home.write("former\n", to: "t.svg")
    let shell = try ShellTerminal(home: home, ["t.yaml", "--watch"])
    try shell.terminal.expect("t.yaml:1:1: error: unknown key 'sectoins'")
    try shell.terminal.expect("t.yaml is not a valid spec, so the table is empty; 'edit' opens its text")
    try shell.expectPrompt()
    #expect(try home.read("t.svg") == "former\n")
    try shell.enter("status", expecting: "broken: t.yaml:1:1: unknown key 'sectoins'")
    try home.write("sections:\n  - rows: [A, B]\n", to: "t.yaml")
    try shell.terminal.expect("t.yaml reloaded: ")
    try shell.enter("expect count rows 0 2", expecting: "rows 0 2\r\n")
    try shell.leave("\u{4}")
    // A script can't correct it, so it ends with an error.
    try home.write("sectoins: 1\n", to: "t.yaml")
    #expect(try Roundtable.run(["t.yaml"], input: "status\n", folder: home.path).exitCode == 1)
  }

  @Test func `a paste is one step, and history has the lines of earlier shells`() throws {
    let shell = try ShellTerminal(home: home, terminal: "xterm", environment: ["NO_COLOR": "1"])
    try shell.expectPrompt()
    shell.terminal.paste("add-row One\nadd-row Two\nbogus\nadd-row Three\n")
    try shell.enter("", expecting: "1 pasted line not run")
    try shell.enter("undo", expecting: "undid: paste of 3 lines: add-row One …")
    try shell.enter("status", expecting: "0 rows")
    try shell.leave()
    let next = try ShellTerminal.prompting(home: home)
    next.terminal.send("history 8\r")
    try next.terminal.expect(
      "  1  add-row One\r\n  2  add-row Two\r\n  3  bogus\r\n  4  undo\r\n  5  status\r\n  6  quit\r\n  7  history 8\r\n"
    )
    try next.leave()
  }

  @Test func `your edits and a save are merged above the prompt`() throws {
    try home.write("# Mine.\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml", "--watch"])
    try shell.enter("set-radius 12", expecting: "cornerRadius 12 for the table")
    try shell.terminal.type("sa", expecting: "sa")
    try home.write("# Mine.\nsections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try shell.terminal.expect("t.yaml merged with your unsaved edits: section 0: + 1 row")
    try shell.enter("ve", expecting: "saved t.yaml")
    #expect(try home.read("t.yaml") == "# Mine.\ncornerRadius: 12\nsections:\n  - rows: [A, B, C]\n")
    try shell.leave()
  }

  @Test func `long output goes through the pager, which can be interrupted`() throws {
    let shell = try ShellTerminal.prompting(
      home: home, columns: 100, rows: 12,
      environment: [
        "ROUNDTABLE_PAGER": "cat >/dev/null; grep -i sigblk /proc/self/status; echo paged"
      ])
    shell.terminal.send("help set-separator\r")
    // The child blocks no signals, whatever the queue's threads block.
    try shell.terminal.expect("SigBlk:\t0000000000000000")
    try shell.terminal.expect("paged")
    try shell.expectPrompt()
    try shell.enter("echo short", expecting: "short\r\n")
    try shell.enter("option pager off", expecting: "pager off")
    try shell.enter("help set-separator", expecting: "usage: set-separator")
    try shell.leave()
  }

  @Test(arguments: [
    ("auto", "xterm", "", true), ("auto", "xterm", "1", false), ("never", "xterm", "", false),
    ("always", "xterm", "1", true), ("auto", "dumb", "", false),
  ])
  func `errors are coloured as requested`(flag: String, term: String, noColor: String, isColored: Bool) throws
  {
    let shell = try ShellTerminal(
      home: home, ["--color", flag], terminal: term, columns: 80, rows: 24, environment: ["NO_COLOR": noColor]
    )
    try shell.terminal.expectPrompt()
    let text = try shell.terminal.type("bogus\r", expecting: "unknown command 'bogus'")
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored, "\(text)")
    try shell.leave()
  }

  @Test func `the user's start-up commands run, those of a folder don't`() throws {
    try home.write("let side 21\n", to: "config/roundtable/rc")
    try home.write("set-radius 99\n", to: ".roundtablerc")
    let shell = try ShellTerminal(home: home)
    try shell.terminal.expect("this folder has a .roundtablerc, which was not run")
    try shell.expectPrompt()
    try shell.terminal.type("echo side $side\r", expecting: "side 21")
    try shell.terminal.type("edits\r", expecting: "no edits yet")
    try shell.leave()
    let plain = try ShellTerminal.prompting(home: home, ["--no-rc"])
    try plain.terminal.type("let side\r", expecting: "error: unknown variable 'side'")
    try plain.leave()
  }

  @Test func `after run -i, the shell has what the start-up file set`() throws {
    let lines = "echo on\noption timing on\noption format ascii\nlet side 21\n"
    try home.write(lines, to: "config/roundtable/rc")
    try home.write("echo side $side\n", to: "s.rt")
    let shell = try ShellTerminal.prompting(home: home, ["run", "-i", "s.rt"])
    #expect(shell.transcript.contains("> echo side $side\r\nside 21\r\n"))
    try shell.enter("option format", expecting: "format ascii\r\ntime: ")
    try shell.enter("source s.rt", expecting: "> echo side $side\r\nside 21\r\n")
    try shell.leave()
  }

  @Test func `a terminal that can't show a pane is reported`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("pane on", expecting: "error: this terminal can't show a pane")
    try shell.leave()
  }

  @Test(arguments: ["quit\r", "\u{4}"])
  func `the terminal's scroll region is restored at the end`(ending: String) throws {
    let shell = try ShellTerminal(home: home, terminal: "xterm")
    try shell.terminal.expectPrompt()
    try shell.enter("pane on", expecting: "\u{1B}[?2026l")
    try shell.terminal.quit(ending)
    #expect(shell.terminal.unmatched.contains("\u{1B}7\u{1B}[r\u{1B}8"))
    #expect(shell.isRestored)
  }

  @Test func `a save that empties the file is not accepted until it stays so`() throws {
    let spec = "sections:\n  - rows: [A, B]\n"
    try home.write(spec, to: "t.yaml")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml", "--watch"])
    let picture = try home.read("t.txt")
    try home.write("", to: "t.yaml")
    try shell.terminal.expect("the save may be incomplete")
    try shell.terminal.expect("or at once by 'reload'")
    try shell.enter("expect count rows 0 2", expecting: "rows 0 2\r\n")
    try home.waitUntil("it is marked") { try home.read("t.txt").hasSuffix(picture) }
    #expect(try home.read("t.txt").hasPrefix("!! stale since "))
    // A complete save followed: nothing was lost, so nothing is reported.
    try home.write("sections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try shell.terminal.expect("t.yaml reloaded: section 0: + 1 row")
    try home.write("", to: "t.yaml")
    try shell.terminal.expect("the save may be incomplete")
    // Without another save, the empty file is accepted.
    try shell.terminal.expect("t.yaml reloaded: ")
    try shell.enter("expect count sections 0", expecting: "\r\n")
    try shell.leave()
    #expect(!shell.transcript.contains("expected the number"))
  }

  @Test func `a spec's name is printed without control characters`() throws {
    let name = "a\u{202E}\u{1B}]0;lmay.yaml"
    let shown = "a\\u202e\\u001b]0;lmay"
    try home.write("sections:\n  - rows: [A]\n", to: name)
    let shell = try ShellTerminal(home: home, [name, "--watch"])
    try shell.terminal.expect(", \(shown).yaml: 1 section, 1 row")
    try shell.terminal.expect("watching \(shown).yaml, writing \(shown).txt and \(shown).svg\r\n")
    try shell.expectPrompt()
    try home.write("sections:\n  - rows: [A, B]\n", to: name)
    try shell.terminal.expect("\(shown).yaml reloaded: ")
    try home.write("sectoins: []\n", to: name)
    try shell.terminal.expect("\(shown).yaml: the table is unchanged")
    try shell.enter("status", expecting: "watch    \(shown).yaml → \(shown).txt, \(shown).svg")
    try shell.enter("reload", expecting: "error: '\(shown).yaml' has a problem")
    try home.write("sections:\n  - rows: [A, B, C]\n", to: name)
    try shell.terminal.expect("\(shown).yaml reloaded: ")
    try shell.enter("set-radius 3", expecting: "radius 3")
    try shell.enter("save", expecting: "saved \(shown).yaml")
    try FileManager.default.removeItem(atPath: home.path + "/" + name)
    try shell.terminal.expect("waiting for '\(shown).yaml'")
    try shell.leave()
    #expect(!shell.transcript.unicodeScalars.contains("\u{202E}"))
    #expect(!shell.transcript.contains("\u{1B}]0;"))
  }

  @Test func `the prompt changes with the state of the file`() throws {
    try home.write("sections: [{rows: [{title: A, id: a}]}]\n", to: "t.yaml")
    let shell = try ShellTerminal(home: home, ["t.yaml", "--watch"])
    try shell.terminal.expect("t.yaml> ")
    try shell.terminal.type("set-row a --title B\r", expecting: "t.yaml*> ")
    try shell.terminal.type("echo half", expecting: "half")
    try home.write("sections: [{rows: [{title: C, id: a}]}]\n", to: "t.yaml")
    try shell.terminal.expect("you both changed title of row 'B' of section 0")
    try shell.terminal.expect("your version is kept")
    // The typed text is kept.
    try shell.terminal.expect("t.yaml*(conflict)> echo half")
    try shell.terminal.type("\rsave --force\r", expecting: "t.yaml> ")
    #expect(try home.read("t.yaml").contains("title: B"))
    try shell.leave()
  }

  @Test func `a definition explains how to end it, and reports errors in its lines`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("define restyle", asking: "(end ends 'restyle') …> ")
    try shell.enter("set-raduis 3", asking: "error: line 2 of 'restyle': unknown command 'set-raduis'")
    try shell.terminal.expect("(end ends 'restyle') …> ")
    try shell.enter("echo \\", asking: "(a line without \\ ends it) …> ")
    try shell.enter("fine", asking: "(end ends 'restyle') …> ")
    try shell.enter("end", expecting: "restyle defined")
    try shell.enter("restyle", expecting: "\nfine\r\n")
    // The rest of the paste would run as separate commands.
    shell.terminal.paste("define other\nset-raduis 3\nset-radius 9\nend")
    try shell.terminal.type("\r", expecting: "error: line 2 of 'other'")
    try shell.terminal.expect("2 pasted lines not run")
    try shell.expectPrompt()
    try shell.enter("status", expecting: "0 edits")
    try shell.leave()
  }

  @Test func `on a dumb terminal, the shell prints plain text`() throws {
    try home.write("sections: [{header: H, rows: [{title: A, accessory: switchOn}]}]\n", to: "t.yaml")
    let shell = try ShellTerminal(home: home, ["t.yaml"])
    let greeting = try shell.terminal.expectPrompt()
    #expect(
      greeting.contains("section 0: H\r\n0.0 A, switch on\r\n") && !greeting.contains("│"), "\(greeting)")
    try shell.enter("show --format text", expecting: "│")
    try shell.leave()
  }

  @Test func `an edit redraws only the changed rows of the pane, and Ctrl-L redraws all`() throws {
    let rows = (0..<12).map { "Row\($0)" }.joined(separator: ", ")
    try home.write("sections:\n  - rows: [\(rows)]\n", to: "t.yaml")
    let shell = try ShellTerminal(
      home: home, ["t.yaml", "--no-history"], terminal: "xterm", rows: 60,
      environment: ["NO_COLOR": "1"])
    try shell.expectPrompt()
    try shell.enter("pane on", expecting: "Row11")
    shell.terminal.send("set-row 0.3 --title Other\r")
    // Readline's own output for the line isn't part of the pane.
    try shell.terminal.expect("row 0.3")
    let drawn = try shell.terminal.expectPrompt()
    #expect(drawn.contains("Other") && !drawn.contains("Row2") && !drawn.contains("Row4"))
    #expect(drawn.utf8.count < 300, "\(drawn.utf8.count) bytes")
    try shell.enter("!true", expecting: "Row11")
    shell.terminal.send("\u{C}")
    let whole = try shell.terminal.expectPrompt()
    #expect(whole.contains("Row2") && whole.contains("Other") && whole.contains("Row11"))
    try shell.leave(answering: "discard\r")
  }
}
