// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import LineEditing

@Suite struct HistoryTests {
  private static let name = "state/probe/history"

  @Test func `the history file is private and omits repeats and lines that start with a space`()
    throws
  {
    let home = ScratchFolder()
    let probe = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    for line in ["echo one", "echo one", " echo secret", "echo two"] {
      try probe.enter(line, expecting: "]\r\n")
    }
    #expect(try probe.quit())
    #expect(try home.read(Self.name) == "echo one\necho two\nquit\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path + "/" + Self.name)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `two sessions both keep their lines`() throws {
    let home = ScratchFolder()
    let one = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    let two = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    try one.enter("echo 1", expecting: "[1]")
    try two.enter("echo 2", expecting: "[2]")
    try one.enter("echo 3", expecting: "[3]")
    #expect(try two.quit())
    #expect(try one.quit())
    #expect(try home.read(Self.name) == "echo 1\necho 2\necho 3\nquit\nquit\n")
  }

  @Test func `a later session reads an entry of several lines whole`() throws {
    let home = ScratchFolder()
    let first = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    try first.terminal.type("raw one \\\r", expecting: "more> ")
    try first.enter("two", expecting: "[one \\\r\ntwo]")
    try first.terminal.quit("\u{4}")
    let second = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    try second.terminal.type("\u{10}", expecting: "two")
    try second.enter("", expecting: "[one \\\r\ntwo]")
    #expect(try second.quit())
  }

  @Test func `an unwritable folder gives one warning`() throws {
    let home = ScratchFolder()
    try home.write("", to: "file")
    let probe = try ProbeTerminal(home: home, environment: ["PROBE_HISTORY": home.path + "/file/history"])
    try probe.enter("echo one", expecting: "[one]")
    try probe.enter("echo two", expecting: "[two]")
    #expect(try probe.quit())
    let text = String(decoding: probe.terminal.transcript, as: UTF8.self)
    #expect(text.components(separatedBy: "history error").count == 2)
  }

  @Test(arguments: [["echo two", "echo three"], []])
  func `a history that can no longer be written gives one warning, even at the end`(lines: [String]) throws {
    let home = ScratchFolder()
    let probe = try ProbeTerminal(home: home, environment: ProbeTerminal.history(in: home))
    try probe.enter("echo one", expecting: "[one]")
    try home.remove(Self.name)
    try home.makeDirectory(Self.name)
    for line in lines { try probe.enter(line, expecting: "]\r\n") }
    try probe.terminal.quit("\u{4}")
    let text = String(decoding: probe.terminal.transcript, as: UTF8.self)
    #expect(text.components(separatedBy: "history error").count == 2)
  }

  @Test func `the oldest entries are dropped`() throws {
    let home = ScratchFolder()
    let file = HistoryFile(path: home.path + "/history", limit: 3)
    for number in 1...5 { try file.append("echo \(number)\nmore") }
    try file.trim()
    #expect(try file.load() == ["echo 3\nmore", "echo 4\nmore", "echo 5\nmore"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["history"])
  }

  @Test func `appends by many threads are all kept`() async throws {
    let home = ScratchFolder()
    let file = HistoryFile(path: home.path + "/history", limit: 100)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try file.append("echo \(number)")
          try file.trim()
        }
      }
      try await group.waitForAll()
    }
    #expect(try Set(file.load()) == Set((0..<40).map { "echo \($0)" }))
  }
}
