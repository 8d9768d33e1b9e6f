// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Pixels
import TestSupport
import Testing

/// A pane with a picture, in terminals that answer, and in one that doesn't.
struct PaneImageTests {
  private static let isInstalled = ExternalTool("rsvg-convert").location != nil
  private static let needsProgram: Comment = "rsvg-convert is not installed"

  /// A terminal as its answers. They are sent with the command that asks, so that no machine is too slow for them.
  enum Double: String, CaseIterable {
    case kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.32.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
    case iterm = "\u{1B}P>|iTerm2 3.5.4\u{1B}\\\u{1B}[4;800;1000t\u{1B}[?62;4;22c"
    case sixel = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?1;0;256S\u{1B}[6;20;10t\u{1B}[?63;1;2;4;6c"
    case plain = "\u{1B}[?6c"

    /// The number of pictures in an output.
    func count(_ output: String) -> Int {
      let sent = SentPictures(output)
      return switch self {
      case .kitty: sent.kitty.pictures.count
      case .iterm: sent.iterm.count
      case .sixel: sent.sixels.count
      case .plain: 0
      }
    }
  }

  private let home = ScratchFolder()
  /// The rows 0, 1 and 2 of 40 terminal rows are for the pane: 12 of the table.
  private static let spec =
    "style: insetGrouped\nsections:\n  - rows: [\((0..<40).map { "Row\($0)" }.joined(separator: ", "))]\n"
  /// The end of a drawing of the pane.
  private static let drawn = "\u{1B}8\u{1B}[?2026l"

  private func shell(environment: [String: String?] = [:], terminal: String = "xterm-256color") throws
    -> ShellTerminal
  {
    try home.write(Self.spec, to: "t.yaml")
    let shell = try ShellTerminal(
      home: home, ["t.yaml", "--no-history"], terminal: terminal, columns: 100, rows: 40,
      environment: environment)
    try shell.expectPrompt()
    return shell
  }

  /// - Returns: the output until a picture was drawn.
  private func open(_ shell: ShellTerminal, as double: Double, keys: String = "") throws -> String {
    try shell.terminal.type("pane --image auto\r" + double.rawValue + keys, expecting: Self.drawn)
  }

  @Test(.enabled(if: isInstalled, needsProgram), arguments: [Double.kitty, .iterm, .sixel])
  func `an edit sends only what changed, and the picture leaves nothing behind`(double: Double) throws {
    let shell = try shell()
    let first = try open(shell, as: double)
    #expect(double.count(first) > 4)
    try settle(shell)
    let edit = try shell.terminal.type("set-row 0.3 --title Other\r", expecting: Self.drawn)
    #expect((1...2).contains(double.count(edit)))
    #expect(edit.utf8.count * 2 < first.utf8.count, "\(edit.utf8.count) of \(first.utf8.count) bytes")
    if double == .kitty {
      let replaced = SentPictures(edit).deleted
      #expect(Set(replaced).isSubset(of: SentPictures(first).kitty.pictures.map(\.id)))
      #expect(replaced.count == double.count(edit))
    }

    // Ctrl-L draws all of it again, after it was removed.
    let again = try shell.terminal.type("\u{C}", expecting: Self.drawn)
    #expect(double.count(again) == double.count(first))
    try expectRemoval(in: again, of: double)

    shell.terminal.resize(columns: 90, rows: 30)
    let resized = try shell.terminal.expect(Self.drawn)
    try expectRemoval(in: resized, of: double)
    #expect(double.count(resized) > 0)

    // Text instead of the picture, and the picture again.
    let text = try shell.terminal.type("pane --image off\r", expecting: "Row0")
    try expectRemoval(in: text, of: double)
    try shell.terminal.expect(Self.drawn)
    try settle(shell)
    // The terminal isn't asked again.
    let back = try shell.terminal.type("pane --image auto\r", expecting: Self.drawn)
    #expect(double.count(back) > 0 && !back.contains("\u{1B}[c"))
    try settle(shell)

    try shell.leave(answering: "discard\r")
    try expectRemoval(in: shell.terminal.unmatched, of: double)
  }

  /// Waits for a prompt. The one after a command may come before or after its picture.
  private func settle(_ shell: ShellTerminal) throws {
    try shell.enter("expect count rows 0 40", expecting: "rows 0 40\r\n")
  }

  /// The pane's rows are erased, and Kitty's pictures deleted.
  private func expectRemoval(
    in output: String, of double: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      output.contains("\u{1B}7\u{1B}[1;1H\u{1B}[2K\u{1B}[2;1H\u{1B}[2K"), sourceLocation: sourceLocation)
    if double == .kitty { #expect(!SentPictures(output).deleted.isEmpty, sourceLocation: sourceLocation) }
  }

  @Test(.enabled(if: isInstalled, needsProgram)) func `the picture has the table's colours at their places`()
    throws
  {
    let shell = try shell()
    let pictures = SentPictures(try open(shell, as: .kitty)).kitty.pictures
    let parts = try pictures.map { try PixelImage(png: $0.png) }
    // 393 points at 20 / 22 pixels per point, in cells of 10 pixels.
    #expect(parts.allSatisfy { $0.width == 360 } && pictures.allSatisfy { $0.columns == 36 })
    let picture = PixelImage(
      width: 360, height: parts.reduce(0) { $0 + $1.height }, bytes: parts.flatMap(\.bytes))
    // The margin, and the first row's right part without text.
    #expect(picture[3, 60] == SIMD4(242, 242, 247, 255))
    #expect(picture[300, 60] == SIMD4(255, 255, 255, 255))
    try settle(shell)
    try shell.leave()
  }

  @Test(.enabled(if: isInstalled, needsProgram)) func `the pane scrolls, and shows the next part`() throws {
    let shell = try shell()
    _ = try open(shell, as: .sixel)
    try settle(shell)
    // Page Down.
    let next = try shell.terminal.type("\u{1B}[6~", expecting: Self.drawn)
    #expect(next.contains("more lines above") && Double.sixel.count(next) > 4)
    // An edit outside of the visible part scrolls to its row.
    let last = try shell.terminal.type("set-row 0.39 --title Last\r", expecting: Self.drawn)
    #expect(Double.sixel.count(last) > 4 && !last.contains("more lines below"))
    try settle(shell)
    try shell.leave(answering: "discard\r")
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `keys typed while the terminal is asked are in the next line`() throws {
    let shell = try shell()
    _ = try open(shell, as: .kitty, keys: "expect count rows 0 40\r")
    try shell.terminal.expect("rows 0 40\r\n")
    try shell.expectPrompt()
    try shell.leave()
  }

  @Test func `a terminal that answers nothing gets blocks, and its late answers aren't typed`() throws {
    let shell = try shell(environment: ["COLORTERM": "truecolor"])
    let first = try shell.terminal.type("pane --image auto\r", expecting: Self.drawn)
    #expect(first.contains("▀") && first.contains("Row3"))
    // The note comes after the pane, which would move it off the screen.
    if Self.isInstalled { try shell.terminal.expect("this terminal reports no way to show pixels") }
    try shell.expectPrompt()
    guard Self.isInstalled else { return }
    shell.terminal.send("expect count" + Double.kitty.rawValue + " rows 0 40")
    try shell.terminal.type("\r", expecting: "rows 0 40\r\n")
    try shell.expectPrompt()
    #expect(!shell.transcript.contains("i=31;OK"))
    try shell.leave()
  }

  @Test func `without the rasteriser, blocks are shown, and how to get pixels`() throws {
    let shell = try shell(environment: ["PATH": home.path, "COLORTERM": "truecolor"])
    let first = try open(shell, as: .kitty)
    #expect(first.contains("▀") && first.contains("Row3"))
    try shell.terminal.expect("needs 'rsvg-convert', which is not installed (hint: apt-get install")
    #expect(!first.contains("\u{1B}[c"))
    try shell.expectPrompt()
    // It is said once.
    let again = try shell.terminal.type("pane --image sixel\r", expecting: "pane --image sixel")
    #expect(!again.contains("rsvg-convert"))
    try shell.terminal.expectPrompt()
    #expect(!shell.terminal.unmatched.contains("rsvg-convert"))
    shell.terminal.send("quit\r")
    #expect(try shell.terminal.waitForExit() == .exited(code: 0))
  }

  @Test(.enabled(if: isInstalled, needsProgram), arguments: [Double.kitty, .sixel])
  func `Ctrl-Z removes the picture, and fg draws it again`(double: Double) throws {
    try home.write(Self.spec, to: "t.yaml")
    let binary = try ProductBinary.url(named: "roundtable").path
    let bash = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["--norc", "--noprofile", "-i"],
      environment: TestEnvironment(home: home).setting(["PS1": "sh> "]), folder: home.path, columns: 100,
      rows: 40)
    try bash.expect("sh> ")
    bash.send("'\(binary)' t.yaml --no-history\r")
    try bash.expectPrompt()
    let first = try bash.type("pane --image auto\r" + double.rawValue, expecting: Self.drawn)
    try bash.type("expect count rows 0 40\r", expecting: "rows 0 40\r\n")
    try bash.expectPrompt()
    let ending = try bash.type("\u{1A}", expecting: "sh> ")
    try expectRemoval(in: ending, of: double)
    let again = try bash.type("fg\r", expecting: Self.drawn)
    #expect(double.count(again) == double.count(first))
    try bash.type("quit\r", expecting: "sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `a pager has the screen without the picture, which comes back`() throws {
    let shell = try shell(environment: ["PAGER": "cat; read wait <&1; true"])
    let first = try open(shell, as: .kitty)
    try settle(shell)
    let before = try shell.terminal.type("show\r", expecting: "Row39")
    try expectRemoval(in: before, of: .kitty)
    let after = try shell.terminal.type("\r", expecting: Self.drawn)
    #expect(Double.kitty.count(after) == Double.kitty.count(first))
    try settle(shell)
    try shell.leave()
  }

  @Test func `if the rasteriser fails, the pane shows text and says why`() throws {
    try home.write("#!/bin/sh\nexit 3\n", to: "rsvg-convert")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: home.path + "/rsvg-convert")
    let shell = try shell(environment: ["PATH": home.path + ":/usr/bin:/bin"])
    try shell.terminal.type(
      "pane --image auto\r" + Double.kitty.rawValue, expecting: "'rsvg-convert' failed with 3")
    try shell.terminal.expect("the pane shows text")
    try shell.terminal.expect("Row0")
    try settle(shell)
    try shell.leave()
  }

  @Test func `blocks need colours`() throws {
    let shell = try shell(environment: ["NO_COLOR": "1"])
    try shell.enter("pane --image blocks", expecting: "blocks are made of colours, which are off")
    try shell.leave()
  }

  @Test func `a pane of text has no picture`() throws {
    let shell = try shell()
    try shell.enter(
      "pane on --compact --image auto", expecting: "--compact can't be combined with --image; only")
    try shell.enter("pane off --image auto", expecting: "--image requires 'pane on'")
    try shell.leave()
  }
}

/// `show --image`.
struct ShowImageTests {
  private static let isInstalled = ExternalTool("rsvg-convert").location != nil
  private let home = ScratchFolder()

  @Test func `a file or a program gets no picture`() throws {
    let result = try Roundtable.run(["run", "-e", "show --image"], home: home)
    #expect(result.exitCode == 1)
    #expect(
      result.standardError
        == "<command>:1: error: --image prints only to a terminal; 'render FILE.png' writes the picture to a file\n"
    )
  }

  @Test func `other options of show don't change a picture`() throws {
    let result = try Roundtable.run(["run", "-e", "show --image=blocks --gaps"], home: home)
    #expect(result.standardError.contains("error: --gaps can't be combined with --image"))
  }

  @Test(.enabled(if: isInstalled, "rsvg-convert is not installed"))
  func `a script prints one to a terminal`() throws {
    try home.write("show --image=sixel\necho done\n", to: "s.rt")
    try home.write("sections:\n  - rows: [A, B]\n", to: "t.yaml")
    let terminal = try Roundtable.open(
      ["run", "--spec", "t.yaml", "s.rt"], home: home, terminal: "xterm", columns: 80, rows: 24)
    terminal.send(PaneImageTests.Double.sixel.rawValue)
    let output = try terminal.expect("done")
    let sixels = SentPictures(output).sixels
    #expect(sixels.count == 1)
    #expect(sixels.first.map { $0.height % 20 } == 0)
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test(.enabled(if: isInstalled, "rsvg-convert is not installed"))
  func `a picture that is too tall to be drawn at once is refused`() throws {
    let rows = (0..<900).map { "Row\($0)" }.joined(separator: ", ")
    try home.write("sections:\n  - rows: [\(rows)]\n", to: "t.yaml")
    let terminal = try Roundtable.open(
      ["run", "--spec", "t.yaml", "-e", "show --image=sixel"], home: home, terminal: "xterm")
    terminal.send(PaneImageTests.Double.sixel.rawValue)
    try terminal.expect("more than can be drawn at once; 'pane --image auto' shows a part and scrolls")
    #expect(try terminal.waitForExit() == .exited(code: 1))
  }

  @Test func `blocks are lines of text`() throws {
    try home.write("sections:\n  - rows: [A, B]\n", to: "t.yaml")
    let terminal = try Roundtable.open(
      ["run", "--spec", "t.yaml", "-e", "show --image=blocks"], home: home, terminal: "xterm",
      environment: ["COLORTERM": "truecolor"])
    try terminal.expect("▀")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }
}
