// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Ctrl-X Ctrl-E, as in bash.
struct LineInEditorTests {
  private static let keys = "\u{18}\u{5}"

  @Test func `lines from the editor run one by one`() throws {
    let probe = try ProbeTerminal(environment: ["PROBE_EDITED": "echo one\n\necho two\n"])
    try probe.terminal.type("echo half a line\u{1}\(Self.keys)", expecting: "editing [echo half a line]\r\n")
    try probe.terminal.expect("echo one\r\n\r\necho two\r\n[one]\r\n[two]\r\n")
    try probe.terminal.expect(ProbeTerminal.prompt)
    // The lines that ran are in the history.
    try probe.enter("history", expecting: "  echo one\r\n  echo two\r\n  history\r\n")
    #expect(try probe.quit())
  }

  @Test func `an empty file runs nothing, and the line stays if the editor fails`() throws {
    let empty = try ProbeTerminal(environment: ["PROBE_EDITED": " \n\n"])
    try empty.terminal.type("echo half\(Self.keys)", expecting: "editing [echo half]")
    try empty.terminal.expect(ProbeTerminal.prompt)
    try empty.enter("echo other", expecting: "[other]")
    #expect(try empty.quit())
    let failing = try ProbeTerminal()
    try failing.terminal.type("echo half\(Self.keys)", expecting: "editing [echo half]")
    try failing.terminal.expect(ProbeTerminal.prompt + "echo half")
    try failing.enter(" whole", expecting: "[half whole]")
    #expect(try failing.quit())
  }

  @Test(arguments: [
    ("set editing-mode vi\n", "\u{1B}v"), ("set editing-mode vi\n", "\u{18}\u{5}"),
    ("\"\\C-o\": edit-and-execute-command\n", "\u{F}"),
  ])
  func `vi's key and keys from an inputrc open the editor, too`(settings: String, keys: String) throws {
    let home = ScratchFolder()
    let path = try home.write(settings, to: "inputrc")
    let probe = try ProbeTerminal(
      home: home, environment: ["PROBE_EDITED": "echo edited", "INPUTRC": path])
    try probe.terminal.type("echo typed\(keys)", expecting: "editing [echo typed]")
    try probe.terminal.expect("[edited]")
    try probe.terminal.expect(ProbeTerminal.prompt)
    #expect(try probe.quit())
  }

  @Test func `keys that an inputrc binds to something else are left alone`() throws {
    let home = ScratchFolder()
    let path = try home.write("\"\\C-x\\C-e\": \"mine\"\n", to: "inputrc")
    let probe = try ProbeTerminal(home: home, environment: ["INPUTRC": path])
    try probe.enter("echo \(Self.keys)", expecting: "[mine]")
    #expect(try probe.quit())
  }
}
