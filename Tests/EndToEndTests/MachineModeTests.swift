// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `--json` prints one line for each command, errors included. `run --check` checks golden sessions.
struct MachineModeTests {
  private func lines(_ arguments: [String], input: String = "") throws -> (Int32, [[String: Any]]) {
    let result = try Roundtable.run(arguments, input: input)
    let lines = try result.standardOutput.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (result.exitCode, lines)
  }

  @Test func `each sourced command prints its own line before the source's line`() throws {
    let folder = ScratchFolder()
    try folder.write("set-radius 3\nbogus\n", to: "inner.rt")
    try folder.write("source inner.rt\n", to: "outer.rt")
    let (code, lines) = try lines(["run", "--json", folder.path + "/outer.rt"])
    #expect(code == 1)
    #expect(lines.map { $0["command"] as? String } == ["set-radius 3", "bogus", "source inner.rt"])
    #expect(lines[1]["line"] as? Int == 2)
    #expect(lines[1]["hint"] as? String == "'help' lists all commands")
  }

  @Test func `a pipe can get JSON too`() throws {
    let (code, lines) = try lines(["--json"], input: "add-row A\nadd-row B\n")
    #expect(code == 0)
    #expect(lines.map { $0["line"] as? Int } == [1, 2])
  }

  @Test(arguments: [false, true])
  func `a transcript is the same from a file, from a pipe and from -e`(isJSON: Bool) throws {
    let commands = [
      "preset settings", "echo on", "let r 7", "set-radius $r", "for row 0.* set-row $row --badge $index",
      "show --format ascii", "frames 0.0", "why row 0.0 radius", "lint", "undo", "bogus 'x'", "edits",
      "history",
    ]
    let folder = ScratchFolder()
    try folder.write(commands.joined(separator: "\n") + "\n", to: "s.rt")
    let options = ["--keep-going"] + (isJSON ? ["--json"] : [])
    let results = [
      try Roundtable.run(["run"] + options + [folder.path + "/s.rt"]),
      try Roundtable.run(["run"] + options, input: commands.joined(separator: "\n") + "\n"),
      try Roundtable.run(["run"] + options + commands.flatMap { ["-e", $0] }),
    ]
    // Only the name of the source may differ.
    func plain(_ text: String) -> String {
      var text = text
      for name in [folder.path + "/s.rt", "<stdin>", "<command>"] { text = text.replacing(name, with: "S") }
      return text.replacing(#/S:\d+/#, with: "S").replacing(#/"line": \d+(, "expression": \d+)?/#, with: "")
    }
    #expect(results.allSatisfy { $0.exitCode == 1 })
    let expected = plain(results[0].standardOutput)
    #expect(expected.contains("badge") || expected.contains("row 0.0"))
    for result in results.dropFirst() {
      #expect(plain(result.standardOutput) == expected)
      #expect(plain(result.standardError) == plain(results[0].standardError))
    }
  }

  @Test func `golden sessions are checked and updated`() throws {
    let folder = ScratchFolder()
    try folder.write("> preset settings\nwrong\n> quit\n", to: "s.golden")
    let path = folder.path + "/s.golden"
    let failed = try Roundtable.run(["run", "--check", path])
    #expect(failed.exitCode == 1)
    #expect(
      failed.standardError.contains(
        "s.golden:2: error: 'preset settings' printed a different output\n- wrong\n+ preset"))
    #expect(try Roundtable.run(["run", "--check", "--update", path]).exitCode == 0)
    #expect(try Roundtable.run(["run", "--check", path]).exitCode == 0)
    #expect(
      try folder.read("s.golden")
        == "> preset settings\npreset settings: 2 sections, 5 rows, insetGrouped\n> quit\n")
    #expect(try Roundtable.run(["run", "--check", "-e", "x"]).exitCode == 2)
  }

  @Test func `a golden session runs in the folder of its file`() throws {
    let folder = ScratchFolder()
    try folder.write("sections: [{rows: [A]}]\n", to: "specs/a.yaml")
    try folder.write("sections: [{rows: [Other]}]\n", to: "a.yaml")
    try folder.write("open a.yaml\n", to: "specs/scripts/a.rt")
    let text = "> open a.yaml\n> render a.svg\n> !cat a.yaml\n> expect error source scripts/a.rt\n"
    try folder.write(text, to: "specs/a.session")
    let recorded = try Roundtable.run(["run", "--check", "--update", "specs/a.session"], folder: folder.path)
    #expect(recorded.exitCode == 0, "\(recorded.standardError)")
    #expect(
      try folder.read("specs/a.session").contains("\nwrote a.svg\n> !cat a.yaml\nsections: [{rows: [A]}]\n"))
    #expect(try folder.read("specs/a.svg").contains(">A<"))
    // It prints the same from each folder.
    for (path, place) in [
      ("specs/a.session", ""), ("./a.session", "specs"), (folder.path("specs/a.session"), "specs/scripts"),
    ] {
      let checked = try Roundtable.run(["run", "--check", path], folder: folder.path(place))
      #expect(checked.standardOutput == "\(path): as expected\n", "\(checked.standardError)")
    }
    try folder.write("> list\n> save\n", to: "specs/b.session")
    let spec = ["run", "--check", "--update", "--spec", "a.yaml", "specs/b.session"]
    #expect(try Roundtable.run(spec, folder: folder.path).exitCode == 0)
    #expect(try folder.read("specs/b.session").contains("Other"))
    let missing = try Roundtable.run(["run", "--check", "none/a.session"], folder: folder.path)
    #expect(missing.exitCode == 2)
  }

  @Test func `an update that would record an error changes nothing`() throws {
    let folder = ScratchFolder()
    try folder.write("> open none.yaml\n", to: "a.session")
    let refused = try Roundtable.run(["run", "--check", "--update", "a.session"], folder: folder.path)
    #expect(refused.exitCode == 1)
    #expect(
      refused.standardError == """
        a.session:1: error: 'open none.yaml' failed: cannot open 'none.yaml': no such file or directory
        hint: 'expect error COMMAND' records an error that you want
        a.session: not updated

        """)
    #expect(try folder.read("a.session") == "> open none.yaml\n")
    #expect(try Roundtable.run(["run", "--check", "a.session"], folder: folder.path).exitCode == 1)
    try folder.write("> bogus\nerror: unknown command 'bogus'; 'help' lists all commands\n", to: "b.session")
    #expect(
      try Roundtable.run(["run", "--check", "b.session"], folder: folder.path).standardOutput
        == "b.session: as expected; the command in line 1 fails, as the file says\n")
  }

  @Test(arguments: [
    ("\n!touch ran\n", "a.rt:2"), ("show | touch ran\n", "a.rt:1"), ("display show | touch ran\n", "a.rt:1"),
    ("define x\n!touch ran\nend\nx\n", "a.rt:4"),
    ("preset settings\nfor row 0.* !touch ran\n", "a.rt:2"),
    ("let x $(show | touch ran)\n", "a.rt:1"), ("source b.rt\n", "b.rt:1"),
  ])
  func `with --no-programs, a line that starts a program fails`(script: String, place: String) throws {
    let folder = ScratchFolder()
    try folder.write(script, to: "a.rt")
    try folder.write("!touch ran\n", to: "b.rt")
    try folder.write("> " + script.split(separator: "\n").joined(separator: "\n> ") + "\n", to: "a.session")
    let result = try Roundtable.run(["run", "--no-programs", "a.rt"], folder: folder.path)
    #expect(result.exitCode == 1)
    #expect(
      result.standardError.contains("error: 'touch ran' can't be started with --no-programs"),
      "\(result.standardError)")
    #expect(result.standardError.contains("\(place): error: "), "\(result.standardError)")
    let checked = try Roundtable.run(["run", "--check", "--no-programs", "a.session"], folder: folder.path)
    #expect(checked.exitCode == 1)
    #expect(try !folder.names().contains("ran"))
  }

  @Test func `with --no-programs, no editor is started, and pictures are drawn`() throws {
    let home = ScratchFolder()
    let terminal = try Roundtable.open(
      ["run", "--no-programs", "-e", "edit"], home: home, environment: ["VISUAL": "touch ran; :"])
    try terminal.expect("error: an editor can't be started with --no-programs")
    #expect(try terminal.waitForExit() == .exited(code: 1))
    #expect(try !home.names().contains("ran"))
    let drawn = try Roundtable.run(
      ["run", "--no-programs", "-e", "preset settings", "-e", "render a.png"], home: home)
    #expect(drawn.exitCode == 0, "\(drawn.standardError)")
  }

  @Test func `a recorded session replays to the same table`() throws {
    let folder = ScratchFolder()
    let script = folder.path + "/r.rt"
    let first = try Roundtable.run([
      "run", "-e", "record \(script)", "-e", "let side 21", "-e", "preset settings", "-e", "set-inset $side",
      "-e", "for row 0.* set-row $row --badge $index", "-e", "bogus-no", "-e", "x", "--keep-going", "-e",
      "spec",
    ])
    let second = try Roundtable.run(["run", script, "-e", "spec"])
    #expect(second.exitCode == 0, "\(second.standardError)")
    #expect(first.standardOutput.hasSuffix(String(second.standardOutput.suffix(200))))
    #expect(second.standardOutput.contains("inset: 21"))
  }
}
