// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Included files on the disk: every subcommand reads them, and the daemon and the shell watch them.
struct IncludeTests {
  private let folder = ScratchFolder()

  private func watch() throws -> PseudoTerminal {
    try Roundtable.open(["watch", "--quiet", "t.yaml"], home: folder, columns: 200)
  }

  @Test func `a save of a theme counts as one save until no spec includes it`() throws {
    try folder.write("rowHeight: 50\n", to: "themes/tall.yaml")
    try folder.write("include: themes/tall.yaml\nsections:\n  - rows: [A]\n", to: "t.yaml")
    let daemon = try watch()
    try daemon.expect("ready:")
    try folder.write("rowHeight: 60\n", to: "themes/tall.yaml")
    try daemon.expect("t.yaml: rowHeight, content height 122.333 → 132.333")
    // An invalid theme, written in place: the error's place is in the theme.
    try folder.overwrite("rowHeigt: 60\n", to: "themes/tall.yaml")
    try daemon.expect("themes/tall.yaml:1:1: error: unknown key 'rowHeigt'")
    try daemon.expect("marked as stale")
    #expect(try folder.read("t.svg").contains("themes/tall.yaml:1:1"))
    try folder.remove("themes/tall.yaml")
    try daemon.expect("themes/tall.yaml")
    try folder.write("rowHeight: 70\n", to: "themes/tall.yaml")
    try daemon.expect("valid again")
    try daemon.expect("rowHeight, content height 132.333 → 142.333")
    try folder.write("rowHeight: 80\nsections:\n  - rows: [A]\n", to: "t.yaml")
    try daemon.expect("rowHeight, content height 142.333 → 152.333")
    try folder.write("rowHeight: 90\n", to: "themes/tall.yaml")
    try folder.write("rowHeight: 81\nsections:\n  - rows: [A]\n", to: "t.yaml")
    let last = try daemon.expect("rowHeight, content height 152.333 → 153.333")
    #expect(!last.contains("nothing changed"), "the theme is followed although nobody includes it")
    try daemon.quit("\u{3}")
  }

  @Test func `why and lint name the line of the file that sets a value`() throws {
    try folder.write("inset: 24\ncornerRadius: 21\nseparator: {right: 0}\n", to: "themes/base.yaml")
    try folder.write("include: themes/base.yaml\ninset: 30\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    let why = try Roundtable.run(
      [
        "run", "-e", "open t.yaml", "-e", "why row 0.0 corner top-left", "-e", "why row 0.0 x", "-e",
        "set-radius 5", "-e", "why row 0.0 corner top-left",
      ], folder: folder.path
    ).standardOutput
    #expect(why.contains("cornerRadius, set on the table (themes/base.yaml:2)"))
    #expect(why.contains("inset.left, set on the table (t.yaml:2)"))
    #expect(why.contains("cornerRadius, set on the table ('set-radius 5')"))
    try folder.write("separator: {thickness: 0.1}\n", to: "themes/base.yaml")
    let lint = try Roundtable.run(["lint", "t.yaml"], folder: folder.path)
    #expect(lint.standardOutput.contains("themes/base.yaml:1: "))
  }

  @Test func `a link that leads out of the folder is not followed`() throws {
    let outside = ScratchFolder()
    try outside.write("title: leaked\n", to: "secret.yaml")
    try folder.link("theme.yaml", to: outside.path("secret.yaml"))
    try folder.write("include: theme.yaml\n", to: "t.yaml")
    // All commands must use one reader: once, the shell followed links that the others refused.
    for arguments in [
      ["render", "t.yaml", "--format", "text"], ["lint", "t.yaml"],
      ["run", "-e", "open t.yaml", "-e", "spec"],
      ["run", "--spec", "t.yaml", "-e", "spec"],
    ] {
      let result = try Roundtable.run(arguments, folder: folder.path)
      #expect(result.exitCode == 1, "\(arguments)")
      #expect(
        result.standardError.contains("t.yaml:1:10: error: 'theme.yaml' is outside the spec's folder"),
        "\(arguments)")
      #expect(!result.standardOutput.contains("leaked") && !result.standardError.contains("leaked"))
    }
    let daemon = try watch()
    try daemon.expect("t.yaml:1:10: error: 'theme.yaml' is outside the spec's folder")
    try daemon.quit("\u{3}")
  }

  @Test func `specs from standard input and from a FIFO can't include files`() throws {
    let result = try Roundtable.run(
      ["render", "-", "-o", "-", "--format", "text"], input: "include: t.yaml\n", folder: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.standardError.contains("cannot include files"))
    mkfifo(folder.path("pipe.yaml"), 0o600)
    try folder.write("include: pipe.yaml\n", to: "t.yaml")
    let second = try Roundtable.run(["lint", "t.yaml"], folder: folder.path)
    #expect(second.exitCode == 1)
    #expect(second.standardError.contains("t.yaml:1:10: error:"))
  }

  @Test func `the shell opens, watches and saves a spec with a theme`() throws {
    try folder.write("rowHeight: 50\n", to: "theme.yaml")
    try folder.write("include: theme.yaml\nsections:\n  - rows: [A]\n", to: "t.yaml")
    let shell = try Roundtable.open(["t.yaml", "--watch", "--no-rc"], home: folder, rows: 40)
    try shell.expectPrompt()
    try folder.write("rowHeight: 60\n", to: "theme.yaml")
    try shell.expect("t.yaml reloaded: rowHeight, content height")
    shell.send("set-row 0.0 --title B\r")
    try shell.expectPrompt()
    try shell.type("save\r", expecting: "saved")
    #expect(try folder.read("t.yaml") == "include: theme.yaml\nsections:\n  - rows: [B]\n")
    try shell.quit("quit\r")
  }
}
