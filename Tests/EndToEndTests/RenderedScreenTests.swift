// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Tests of the visible screen, read from a terminal emulator, if tmux is installed.
@Suite(.enabled(if: TerminalEmulator.isInstalled, "tmux is not installed"))
struct RenderedScreenTests {
  private let spec = "title: T\nsections:\n  - rows: [Alpha, Beta]\n"

  private func terminal(_ folder: ScratchFolder, columns: Int = 90, rows: Int = 30) throws -> TerminalEmulator
  {
    try folder.write(spec, to: "t.yaml")
    return try TerminalEmulator(
      running: try ProductBinary.url(named: "roundtable").path + " t.yaml --watch --no-history --no-rc",
      folder: folder, columns: columns, rows: rows)
  }

  @Test func `the pane stays above the prompt through edits, saves, Ctrl-L and a resize`() throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder)
    try terminal.wait { $0.contains("\nt.yaml>") }
    try terminal.type("pane on\n")
    try terminal.wait { $0.contains("═══") && $0.contains("Beta") }
    try terminal.type("set-row 0.0 --badge 7\n")
    try terminal.wait { $0.contains("(7)") }
    try terminal.type("half a line")
    try terminal.wait { $0.contains("> half a line") }
    try folder.write(spec.replacing("Beta", with: "Gamma"), to: "t.yaml")
    // The terminal may show the line about the save shortly before the prompt below it.
    let screen = try terminal.wait { screen in
      screen.contains("Gamma ") && screen.contains("merged with your unsaved edits")
        && screen.split(separator: "\n").last?.hasPrefix("t.yaml*> half a line") == true
    }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let rule = try #require(lines.firstIndex { $0.hasPrefix("═══") })
    let prompt = try #require(lines.lastIndex { $0.hasPrefix("t.yaml*> half a line") })
    #expect(rule < prompt)
    #expect(lines[..<rule].contains { $0.contains("Alpha") })
    #expect(!lines[rule...].contains { $0.contains("│") })
    try terminal.press("C-l")
    let cleared = try terminal.wait { screen in
      screen.split(separator: "\n").drop { !$0.hasPrefix("═══") }.dropFirst().first?
        .hasPrefix("t.yaml*> half a line") == true
    }
    #expect(cleared.contains("Gamma"))
    try terminal.resize(columns: 70, rows: 24)
    try terminal.wait { $0.contains("Gamma") && $0.contains("> half a line") }
    try terminal.press("C-c")
    // Ctrl-C discards text that is typed before the next prompt.
    try terminal.wait { $0.split(separator: "^C").dropFirst().contains { $0.contains("t.yaml") } }
    try terminal.type("pane off\nquit\ndiscard\n")
    try terminal.waitForEnd()
  }

  @Test(arguments: [(60, 110), (110, 60)])
  func `after a change of width there is one pane and one prompt`(columns: Int, others: Int) throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder, columns: columns, rows: 24)
    try terminal.wait { $0.contains("\nt.yaml>") }
    try terminal.type("pane on\n")
    try terminal.wait { $0.contains("═══") && $0.contains("Beta") }
    try terminal.type("echo " + String(repeating: "o", count: 100) + "\n")
    try terminal.type("echo " + String(repeating: "x", count: 130) + " end")
    try terminal.wait { $0.contains("end") }
    try terminal.resize(columns: others, rows: 24)
    try terminal.wait { screen in
      let lines = screen.split(separator: "\n").map(String.init)
      let rule = lines.firstIndex { $0.hasPrefix("═══") }
      return lines.count { $0.hasPrefix("═══") } == 1 && lines.count { $0.contains("Beta") } == 1
        && lines.count { $0.contains("t.yaml>") } == 1
        && !lines[((rule ?? 0) + 1)...].contains { $0.contains("│") }
        && screen.replacing("\n", with: "").contains(String(repeating: "x", count: 130) + " end")
    }
    try terminal.press("C-c")
    // Ctrl-C discards text that is typed before the next prompt.
    try terminal.wait { $0.split(separator: "^C").dropFirst().contains { $0.contains("t.yaml") } }
    try terminal.type("quit\n")
    try terminal.waitForEnd()
  }

  @Test func `a pane in a narrow terminal is drawn narrower, not truncated`() throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder, columns: 40, rows: 24)
    try terminal.wait { $0.contains("\nt.yaml>") }
    try terminal.type("pane on\n")
    try terminal.wait { $0.contains("═══") && $0.contains("Beta") && $0.contains("╮") }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait { screen in screen.split(separator: "\n").contains { $0.contains("╮") && $0.count > 55 }
    }
    try terminal.resize(columns: 30, rows: 24)
    try terminal.wait { screen in
      screen.split(separator: "\n").contains { $0.contains("╮") && $0.count <= 30 }
    }
    try terminal.type("quit\n")
    try terminal.waitForEnd()
  }

  @Test func `the pane follows the edited row, and keys and commands scroll it`() throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder, columns: 90, rows: 24)
    let rows = (0..<20).map { "Row\($0)" }.joined(separator: ", ")
    try terminal.wait { $0.contains("\nt.yaml>") }
    try folder.write("title: T\nsections:\n  - rows: [\(rows)]\n", to: "t.yaml")
    try terminal.wait { $0.contains("reloaded") }
    try terminal.type("pane on\n")
    try terminal.wait { $0.contains("Row1 ") && !$0.contains("Row15") && $0.contains("more lines below") }
    try terminal.type("set-row 0.15 --badge 7\n")
    try terminal.wait { $0.contains("(7)") && $0.contains("more lines above") }
    try terminal.press("PPage")
    try terminal.wait { !$0.contains("(7)") }
    try terminal.press("NPage")
    try terminal.wait { $0.contains("(7)") }
    try terminal.type("pane 0.0\n")
    try terminal.wait { $0.contains("Row0 ") && !$0.contains("(7)") }
    try terminal.type("pane down\n")
    try terminal.wait { !$0.contains("Row0 ") }
    try terminal.type("quit\ndiscard\n")
    try terminal.waitForEnd()
  }

  @Test func `a save's line comes above a line that wraps`() throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder, columns: 40, rows: 20)
    try terminal.wait { $0.contains("\nt.yaml>") }
    let long = "echo " + String(repeating: "word ", count: 15)
    try terminal.type(long)
    try terminal.wait { $0.filter { $0 == "w" }.count > 12 }
    try folder.write(spec.replacing("Beta", with: "Gamma"), to: "t.yaml")
    try terminal.wait { screen in
      let flat = screen.replacing("\n", with: "")
      let words = "t.yaml>echo" + String(repeating: "word", count: 15)
      return flat.contains("reloaded: row 0.1 'Gamma': title")
        && flat.replacing(" ", with: "").hasSuffix(words)
    }
    try terminal.press("C-c")
    // Ctrl-C discards text that is typed before the next prompt.
    try terminal.wait { $0.split(separator: "^C").dropFirst().contains { $0.contains("t.yaml") } }
    try terminal.type("quit\n")
    try terminal.waitForEnd()
  }

  @Test func `a search survives a save`() throws {
    let folder = ScratchFolder()
    let terminal = try terminal(folder)
    try terminal.wait { $0.contains("\nt.yaml>") }
    try terminal.type("echo needle\n")
    try terminal.wait { $0.contains("\nneedle") }
    try terminal.press("C-r")
    try terminal.type("need")
    try terminal.wait { $0.contains("(reverse-i-search)`need': echo needle") }
    try folder.write(spec.replacing("Beta", with: "Gamma"), to: "t.yaml")
    // The line about the save comes first, then the search is shown again below it.
    try terminal.wait { screen in
      let lines = screen.split(separator: "\n")
      guard let line = lines.firstIndex(where: { $0.contains("reloaded") }) else { return false }
      return lines[line...].contains { $0.contains("(reverse-i-search)`need': echo needle") }
    }
    try terminal.press("C-c")
    // Ctrl-C discards text that is typed before the next prompt.
    try terminal.wait { $0.split(separator: "^C").dropFirst().contains { $0.contains("t.yaml") } }
    try terminal.type("quit\n")
    try terminal.waitForEnd()
  }

  @Test func `the pane of a large table shows the requested rows and counts the others`() throws {
    let folder = ScratchFolder()
    let rows = (0..<40).map { "Row \($0)" }.joined(separator: ", ")
    try folder.write(
      "title: T\nsections:\n" + String(repeating: "  - rows: [\(rows)]\n", count: 60), to: "t.yaml")
    let terminal = try TerminalEmulator(
      running: try ProductBinary.url(named: "roundtable").path + " t.yaml --watch --no-history --no-rc",
      folder: folder, columns: 90, rows: 30)
    try terminal.wait { $0.contains("\nt.yaml>") }
    try terminal.type("pane on\n")
    try terminal.wait { $0.contains("Row 0 ") && $0.contains("more rows below") }
    try terminal.type("set-row 30.20 --title Edited\n")
    try terminal.wait { $0.contains(" Edited ") && $0.contains("more rows above") }
    try terminal.type("pane 59.39\n")
    try terminal.wait { $0.contains("Row 39 ") && !$0.contains("below") && $0.contains("more rows above") }
    // Scrolls by pages, far beyond the rows that were drawn first.
    try terminal.wait { screen in
      try? terminal.press("PPage")
      let above = screen.firstMatch(of: /(\d+) more rows above/).flatMap { Int($0.1) }
      return above.map { $0 < 2000 } == true && screen.contains("more rows below")
    }
    try terminal.type("pane 0.0\n")
    try terminal.wait { $0.contains("Row 0 ") && !$0.contains("above") }
    try terminal.type("pane off\nquit\ndiscard\n")
    try terminal.waitForEnd()
  }

  @Test func `Ctrl-C in a program and in a pager leaves the prompt on its own line`() throws {
    let folder = ScratchFolder()
    try folder.write(
      "sections:\n  - rows: [" + Array(repeating: "Row", count: 30).joined(separator: ", ") + "]\n",
      to: "t.yaml")
    let program = try ProductBinary.url(named: "roundtable").path
    let terminal = try TerminalEmulator(
      running:
        "ROUNDTABLE_PAGER='head -n 1; printf paged; exec sleep 600' \(program) t.yaml --no-history --no-rc",
      folder: folder, columns: 90, rows: 20)
    func lines(_ screen: String) -> [Substring] { screen.split(separator: "\n") }
    try terminal.wait { lines($0).last == "t.yaml>" }
    try terminal.type("!echo begun; exec sleep 600\n")
    try terminal.wait { lines($0).last == "begun" }
    try terminal.press("C-c")
    try terminal.wait {
      lines($0).suffix(3) == [
        "^C", "error: 'echo begun; exec sleep 600' was interrupted", "t.yaml>",
      ]
    }
    try terminal.type("frames\n")
    try terminal.wait { lines($0).last == "paged" }
    try terminal.press("C-c")
    try terminal.wait { lines($0).suffix(2) == ["paged^C", "t.yaml>"] }
    try terminal.type("frames | less\n")
    try terminal.wait { lines($0).last == ":" }
    try terminal.type("q")
    try terminal.wait { lines($0).last == "t.yaml>" }
    try terminal.type("quit\n")
    try terminal.waitForEnd()
  }
}
