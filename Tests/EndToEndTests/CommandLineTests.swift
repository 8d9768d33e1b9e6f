// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `-e` without a subcommand, new specs, `run -i`, and the format of errors.
struct CommandLineTests {
  private let home = ScratchFolder()

  private func run(_ arguments: [String], input: String = "") throws -> ChildProcess {
    try Roundtable.run(arguments, input: input, folder: home.path)
  }

  @Test func `-e needs no subcommand, and takes a spec`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    #expect(try run(["-e", "echo hi"]).standardOutput == "hi\n")
    let result = try run(["t.yaml", "-e", "expect title 0.0 A", "-e", "bogus"])
    #expect(result.exitCode == 1)
    #expect(result.standardError.hasPrefix("<command>:2: error: unknown command 'bogus'"))
    #expect(try run(["--json", "-e", "echo hi"]).standardOutput.contains("\"output\": \"hi\\n\""))
    #expect(try run(["-e", "quit 5"], input: "echo never\n").exitCode == 5)
  }

  @Test func `a command may continue in the next -e`() throws {
    let result = try run([
      "-e", "define two", "-e", "add-row $1", "-e", "end", "-e", "two A", "-e", "bogus",
    ])
    #expect(result.standardOutput == "row 0.0 'A' added\n")
    #expect(result.standardError.hasPrefix("<command>:5: error: unknown command 'bogus'"))
    let json = try run(["--json", "-e", "define two", "-e", "echo 2", "-e", "end", "-e", "echo hi"])
      .standardOutput
    #expect(
      json.contains(#""command": "echo hi", "ok": true, "file": "<command>", "line": 4, "expression": 4"#))
  }

  @Test func `a misspelled subcommand is corrected, with arguments too`() throws {
    let result = try run(["rnder", "t.yaml", "-o", "x.svg"])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == "error: unknown subcommand 'rnder'\nhint: did you mean 'roundtable render'?\n")
  }

  @Test func `a shell command runs with -e, and its error and its help say so`() throws {
    let result = try run(["add-row", "It's new", "--detail", "x"])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError
        == "error: 'add-row' is a command of the shell\nhint: roundtable SPEC.yaml -e 'add-row \"It'\\''s new\" --detail x'\n"
    )
    let help = try run(["undo", "--help"])
    #expect(help.exitCode == 0)
    #expect(
      help.standardOutput.hasPrefix(
        "'undo' is a command of the shell. Without a shell: roundtable SPEC.yaml -e 'undo …'\n\nusage: undo"))
    #expect(try run(["help", "undo"]).standardOutput == help.standardOutput)
    for words in [["help"], ["help", "schema"], ["--help"]] {
      let result = try run(words)
      #expect(result.exitCode == 0 && result.standardOutput.hasPrefix("usage: roundtable "), "\(words)")
      #expect(!result.standardOutput.contains("The shell also"), "\(words)")
    }
    #expect(
      try run(["diff", "--help"]).standardOutput.hasSuffix(
        "\n\nThe shell also has a command 'diff': roundtable -e 'help diff'\n"))
    #expect(try !run(["schema", "--help"]).standardOutput.contains("The shell also"))
    // An existing file is opened, even if a command has its name.
    try home.write("sections:\n  - rows: [A]\n", to: "show")
    #expect(try run(["show"], input: "show\n").standardOutput.contains(" A "))
  }

  @Test func `a missing spec starts empty and is saved under its name`() throws {
    let result = try run(["new.yaml"], input: "add-row A\nsave\n")
    #expect(result.exitCode == 0)
    #expect(result.standardError == "note: new.yaml doesn't exist yet; 'save' creates it\n")
    #expect(result.standardOutput == "row 0.0 'A' added\nsaved new.yaml\n")
    #expect(try home.read("new.yaml").contains("- A"))
    let terminal = try Roundtable.open(["other.yaml"], home: home)
    try terminal.expect("other.yaml doesn't exist yet; 'save' creates it")
    try terminal.expectPrompt()
    try terminal.type("status\r", expecting: "doesn't exist yet: 'save' creates it")
    try terminal.expectPrompt()
    // Another program creates the file first.
    try home.write("sections: [{rows: [Theirs]}]\n", to: "other.yaml")
    try terminal.type("save\r", expecting: "error: 'other.yaml' was created by another program")
    try terminal.expectPrompt()
    #expect(try home.read("other.yaml") == "sections: [{rows: [Theirs]}]\n")
    terminal.send("quit\r\u{4}\u{4}")
    _ = try terminal.waitForExit()
  }

  @Test(arguments: [
    (["statsu"], "did you mean 'roundtable status'?"),
    (["notes"], "a new spec's name ends in .yaml, .yml or .json"),
    (["no/folder/x.yaml"], "there is no folder 'no/folder'"),
    (["run", "--spec", "new.yaml"], "cannot open 'new.yaml': no such file or directory"),
  ])
  func `an argument that cannot name a spec creates no file`(arguments: [String], message: String) throws {
    let result = try run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("error: cannot "), "\(result.standardError)")
    #expect(result.standardError.contains(message), "\(result.standardError)")
  }

  @Test(arguments: [
    ["run", "--bogus"], ["render"], ["watch", "--port", "x", "t.yaml"],
    ["lint", "--severity", "x", "t.yaml"], ["diff"], ["diff", "-", "-"], ["diff", "-"],
    ["diff", "HEAD:t.yaml"],
    ["diff", "--", "--upload-pack=x:t.yaml", "t.yaml"],
    ["--watch"], ["render", "t.yaml", "--format"], ["render", "t.yaml", "-o", "x.bmp"], ["run", "--update"],
    ["devices", "extra"], ["missing.txt"],
  ])
  func `every error of a command line has the same format`(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.standardOutput == "")
    #expect(result.standardError.hasPrefix("error: "), "\(result.standardError)")
    for word in ["Error:", "Usage:", "Help:", "See '", "(hint:", "Please", "<subcommand>"] {
      #expect(!result.standardError.contains(word), "\(result.standardError)")
    }
    // The suggested command works.
    if let hint = result.standardError.firstMatch(of: /hint: 'roundtable ([^']*)' explains it/) {
      #expect(try run(hint.1.split(separator: " ").map(String.init)).exitCode == 0)
    }
  }

  @Test func `run accepts --no-rc, and -i with --no-history writes no history`() throws {
    try home.write("define hello\necho from-rc\nend\nlet who rc\n", to: "config/roundtable/rc")
    #expect(try run(["run", "--no-rc", "-e", "echo hi"]).standardOutput == "hi\n")
    // A script ignores the user's start-up file.
    #expect(try run(["run", "-e", "hello"]).exitCode == 1)
    func terminal(_ arguments: [String]) throws -> PseudoTerminal {
      let terminal = try Roundtable.open(["run", "-i"] + arguments, home: home)
      try terminal.expectPrompt()
      return terminal
    }
    let with = try terminal(["-e", "let side 21", "--no-history"])
    try with.type("hello\r", expecting: "from-rc\r\n")
    try with.expectPrompt()
    try with.type("let side\r", expecting: "side = 21")
    try with.expectPrompt()
    try with.quit("quit\r")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/state/roundtable/history"))
    let without = try terminal(["-e", "echo x", "--no-rc"])
    try without.type("hello\r", expecting: "unknown command 'hello'")
    try without.expectPrompt()
    without.send("quit\r")
    _ = try without.waitForExit()
    #expect(FileManager.default.fileExists(atPath: home.path + "/state/roundtable/history"))
  }

  @Test func `run -i keeps the settings of the start-up file`() throws {
    try home.write("echo on\n", to: "config/roundtable/rc")
    try home.write("set-radius 7\n", to: "s.rt")
    let terminal = try Roundtable.open(["run", "-i", "-e", "new"], home: home)
    try terminal.expectPrompt()
    try terminal.type("source s.rt\r", expecting: "\n> set-radius 7\r\n")
    try terminal.expectPrompt()
    try terminal.quit("quit\rdiscard\r")
  }

  @Test func `run -i opens the shell at the error of a script`() throws {
    try home.write("add-row One\nbogus\nadd-row Two\n", to: "s.rt")
    let terminal = try Roundtable.open(["run", "s.rt", "-i"], home: home)
    try terminal.expect("s.rt:2: error: unknown command 'bogus'")
    try terminal.expectPrompt()
    try terminal.type("status\r", expecting: "1 row,")
    try terminal.expectPrompt()
    try terminal.quit("quit\rdiscard\r")
  }

  @Test func `run --json numbers its -e, and writes JSON to standard error`() throws {
    let result = try run([
      "run", "--json", "--keep-going", "-e", "preset settings", "-e", "frames 0.1", "-e", "bogus", "-e",
      "# note",
    ])
    let lines = try result.standardOutput.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(lines.map { $0["expression"] as? Int } == [1, 2, 3])
    #expect(lines.map { $0["ok"] as? Bool } == [true, true, false])
    #expect(lines[0]["changed"] as? Bool == true && lines[2]["file"] as? String == "<command>")
    let frame = (lines[1]["data"] as? [String: Any])?["frame"] as? [String: Any]
    #expect(frame?["height"] as? Double == 44)
    let errors = try result.standardError.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(errors.count == 1)
    #expect(errors.first?["error"] as? String == "unknown command 'bogus'")
    #expect(errors.first?["line"] as? Int == 3)
    try home.write("sectoins: []\n", to: "bad.yaml")
    for arguments in [["--spec", "bad.yaml"], ["--spec", "none.yaml"], ["none.rt"]] {
      let failed = try run(["run", "--json"] + arguments)
      #expect(failed.exitCode != 0 && failed.standardOutput == "")
      for line in failed.standardError.split(separator: "\n") {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["error"] as? String != nil)
      }
    }
  }

  @Test func `an unfinished transaction is reported`() throws {
    let result = try run(["-e", "begin", "-e", "set-radius 3"])
    #expect(result.exitCode == 0)
    #expect(
      result.standardError
        == "note: the transaction of 'begin' was not ended by 'commit' or 'rollback'\n"
        + "note: 1 edit to a table without a file not saved\n")
  }

  @Test(arguments: ["{\"format\": \"roundtable-frames\"", "\n   ╭──────╮\n"])
  func `a preview that is larger than a spec may be is overwritten like any other`(_ beginning: String) throws
  {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    try home.write(beginning + String(repeating: " ", count: 17 << 20), to: "large")
    let result = try run(["render", "t.yaml", "--format", "svg", "-o", "large"])
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(try home.read("large").hasPrefix("<svg"))
    try home.write("rows" + String(repeating: " ", count: 17 << 20), to: "other")
    #expect(try run(["render", "t.yaml", "--format", "svg", "-o", "other"]).exitCode == 2)
  }
}
