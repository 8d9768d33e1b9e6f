// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Ctrl-Z with and without a parent shell that could continue the program.
struct SuspensionTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  @Test func `a session leader is not stopped`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    shell.terminal.send("echo half")
    try shell.terminal.expect("half")
    shell.terminal.send("\u{1A}")
    // The first is the echo of the typed line, the second is the command's output.
    try shell.enter(" whole", expecting: " whole\r\nhalf whole\r\n")
    try shell.leave()
  }

  @Test(arguments: ["", "sh -c '\"$0\" \"$@\"; true' "])
  func `under a shell, it continues with its pane and prompt`(wrapper: String) throws {
    let binary = try ProductBinary.url(named: "roundtable").path
    let bash = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["--norc", "--noprofile", "-i"],
      environment: TestEnvironment(home: home).setting(["PS1": "sh> ", "NO_COLOR": "1"]), folder: home.path)
    try bash.expect("sh> ")
    bash.send("\(wrapper)\(binary)\r")
    try bash.expectPrompt()
    bash.send("add-row Alpha\r")
    try bash.expect("added")
    try bash.expectPrompt()
    bash.send("pane on\r")
    try bash.expect("Alpha")
    try bash.expectPrompt()
    bash.send("echo hal")
    try bash.expect("hal")
    for _ in 0..<3 {
      bash.send("\u{1A}")
      // The scroll region is reset completely before the parent shell prints; its prompt would otherwise
      // scroll only a part of the screen.
      try bash.expect("\u{1B}7\u{1B}[r\u{1B}8")
      try bash.expect("sh> ")
      bash.send("fg\r")
      try bash.expect("Alpha")
      try bash.expectPrompt()
      try bash.expect("echo hal")
    }
    bash.send("f\r")
    try bash.expect("\u{1B}[?2004l\rhalf\r\n")
    try bash.expectPrompt()
    bash.send("quit\rdiscard\r")
    try bash.expect("sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }
}
