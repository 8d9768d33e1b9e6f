// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@Suite struct InterruptTests {
  /// The output between the dropped line and the bare prompt after it.
  private static let betweenPrompts = "\r\n\u{1B}[?2004l\r\u{1B}[?2004h\u{1B}[1m"

  private static func interrupt(_ probe: ProbeTerminal) throws {
    try probe.terminal.type("\u{3}", expecting: "^C")
    #expect(try probe.terminal.expect(ProbeTerminal.prompt) == betweenPrompts)
  }

  @Test(arguments: [
    ("abc", "abc"),
    ("abc\u{1B}3", "(arg: 3)"),
    ("abc\u{12}ech", "\u{1B}[7mech"),
    ("abc\u{18}", "abc"),
    ("abc\u{16}", "abc"),
  ])
  func `Ctrl-C drops the line in every state`(keys: String, sign: String) throws {
    let probe = try ProbeTerminal()
    try probe.enter("echo x", expecting: "[x]")
    try probe.terminal.type(keys, expecting: sign)
    try Self.interrupt(probe)
    try probe.enter("echo ok", expecting: "[ok]")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-C drops a line that wraps, from its middle`() throws {
    let probe = try ProbeTerminal(columns: 20)
    try probe.terminal.type("echo 0123456789012345678901234567890123456789end", expecting: "end")
    try probe.terminal.type("\u{1}", expecting: "\u{1B}[")
    try Self.interrupt(probe)
    try probe.enter("echo ok", expecting: "[ok]")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-C drops an unfinished command`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("raw one \\\r", expecting: "more> ")
    try Self.interrupt(probe)
    try probe.enter("raw two", expecting: "[two]")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-C never ends the program, however often it is typed`() throws {
    let probe = try ProbeTerminal()
    for _ in 0..<3 { try Self.interrupt(probe) }
    try probe.enter("echo ok", expecting: "[ok]")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-C during a command interrupts only the command`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("slow\r", expecting: "working\r\n")
    try probe.terminal.type("\u{3}", expecting: "interrupted\r\n")
    // There is one prompt, and no second one for a Ctrl-C that came too late.
    try probe.terminal.expect(ProbeTerminal.prompt)
    let rest = try {
      probe.terminal.send("echo ok\r"); return try probe.terminal.expect("[ok]")
    }()
    #expect(!rest.contains("^C") && !rest.contains("probe>"))
    try probe.terminal.expect(ProbeTerminal.prompt)
    #expect(try probe.quit())
  }

  @Test func `Ctrl-backslash is ignored at the prompt, and ends a command that does not respond`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("\u{1C}")
    try probe.enter("echo ok", expecting: "[ok]")
    try probe.terminal.type("slow\r", expecting: "working\r\n")
    probe.terminal.send("\u{1C}")
    #expect(try probe.terminal.waitForExit() == .exited(code: 131))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }
}
