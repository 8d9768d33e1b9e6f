// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@Suite struct RestorationTests {
  @Test(arguments: [(SIGTERM, Int32(143)), (SIGHUP, Int32(129))])
  func `a signal ends the program with its own code and restores the terminal`(signal: Int32, code: Int32)
    throws
  {
    let probe = try ProbeTerminal()
    probe.terminal.send("echo hal")
    try probe.terminal.expect("hal")
    #expect(probe.terminal.settings != probe.terminal.initialSettings)
    probe.terminal.process.signal(signal)
    try probe.terminal.expect("terminated by \(signal)")
    #expect(try probe.terminal.waitForExit() == .exited(code: code))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }

  @Test func `a signal during a command interrupts it first`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("slow\r")
    try probe.terminal.expect("working")
    probe.terminal.process.signal(SIGTERM)
    try probe.terminal.expect("interrupted")
    #expect(try probe.terminal.waitForExit() == .exited(code: 143))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }

  @Test(arguments: ["crash", "trap", "overflow"])
  func `a crash in a command restores the terminal`(command: String) throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("\(command)\r")
    let ending = try probe.terminal.waitForExit()
    #expect([SIGABRT, SIGILL, SIGTRAP, SIGSEGV].contains { ending == .killed(signal: $0) }, "\(ending)")
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
    #expect(probe.terminal.unmatched.contains("\u{1B}[?2004l\r"))
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT])
  func `a crash at the prompt restores the terminal`(signal: Int32) throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("half")
    try probe.terminal.expect("half")
    #expect(probe.terminal.settings != probe.terminal.initialSettings)
    probe.terminal.process.signal(signal)
    try probe.terminal.expect("\u{1B}[?2004l\r")
    #expect(try probe.terminal.waitForExit() == .killed(signal: signal))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }

  @Test func `exit on another thread restores the terminal`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.process.signal(SIGUSR2)
    #expect(try probe.terminal.waitForExit() == .exited(code: 5))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
    #expect(probe.terminal.unmatched.contains("\u{1B}[?2004l\r"))
  }

  /// A shell that can stop and continue jobs.
  private func shell(in home: ScratchFolder) throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["--norc", "--noprofile", "-i"],
      environment: TestEnvironment(home: home).setting(["PS1": "sh> "]), folder: home.path)
    try shell.expect("sh> ")
    return shell
  }

  @Test func `a stopped program continues with its line and the new size`() throws {
    let home = try ScratchFolder()
    let shell = try shell(in: home)
    shell.send("stty -g\r")
    try shell.expect("\r\n")
    let before = try shell.expect("\r\n")
    try shell.expect("sh> ")
    shell.send("\(try ProductBinary.url(named: "line-probe").path)\r")
    try shell.expect(ProbeTerminal.prompt)
    shell.send("echo hal")
    try shell.expect("hal")
    shell.send("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("sh> ")
    shell.send("stty -g\r")
    try shell.expect("\r\n")
    #expect(try shell.expect("\r\n") == before)
    try shell.expect("sh> ")
    shell.resize(columns: 40, rows: 20)
    shell.send("fg\r")
    try shell.expect(ProbeTerminal.prompt + "echo hal")
    shell.send("f\r")
    try shell.expect("[half]")
    try shell.expect(ProbeTerminal.prompt)
    shell.send("quit\r")
    try shell.expect("sh> ")
    shell.send("exit\r")
    #expect(try shell.waitForExit() == .exited(code: 0))
  }

  @Test func `a program that was stopped during a command redraws its pane`() throws {
    let home = try ScratchFolder()
    let shell = try shell(in: home)
    shell.send("\(try ProductBinary.url(named: "line-probe").path)\r")
    try shell.expect(ProbeTerminal.prompt)
    shell.send("pane ABOVE\r")
    try shell.expect("ABOVE")
    try shell.expect(ProbeTerminal.prompt)
    shell.send("ask\r")
    try shell.expect("asking")
    shell.send("\u{1A}")
    try shell.expect("sh> ")
    shell.send("fg\r")
    try shell.expect("line-probe\r\n")
    shell.send("yes\r")
    try shell.expect("answered yes")
    try shell.expect("ABOVE")
    shell.send("quit\r")
    try shell.expect("sh> ")
    shell.send("exit\r")
    #expect(try shell.waitForExit() == .exited(code: 0))
  }
}
