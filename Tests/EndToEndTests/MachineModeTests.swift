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
