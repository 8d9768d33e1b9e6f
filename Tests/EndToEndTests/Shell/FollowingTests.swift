// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The shell's watch and its previews change with the open file.
struct FollowingTests {
  private let home = ScratchFolder()

  init() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "a.yaml")
    try home.write("sections:\n  - rows: [C]\n", to: "c.yaml")
  }

  @Test func `with --watch the next file gets its own watch, and the former file is left alone`() throws {
    let shell = try ShellTerminal.prompting(home: home, ["a.yaml", "--watch"])
    try shell.terminal.type("open c.yaml\r", expecting: "no longer watching a.yaml")
    try shell.terminal.expect("watching c.yaml, writing c.txt and c.svg")
    try shell.expectPrompt()
    #expect(try home.read("a.txt").contains("A"))
    #expect(try home.read("c.txt").contains("C"))
    // A save of the former file neither replaces the table nor merges into it.
    try home.write("sections:\n  - rows: [A, B]\n", to: "a.yaml")
    try home.write("sections:\n  - rows: [C, D]\n", to: "c.yaml")
    try shell.terminal.expect("c.yaml reloaded: section 0: + 1 row")
    try shell.enter("set-radius 1", expecting: "cornerRadius 1 for the table")
    try shell.enter("save", expecting: "saved c.yaml")
    #expect(try home.read("a.yaml") == "sections:\n  - rows: [A, B]\n")
    #expect(!shell.transcript.contains("a.yaml reloaded"))
    // Returning to the first file has the same effect as opening any other.
    try shell.enter("undo 3", expecting: "watching a.yaml, writing a.txt and a.svg")
    try shell.enter("preset cards", expecting: "no longer watching a.yaml")
    try shell.enter("status", expecting: "watch    off")
    try shell.leave("quit\r", answering: "discard\r")
  }

  @Test func `temporaries of killed saves are removed when their file is opened or watched`() throws {
    for name in ["a.yaml", "a.svg", "c.yaml"] { try home.write("half", to: ".\(name).abc123.tmp") }
    let shell = try ShellTerminal.prompting(home: home, ["a.yaml", "--watch"])
    #expect(try home.names().filter { $0.hasSuffix(".tmp") } == [".c.yaml.abc123.tmp"])
    try shell.enter("unwatch", expecting: "no longer watching a.yaml")
    try shell.enter("open c.yaml", expecting: "c.yaml: 1 section, 1 row")
    #expect(try !home.names().contains { $0.hasSuffix(".tmp") })
    try shell.leave()
  }

  @Test func `with --serve a page shows the table with unsaved edits, and an invalid file`() throws {
    let shell = try ShellTerminal(home: home, ["a.yaml", "--serve"])
    try shell.terminal.expect("watching a.yaml, writing a.txt and a.svg")
    try shell.terminal.expect("page: http://127.0.0.1:")
    let port = try #require(Int(try shell.terminal.expect("/")))
    let root = "/\(try shell.terminal.expect("/"))/"
    try shell.expectPrompt()
    let head = " HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    let events = try RawClient(port: port).connect()
    events.write(Array("GET \(root)events\(head)\r\n".utf8))
    try shell.enter("add-row Unsaved", expecting: "row 0.1 'Unsaved' added")
    #expect(events.read(through: "section 0: + 1 row") != nil)
    let picture = try RawClient(port: port).send("GET \(root)picture/0\(head)Connection: close\r\n\r\n")
    #expect(picture.status == 200 && picture.body.contains(">Unsaved<"))
    #expect(try home.read("a.yaml") == "sections:\n  - rows: [A]\n")
    try home.write("sections: [\n", to: "a.yaml")
    #expect(events.read(through: "a.yaml:1:11: error: this '[' is not closed") != nil)
    // Another file gets its own page.
    try shell.terminal.type("open c.yaml\rdiscard\r", expecting: "no longer watching a.yaml")
    try shell.terminal.expect("page: ")
    try shell.leave()
  }

  @Test func `beside a daemon, the shell follows the file, and keeps the previews once the daemon has ended`()
    throws
  {
    let daemon = try Roundtable.open(["watch", "--quiet", "a.yaml"], home: home, terminal: "xterm", rows: 40)
    try daemon.expect("ready: watching a.yaml")
    let shell = try ShellTerminal(home: home, ["a.yaml", "--watch"])
    try shell.terminal.expect("'a.yaml' is already being watched by process ")
    try shell.terminal.expect(", which keeps the previews")
    try shell.terminal.expect("watching a.yaml, no previews")
    try shell.expectPrompt()
    let picture = try home.read("a.svg")
    try shell.enter("add-row Unsaved", expecting: "added")
    #expect(try home.read("a.svg") == picture)
    try shell.enter("save", expecting: "saved a.yaml")
    try daemon.expect("wrote a.txt, a.svg")
    #expect(try home.read("a.svg").contains(">Unsaved<"))
    try daemon.quit("\u{3}")
    try shell.terminal.expect("the other watch of a.yaml has ended")
    try shell.terminal.expect("watching a.yaml, writing a.txt and a.svg")
    try shell.enter("add-row Later", expecting: "added")
    try home.waitUntil("the shell writes the preview") { try home.read("a.svg").contains(">Later<") }
    #expect(try !home.read("a.yaml").contains("Later"))
    try shell.enter("save", expecting: "saved a.yaml")
    try shell.leave()
  }

  @Test func `'status' shows the shell's watch, which 'stop' leaves alone`() throws {
    let shell = try ShellTerminal.prompting(home: home, ["a.yaml", "--watch"])
    func run(_ arguments: [String]) throws -> ChildProcess {
      try Roundtable.run(arguments, home: home)
    }
    #expect(try run(["status"]).standardOutput.contains("good"))
    #expect(try run(["watch", "a.yaml"]).exitCode == 75)
    let stop = try run(["stop", "a.yaml"])
    #expect(stop.exitCode == 1)
    #expect(
      stop.standardError.hasSuffix(
        "is a shell, and was not stopped (hint: 'unwatch' in the shell ends its watch)\n"))
    let wait = try run(["status", "--wait", "a.yaml"])
    #expect(wait.exitCode == 1)
    #expect(wait.standardError.hasPrefix("error: 'a.yaml' is open in a shell, process "))
    try home.rename("run", to: "removed")
    try shell.terminal.expect("the lock of 'a.yaml' is gone")
    try shell.terminal.expect("no longer watching a.yaml")
    try shell.enter("status", expecting: "watch    off")
    try shell.leave()
  }

  @Test func `a watch that a command began ends with its file`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("watch a.yaml", expecting: "watching a.yaml, writing a.txt and a.svg")
    try shell.enter("open c.yaml", expecting: "no longer watching a.yaml")
    try shell.enter("status", expecting: "watch    off")
    #expect(try !home.names().contains("c.txt"))
    try shell.leave()
  }

  @Test func `a file that roundtable did not make is named and kept, and the other preview is written`()
    throws
  {
    try home.write("notes\n", to: "a.txt")
    try home.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", to: "c.svg")
    let shell = try ShellTerminal(home: home, ["a.yaml", "--watch"])
    try shell.terminal.expect("watching a.yaml, writing a.svg")
    try shell.terminal.expect(
      "error: cannot write 'a.txt': the file exists and roundtable did not make it (hint: 'watch --force' overwrites it)"
    )
    try shell.enter("add-row B", expecting: "added")
    #expect(try home.read("a.txt") == "notes\n")
    #expect(try home.read("a.svg").contains(">B<"))
    // With --force the file is written, and from then on it belongs to roundtable.
    try shell.enter("watch --force", expecting: "watching a.yaml, writing a.txt and a.svg")
    #expect(try home.read("a.txt").contains("B"))
    try shell.enter("save", expecting: "saved a.yaml")
    try shell.terminal.type("watch c.yaml\r", expecting: "watching c.yaml, writing c.txt")
    try shell.terminal.expect("cannot write 'c.svg'")
    try shell.leave("watch a.yaml\rquit\r")
    #expect(try home.read("c.svg") == "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
  }
}
