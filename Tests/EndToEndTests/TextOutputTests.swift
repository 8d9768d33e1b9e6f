// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Text previews in terminals of different widths and colours, pipes and files.
struct TextOutputTests {
  private let home = ScratchFolder()
  private static let spec = """
    traits: {device: iPhone-15}
    sections:
      - header: Network
        rows:
          - {title: Airplane Mode, image: {symbol: airplane, tileColor: systemOrange}, accessory: switchOn}
          - {title: Wi-Fi, detail: Home, cellStyle: value1, accessory: disclosureIndicator}

    """

  init() throws {
    try home.write(Self.spec, to: "t.yaml")
  }

  /// Renders with a pipe as standard output.
  private func render(_ arguments: [String], _ environment: [String: String?] = [:]) throws -> String {
    let child = try Roundtable.run(["render", "t.yaml"] + arguments, home: home, environment: environment)
    #expect(child.ending == .exited(code: 0), "\(child.standardError)")
    return child.standardOutput
  }

  /// Runs with a terminal as standard output.
  private func onTerminal(
    _ arguments: [String], _ environment: [String: String?] = [:], columns: Int = 40
  ) throws -> String {
    let terminal = try Roundtable.open(
      arguments, home: home, terminal: "xterm-256color", columns: columns, rows: 30, environment: environment)
    #expect(try terminal.waitForExit() == .exited(code: 0))
    return String(decoding: terminal.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func width(_ text: String) -> Int {
    text.split(separator: "\n").filter { $0.contains("─") }.map(\.count).max() ?? 0
  }

  @Test(
    arguments: [
      ([], [:], 63), (["--columns", "40"], [:], 38), ([], ["COLUMNS": "50"], 63),
      (["--columns", "40"], ["COLUMNS": "50"], 38),
    ] as [([String], [String: String?], Int)])
  func `a pipe gets eighty columns unless requested otherwise`(
    arguments: [String], environment: [String: String?], columns: Int
  ) throws {
    #expect(width(try render(arguments, environment)) == columns)
  }

  @Test func `a file gets eighty columns in any terminal, and no colour unless requested`() throws {
    let seen = try onTerminal(["render", "t.yaml", "-o", "t.txt"])
    #expect(seen == "")
    let text = try home.read("t.txt")
    #expect(width(text) == 63 && !text.contains("\u{1B}"))
    _ = try onTerminal([
      "render", "t.yaml", "-o", "t.txt", "--columns", "40", "--compact", "--color", "always",
    ])
    #expect(try home.read("t.txt").contains("\u{1B}[0;"))
  }

  @Test(arguments: [20, 40, 66, 120])
  func `a preview fits the terminal and uses its colours`(columns: Int) throws {
    let seen = try onTerminal(["render", "t.yaml"], columns: columns)
    let plain = seen.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= columns || $0.hasPrefix("note: ") })
    #expect(plain.contains("note: drawn in 20 of 66 columns; what does not fit ends in …") == (columns == 20))
    #expect(plain.contains("note: ") == (columns == 20))
    // The orange of iOS's light appearance, in xterm's palette.
    #expect(seen.contains(";48;5;208m"))
  }

  @Test(
    arguments: [
      ([], ["NO_COLOR": "1"], false), (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], [:], false), ([], ["TERM": "dumb"], false),
      ([], ["COLORTERM": "truecolor"], true),
    ] as [([String], [String: String?], Bool)])
  func `only a terminal gets colour, unless requested otherwise`(
    arguments: [String], environment: [String: String?], isColored: Bool
  ) throws {
    let seen = try onTerminal(["render", "t.yaml"] + arguments, environment)
    #expect(seen.contains("\u{1B}[") == isColored)
    #expect(seen.contains("48;2;255;149;0m") == (environment["COLORTERM"] != nil))
  }

  @Test func `a pipe gets no colour unless requested`() throws {
    #expect(!(try render([])).contains("\u{1B}"))
    #expect(try render(["--color", "always"]).contains("\u{1B}[0;2m"))
    #expect(try render([], ["CLICOLOR_FORCE": "1"]).contains("\u{1B}[0;2m"))
    #expect(!(try render([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])).contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--format", "svg", "--columns", "40"], "--columns requires the format text or ascii, not svg"),
    (["-o", "t.svg", "--compact"], "--compact requires the format text or ascii, not svg"),
    (["-o", "t.svg", "--color", "always"], "--color requires the format text or ascii, not svg"),
    (["--columns", "5"], "--columns is out of range: 5\nhint: allowed: 10 to 1000"),
  ])
  func `options without a meaning are refused`(arguments: [String], message: String) throws {
    let child = try Roundtable.run(["render", "t.yaml"] + arguments, home: home)
    #expect(
      child.ending == .exited(code: 2) && child.standardError.contains(message), "\(child.standardError)")
  }

  @Test func `show prints colours only to the terminal`() throws {
    let line = ["t.yaml", "-e"]
    #expect(try onTerminal(line + ["show"], columns: 80).contains("48;5;208m"))
    #expect(!(try onTerminal(line + ["show | cat"], columns: 80)).contains("\u{1B}["))
    #expect(try onTerminal(line + ["show --color always | cat"], columns: 80).contains("48;5;208m"))
    _ = try onTerminal(line + ["show > out.txt"], columns: 40)
    let text = try home.read("out.txt")
    #expect(width(text) == 63 && !text.contains("\u{1B}"))
  }

  @Test(
    arguments: [([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false)]
      as [([String], [String: String?], Bool)])
  func `scripts print colours as requested`(
    arguments: [String], environment: [String: String?], isColored: Bool
  ) throws {
    let line = ["run", "--spec", "t.yaml", "-e", "show"] + arguments
    #expect(try onTerminal(line, environment, columns: 80).contains("48;5;208m") == isColored)
  }

  @Test func `a script's pipe gets colours if requested, and a golden session never does`() throws {
    func run(_ arguments: [String]) throws -> ChildProcess {
      try Roundtable.run(["run", "--spec", "t.yaml"] + arguments, home: home)
    }
    #expect(!(try run(["-e", "show"])).standardOutput.contains("\u{1B}"))
    #expect(try run(["-e", "show", "--color", "always"]).standardOutput.contains("\u{1B}[0;2m"))
    try home.write("> echo a\na\n", to: "a.session")
    let check = try run(["--check", "a.session", "--color", "always"])
    #expect(check.ending == .exited(code: 2))
    #expect(check.standardError.contains("--color can't be combined with --check"))
  }

  // MARK: - Watching

  @Test(
    arguments: [
      (40, [], [:], true), (100, [], [:], true), (40, ["--compact"], [:], true),
      (40, [], ["NO_COLOR": "1"], false), (40, ["--color", "never"], [:], false),
    ] as [(Int, [String], [String: String?], Bool)])
  func `watch's preview fits the terminal and uses its colours, and files stay the same`(
    columns: Int, arguments: [String], environment: [String: String?], isColored: Bool
  ) throws {
    let terminal = try Roundtable.open(
      ["watch", "t.yaml"] + arguments, home: home, terminal: "xterm-256color", columns: columns, rows: 30,
      environment: environment)
    try terminal.expect("wrote t.txt, t.svg")
    // The terminal has another width from now on; a key shows a variant.
    try terminal.type("v", expecting: "right to left:")
    try terminal.expect("╯")
    try terminal.quit()
    let seen = String(decoding: terminal.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(seen.contains("48;5;208m") == isColored && seen.contains("\u{1B}[") == isColored)
    let plain = seen.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let picture = plain.split(separator: "\n").filter { $0.contains("│") || $0.contains("─") }
    #expect(!picture.isEmpty && picture.allSatisfy { $0.count <= columns }, "\(plain)")
    #expect(plain.contains("│ [A] Airplane Mode") == arguments.contains("--compact"))
    let text = try home.read("t.txt")
    #expect(width(text) == 63 && !text.contains("\u{1B}"))
  }

  // MARK: - Terminals without box characters

  private static let plainPlaces: [[String: String?]] = [
    ["LC_ALL": "C"], ["LC_ALL": nil, "LC_CTYPE": "POSIX"], ["LC_ALL": "en_US.ISO-8859-1"], ["TERM": "dumb"],
  ]
  private static let words = """
    section 0: Network
    0.0 Airplane Mode, switch on, image airplane
    0.1 Wi-Fi, Home, disclosure

    """

  @Test(arguments: plainPlaces)
  func `a terminal that can't show boxes gets the words of the shell`(environment: [String: String?]) throws {
    let shell = try ShellTerminal(
      home: home, ["t.yaml"], terminal: "xterm", columns: 160, rows: 40, environment: environment)
    #expect(try shell.terminal.expectPrompt().replacing("\r\n", with: "\n").contains(Self.words))
    try shell.leave()
    for arguments in [
      ["t.yaml", "-e", "show"], ["run", "--spec", "t.yaml", "-e", "show"], ["render", "t.yaml"],
      ["render", "t.yaml", "-o", "-"],
    ] {
      #expect(try onTerminal(arguments, environment) == Self.words, "\(arguments)")
    }
    // Files and programs get the same bytes in every locale.
    let usual = try render([])
    #expect(try render([], environment) == usual)
    #expect(try onTerminal(["t.yaml", "-e", "show | cat"], environment) == usual)
    _ = try onTerminal(["render", "t.yaml", "-o", "r.txt"], environment)
    #expect(try home.read("r.txt") == usual)
    let terminal = try Roundtable.open(
      ["watch", "t.yaml"], home: home, terminal: "xterm", environment: environment)
    let first = try terminal.expect("wrote t.txt, t.svg").replacing("\r\n", with: "\n")
    #expect(first.hasPrefix(Self.words), "\(first)")
    let variant = try terminal.type("v", expecting: "disclosure\r\n").replacing("\r\n", with: "\n")
    #expect(variant.hasSuffix("right to left:\n" + Self.words.dropLast("disclosure\n".count)), "\(variant)")
    try terminal.quit()
    #expect(try home.read("t.txt") == usual)
  }

  @Test(arguments: [["--compact"], ["--columns", "60"], ["--gaps"]])
  func `a picture that an option requests has 7-bit boxes on such a terminal`(option: [String]) throws {
    for arguments in [
      ["render", "t.yaml"] + option, ["t.yaml", "-e", "show " + option.joined(separator: " ")],
    ] {
      let seen = try onTerminal(arguments, ["LC_ALL": "C", "NO_COLOR": "1"], columns: 100)
      #expect(["Airplane Mode", "|", "---"].allSatisfy(seen.contains), "\(seen)")
      #expect(!seen.utf8.contains { $0 >= 0x80 }, "\(seen)")
    }
    let requested = try onTerminal(["render", "t.yaml", "--format", "text"], ["LC_ALL": "C"], columns: 100)
    #expect(requested.contains("╭──"))
  }

  @Test func `messages on a terminal of 7-bit characters have none of our other marks`() throws {
    try home.write(Self.spec.replacing("Wi-Fi", with: "Wi-Fi é"), to: "u.yaml")
    let environment: [String: String?] = ["LC_ALL": "C", "NO_COLOR": "1"]
    let line = ["t.yaml", "-e"]
    for arguments in [
      ["--help"], ["help", "run"], line + ["help why"], line + ["set-radius 20", "-e", "diff"],
      line + ["why row 0.0 height"], line + ["frames"], line + ["list"], ["lint", "t.yaml"], ["status"],
    ] {
      let terminal = try Roundtable.open(
        arguments, home: home, terminal: "xterm", columns: 80, rows: 200, environment: environment)
      _ = try terminal.waitForExit()
      #expect(!terminal.transcript.contains { $0 >= 0x80 }, "\(arguments)")
    }
    // Titles are the user's, and stay as they are. Files and programs get the marks in every locale.
    let terminal = try Roundtable.open(
      ["diff", "t.yaml", "u.yaml"], home: home, terminal: "xterm", environment: environment)
    #expect(try terminal.waitForExit() == .exited(code: 1))
    let seen = String(decoding: terminal.transcript, as: UTF8.self)
    #expect(seen.contains("t.yaml -> u.yaml") && seen.contains("Wi-Fi é") && !seen.contains("→"), "\(seen)")
    let piped = try Roundtable.run(["diff", "t.yaml", "u.yaml"], home: home, environment: environment)
    #expect(piped.standardOutput.contains("t.yaml → u.yaml"))
    let watch = try Roundtable.open(
      ["watch", "--quiet", "t.yaml"], home: home, terminal: "xterm", environment: environment)
    try watch.expect("ready:")
    try home.write(Self.spec.replacing("sections:", with: "style: plain\nsections:"), to: "t.yaml")
    #expect(try watch.expect("ms)").contains("->"))
    try watch.quit()
    #expect(!watch.transcript.contains { $0 >= 0x80 })
  }

  @Test func `watch's output in a file equals the text file`() throws {
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$0\" watch t.yaml > out", try ProductBinary.url(named: "roundtable").path],
      environment: TestEnvironment(home: home, terminal: "xterm-256color"), folder: home.path, columns: 40)
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try !home.contains("out", "wrote t.txt") {
      try #require(ContinuousClock.now < deadline)
      sched_yield()
    }
    try terminal.quit("\u{3}")
    #expect(try home.read("out").contains(try home.read("t.txt")))
  }

  @Test func `the shell writes the requested formats on each save`() throws {
    let shell = try ShellTerminal.prompting(home: home, ["t.yaml"])
    try shell.enter("watch --format gif", expecting: "unknown format 'gif'")
    try shell.enter("watch --scale 2", expecting: "--scale requires --format png")
    try shell.enter("watch --format svg", expecting: "writing t.svg\r\n")
    try shell.enter("set-radius 3", expecting: "cornerRadius 3 for the table")
    #expect(!FileManager.default.fileExists(atPath: home.path("t.txt")))
    try shell.enter("status", expecting: "t.yaml → t.svg")
    if ExternalTool("rsvg-convert").location != nil {
      try shell.enter("watch --format text,png --scale 1", expecting: "writing t.txt and t.png\r\n")
      try shell.enter("set-radius 4", expecting: "cornerRadius 4 for the table")
      try shell.leave("quit\r", answering: "discard\r")
      let png = try Data(contentsOf: URL(fileURLWithPath: home.path("t.png")))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png[16..<20].elementsEqual([0, 0, 1, 0x89]))
    } else {
      try shell.leave("quit\r", answering: "discard\r")
    }
  }

  @Test func `the shell reports that the program for PNG is missing, and continues to watch`() throws {
    try home.makeDirectory("bin")
    let shell = try ShellTerminal.prompting(
      home: home, ["t.yaml"], environment: ["PATH": home.path("bin")])
    try shell.enter("watch", expecting: "writing t.txt and t.svg")
    try shell.enter("watch --format png", expecting: "PNG and PDF need the program 'rsvg-convert'")
    try shell.enter("status", expecting: "t.yaml → t.txt, t.svg")
    try shell.leave()
  }

  // MARK: - Colours in other programs

  @Test func `a pager passes colours on`() throws {
    let rows = (0..<20).map { "{title: Row \($0), image: {symbol: airplane, tileColor: systemOrange}}" }
    try home.write(
      "traits: {device: iPhone-15}\nsections: [{rows: [\(rows.joined(separator: ", "))]}]\n", to: "t.yaml")
    let shell = try ShellTerminal(home: home, ["t.yaml"], terminal: "xterm-256color", columns: 70, rows: 12)
    try shell.terminal.expectPrompt()
    try shell.terminal.type("show\r", expecting: "48;5;208m")
    // The pager stops at the end of the screen.
    try shell.terminal.expect(":")
    try shell.terminal.type("G", expecting: "Row 19")
    shell.terminal.send("q")
    try shell.terminal.expectPrompt()
    try shell.terminal.quit("quit\r")
    // Without -R, the pager would show the escape sequences as text.
    #expect(!String(decoding: shell.terminal.transcript, as: UTF8.self).contains("ESC"))
  }

  @Test(arguments: [true, false])
  func `the pane has colours and one line per row if requested`(isColored: Bool) throws {
    let shell = try ShellTerminal(
      home: home, ["t.yaml"] + (isColored ? [] : ["--color", "never"]), terminal: "xterm-256color",
      columns: 70, rows: 24)
    try shell.terminal.expectPrompt()
    let greeted = shell.terminal.transcript.count
    try shell.terminal.type("pane on --compact\r", expecting: isColored ? "48;5;208m" : "[A]")
    try shell.terminal.expect("Airplane Mode")
    try shell.terminal.expect("═══")
    try shell.terminal.expectPrompt()
    let pane = String(decoding: shell.terminal.transcript.dropFirst(greeted), as: UTF8.self)
    #expect(pane.contains("48;5;208m") == isColored)
    try shell.terminal.quit("pane off\rquit\r")
  }

  @Test func `the pane has addresses if requested, and no more columns than COLUMNS`() throws {
    try home.write(Self.spec.replacing("title: Wi-Fi", with: "title: Wi-Fi, id: wifi"), to: "t.yaml")
    let shell = try ShellTerminal(
      home: home, ["t.yaml", "--color", "never"], terminal: "xterm-256color", columns: 120, rows: 24,
      environment: ["COLUMNS": "50"])
    try shell.expectPrompt()
    try shell.terminal.type("pane on --addresses\r", expecting: "0.0")
    try shell.terminal.expect("Airplane Mode")
    try shell.terminal.expect("0.1  wifi")
    let line = try shell.terminal.expect("\u{1B}")
    #expect(line.contains("Wi-Fi") && 9 + line.count <= 50, "\(line)")
    try shell.expectPrompt()
    shell.terminal.send("pane off\r")
    try shell.expectPrompt()
    try shell.enter(
      "show --format ascii", expecting: "\r\n   ." + String(repeating: "-", count: 42) + ".\r\n")
    try shell.terminal.quit("show > out.txt\rquit\r")
    #expect(width(try home.read("out.txt")) == 63)
  }

  // MARK: - The greeting

  @Test(arguments: [40, 64, 80, 120])
  func `a shell starts with the table and suggested commands`(columns: Int) throws {
    try home.write("option format text\n", to: "config/roundtable/rc")
    let shell = try ShellTerminal(home: home, ["t.yaml"], columns: columns, rows: 24)
    let greeting = try shell.terminal.expectPrompt().replacing("\r\n", with: "\n")
    #expect(greeting.contains("Airplane Mode") && greeting.contains("╰──"))
    let lines = greeting.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let picture = lines.drop { !$0.contains("NETWORK") }.prefix { !$0.hasPrefix("try: ") }
    #expect(picture.count == 6 && picture.allSatisfy { $0.count <= columns })
    let line = try #require(lines.first { $0.hasPrefix("try: ") })
    let tries = line.dropFirst(5).split(separator: ", ")
    // No line wraps within a word.
    #expect(line.count <= columns && tries.count >= (columns < 64 ? 2 : columns < 80 ? 4 : 5), "\(line)")
    // Each suggested command works.
    for line in tries where !line.hasPrefix("pane") {
      shell.terminal.send(line + "\r")
      #expect(!(try shell.terminal.expectPrompt()).contains("error:"), "\(line)")
    }
    try shell.terminal.quit("quit\rdiscard\r")
  }

  @Test(arguments: [(30, 18), (300, 24), (100_000, 24)])
  func `the shell's first output is no higher than the terminal, and counts the omitted rows`(
    rows: Int, height: Int
  ) throws {
    let list = (0..<rows).map { "Row \($0)" }.joined(separator: ", ")
    try home.write("sections: [{rows: [\(list)]}]\n", to: "t.yaml")
    try home.write("option format text\n", to: "config/roundtable/rc")
    let shell = try ShellTerminal(home: home, ["t.yaml"], columns: 80, rows: height)
    let greeting = try shell.terminal.expectPrompt().replacing("\r\n", with: "\n")
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
