// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Text pictures where they go: to terminals of some width and colours, pipes and files.
struct TextOutputTests {
  private let home: ScratchFolder
  private static let spec = """
    traits: {device: iPhone-15}
    sections:
      - header: Network
        rows:
          - {title: Airplane Mode, image: {symbol: airplane, tileColor: systemOrange}, accessory: switchOn}
          - {title: Wi-Fi, detail: Home, cellStyle: value1, accessory: disclosureIndicator}

    """

  init() throws {
    home = try ScratchFolder()
    try home.write(Self.spec, to: "t.yaml")
  }

  /// With a pipe for standard output.
  private func render(_ arguments: [String], _ environment: [String: String?] = [:]) throws -> String {
    let child = try ChildProcess.run(
      try ProductBinary.url(named: "roundtable"), ["render", "t.yaml"] + arguments,
      environment: TestEnvironment(home: home).setting(environment), folder: home.path)
    #expect(child.ending == .exited(code: 0), "\(child.standardError)")
    return child.standardOutput
  }

  /// With a terminal for standard output.
  private func onTerminal(
    _ arguments: [String], _ environment: [String: String?] = [:], columns: Int = 40
  ) throws -> String {
    let terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), arguments,
      environment: TestEnvironment(home: home, terminal: "xterm-256color").setting(environment),
      folder: home.path, columns: columns, rows: 30)
    #expect(try terminal.waitForExit() == .exited(code: 0))
    return String(decoding: terminal.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func width(_ text: String) -> Int {
    text.split(separator: "\n").filter { $0.contains("─") }.map(\.count).max() ?? 0
  }

  @Test(
    arguments: [
      ([], [:], 63), (["--columns", "40"], [:], 38), ([], ["COLUMNS": "50"], 47),
      (["--columns", "40"], ["COLUMNS": "50"], 38), ([], ["COLUMNS": "wide"], 63),
    ] as [([String], [String: String?], Int)])
  func `a pipe gets eighty columns unless asked`(
    arguments: [String], environment: [String: String?], columns: Int
  ) throws {
    #expect(width(try render(arguments, environment)) == columns)
  }

  @Test func `a file gets eighty columns whatever the terminal has, and no colour unless asked`() throws {
    let seen = try onTerminal(["render", "t.yaml", "-o", "t.txt"])
    #expect(seen == "")
    let text = try home.read("t.txt")
    #expect(width(text) == 63 && !text.contains("\u{1B}"))
    _ = try onTerminal([
      "render", "t.yaml", "-o", "t.txt", "--columns", "40", "--compact", "--color", "always",
    ])
    #expect(try home.read("t.txt").contains("\u{1B}[0;"))
  }

  @Test(arguments: [40, 66, 120])
  func `a terminal is fitted, in its colours`(columns: Int) throws {
    let seen = try onTerminal(["render", "t.yaml"], columns: columns)
    let plain = seen.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= columns || $0.hasPrefix("note: ") })
    #expect(plain.contains("note: drawn in 40 of 66 columns; what does not fit ends in …") == (columns == 40))
    // The orange of iOS's light appearance, in xterm's palette.
    #expect(seen.contains(";48;5;208m"))
  }

  @Test(
    arguments: [
      ([], ["NO_COLOR": "1"], false), (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], [:], false), ([], ["TERM": "dumb"], false),
      ([], ["COLORTERM": "truecolor"], true),
    ] as [([String], [String: String?], Bool)])
  func `colour is a terminal's, as asked`(
    arguments: [String], environment: [String: String?], isColored: Bool
  ) throws {
    let seen = try onTerminal(["render", "t.yaml"] + arguments, environment)
    #expect(seen.contains("\u{1B}[") == isColored)
    #expect(seen.contains("48;2;255;149;0m") == (environment["COLORTERM"] != nil))
  }

  @Test func `a pipe has no colour unless asked`() throws {
    #expect(!(try render([])).contains("\u{1B}"))
    #expect(try render(["--color", "always"]).contains("\u{1B}[0;2m"))
    #expect(try render([], ["CLICOLOR_FORCE": "1"]).contains("\u{1B}[0;2m"))
    #expect(!(try render([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])).contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--format", "svg", "--columns", "40"], "--columns goes with the formats text and ascii, not with svg"),
    (["-o", "t.svg", "--compact"], "--compact goes with the formats text and ascii, not with svg"),
    (["-o", "t.svg", "--color", "always"], "--color goes with the formats text and ascii, not with svg"),
    (["--columns", "5"], "--columns is out of range: 5 (allowed: 10 to 1000)"),
  ])
  func `what means nothing is refused`(arguments: [String], message: String) throws {
    let child = try ChildProcess.run(
      try ProductBinary.url(named: "roundtable"), ["render", "t.yaml"] + arguments,
      environment: TestEnvironment(home: home), folder: home.path)
    #expect(
      child.ending == .exited(code: 2) && child.standardError.contains(message), "\(child.standardError)")
  }

  @Test func `show colours the terminal alone`() throws {
    let line = ["t.yaml", "-e"]
    #expect(try onTerminal(line + ["show"], columns: 80).contains("48;5;208m"))
    #expect(!(try onTerminal(line + ["show | cat"], columns: 80)).contains("\u{1B}["))
    #expect(try onTerminal(line + ["show --color always | cat"], columns: 80).contains("48;5;208m"))
    _ = try onTerminal(line + ["show > out.txt"], columns: 40)
    let text = try home.read("out.txt")
    #expect(width(text) == 63 && !text.contains("\u{1B}"))
  }

  // MARK: - The greeting

  @Test(arguments: [40, 64, 80, 120])
  func `a shell greets with the table and what can be done with it`(columns: Int) throws {
    let shell = try ShellTerminal(home: home, ["t.yaml"], columns: columns, rows: 24)
    let greeting = try shell.terminal.expect(ShellTerminal.prompt).replacing("\r\n", with: "\n")
    #expect(greeting.contains("Airplane Mode") && greeting.contains("╰──"))
    let lines = greeting.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let picture = lines.drop { !$0.contains("NETWORK") }.prefix { !$0.hasPrefix("try: ") }
    #expect(picture.count == 6 && picture.allSatisfy { $0.count <= columns })
    let line = try #require(lines.first { $0.hasPrefix("try: ") })
    let tries = line.dropFirst(5).split(separator: ", ")
    // No terminal breaks it amid a word.
    #expect(line.count <= columns && tries.count >= (columns < 64 ? 2 : columns < 80 ? 4 : 5), "\(line)")
    // Each of them works.
    for line in tries where !line.hasPrefix("pane") {
      shell.terminal.send(line + "\r")
      #expect(!(try shell.terminal.expect(ShellTerminal.prompt)).contains("error:"), "\(line)")
    }
    shell.terminal.send("quit\rdiscard\r")
    #expect(try shell.terminal.waitForExit() == .exited(code: 0))
  }

  @Test(arguments: [(30, 18), (300, 24), (100_000, 24)])
  func `a greeting is no higher than the terminal, and says what it leaves out`(
    rows: Int, height: Int
  ) throws {
    let list = (0..<rows).map { "Row \($0)" }.joined(separator: ", ")
    try home.write("sections: [{rows: [\(list)]}]\n", to: "t.yaml")
    let shell = try ShellTerminal(home: home, ["t.yaml"], columns: 80, rows: height)
    let greeting = try shell.terminal.expect(ShellTerminal.prompt).replacing("\r\n", with: "\n")
    let lines = greeting.split(separator: "\n").map(String.init)
    #expect(lines.count <= height)
    #expect(lines.contains { $0.contains("Row 0 ") })
    #expect(lines.contains { $0.contains(" more rows; 'show' prints all") })
    let shown = lines.count { $0.contains("│ Row ") || $0.contains(" Row ") && $0.contains("│") }
    #expect(lines.contains { $0 == "… \(rows - shown) more rows; 'show' prints all" }, "\(greeting)")
    try shell.leave()
  }

  @Test func `a table without rows is not drawn`() throws {
    try home.write("title: T\n", to: "t.yaml")
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml"])
    #expect(!shell.transcript.contains("try: "))
    try shell.leave()
  }
}
