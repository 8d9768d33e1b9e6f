// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@Suite struct NotificationTests {
  private static func notify(_ probe: ProbeTerminal) throws {
    probe.terminal.process.signal(SIGUSR1)
    try probe.terminal.expect("reloaded\r\n")
  }

  @Test func `a half-typed line survives a notification`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo hal", expecting: "hal")
    try Self.notify(probe)
    try probe.terminal.expect(ProbeTerminal.prompt + "echo hal")
    try probe.enter("f", expecting: "[half]")
    #expect(try probe.quit())
  }

  @Test func `the cursor stays in the middle of the line`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo ac\u{2}", expecting: "ac")
    try Self.notify(probe)
    try probe.terminal.expect("echo ac")
    try probe.enter("b", expecting: "[abc]")
    #expect(try probe.quit())
  }

  @Test func `earlier edits can still be undone`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo ab\u{17}cd", expecting: "cd")
    try Self.notify(probe)
    try probe.enter("\u{1F}\u{1F}", expecting: "[ab]")
    #expect(try probe.quit())
  }

  @Test func `a search continues`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("echo first", expecting: "[first]")
    try probe.terminal.type("\u{12}fir", expecting: "\u{1B}[7mfir")
    try Self.notify(probe)
    try probe.terminal.expect("reverse-i-search)`fir': echo ")
    try probe.enter("", expecting: "[first]")
    #expect(try probe.quit())
  }

  @Test func `a line that wraps survives a notification`() throws {
    let probe = try ProbeTerminal(columns: 20)
    let text = "0123456789012345678901234567890123456789"
    try probe.terminal.type("echo \(text)en", expecting: "en")
    try Self.notify(probe)
    try probe.terminal.expect("en")
    try probe.enter("d", expecting: "[\(text)end]")
    #expect(try probe.quit())
  }

  @Test func `an escape sequence may be split by a notification`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo ac", expecting: "ac")
    probe.terminal.send("\u{1B}")
    try Self.notify(probe)
    try probe.enter("[Db", expecting: "[abc]")
    #expect(try probe.quit())
  }

  @Test func `a change of the window's width keeps the line`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.type("echo hal", expecting: "hal")
    probe.terminal.resize(columns: 60, rows: 20)
    try probe.terminal.expect("echo hal")
    try probe.enter("f", expecting: "[half]")
    try probe.enter("size", expecting: "[60x20]")
    #expect(try probe.quit())
  }
}
