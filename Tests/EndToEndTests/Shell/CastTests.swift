// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Recordings of the terminal.
struct CastTests {
  private let home = ScratchFolder()

  private func shell() throws -> ShellTerminal {
    let shell = try ShellTerminal(home: home, terminal: "xterm", columns: 90, rows: 30)
    try shell.expectPrompt()
    return shell
  }

  private struct Event {
    var time: Double
    var kind: String
    var text: String
  }

  /// The header and the events. Each line must be JSON.
  private func cast(_ name: String) throws -> (header: NSDictionary, events: [Event]) {
    let text = try home.read(name)
    #expect(text.hasSuffix("\n"))
    let lines = try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let events = try lines.dropFirst().map { line in
      let parts = try #require(line as? [Any])
      return Event(
        time: try #require(parts[0] as? Double), kind: try #require(parts[1] as? String),
        text: try #require(parts[2] as? String))
    }
    return (try #require(lines.first as? NSDictionary), events)
  }

  /// The output of the terminal between the answers of `record`.
  private func recorded(_ shell: ShellTerminal, _ name: String) throws -> String {
    let start = try #require(shell.transcript.range(of: "recording to \(name)\r\n"))
    let end = try #require(shell.transcript.range(of: "recorded \(name)\r\n"))
    return String(shell.transcript[start.upperBound..<end.upperBound])
  }

  @Test func `a cast is what the terminal got, with times that never go back`() throws {
    let shell = try shell()
    try shell.enter("record x.cast", expecting: "recording to x.cast")
    try shell.enter("add-row \"Wi-Fi \u{6F22} \u{1F600}\" --image wifi", expecting: "added")
    try shell.enter("show", expecting: "╯")
    try shell.enter("frob", expecting: "unknown command")
    // Longer than the screen, without a pager.
    try shell.enter("help set", expecting: "set 0.1")
    // A half-typed line that is left, and a completion.
    shell.terminal.send("add-ro\t\u{3}")
    try shell.expectPrompt()
    try shell.enter("record off", expecting: "recorded x.cast")
    try shell.leave("quit\r", answering: "discard\r")
    let (header, events) = try cast("x.cast")
    #expect(header == ["version": 2, "width": 90, "height": 30, "env": ["TERM": "xterm"]])
    #expect(events.allSatisfy { $0.kind == "o" })
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time } && events[0].time >= 0)
    #expect(events.map(\.text).joined() == (try recorded(shell, "x.cast")))
    // Each key and each answer is an event of its own; keys that arrive together are one.
    #expect(events.count > 10)
  }

  @Test func `a cast has the window's new size and a note about other programs, and no environment`() throws {
    let shell = try shell()
    try shell.enter("record x.cast", expecting: "recording to x.cast")
    shell.terminal.resize(columns: 70, rows: 20)
    try shell.enter("!echo hidden-output", expecting: "the recording lacks what the program printed")
    try shell.enter("record off", expecting: "recorded x.cast")
    try shell.leave()
    let events = try cast("x.cast").events
    #expect(events.filter { $0.kind == "r" }.map(\.text) == ["70x20"])
    #expect(!events.contains { $0.kind == "o" && $0.text.contains("hidden-output\r\n") })
    #expect(!(try home.read("x.cast")).contains(home.path))
  }

  @Test func `a cast ends with the shell, and overwrites nothing`() throws {
    try home.write("mine\n", to: "mine.cast")
    let shell = try shell()
    try shell.enter("record mine.cast", expecting: "already exists")
    try shell.enter("record x.cast", expecting: "recording to x.cast")
    try shell.leave()
    let text = try cast("x.cast").events.map(\.text).joined()
    #expect(text.contains("quit"))
    #expect(try home.read("mine.cast") == "mine\n")
  }

  @Test func `a script can't record the terminal`() throws {
    let result = try Roundtable.run(["-e", "record x.cast"], home: home)
    #expect(result.exitCode == 1)
    #expect(result.standardError.contains("run SCRIPT --film FILE.svg"))
    #expect(!FileManager.default.fileExists(atPath: home.path("x.cast")))
  }

  @Test func `a cast that can't be written ends with a note`() throws {
    let shell = try shell()
    try shell.enter("record sub/x.cast", expecting: "error:")
    try home.makeDirectory("sub")
    try shell.enter("record sub/x.cast", expecting: "recording to sub/x.cast")
    try FileManager.default.removeItem(atPath: home.path("sub"))
    shell.terminal.send("x")
    try shell.terminal.expect("note: the recording has stopped: ")
    // Ctrl-U.
    try shell.enter("\u{15}record off", expecting: "nothing is being recorded")
    try shell.leave()
  }
}
