// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Ctrl-Z with and without a parent shell that could continue the program.
struct SuspensionTests {
  private let home = ScratchFolder()

  @Test func `a session leader is not stopped`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.terminal.type("echo half", expecting: "half")
    shell.terminal.send("\u{1A}")
    // The first is the echo of the typed line, the second is the command's output.
    try shell.enter(" whole", expecting: " whole\r\nhalf whole\r\n")
    try shell.leave()
  }

  @Test(arguments: ["\u{1A}", " &\r"])
  func `in the background, it leaves the terminal alone until fg`(ending: String) throws {
    let binary = try ProductBinary.url(named: "roundtable").path
    let bash = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["--norc", "--noprofile", "-i"],
      environment: TestEnvironment(home: home).setting(["PS1": "sh> ", "NO_COLOR": "1"]), folder: home.path)
    try bash.expect("sh> ")
    bash.send(binary)
    if ending == "\u{1A}" {
      bash.send("\r")
      try bash.expectPrompt()
      try bash.type("\u{1A}", expecting: "sh> ")
      bash.send("bg; ")
    } else {
      bash.send(ending)
    }
    try bash.type("until [ -n \"$(jobs -s)\" ]; do :; done; echo stop''ped\r", expecting: "stopped\r\n")
    bash.send("fg\r")
    try bash.expectPrompt()
    try bash.type("echo half\r", expecting: "\u{1B}[?2004l\rhalf\r\n")
    try bash.expectPrompt()
    try bash.type("quit\r", expecting: "sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
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
    try bash.type("add-row Alpha\r", expecting: "added")
    try bash.expectPrompt()
    try bash.type("pane on\r", expecting: "Alpha")
    try bash.expectPrompt()
    try bash.type("echo hal", expecting: "hal")
    for _ in 0..<3 {
      bash.send("\u{1A}")
      // The scroll region is reset completely before the parent shell prints; its prompt would otherwise
      // scroll only a part of the screen.
      try bash.expect("\u{1B}7\u{1B}[r\u{1B}8")
      try bash.expect("sh> ")
      try bash.type("fg\r", expecting: "Alpha")
      try bash.expectPrompt()
      try bash.expect("echo hal")
    }
    try bash.type("f\r", expecting: "\u{1B}[?2004l\rhalf\r\n")
    try bash.expectPrompt()
    try bash.type("quit\rdiscard\r", expecting: "sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }
}
