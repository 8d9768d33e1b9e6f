// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct ShellInterruptTests {
  private let home = ScratchFolder()

  /// The longest time between Ctrl-C and the prompt: a tenth of a second, plus delays on a busy machine.
  private let limit = Duration.milliseconds(1500)

  @Test(arguments: [
    "source long.rt", "for row 0.* source long.rt", "random --sections 1000 --rows 1000 --seed 9",
  ])
  func `a command ends at once, and its changes are reverted`(line: String) throws {
    try home.write(
      String(repeating: "set-radius 1\nset-radius 2\nadd-row X\n", count: 300_000), to: "long.rt")
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("add-row Alpha", expecting: "added")
    shell.terminal.send(line + "\r")
    // The command runs once its line is echoed; an earlier Ctrl-C wouldn't interrupt it.
    try shell.terminal.expect(line + "\r\n")
    let start = ContinuousClock.now
    try shell.terminal.type("\u{3}", expecting: "interrupted; the table is unchanged since before")
    #expect(ContinuousClock.now - start < limit)
    try shell.expectPrompt()
    try shell.enter("expect count rows 0 1", expecting: "\r\n")
    try shell.enter("edits", expecting: "1  add-row Alpha")
    try shell.leave(answering: "discard\r")
  }

  @Test func `a flood of output also ends at once`() throws {
    try home.write("add-row Beta\n" + String(repeating: "help\n", count: 2000), to: "long.rt")
    let shell = try ShellTerminal(home: home)
    try shell.expectPrompt()
    try shell.enter("option pager off", expecting: "\r\n")
    try shell.terminal.type("source long.rt\r", expecting: "row 0.0 'Beta' added")
    let start = ContinuousClock.now
    try shell.terminal.type(
      "\u{3}", expecting: "interrupted; the table is unchanged since before 'source long.rt'")
    #expect(ContinuousClock.now - start < limit)
    try shell.expectPrompt()
    // The complete output would be 10 MB.
    #expect(shell.terminal.transcript.count < 5_000_000)
    try shell.enter("status", expecting: "0 rows")
    try shell.terminal.quit("quit\r")
  }

  @Test func `long work shows its progress, and the progress line is erased afterwards`() throws {
    try home.write(String(repeating: "set-radius 1\nset-radius 2\n", count: 300_000), to: "long.rt")
    let shell = try ShellTerminal.prompting(home: home)
    try shell.terminal.type("source long.rt\r", expecting: "source long.rt: ")
    let line = try shell.terminal.expect("Ctrl-C stops it")
    #expect(line.contains(#/[0-9 ]+ rows, [0-9 ]+ per second; /#), "\(line)")
    let erased = try shell.terminal.type("\u{3}", expecting: "interrupted")
    #expect(erased.hasSuffix("\r"))
    try shell.expectPrompt()
    try shell.leave()
  }

  @Test(arguments: [
    ["run", "long.rt"], ["lint", "big.yaml"], ["diff", "plain.yaml", "big.yaml"],
    ["render", "big.yaml", "-o", "big.svg"], ["export", "big.yaml", "--format", "xctest", "-o", "big.swift"],
    ["run"],
  ])
  func `without a shell, Ctrl-C exits with 130 and leaves no file half-written`(arguments: [String]) throws {
    try home.write(String(repeating: "set-radius 1\nset-radius 2\n", count: 300_000), to: "long.rt")
    try home.write(
      // Each title is measured and wrapped, because as many rows of one line each would be drawn too quickly.
      "sections:\n- rows:\n"
        + String(
          repeating:
            "  - {title: A title that wraps into lines where it must and then goes on so, numberOfLines: 0}\n",
          count: 150_000),
      to: "big.yaml")
    // The same rows in another style: both tables are laid out, and few lines describe the difference.
    try home.write("style: plain\n" + home.read("big.yaml"), to: "plain.yaml")
    let shell = try ShellTerminal(home: home, arguments)
    // Waits for the progress line, because nothing else shows that the work has begun.
    if arguments != ["run"] { try shell.terminal.expect("Ctrl-C stops it") }
    let start = ContinuousClock.now
    shell.terminal.send("\u{3}")
    let ending = try shell.terminal.waitForExit()
    // Before the program handles the signal, the system ends it with SIGINT, which means the same.
    #expect(ending == .exited(code: 130) || (arguments == ["run"] && ending == .killed(signal: SIGINT)))
    #expect(ContinuousClock.now - start < limit)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") || ["big.svg", "big.swift"].contains($0) })
  }
}
