import Foundation
import TestSupport
import Testing

/// Programs, files and the editor from within a real shell and from scripts.
struct ProgramTests {
  private let home: ScratchFolder
  private let prompt = "roundtable> "

  init() throws { home = try ScratchFolder() }

  private func shell(_ arguments: [String] = [], setting: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), arguments,
      environment: TestEnvironment(home: home, terminal: "dumb").setting(setting), folder: home.path,
      columns: 160, rows: 40)
    try terminal.expect(prompt)
    return terminal
  }

  private func run(_ arguments: [String], input: String = "") throws -> ChildProcess {
    try Roundtable.run(arguments, input: input, folder: home.path)
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    // Where edits are unsaved the shell asks; without any the answer meets nobody.
    terminal.send("quit\rdiscard\r")
    _ = try terminal.waitForExit()
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func `programs have the terminal, and give it back`() throws {
    let terminal = try shell()
    terminal.send("!echo rea''dy; read line; echo got-$line\r")
    try terminal.expect("ready\r\n")
    terminal.send("typed\r")
    try terminal.expect("got-typed")
    try terminal.expect(prompt)
    terminal.send("echo out | tr a-z A-Z; test -t 1 && echo on-a-$((1 + 1))\r")
    try terminal.expect("OUT")
    try terminal.expect("on-a-2")
    try terminal.expect(prompt)
    terminal.send("!grep -i sigblk /proc/self/status\r")
    try terminal.expect("SigBlk:\t0000000000000000")
    try terminal.expect(prompt)
    terminal.send("!exit 3\r")
    try terminal.expect("error: 'exit 3' ended with 3")
    try terminal.expect(prompt)
    terminal.send("!echo sleeping; exec sleep 600\r")
    try terminal.expect("sleeping\r\n")
    terminal.send("\u{3}")
    try terminal.expect(prompt)
    terminal.send("echo still here\r")
    try terminal.expect("still here\r\n")
    try terminal.expect(prompt)
    try leave(terminal)
  }

  @Test func `a million bytes go through a program that answers at once`() throws {
    let result = try run([
      "run", "-e", "random --sections 40 --rows 40 --seed 3", "-e", "frames --json | cat | wc -c", "-e",
      "frames --json | head -c 5",
    ])
    #expect(result.exitCode == 0, "\(result.standardError)")
    let lines = result.standardOutput.split(separator: "\n")
    #expect(lines.contains { Int($0.trimmingCharacters(in: .whitespaces)) ?? 0 > 1_000_000 }, "\(lines)")
    let captured = try run([
      "run", "--json", "-e", "random --sections 40 --rows 40 --seed 3", "-e", "frames --json | cat",
    ])
    #expect(captured.exitCode == 0 && captured.standardOutput.utf8.count > 1_000_000)
  }

  @Test func `output goes to files, in order with programs, and spares others'`() throws {
    try home.write("mine\n", to: "there.txt")
    let result = try run([
      "run", "--keep-going", "-e", "echo a", "-e", "!echo b", "-e", "echo c | cat", "-e", "echo d > new.txt",
      "-e",
      "echo e >> new.txt", "-e", "echo f > there.txt", "-e", "echo g > /dev/null", "-e",
      "echo h >! there.txt",
    ])
    #expect(result.standardOutput == "a\nb\nc\n")
    #expect(try home.read("new.txt") == "d\ne\n")
    #expect(try home.read("there.txt") == "h\n")
    #expect(result.exitCode == 1)
    #expect(result.standardError.hasPrefix("<command>:6: error: 'there.txt' is there already;"))
  }

  @Test func `a script may hold an assertion of the shell's`() throws {
    #expect(try run(["-e", "preset settings", "-e", "show | grep -q Wi-Fi"]).exitCode == 0)
    let failed = try run(["-e", "preset settings", "-e", "show | grep -q Nothing"])
    #expect(failed.exitCode == 1)
    #expect(failed.standardError == "<command>:2: error: 'grep -q Nothing' ended with 1\n")
  }

  @Test func `the editor opens a row, asks again after a mistake, and keeps what was refused`() throws {
    let editor = home.path + "/editor.sh"
    try home.write(
      """
      #!/bin/sh
      n=$(cat '\(home.path)/turn' 2>/dev/null || echo 0)
      echo $((n + 1)) > '\(home.path)/turn'
      if [ $n = 0 ]; then echo 'sectoins: []' > "$1"; else echo 'sections: [{rows: [Edited]}]' > "$1"; fi

      """, to: "editor.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    try home.write("sections:\n  - rows: [A, B]   # two\n", to: "t.yaml")
    let terminal = try shell(["t.yaml"], setting: ["VISUAL": editor, "TMPDIR": home.path])
    terminal.send("edit row 0.1\r")
    try terminal.expect("<edit>:1:1: error: unknown key 'sectoins'")
    try terminal.expect("edit it again? [Y/n]")
    terminal.send("y\r")
    try terminal.expect("row 0.1 edited")
    try terminal.expect(prompt)
    terminal.send("save\r")
    try terminal.expect("saved t.yaml")
    try terminal.expect(prompt)
    #expect(try home.read("t.yaml") == "sections:\n  - rows: [A, Edited]   # two\n")
    try home.write("0", to: "turn")
    terminal.send("edit\r")
    try terminal.expect("[Y/n]")
    terminal.send("n\r")
    try terminal.expect("error: nothing was changed; your text is kept in \(home.path)/roundtable-")
    try terminal.expect(prompt)
    let kept = try FileManager.default.contentsOfDirectory(atPath: home.path).filter {
      $0.hasPrefix("roundtable-")
    }
    #expect(kept.count == 1)
    #expect(try kept.first.map { try home.read($0) } == "sectoins: []\n")
    try leave(terminal)
  }

  @Test func `definitions of the start-up file are there in every shell, and are completed`() throws {
    try home.write("define wide\n# Wide margins.\nset-inset $1\nend\n", to: "config/roundtable/rc")
    let terminal = try shell()
    terminal.send("wid\t30\r")
    try terminal.expect("inset set for the table")
    try terminal.expect(prompt)
    terminal.send("define two\r")
    try terminal.expect("…> ")
    terminal.send("wide 2\r")
    try terminal.expect("…> ")
    terminal.send("!echo two-$#\rend\r")
    try terminal.expect("two defined")
    try terminal.expect(prompt)
    terminal.send("two\r")
    try terminal.expect("two-0")
    try terminal.expect(prompt)
    // One entry of the history, whole.
    terminal.send("undo\r")
    try terminal.expect("undid: two")
    try terminal.expect(prompt)
    try leave(terminal)
  }
}
