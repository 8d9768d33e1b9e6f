// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Shell

/// What the programs get that roundtable starts: names that they can't take for anything else, and no open file.
struct StartedProgramTests {
  private let home = ScratchFolder()

  /// A program that writes down its arguments and its descriptors, and the variables that make roundtable start it.
  private func listing() throws -> [String: String?] {
    try home.writeProgram(
      """
      #!/bin/sh
      printf '%s\\n' "$@" >arguments.new
      ls -l /proc/self/fd >descriptors
      mv arguments.new arguments

      """,
      to: "listing")
    let program = home.path("listing")
    return ["ROUNDTABLE_OPENER": program, "VISUAL": program, "EDITOR": program, "TMUX": nil]
  }

  private func arguments() throws -> [String] {
    try home.waitUntil("the program has run") { try home.names().contains("arguments") }
    defer { try? home.remove("arguments") }
    return try home.read("arguments").split(separator: "\n").map(String.init)
  }

  /// The files that the program had open, without those of 'ls' itself.
  private func files() throws -> [String] {
    try home.read("descriptors").split(separator: "\n").compactMap { line in
      line.contains(" -> ") ? line.split(separator: " ")[8...].joined(separator: " ") : nil
    }.filter { !$0.contains("-> /proc/") && !["0", "1", "2"].contains($0.prefix { $0 != " " }) }
  }

  @Test(arguments: ["-n.yaml", "+q.yaml", "http:n.yaml", "n.yaml"])
  func `the opener and the editor get a name that is no option, and no descriptor`(name: String) throws {
    try home.write("sections: [{rows: [A]}]\n", to: name)
    let terminal = try Roundtable.open(
      ["watch", "--quiet", "--", name], home: home, environment: try listing())
    try terminal.expect("ready:")
    let prefix = name == "n.yaml" ? "" : "./"
    for (key, ending) in [("o", ".svg"), ("e", ".yaml")] {
      terminal.send(key)
      #expect(try arguments() == [prefix + name.replacing(".yaml", with: ending)])
      #expect(try files() == [])
    }
    #expect(try Roundtable.run(["stop"], home: home).exitCode == 0)
    _ = try terminal.waitForExit()
  }

  @Test func `programs of a shell inherit no descriptor, not even one of roundtable's parent`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let program = try ProductBinary.url(named: "roundtable").path
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$1\" t.yaml 5</dev/null 7>kept", "sh", program],
      environment: TestEnvironment(home: home, terminal: "dumb").setting(try listing()), folder: home.path)
    try terminal.expect("> ")
    terminal.send("watch --serve\r")
    try terminal.expect("page: ")
    for line in ["edit", "!./listing", "echo a | ./listing"] {
      terminal.send(line + "\r")
      _ = try arguments()
      #expect(try files() == [], "\(line)")
    }
    try terminal.quit("quit\r")
  }

  @Test(arguments: ["t.yaml;", ";", "a;b", "\\;", "t.yaml"])
  func `an editor in a window of tmux gets the spec's whole name`(name: String) throws {
    guard let tmux = ExternalTool("tmux").location else { try Test.cancel("tmux is not installed") }
    _ = try listing()
    // A new session reads the arguments as a new window does, and ends with its program.
    let words = EditorCommand.windowArguments(home.path("listing"), ["+3", name])
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: tmux),
      ["-S", home.path("tmux"), "-f", "/dev/null", "new-session"] + words,
      environment: TestEnvironment(home: home), folder: home.path)
    defer { _ = try? terminal.waitForExit() }
    #expect(try arguments() == ["+3", name])
  }

  @Test func `the log goes only to a new file, or to an own log`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    try home.write("notes\n", to: "notes")
    try home.write("older\n", to: "watch-1.log")
    try home.link("watch-2.log", to: "notes")
    try home.hardLink("watch-3.log", to: "notes")
    #expect(mkfifo(home.path("watch-4.log"), 0o600) == 0)
    for name in ["notes", "watch-2.log", "watch-3.log", "watch-4.log", "t.yaml"] {
      let result = try Roundtable.run(["watch", "--quiet", "--log", name, "t.yaml"], home: home)
      #expect(result.exitCode == 1 && result.standardError.contains("'\(name)'"), "\(result.standardError)")
    }
    #expect(try home.read("notes") == "notes\n")
    #expect(try home.names().filter { $0.hasSuffix(".1") } == [])
    let daemon = try Roundtable.open(["watch", "--quiet", "--log", "watch-1.log", "t.yaml"], home: home)
    try home.waitUntil("it is ready") { try home.contains("watch-1.log", "ready:") }
    #expect(try home.read("watch-1.log.1") == "older\n")
    #expect(try Roundtable.run(["stop"], home: home).exitCode == 0)
    _ = try daemon.waitForExit()
  }

  @Test func `a log of another user is not written`() throws {
    guard geteuid() == 0 else { try Test.cancel("only root can make files of another user") }
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    try home.write("", to: "watch-1.log")
    #expect(chown(home.path("watch-1.log"), 65534, 65534) == 0)
    let result = try Roundtable.run(["watch", "--quiet", "--log", "watch-1.log", "t.yaml"], home: home)
    #expect(result.exitCode == 1 && result.standardError.contains("'watch-1.log'"))
    #expect(try home.read("watch-1.log") == "")
  }
}
