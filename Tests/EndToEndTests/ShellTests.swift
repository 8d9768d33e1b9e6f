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
    try terminal.expect("1 edit of a table without a file is not saved\r\nsave, discard or cancel? ")
    terminal.send("discard\r")
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
    try terminal.expect("save, discard or cancel? ")
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

  @Test func `your edits and a save are merged above the prompt`() throws {
    try home.write("# Mine.\nsections:\n  - rows: [A, B]\n", to: "t.yaml")
    let terminal = try shell(["t.yaml", "--watch"])
    try terminal.expect(prompt)
    terminal.send("set-radius 12\r")
    try terminal.expect("radius 12 for the table")
    try terminal.expect(prompt)
    terminal.send("sa")
    try terminal.expect("sa")
    try home.write("# Mine.\nsections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try terminal.expect("t.yaml merged with your unsaved edits: section 0: + 1 row")
    terminal.send("ve\r")
    try terminal.expect("saved t.yaml")
    try terminal.expect(prompt)
    #expect(try home.read("t.yaml") == "# Mine.\ncornerRadius: 12\nsections:\n  - rows: [A, B, C]\n")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `a conflict keeps both sides until you decide`() throws {
    try home.write("cornerRadius: 1\nsections: [{rows: [A]}]\n", to: "t.yaml")
    let terminal = try shell(["t.yaml", "--watch"])
    try terminal.expect(prompt)
    terminal.send("set-radius 12\r")
    try terminal.expect("radius 12")
    try terminal.expect(prompt)
    try home.write("cornerRadius: 3\nsections: [{rows: [A]}]\n", to: "t.yaml")
    try terminal.expect("you both changed cornerRadius of the table")
    terminal.send("save\r")
    try terminal.expect("error: 't.yaml' was changed since: cornerRadius")
    try terminal.expect(prompt)
    #expect(try home.read("t.yaml").hasPrefix("cornerRadius: 3\n"))
    terminal.send("save --force\r")
    try terminal.expect("saved t.yaml")
    try terminal.expect(prompt)
    #expect(try home.read("t.yaml").hasPrefix("cornerRadius: 12\n"))
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `long output goes through the pager, which can be interrupted`() throws {
    let environment = TestEnvironment(home: home, terminal: "dumb").setting([
      "ROUNDTABLE_PAGER": "cat >/dev/null; grep -i sigblk /proc/self/status; echo paged"
    ])
    let terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), environment: environment, folder: home.path,
      columns: 100, rows: 12)
    try terminal.expect(prompt)
    terminal.send("help set-separator\r")
    // Nothing is blocked in the child, whatever the queue's threads block.
    try terminal.expect("SigBlk:\t0000000000000000")
    try terminal.expect("paged")
    try terminal.expect(prompt)
    terminal.send("echo short\r")
    try terminal.expect("short\r\n")
    try terminal.expect(prompt)
    terminal.send("set pager off\r")
    try terminal.expect("pager off")
    try terminal.expect(prompt)
    terminal.send("help set-separator\r")
    try terminal.expect("usage: set-separator")
    try terminal.expect(prompt)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test(arguments: [
    ("auto", "xterm", "", true), ("auto", "xterm", "1", false), ("never", "xterm", "", false),
    ("always", "xterm", "1", true), ("auto", "dumb", "", false),
  ])
  func `errors are coloured as asked`(flag: String, term: String, noColor: String, isColored: Bool) throws {
    let environment = TestEnvironment(home: home, terminal: term).setting(["NO_COLOR": noColor])
    let terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), ["--color", flag], environment: environment,
      folder: home.path)
    try terminal.expect("roundtable>")
    terminal.send("bogus\r")
    let text = try terminal.expect("unknown command 'bogus'")
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored, "\(text)")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `Ctrl-C ends the pager and not the shell`() throws {
    let environment = TestEnvironment(home: home, terminal: "dumb").setting([
      "ROUNDTABLE_PAGER": "echo reading; exec sleep 600"
    ])
    let terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), environment: environment, folder: home.path,
      columns: 100, rows: 12)
    try terminal.expect(prompt)
    terminal.send("help set-separator\r")
    try terminal.expect("reading")
    terminal.send("\u{3}")
    try terminal.expect(prompt)
    terminal.send("echo still here\r")
    try terminal.expect("still here\r\n")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test func `start-up commands run, a folder's do not`() throws {
    try home.write("let side 21\n", to: "config/roundtable/rc")
    try home.write("set-radius 99\n", to: ".roundtablerc")
    let terminal = try shell()
    try terminal.expect(".roundtablerc is here and was not run")
    try terminal.expect(prompt)
    terminal.send("echo side $side\r")
    try terminal.expect("side 21")
    terminal.send("history\r")
    try terminal.expect("no edits yet")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
    let plain = try shell(["--no-rc"])
    try plain.expect(prompt)
    plain.send("let side\r")
    try plain.expect("error: unknown variable 'side'")
    plain.send("quit\r")
    #expect(try plain.waitForExit() == .exited(code: 0))
  }

  @Test func `a terminal that cannot keep a pane says so`() throws {
    let terminal = try shell()
    try terminal.expect(prompt)
    terminal.send("pane on\r")
    try terminal.expect("error: this terminal cannot keep a pane")
    try terminal.expect(prompt)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(code: 0))
  }

  @Test(arguments: ["quit\r", "\u{4}"])
  func `the pane's region is given back at the end`(ending: String) throws {
    let terminal = try shell(terminal: "xterm")
    try terminal.expect("roundtable>")
    terminal.send("pane on\r")
    try terminal.expect("\u{1B}[?2026l")
    try terminal.expect("roundtable>")
    terminal.send(ending)
    #expect(try terminal.waitForExit() == .exited(code: 0))
    #expect(terminal.unmatched.contains("\u{1B}7\u{1B}[r\u{1B}8"))
    #expect(terminal.settings == terminal.initialSettings)
  }
}
