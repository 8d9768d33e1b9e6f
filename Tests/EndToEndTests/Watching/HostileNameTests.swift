// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TestSupport
import Testing

/// File names may contain control characters of terminals and texts that forge lines of a log.
struct HostileNameTests {
  private static let stem = "a\u{1B}[31m\nb\u{7}c\u{9B}d\u{202E}e\"f"
  private static let shown = #"a\u001b[31m\nb\u0007c\u009bd\u202ee"f"#
  private static let shownInJSON = #"a\u001b[31m\nb\u0007c\u009bd\u202ee\"f"#

  private let folder = ScratchFolder()
  private let home = ScratchFolder()

  private func run(_ arguments: [String]) throws -> ChildProcess {
    try Roundtable.run(arguments, home: home, folder: folder.path)
  }

  private func expectHarmless(_ text: String, _ place: Comment) {
    let acting = text.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
    #expect(acting.isEmpty, place)
    // No line begins with the rest of a name.
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("b") }, place)
  }

  @Test(arguments: [[], ["--json"]])
  func `watch escapes the name in every line, and the name finds and stops it`(options: [String]) throws {
    let name = Self.stem + ".yaml"
    let missing = "missing" + name
    try folder.overwrite("sections: 3\n", to: name)
    let start = try run(["watch", "--detach", "--quiet"] + options + [name, missing])
    try #require(start.exitCode == 0, "\(start.standardError)")
    expectHarmless(start.standardOutput + start.standardError, "start")
    try folder.overwrite("sections: [{rows: [Good]}]\n", to: name)
    let status = try run(["status", "--json", name]).standardOutput
    expectHarmless(status, "status")
    #expect(status.contains(Self.shownInJSON + ".yaml\""))
    let table = try run(["status", name]).standardOutput
    expectHarmless(table, "table")
    #expect(table.contains(Self.shown + ".yaml"))
    let state = home.path + "/state/roundtable"
    let log = try #require(
      try FileManager.default.contentsOfDirectory(atPath: state).first { $0.hasSuffix(".log") })
    let said = try String(contentsOfFile: state + "/" + log, encoding: .utf8)
    expectHarmless(said, "log")
    let second = try run(["watch", name, missing])
    #expect(second.exitCode == 75)
    expectHarmless(second.standardError, "second")
    #expect(try run(["stop", name]).standardOutput == "stopped 1\n")
    let isJSON = !options.isEmpty
    // An error's text escapes the name as elsewhere; JSON escapes those backslashes again.
    let inText = isJSON ? Self.shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") : Self.shown
    #expect(said.contains(inText + ".yaml:1:11: error:"))
    #expect(said.contains("waiting for 'missing" + inText))
    #expect(!isJSON || said.contains("\"spec\": \"" + Self.shownInJSON + ".yaml\""))
  }

  @Test func `errors and units escape the name`() throws {
    let name = Self.stem + ".yaml"
    for arguments in [
      ["status", name], ["stop", name], ["watch", Self.stem + ".txt"],
      ["watch", Self.stem + ".a", Self.stem + ".b"], ["render", name],
    ] {
      let result = try run(arguments)
      #expect(result.exitCode != 0)
      #expect(result.standardError.contains(Self.shown), "\(arguments)")
      expectHarmless(result.standardError, "\(arguments)")
    }
    let unit = try run(["watch", "--print-unit", name]).standardOutput
    expectHarmless(unit, "unit")
    #expect(unit.contains("Description=Roundtable previews of \(folder.path)/\(Self.shown).yaml\n"))
    #expect(unit.contains(Self.shownInJSON + ".yaml\"\n"))
  }
}
