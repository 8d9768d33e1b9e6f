// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import TestSupport
import Testing

/// Text that is already typed limits history search and completion, in every locale.
@Suite struct TypedBeginningTests {
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"

  @Test func `Up searches for lines that begin with the typed text, and Down returns`() throws {
    let probe = try ProbeTerminal()
    for line in ["echo one", "raw two", "echo three", "raw four"] { try probe.enter(line, expecting: "[") }
    try probe.enter("echo\(Self.up)", expecting: "[three]\r\n")
    try probe.enter("echo o\(Self.up)", expecting: "[one]\r\n")
    // Up twice finds the second-last line with this beginning. Some terminals send these codes for Up.
    try probe.enter("raw\u{1B}OA\u{1B}OA", expecting: "[two]\r\n")
    try probe.enter("raw \(Self.up)\(Self.up)\(Self.down)", expecting: "[two]\r\n")
    // On an empty line, Up goes through all lines.
    try probe.enter("echo last", expecting: "[last]")
    try probe.enter(Self.up, expecting: "[last]\r\n")
    #expect(try probe.quit())
  }

  @Test func `an inputrc can bind Up to something else`() throws {
    let home = ScratchFolder()
    let path = try home.write("\"\\e[A\": previous-history\n\"\\e[B\": \"typed\"\n", to: "inputrc")
    let probe = try ProbeTerminal(home: home, environment: ["INPUTRC": path])
    for line in ["echo one", "raw two"] { try probe.enter(line, expecting: "[") }
    try probe.enter("echo\(Self.up)", expecting: "[two]\r\n")
    try probe.enter("echo \(Self.down)", expecting: "[typed]\r\n")
    #expect(try probe.quit())
  }

  @Test(arguments: ["C", "POSIX", "no_SUCH.UTF-8", "C.UTF-8"])
  func `a typed letter beyond ASCII is kept in every locale`(locale: String) throws {
    let probe = try ProbeTerminal(environment: ["LC_ALL": locale])
    try probe.enter("echo caf\u{E9} \u{8A2D}", expecting: "[caf\u{E9} \u{8A2D}]\r\n")
    // Backspace deletes the whole letter.
    try probe.enter("echo a\u{E9}\u{7F}b", expecting: "[ab]\r\n")
    try probe.enter("echo \u{E9}\t", expecting: "[\u{E9}]\r\n")
    #expect(try probe.quit())
  }

  @Test func `the home folder is written out, and a dollar in a name stays literal`() throws {
    let probe = try ProbeTerminal()
    try probe.home.write("", to: "my folder/a file.txt")
    try probe.home.write("", to: "$price.txt")
    try probe.home.write("", to: "~odd.txt")
    try probe.home.write("", to: "-dash.txt")
    try probe.home.write("", to: "bell\u{7}.txt")
    let path = probe.home.path
    try probe.terminal.type("raw ~/my\t", expecting: "\"\(path)/my folder/")
    try probe.enter("a\t", expecting: "[\"\(path)/my folder/a file.txt\" ]\r\n")
    try probe.enter("raw $\t", expecting: "[\"\\$price.txt\" ]\r\n")
    try probe.enter("raw -\t", expecting: "[./-dash.txt ]\r\n")
    // No command takes this name.
    try probe.enter("raw bel\t", expecting: "[bel]\r\n")
    #expect(try probe.quit())
  }
}
