// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Ctrl-C while a command runs.
struct ShellInterruptTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  /// Longer than any test waits; what a machine that is busy with other tests may add to a tenth of a second.
  private let limit = Duration.milliseconds(1500)

  @Test(arguments: [
    "source long.rt", "for row 0.* source long.rt", "random --sections 1000 --rows 1000 --seed 9",
  ])
  func `a command is ended at once, and nothing of it stays`(line: String) throws {
    try home.write(
      String(repeating: "set-radius 1\nset-radius 2\nadd-row X\n", count: 300_000), to: "long.rt")
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("add-row Alpha", expecting: "added")
    shell.terminal.send(line + "\r")
    // It runs when its line is echoed; only then is Ctrl-C meant for it.
    try shell.terminal.expect(line + "\r\n")
    let start = ContinuousClock.now
    shell.terminal.send("\u{3}")
    try shell.terminal.expect("interrupted; the table is unchanged since before")
    #expect(ContinuousClock.now - start < limit)
    try shell.expectPrompt()
    try shell.enter("expect count rows 0 1", expecting: "\r\n")
    try shell.enter("edits", expecting: "1  add-row Alpha")
    try shell.leave(answering: "discard\r")
  }

  @Test func `a flood of output is ended at once, too`() throws {
    try home.write("add-row Beta\n" + String(repeating: "help\n", count: 2000), to: "long.rt")
    let shell = try ShellTerminal(home: home)
    try shell.expectPrompt()
    try shell.enter("set pager off", expecting: "\r\n")
    shell.terminal.send("source long.rt\r")
    try shell.terminal.expect("row 0.0 'Beta' added")
    let start = ContinuousClock.now
    shell.terminal.send("\u{3}")
    try shell.terminal.expect("interrupted; the table is unchanged since before 'source long.rt'")
    #expect(ContinuousClock.now - start < limit)
    try shell.expectPrompt()
    // All would be 10 MB.
    #expect(shell.terminal.transcript.count < 5_000_000)
    try shell.enter("status", expecting: "0 rows")
    shell.terminal.send("quit\r")
    #expect(try shell.terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `long work shows how far it is, and the line is gone afterwards`() throws {
    try home.write(String(repeating: "set-radius 1\nset-radius 2\n", count: 300_000), to: "long.rt")
    let shell = try ShellTerminal.prompting(home: home)
    shell.terminal.send("source long.rt\r")
    try shell.terminal.expect("source long.rt: ")
    let line = try shell.terminal.expect("Ctrl-C stops it")
    #expect(line.contains(#/[0-9 ]+ rows, [0-9 ]+ per second; /#), "\(line)")
    shell.terminal.send("\u{3}")
    let erased = try shell.terminal.expect("interrupted")
    #expect(erased.hasSuffix("\r"))
    try shell.expectPrompt()
    try shell.leave()
  }

  @Test(arguments: [
    ["run", "long.rt"], ["lint", "big.yaml"], ["diff", "plain.yaml", "big.yaml"],
    ["render", "big.yaml", "-o", "big.svg"], ["export", "big.yaml", "--format", "xctest", "-o", "big.swift"],
    ["run"],
  ])
  func `without a shell it exits with 130 and writes nothing half`(arguments: [String]) throws {
    try home.write(String(repeating: "set-radius 1\nset-radius 2\n", count: 300_000), to: "long.rt")
    try home.write(
      // Each is measured and wrapped: as many of one line were drawn before anybody was told that it takes long.
      "sections:\n- rows:\n"
        + String(
          repeating:
            "  - {title: A title that wraps into lines where it must and then goes on so, numberOfLines: 0}\n",
          count: 150_000),
      to: "big.yaml")
    // The same rows in another style: both are laid out, and few lines say how they differ.
    try home.write("style: plain\n" + home.read("big.yaml"), to: "plain.yaml")
    let shell = try ShellTerminal(home: home, arguments)
    // Long work says so; before that there is nothing to see that it has begun.
    if arguments != ["run"] { try shell.terminal.expect("Ctrl-C stops it") }
    let start = ContinuousClock.now
    shell.terminal.send("\u{3}")
    let ending = try shell.terminal.waitForExit()
    // Before the program can take the signal, the system ends it in the same sense.
    #expect(ending == .exited(code: 130) || (arguments == ["run"] && ending == .killed(signal: SIGINT)))
    #expect(ContinuousClock.now - start < limit)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") || ["big.svg", "big.swift"].contains($0) })
  }
}
