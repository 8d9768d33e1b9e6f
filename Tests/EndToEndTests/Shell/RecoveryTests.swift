// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct RecoveryTests {
  private let home = ScratchFolder()
  private let question = "recover, discard or later? "

  private func killed(by signal: Int32, _ arguments: [String] = [], edits: [String]) throws -> ShellTerminal {
    let shell = try ShellTerminal.prompting(home: home, arguments)
    for edit in edits { try shell.enter(edit, expecting: "\r\n") }
    // A prompt waits briefly for the disk, but not longer on a busy machine.
    try home.waitUntil("all edits are on disk", in: "state/roundtable") {
      let file = shell.recoveryFiles.first {
        $0.hasSuffix("/recovery-\(shell.terminal.process.identifier).yaml")
      }
      return try file.map {
        try String(contentsOfFile: $0, encoding: .utf8).contains("# edits: \(edits.count)\n")
      } ?? false
    }
    shell.terminal.process.signal(signal)
    _ = try shell.terminal.waitForExit()
    return shell
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGSEGV, SIGABRT, SIGTRAP, SIGILL])
  func `edits of a killed shell are offered and can be restored`(signal: Int32) throws {
    let dead = try killed(by: signal, edits: ["add-row Alpha", "add-row Beta", "set-radius 17"])
    let files = dead.recoveryFiles
    #expect(files.count == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: files[0])[.posixPermissions] as? Int
    #expect(mode == 0o600)
    if signal != SIGKILL { #expect(dead.isRestored) }
    let next = try ShellTerminal(home: home)
    try next.terminal.expect("unsaved edits of an earlier shell: 3 edits to a table without a file")
    try next.terminal.expect(question)
    try next.enter("recover", expecting: "recovered 3 edits")
    try next.enter("expect count rows 0 2", expecting: "\r\n")
    try next.enter("expect radius 0.0 17 17 0 0", expecting: "\r\n")
    try next.enter("save t.yaml", expecting: "saved t.yaml")
    #expect(next.recoveryFiles.isEmpty)
    try next.leave()
    #expect(!next.transcript.contains("error"))
    #expect(try home.read("t.yaml").contains("Beta"))
  }

  @Test func `recovered edits are merged with the current file`() throws {
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
    let shells = try ["Alpha", "Beta"].enumerated().map { index, title in
      let shell = try ShellTerminal(home: home, ["t.yaml"])
      try shell.expectPrompt()
      try shell.enter("add-row \(title)", expecting: "added")
      try home.waitUntil("the edit is on disk", in: "state/roundtable") {
        shell.recoveryFiles.count == index + 1
      }
      return shell
    }
    for shell in shells {
      shell.terminal.process.signal(SIGKILL)
      _ = try shell.terminal.waitForExit()
    }
    // The requested edits are recovered; the others wait until these are saved.
    for _ in shells {
      let next = try ShellTerminal(home: home, ["t.yaml"])
      try next.terminal.expect(question)
      try next.terminal.type("recover\r", expecting: "recovered 1 edit to t.yaml")
      let rest = try next.terminal.expectPrompt()
      #expect(!rest.contains(question))
      try next.enter("save", expecting: "saved t.yaml")
      try next.terminal.quit("quit\r")
    }
    let text = try home.read("t.yaml")
    #expect(text.contains("Alpha") && text.contains("Beta"), "\(text)")
    #expect(shells[0].recoveryFiles.isEmpty)
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
    #expect(next.recoveryFiles.isEmpty)
  }

  @Test func `recovered edits that can't be written stay in the former file`() throws {
    let dead = try killed(by: SIGKILL, edits: ["add-row Alpha"])
    let next = try ShellTerminal(home: home)
    try next.terminal.expect(question)
    // The name of the next shell's file before it is complete.
    try home.makeDirectory("state/roundtable/recovery-\(next.terminal.process.identifier).yaml.new")
    try next.enter("recover", expecting: "recovered 1 edit")
    #expect(FileManager.default.fileExists(atPath: dead.recoveryFiles[0]))
    try next.leave(answering: "discard\r")
  }

  @Test func `later keeps the edits, discard does not`() throws {
    _ = try killed(by: SIGKILL, edits: ["add-row Alpha"])
    for answer in ["later\r", "\u{4}", "\u{3}"] {
      let next = try ShellTerminal(home: home)
      try next.terminal.expect(question)
      next.terminal.send(answer)
      try next.expectPrompt()
      try next.terminal.quit("quit\r")
      #expect(next.recoveryFiles.count == 1)
    }
    let next = try ShellTerminal(home: home)
    try next.terminal.expect(question)
    next.terminal.send("discard\r")
    try next.expectPrompt()
    #expect(next.recoveryFiles.isEmpty)
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
    try next.terminal.expect("note: unsaved edits of an earlier shell: 1 edit to \(home.path)/u.yaml")
    try next.expectPrompt()
    try next.leave()
    #expect(living.recoveryFiles.count == 2)
    try living.leave(answering: "discard\r")
    #expect(living.recoveryFiles.count == 1)
  }

  @Test(arguments: [
    ["run", "--spec", "t.yaml", "-e", "expect count rows 0 1"], ["t.yaml", "-e", "expect count rows 0 1"],
    ["-e", "echo hi"],
  ]) func `commands and scripts recover nothing, and print no note about it`(arguments: [String]) throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let dead = try killed(by: SIGKILL, ["t.yaml"], edits: ["set-radius 12"])
    let result = try Roundtable.run(arguments, home: home)
    #expect(result.exitCode == 0)
    #expect(result.standardError == "")
    #expect(dead.recoveryFiles.count == 1)
  }

  @Test func `a shell without a history keeps edits for recovery, and its help says so`() throws {
    let dead = try killed(by: SIGKILL, ["--no-history"], edits: ["add-row Alpha"])
    #expect(dead.recoveryFiles.count == 1)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/state/roundtable/history"))
    for help in [["shell", "--help"], ["run", "--help"]] {
      let text = try Roundtable.run(help).standardOutput.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(text.contains("Unsaved edits are still stored for recovery."))
    }
  }

  @Test func `recovery files of a shell with the same process number are not overwritten`() throws {
    let dead = try killed(by: SIGKILL, edits: ["add-row Alpha"])
    let next = try ShellTerminal(home: home)
    try next.enter("later", expecting: "\r\n")
    let left = home.path + "/state/roundtable/recovery-\(next.terminal.process.identifier).yaml"
    try FileManager.default.moveItem(atPath: dead.recoveryFiles[0], toPath: left)
    let text = try String(contentsOfFile: left, encoding: .utf8)
    try next.enter("add-row Beta", expecting: "added")
    try home.waitUntil("the edit is on disk", in: "state/roundtable") { next.recoveryFiles.count == 2 }
    #expect(try String(contentsOfFile: left, encoding: .utf8) == text)
    try next.leave(answering: "discard\r")
    #expect(next.recoveryFiles == [left])
  }
}
