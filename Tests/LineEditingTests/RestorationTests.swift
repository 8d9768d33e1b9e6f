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
    try probe.terminal.type("echo hal", expecting: "hal")
    #expect(probe.terminal.settings != probe.terminal.initialSettings)
    probe.terminal.process.signal(signal)
    try probe.terminal.expect("terminated by \(signal)")
    #expect(try probe.terminal.waitForExit() == .exited(code: code))
    #expect(probe.terminal.settings == probe.terminal.initialSettings)
  }

  @Test func `a signal during a command interrupts it first`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("slow\r", expecting: "working")
    probe.terminal.process.signal(SIGTERM)
    try probe.terminal.expect("interrupted")
    #expect(try probe.terminal.waitForExit() == .exited(code: 143))
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
    let home = ScratchFolder()
    let shell = try shell(in: home)
    try shell.type("stty -g\r", expecting: "\r\n")
    let before = try shell.expect("\r\n")
    try shell.expect("sh> ")
    try shell.type("\(try ProductBinary.url(named: "line-probe").path)\r", expecting: ProbeTerminal.prompt)
    try shell.type("echo hal", expecting: "hal")
    try shell.type("\u{1A}", expecting: "Stopped")
    try shell.expect("sh> ")
    try shell.type("stty -g\r", expecting: "\r\n")
    #expect(try shell.expect("\r\n") == before)
    try shell.expect("sh> ")
    shell.resize(columns: 40, rows: 20)
    try shell.type("fg\r", expecting: ProbeTerminal.prompt + "echo hal")
    try shell.type("f\r", expecting: "[half]")
    try shell.expect(ProbeTerminal.prompt)
    try shell.type("quit\r", expecting: "sh> ")
    try shell.quit("exit\r")
  }

  @Test func `a program that was stopped during a command redraws its pane`() throws {
    let home = ScratchFolder()
    let shell = try shell(in: home)
    try shell.type("\(try ProductBinary.url(named: "line-probe").path)\r", expecting: ProbeTerminal.prompt)
    try shell.type("pane ABOVE\r", expecting: "ABOVE")
    try shell.expect(ProbeTerminal.prompt)
    try shell.type("ask\r", expecting: "asking")
    try shell.type("\u{1A}", expecting: "sh> ")
    try shell.type("fg\r", expecting: "line-probe\r\n")
    try shell.type("yes\r", expecting: "answered yes")
    try shell.expect("ABOVE")
    try shell.type("quit\r", expecting: "sh> ")
    try shell.quit("exit\r")
  }
}
