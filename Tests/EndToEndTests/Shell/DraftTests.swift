// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct DraftTests {
  private let home = ScratchFolder()
  private let question = "restore, discard or later? "

  /// A shell that was killed as soon as the prompt after the last edit appeared.
  private func killed(by signal: Int32, _ arguments: [String] = [], edits: [String]) throws -> ShellTerminal {
    let shell = try ShellTerminal.prompting(home: home, arguments)
    for edit in edits { try shell.enter(edit, expecting: "\r\n") }
    shell.terminal.process.signal(signal)
    _ = try shell.terminal.waitForExit()
    return shell
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGSEGV])
  func `edits of a killed shell are offered and can be restored`(signal: Int32) throws {
    let dead = try killed(by: signal, edits: ["add-row Alpha", "add-row Beta", "set-radius 17"])
    let files = dead.drafts
    #expect(files.count == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: files[0])[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let next = try ShellTerminal(home: home)
    try next.terminal.expect("draft of an earlier shell: 3 edits to a table without a file")
    try next.terminal.expect(question)
    try next.enter("restore", expecting: "restored 3 edits")
    try next.enter("expect count rows 0 2", expecting: "\r\n")
    try next.enter("expect radius 0.0 17 17 0 0", expecting: "\r\n")
    try next.enter("save t.yaml", expecting: "saved t.yaml")
    #expect(next.drafts.isEmpty)
    try next.leave()
    #expect(!next.transcript.contains("error"))
    #expect(try home.read("t.yaml").contains("Beta"))
  }

  @Test func `shells that are killed one after the other lose no answered edit`() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    for round in 1...5 {
      let shell = try ShellTerminal(home: home, ["t.yaml"])
      if round > 1 {
        try shell.terminal.expect(question)
        try shell.terminal.type("restore\r", expecting: "restored \(round - 1) edit")
      }
      try shell.expectPrompt()
      try shell.enter("add-row Row\(round)", expecting: "added")
      shell.terminal.process.signal(SIGKILL)
      _ = try shell.terminal.waitForExit()
    }
    let last = try ShellTerminal(home: home, ["t.yaml"])
    try last.terminal.expect(question)
    try last.enter("restore", expecting: "restored 5 edits to t.yaml")
    try last.enter("save", expecting: "saved t.yaml")
    try last.leave()
    #expect(try home.read("t.yaml") == "sections:\n  - rows: [A, Row1, Row2, Row3, Row4, Row5]\n")
    #expect(last.drafts.isEmpty)
  }

  @Test func `a killed shell loses no answered edit of 1 000 rows`() throws {
    let rows = (0..<999).map { "Row \($0)" }.joined(separator: ", ")
    try home.write("sections:\n  - rows: [\(rows)]\n", to: "t.yaml")
    _ = try killed(by: SIGKILL, ["t.yaml"], edits: ["add-row Last"])
    let next = try ShellTerminal(home: home, ["t.yaml"])
    try next.terminal.expect(question)
    try next.enter("restore", expecting: "restored 1 edit to t.yaml")
    try next.enter("expect count rows 0 1000", expecting: "\r\n")
    try next.leave(answering: "discard\r")
  }

  @Test func `restored edits are merged with the current file`() throws {
    try home.write("# Mine.\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    _ = try killed(by: SIGKILL, ["t.yaml"], edits: ["set-radius 12"])
    try home.write("# Mine.\nsections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    let next = try ShellTerminal(home: home, ["./t.yaml"])
    try next.terminal.expect(question)
    try next.enter("r", expecting: "was changed since then; merged: section 0: + 1 row")
    try next.enter("save", expecting: "saved ./t.yaml")
    #expect(try home.read("t.yaml") == "# Mine.\ncornerRadius: 12\nsections:\n  - rows: [A, B, C]\n")
    try next.leave()
  }

  @Test func `edits of two killed shells are both kept`() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let shells = try ["Alpha", "Beta"].map { title in
      let shell = try ShellTerminal(home: home, ["t.yaml"])
      try shell.expectPrompt()
      try shell.enter("add-row \(title)", expecting: "added")
      return shell
    }
    #expect(shells[0].drafts.count == 2)
    for shell in shells {
      shell.terminal.process.signal(SIGKILL)
      _ = try shell.terminal.waitForExit()
    }
    // The requested edits are restored; the others wait until these are saved.
    for _ in shells {
      let next = try ShellTerminal(home: home, ["t.yaml"])
      try next.terminal.expect(question)
      try next.terminal.type("restore\r", expecting: "restored 1 edit to t.yaml")
      let rest = try next.terminal.expectPrompt()
      #expect(!rest.contains(question))
      try next.enter("save", expecting: "saved t.yaml")
      try next.terminal.quit("quit\r")
    }
    let text = try home.read("t.yaml")
    #expect(text.contains("Alpha") && text.contains("Beta"), "\(text)")
    #expect(shells[0].drafts.isEmpty)
  }

  @Test func `a conflict with the file is reported and nothing is overwritten`() throws {
    try home.write("cornerRadius: 1\nsections: [{rows: [A]}]\n", to: "t.yaml")
    _ = try killed(by: SIGKILL, ["t.yaml"], edits: ["set-radius 12"])
    try home.write("cornerRadius: 3\nsections: [{rows: [A]}]\n", to: "t.yaml")
    let next = try ShellTerminal(home: home, ["t.yaml"])
    try next.terminal.expect(question)
    try next.enter("r", expecting: "your version is kept")
    try next.enter("save", expecting: "error: 't.yaml' was changed by another program")
    #expect(try home.read("t.yaml").hasPrefix("cornerRadius: 3\n"))
    try next.terminal.type("quit\r", expecting: "save, discard or cancel? ")
    try next.terminal.quit("discard\r")
    #expect(next.drafts.isEmpty)
  }

  @Test func `later keeps the edits, discard does not`() throws {
    _ = try killed(by: SIGKILL, edits: ["add-row Alpha"])
    for answer in ["later\r", "\u{4}", "\u{3}"] {
      let next = try ShellTerminal(home: home)
      try next.terminal.expect(question)
      next.terminal.send(answer)
      try next.expectPrompt()
      try next.terminal.quit("quit\r")
      #expect(next.drafts.count == 1)
    }
    let next = try ShellTerminal(home: home)
    try next.terminal.expect(question)
    next.terminal.send("discard\r")
    try next.expectPrompt()
    #expect(next.drafts.isEmpty)
    try next.leave()
  }

  @Test func `edits of a running shell are not offered, and edits of another spec are only mentioned`() throws
  {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    try home.write("sections: [{rows: [B]}]\n", to: "u.yaml")
    let living = try ShellTerminal.prompting(home: home)
    try living.enter("add-row Alpha", expecting: "added")
    _ = try killed(by: SIGKILL, ["u.yaml"], edits: ["set-radius 12"])
    let next = try ShellTerminal(home: home, ["t.yaml"])
    try next.terminal.expect("note: draft of an earlier shell: 1 edit to \(home.path)/u.yaml")
    try next.expectPrompt()
    try next.leave()
    #expect(living.drafts.count == 2)
    try living.leave(answering: "discard\r")
    #expect(living.drafts.count == 1)
  }

  @Test(arguments: [
    ["run", "--spec", "t.yaml", "-e", "expect count rows 0 1"], ["t.yaml", "-e", "expect count rows 0 1"],
    ["-e", "echo hi"],
  ]) func `commands and scripts restore nothing, and print no note about it`(arguments: [String]) throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let dead = try killed(by: SIGKILL, ["t.yaml"], edits: ["set-radius 12"])
    let result = try Roundtable.run(arguments, home: home)
    #expect(result.exitCode == 0)
    #expect(result.standardError == "")
    #expect(dead.drafts.count == 1)
  }

  @Test func `a shell without a history keeps a draft, and its help says so`() throws {
    let dead = try killed(by: SIGKILL, ["--no-history"], edits: ["add-row Alpha"])
    #expect(dead.drafts.count == 1)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/state/roundtable/history"))
    for help in [["shell", "--help"], ["run", "--help"]] {
      let text = try Roundtable.run(help).standardOutput.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(text.contains("A draft of unsaved edits is still written."))
    }
  }

  @Test func `files that aren't drafts, links and incomplete drafts are not offered`() throws {
    let dead = try killed(by: SIGKILL, edits: ["add-row Alpha"])
    let folder = "state/roundtable/"
    let draft = try String(contentsOfFile: dead.drafts[0], encoding: .utf8)
    try FileManager.default.moveItem(atPath: dead.drafts[0], toPath: home.path + "/mine")
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/" + folder + "draft-link", withDestinationPath: home.path + "/mine")
    try home.write("notes", to: folder + "draft-notes")
    try home.write("notes", to: folder + "draft-notes.new")
    try home.write(String(draft.dropLast()), to: folder + "draft-half")
    try home.write(String(draft.dropLast()), to: folder + "draft-half.new")
    let next = try ShellTerminal.prompting(home: home)
    #expect(!next.transcript.contains("draft"))
    try next.leave()
    // Only a draft that a killed shell didn't finish is removed.
    #expect(
      try home.names(in: folder).filter { $0.hasPrefix("draft-") }
        == ["draft-half", "draft-link", "draft-notes", "draft-notes.new"])
    #expect(try home.read("mine") == draft)
  }

  @Test func `a folder in which no draft can be written is reported once`() throws {
    try home.write("", to: "state")
    let shell = try ShellTerminal.prompting(home: home, ["--no-history"])
    let note = "note: no draft of your unsaved edits can be written in '\(home.path)/state/roundtable': "
    for row in ["Alpha", "Beta", "Gamma"] { try shell.enter("add-row \(row)", expecting: "added") }
    try shell.enter("status", expecting: "changed since")
    #expect(shell.transcript.components(separatedBy: note).count == 2, "\(shell.transcript)")
    try shell.leave(answering: "discard\r")
  }

  @Test func `a full disk is reported once, and the shell goes on`() throws {
    // Larger than the half megabyte that a sanitizer's runtime writes at its start.
    let title = String(repeating: "x", count: 6000)
    try home.write(
      "sections:\n  - rows: [\(Array(repeating: title, count: 100).joined(separator: ", "))]\n", to: "t.yaml")
    let program = try ProductBinary.url(named: "roundtable").path
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["-c", "ulimit -f 530; exec \(program) t.yaml"],
      environment: TestEnvironment(home: home, terminal: "dumb").setting([:]), folder: home.path,
      columns: 160, rows: 40)
    try terminal.expectPrompt()
    try terminal.type("add-row Alpha\r", expecting: "added")
    try terminal.expect("no draft of your unsaved edits can be written")
    try terminal.expectPrompt()
    try terminal.type("add-row Beta\r", expecting: "added")
    try terminal.expectPrompt()
    let rest = try terminal.type("\u{4}", expecting: "save, discard or cancel? ")
    #expect(!rest.contains("no draft"))
    try terminal.type(
      "\u{4}", expecting: "error: the draft of the edits can't be written; save or discard them\r\n")
    try terminal.quit("discard\r")
    #expect(try home.names(in: "state/roundtable").filter { $0.hasPrefix("draft-") }.isEmpty)
  }
}
