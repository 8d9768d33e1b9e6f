import Foundation
import TestSupport
import Testing

struct ShellTests {
  private let home: ScratchFolder
  private let prompt = "roundtable> "

  init() throws { home = try ScratchFolder() }

  private func shell(_ arguments: [String] = [], terminal: String = "dumb") throws -> PseudoTerminal {
    try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), arguments,
      environment: TestEnvironment(home: home, terminal: terminal), folder: home.path, columns: 160, rows: 40)
  }

  @Test func `typing, TAB, Ctrl-C and quit, and the terminal is as it was`() throws {
    let terminal = try shell()
    try terminal.expect(prompt)
    terminal.send("add-sec\t")
    try terminal.expect("add-section ")
    terminal.send("Network\r")
    try terminal.expect("section 0 'Network' added")
    try terminal.expect(prompt)
    terminal.send("add-row \"Half typed")
    try terminal.expect("Half typed")
    terminal.send("\u{3}")
    try terminal.expect("^C")
    try terminal.expect(prompt)
    terminal.send("status\r")
    try terminal.expect("1 section, 0 rows")
    try terminal.expect(prompt)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `TAB offers live names, quoted so that they parse`() throws {
    let terminal = try shell()
    try terminal.expect(prompt)
    terminal.send("add-row One --id \"Credit Cards\"\r")
    try terminal.expect("added")
    try terminal.expect(prompt)
    terminal.send("set-radius 4 --row Cr\t")
    try terminal.expect("\"Credit Cards\" ")
    terminal.send("\r")
    try terminal.expect("radius 4 for row 0.0")
    try terminal.expect(prompt)
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(code: 0))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `a save reloads above the prompt and keeps the half-typed line`() throws {
    try home.write("title: T\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    let terminal = try shell(["t.yaml", "--watch"])
    try terminal.expect("watching t.yaml, previews in t.txt and t.svg")
    try terminal.expect(prompt)
    terminal.send("set-radius 1")
    try terminal.expect("set-radius 1")
    try home.write("title: T\nsections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try terminal.expect("t.yaml reloaded: section 0: + 1 row, content height 160.333 → 204.333")
    terminal.send("2\r")
    try terminal.expect("radius 12 for the table")
    try terminal.expect(prompt)
    terminal.send("undo 2\r")
    try terminal.expect("undid: reload t.yaml")
    try terminal.expect(prompt)
    terminal.send("expect count rows 0 2\rquit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
    #expect(try home.read("t.svg").contains("<svg"))
    #expect(try home.read("t.txt").contains("A"))
  }

  @Test func `a broken save is reported and changes nothing`() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let terminal = try shell(["t.yaml", "--watch"])
    try terminal.expect(prompt)
    let before = try home.read("t.svg")
    try home.write("sectoins: []\n", to: "t.yaml")
    try terminal.expect("unknown key 'sectoins' in a spec")
    try terminal.expect("the table stays as it was")
    #expect(try home.read("t.svg") == before)
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `the history is private`() throws {
    let terminal = try shell()
    try terminal.expect(prompt)
    terminal.send("status\r")
    try terminal.expect(prompt)
    terminal.send("quit\r")
    _ = try terminal.waitForExit()
    let path = home.path + "/state/roundtable/history"
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("status"))
  }
}
