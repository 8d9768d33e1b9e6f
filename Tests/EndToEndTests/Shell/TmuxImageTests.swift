// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A picture inside of tmux, in a terminal that reports itself as Kitty.
struct TmuxImageTests {
  private static let isPossible =
    TerminalEmulator.isInstalled && ExternalTool("rsvg-convert").location != nil

  private let home = ScratchFolder()

  /// tmux with a shell in it.
  private func open(_ settings: String) throws -> PseudoTerminal {
    let tmux = try #require(ExternalTool("tmux").location)
    try home.write(settings, to: "tmux.conf")
    try home.write("sections:\n  - rows: [A, B, C, D]\n", to: "t.yaml")
    let shell = try ProductBinary.url(named: "roundtable").path
    let terminal = try PseudoTerminal(
      running: .init(fileURLWithPath: tmux),
      [
        "-S", home.path + "/socket", "-f", home.path + "/tmux.conf", "new-session",
        "'\(shell)' t.yaml --no-history --no-rc",
      ],
      environment: TestEnvironment(home: home, terminal: "xterm-256color").setting(["COLORTERM": "truecolor"]
      ),
      folder: home.path, columns: 100, rows: 40)
    try terminal.type("", expecting: "\u{1B}[>q")
    terminal.send("\u{1B}P>|kitty(0.32.2)\u{1B}\\")
    try terminal.expect("t.yaml>")
    return terminal
  }

  /// tmux's screen as soon as it shows a text. tmux may draw a line in several parts.
  @discardableResult
  private func screen(with text: String) throws -> String {
    let tmux = URL(fileURLWithPath: try #require(ExternalTool("tmux").location))
    let end = ContinuousClock.now + .seconds(Patience.seconds)
    while true {
      let screen = try ChildProcess.run(
        tmux, ["-S", home.path + "/socket", "capture-pane", "-p"], environment: TestEnvironment(home: home)
      ).standardOutput
      if screen.contains(text) { return screen }
      try #require(ContinuousClock.now < end, "no '\(text)' on the screen:\n\(screen)")
    }
  }

  @Test(.enabled(if: isPossible, "tmux or rsvg-convert is not installed"))
  func `pictures pass through tmux to the terminal around it, if it lets them`() throws {
    let terminal = try open("set -g allow-passthrough on\nset -g default-terminal tmux-256color\n")
    terminal.send("pane --image auto\r")
    // tmux sends the picture, and then its cells. Their colour, one of 256, is the picture's id.
    let first = try terminal.expect("\u{1B}[38;5;16m")
    let pictures = SentPictures(first).kitty.pictures
    #expect(pictures.map(\.id) == [16])
    #expect(pictures.allSatisfy { $0.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    try terminal.expect("\u{10EEEE}\u{305}\u{305}")
    terminal.send("quit\r")
    try terminal.expect("\u{1B}_Ga=d,d=I,i=16,q=2\u{1B}\\")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test(.enabled(if: isPossible, "tmux or rsvg-convert is not installed"))
  func `otherwise blocks are shown, and how to let them`() throws {
    let terminal = try open("set -g allow-passthrough off\nset -g default-terminal tmux-256color\n")
    terminal.send("pane --image auto\r")
    // The note is below the pane, which would move it off the screen.
    let first = try screen(
      with: "note: tmux drops pictures (hint: !tmux set allow-passthrough on); blocks are shown")
    #expect(first.contains("▀"))
    terminal.send("pane --image kitty\r")
    try screen(with: "tmux drops kitty pictures; allow them: !tmux set allow-passthrough on")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }
}
