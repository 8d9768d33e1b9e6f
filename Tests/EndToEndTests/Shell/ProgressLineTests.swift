// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The progress line of long work, on a screen: it must be erased completely.
@Suite(.enabled(if: TerminalEmulator.isInstalled))
struct ProgressLineTests {
  private static let line = "Ctrl-C stops it"

  private let home = ScratchFolder()

  /// Runs a script that waits at each `source 1` and `source 2` until the test continues it.
  private func run(
    _ lines: [String], named name: String = "s.rt", after command: String = "", then rest: String = "",
    columns: Int = 80
  ) throws -> TerminalEmulator {
    for stop in ["1", "2"] { try #require(mkfifo(home.path + "/" + stop, 0o600) == 0) }
    try home.write(lines.joined(separator: "\n") + "\n", to: name)
    let program = try ProductBinary.url(named: "roundtable").path
    return try TerminalEmulator(
      running: "\(command) \(program) run \(name) \(rest)", folder: home, columns: columns, rows: 20)
  }

  private func resume(from stop: String) throws {
    let pipe = try #require(FileHandle(forWritingAtPath: home.path + "/" + stop))
    try pipe.close()
  }

  /// The lines on the screen, without blank lines.
  private func lines(_ screen: String) -> [String] {
    screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func `the progress line is erased before a script or a program prints, and overwrites no output`()
    throws
  {
    let terminal = try run(["source 1", "echo said", "!echo out", "!printf partial", "source 2", "echo over"])
    try terminal.wait { $0.contains(Self.line) }
    try resume(from: "1")
    let screen = try terminal.wait { $0.contains("out") && $0.contains(Self.line) }
    #expect(lines(screen).prefix(3) == ["said", "out", "partial"])
    try resume(from: "2")
    #expect(lines(try terminal.wait { $0.contains("ENDED") }) == ["said", "out", "partial", "over", "ENDED"])
  }

  @Test func `after a change of width, and with wide characters, the line is erased completely`() throws {
    let name = String(repeating: "漢字", count: 9) + ".rt"
    let terminal = try run(["source 1", "echo over"], named: name, columns: 90)
    try terminal.wait { $0.contains(Self.line) }
    try terminal.resize(columns: 21, rows: 20)
    try terminal.wait { screen in
      let shown = lines(screen)
      return shown.count == 1 && shown[0].hasPrefix("run 漢字") && !shown[0].contains("rows")
    }
    try resume(from: "1")
    #expect(lines(try terminal.wait { $0.contains("ENDED") }) == ["over", "ENDED"])
  }

  @Test func `the progress line does not return while another program prints the output`() throws {
    let terminal = try run(["source 1", "echo one", "source 2", "echo two"], then: "| cat")
    try terminal.wait { $0.contains(Self.line) }
    try resume(from: "1")
    try terminal.wait { $0.contains("one") }
    // It would return after a quarter of a second.
    let end = ContinuousClock.now + .milliseconds(600)
    var isBack = false
    while !isBack, ContinuousClock.now < end { isBack = try terminal.screen().contains(Self.line) }
    #expect(!isBack)
    try resume(from: "2")
    #expect(lines(try terminal.wait { $0.contains("ENDED") }) == ["one", "two", "ENDED"])
  }

  @Test func `Ctrl-Z erases the progress line, and fg restores it`() throws {
    let terminal = try run(["source 1", "echo over"], after: "PS1='sh> ' bash --norc -i; :")
    try terminal.wait { $0.contains("sh>") }
    try terminal.type("\(try ProductBinary.url(named: "roundtable").path) run s.rt\n")
    try terminal.wait { $0.contains(Self.line) }
    try terminal.press("C-z")
    let stopped = try terminal.wait { $0.contains("Stopped") }
    #expect(!stopped.contains(Self.line))
    try terminal.type("fg\n")
    try terminal.wait { $0.contains(Self.line) }
    try resume(from: "1")
    let screen = try terminal.wait { $0.contains("over") }
    #expect(!screen.contains(Self.line))
  }
}
