// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Keys that crash readline 8.2.
@Suite struct KeySafetyTests {
  /// Types keys one after the other, then Ctrl-C; the probe must not crash.
  private func survives(_ keys: [String], inputrc: String? = nil) throws {
    let home = ScratchFolder()
    if let inputrc { try home.write(inputrc, to: "inputrc") }
    let probe = try ProbeTerminal(
      home: home, environment: inputrc == nil ? [:] : ["INPUTRC": home.path + "/inputrc"])
    try probe.enter("echo hello", expecting: "[hello]")
    for _ in 0..<3 {
      for key in keys {
        probe.terminal.send(key)
        // A Ctrl-C during the execution of a line would interrupt that line.
        if Self.accepts(key) { try probe.terminal.expect(ProbeTerminal.prompt) }
      }
      try probe.terminal.type("\u{3}", expecting: "^C")
      try probe.terminal.expect(ProbeTerminal.prompt)
    }
    try probe.enter("echo fine", expecting: "[fine]")
    #expect(try probe.quit())
  }

  /// Enter, Ctrl-J and Ctrl-O.
  private static func accepts(_ key: String) -> Bool { ["\r", "\n", "\u{F}"].contains(key) }

  @Test(arguments: [
    ["\u{12}", "\u{18}", "\u{5}"], ["\u{12}", "h", "\u{18}", "\u{5}"], ["\u{12}", "\u{18}", "x"],
    ["\u{1B}3", "\u{12}", "h", "\u{18}", "\u{5}"], ["\u{1D}", "\u{1B}y"],
    ["h", "\u{F}", "\u{1B}<", "\u{1B}p", "\t", "\r", " ", "\u{1B}>", "\u{1B}<"],
    ["h", "\u{F}", "\u{1B}_", "\u{1B}[A", "\u{1B}p", "\u{7}", "\u{1B}[B", "\u{1B}n", "\r", "\u{1B}[A"],
  ])
  func `other keys during a search are safe`(keys: [String]) throws {
    try survives(keys)
  }

  @Test(arguments: [
    ["h", "\u{F}", "\u{1B}<", "\u{1B}p", "h", "\u{1B}>", "\u{1B}[A", "\u{10}", "\u{1B}[B"],
    ["h", "\n", "\u{1B}p", "\u{17}", "\u{1B}p", "\u{F}", "\u{1B}[A"],
    ["h", "\u{F}", "\u{18}", "\u{12}", "\u{1B}p", "\u{1}", "\u{1B}d", "\u{1B}p", "\r", "\u{1B}[A"],
  ])
  func `a prefix search that the user bound is safe`(keys: [String]) throws {
    try survives(
      keys,
      inputrc:
        "\"\\ep\": history-search-backward\n\"\\e[A\": history-search-backward\n\"\\e[B\": history-search-forward\n"
    )
  }

  @Test func `Ctrl-X Ctrl-E ends a search and keeps its result`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("echo needle", expecting: "[needle]")
    try probe.terminal.type("\u{12}need", expecting: "echo ")
    probe.terminal.send("\u{18}\u{5}")
    try probe.enter("", expecting: "[needle]")
    #expect(try probe.quit())
  }

  @Test func `a prefix search walks through the matching entries, and back`() throws {
    let probe = try ProbeTerminal()
    for word in ["echo one", "raw two", "echo three"] { try probe.enter(word, expecting: "[") }
    probe.terminal.send("echo\u{1B}p\u{1B}p")
    try probe.enter("", expecting: "[one]")
    probe.terminal.send("ra\u{1B}p\u{1B}n\u{5}w back")
    try probe.enter("", expecting: "[back]")
    #expect(try probe.quit())
  }

  @Test func `Ctrl-] moves to a letter`() throws {
    let probe = try ProbeTerminal()
    probe.terminal.send("raw aéb\u{1}\u{1D}éX\u{5}\u{1B}\u{1D}aY")
    try probe.enter("", expecting: "[YaXéb]")
    #expect(try probe.quit())
  }
}
