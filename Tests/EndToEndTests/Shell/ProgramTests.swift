// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Programs, files and the editor, in a shell in a terminal and in scripts.
struct ProgramTests {
  private let home = ScratchFolder()

  private func run(_ arguments: [String], input: String = "") throws -> ChildProcess {
    try Roundtable.run(arguments, input: input, folder: home.path)
  }

  @Test func `a program gets the terminal and returns it`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.terminal.type("!echo rea''dy; read line; echo got-$line\r", expecting: "ready\r\n")
    try shell.enter("typed", expecting: "got-typed")
    try shell.terminal.type("echo out | tr a-z A-Z; test -t 1 && echo on-a-$((1 + 1))\r", expecting: "OUT")
    try shell.terminal.expect("on-a-2")
    try shell.expectPrompt()
    try shell.enter("!grep -i sigblk /proc/self/status", expecting: "SigBlk:\t0000000000000000")
    try shell.enter("!exit 3", expecting: "error: 'exit 3' failed with exit code 3")
    try shell.terminal.type("!echo sleeping; exec sleep 600\r", expecting: "sleeping\r\n")
    shell.terminal.send("\u{3}")
    try shell.expectPrompt()
    try shell.enter("echo still here", expecting: "still here\r\n")
    try shell.leave()
  }

  @Test func `output larger than a pipe goes through a program that replies at once`() throws {
    let result = try run([
      "run", "-e", "random --sections 16 --rows 16 --seed 3", "-e", "frames --json | cat | wc -c", "-e",
      "frames --json | head -c 5",
    ])
    #expect(result.exitCode == 0, "\(result.standardError)")
    let lines = result.standardOutput.split(separator: "\n")
    #expect(lines.contains { Int($0.trimmingCharacters(in: .whitespaces)) ?? 0 > 100_000 }, "\(lines)")
    let captured = try run([
      "run", "--json", "-e", "random --sections 16 --rows 16 --seed 3", "-e", "frames --json | cat",
    ])
    #expect(captured.exitCode == 0 && captured.standardOutput.utf8.count > 100_000)
  }

  @Test func `output goes to files, in order with programs, and doesn't overwrite other files`() throws {
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
    #expect(result.standardError.hasPrefix("<command>:6: error: 'there.txt' already exists;"))
  }

  @Test func `a script can use a system command as an assertion`() throws {
    #expect(try run(["-e", "preset settings", "-e", "show | grep -q Wi-Fi"]).exitCode == 0)
    let failed = try run(["-e", "preset settings", "-e", "show | grep -q Nothing"])
    #expect(failed.exitCode == 1)
    #expect(failed.standardError == "<command>:2: error: 'grep -q Nothing' failed with exit code 1\n")
  }

  @Test func `the editor opens a row, reopens after an error, and keeps a refused text`() throws {
    let editor = home.path + "/editor.sh"
    try home.writeProgram(
      """
      #!/bin/sh
      n=$(cat '\(home.path)/turn' 2>/dev/null || echo 0)
      echo $((n + 1)) > '\(home.path)/turn'
      case $n in
      0) echo '- {titel: Edited}' > "$1" ;;
      1) cat "$1" > '\(home.path)/again'; echo '- Edited # mine' > "$1" ;;
      *) echo 'sectoins: []' > "$1" ;;
      esac

      """, to: "editor.sh")
    try home.write("sections:\n  - rows:   # two\n      - A\n      - B\n", to: "t.yaml")
    let shell = try ShellTerminal.prompting(
      home: home, ["t.yaml"], environment: ["VISUAL": editor, "TMPDIR": home.path])
    try shell.terminal.type("edit row 0.1\r", expecting: ".yaml:1:4: error: unknown key 'titel' in a row")
    try shell.terminal.expect("\nedit it again? [Y/n]")
    // Another answer isn't a yes.
    try shell.terminal.type("what\r", expecting: "\nedit it again? [Y/n]")
    try shell.enter("y", expecting: "row 0.1 edited")
    // The editor gets the typed text, not the unchanged row.
    #expect(try home.read("again") == "- {titel: Edited}\n")
    try shell.enter("save", expecting: "saved t.yaml")
    #expect(try home.read("t.yaml") == "sections:\n  - rows:   # two\n      - A\n      - Edited # mine\n")
    try shell.terminal.type("edit\r", expecting: "[Y/n]")
    try shell.enter(
      "n", expecting: "error: nothing was changed; your text is kept in '\(home.path)/roundtable-")
    let kept = try FileManager.default.contentsOfDirectory(atPath: home.path).filter {
      $0.hasPrefix("roundtable-")
    }
    #expect(kept.count == 1)
    #expect(try kept.first.map { try home.read($0) } == "sectoins: []\n")
    try shell.leave()
  }

  @Test func `the question after an error is on its own line, even if the answer takes long`() throws {
    try home.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let editor = "sh -c 'echo x: > \"$1\"' sh"
    let shell = try ShellTerminal.prompting(
      home: home, ["t.yaml"], environment: ["EDITOR": editor, "TMPDIR": home.path])
    try shell.terminal.type("edit\r", expecting: "unknown key 'x'")
    try shell.terminal.expect("\nedit it again? [Y/n] ")
    // A progress line would appear after a second.
    #expect(throws: (any Error).self) { try shell.terminal.expect("a second", timeout: 1.5) }
    // The file with the typed text is named, also after Ctrl-C.
    try shell.terminal.type("\u{3}", expecting: "your text is kept in '\(home.path)/roundtable-")
    try shell.terminal.expect("interrupted; the table is unchanged since before 'edit'")
    try shell.expectPrompt()
    try shell.leave()
  }

  @Test func `without a terminal there is no editor`() throws {
    let result = try Roundtable.run(
      ["run", "-e", "preset settings", "-e", "edit row 0.0"], folder: home.path)
    #expect(result.exitCode == 1)
    #expect(
      result.standardError
        == "<command>:2: error: edit needs a terminal; without one, use 'edit row 0.0 --with TEXT'\n")
  }

  @Test func `the editor opens a row and a section of many rows`() throws {
    let editor = home.path + "/editor.sh"
    try home.writeProgram("#!/bin/sh\nsed -i 's/Row/Edited/' \"$1\"\n", to: "editor.sh")
    try home.write(
      "sections:\n  - rows: [A]\n  - rows: [" + (0..<100).map { "Row \($0)" }.joined(separator: ", ") + "]\n",
      to: "t.yaml")
    let shell = try ShellTerminal.prompting(
      home: home, ["t.yaml"], environment: ["VISUAL": editor, "TMPDIR": home.path])
    try shell.enter("edit row 1.40", expecting: "row 1.40 edited")
    try shell.enter("edit section 1", expecting: "section 1 edited")
    try shell.enter("undo", expecting: "undid: edit section 1")
    try shell.enter("save", expecting: "saved t.yaml")
    #expect(try home.read("t.yaml").contains("Row 39, Edited 40, Row 41"))
    try shell.leave()
  }

  @Test func `Ctrl-X Ctrl-E runs the edited lines as one step`() throws {
    let editor = "sh editor.sh"
    try home.write(
      "#!/bin/sh\ncase $(cat \"$1\") in\nfail*) exit 1;;\nesac\n"
        + "stat -c %a \"$1\" > '\(home.path)/mode'\nsed -i 's/Typed/Edited/; $a add-row Second' \"$1\"\n",
      to: "editor.sh")
    let shell = try ShellTerminal(
      home: home, terminal: "xterm",
      environment: ["VISUAL": editor, "TMPDIR": home.path, "NO_COLOR": "1"])
    try shell.expectPrompt()
    try shell.terminal.type("add-row Typed\u{18}\u{5}", expecting: "add-row Edited\r\nadd-row Second\r\n")
    try shell.terminal.expect("row 0.1 'Second' added")
    try shell.expectPrompt()
    #expect(try home.read("mode") == "600\n")
    try shell.enter("edits", expecting: "* 1  paste of 2 lines: add-row Edited …")
    try shell.enter("pane on", expecting: "═══")
    shell.terminal.send("fail\u{18}\u{5}")
    // The prompt is below the pane, which is drawn again.
    try shell.terminal.expect("═══")
    try shell.terminal.expect("error: the editor '\(editor)' failed; the line is unchanged")
    try shell.terminal.expect("*> fail")
    try shell.enter("\u{15}echo over", expecting: "over\r\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!left.contains { $0.hasPrefix("roundtable-") })
    try shell.leave(answering: "discard\r")
  }

  @Test func `an abbreviated command reads its line as the full one`() throws {
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("new", expecting: "an empty")
    // The pipe belongs to the displayed command, also when it runs again.
    try shell.enter("disp list | tr A-Z a-z", expecting: "1: ")
    try shell.enter("add-row LOUD", expecting: "\n0.0  loud")
    try shell.terminal.type("def big\r", expecting: "(end ends 'big') …> ")
    try shell.terminal.type("disp list | wc -l\r", expecting: "…> ")
    try shell.enter("end", expecting: "big defined")
    try shell.enter("display", expecting: "1: list | tr A-Z a-z")
    try shell.enter("big", expecting: "2: ")
    try shell.enter("display", expecting: "2: list | wc -l")
    try shell.leave(answering: "discard\r")
  }

  @Test func `definitions of the start-up file exist in every shell and are completed`() throws {
    try home.write("define wide\n# Wide margins.\nset-inset $1\nend\n", to: "config/roundtable/rc")
    let shell = try ShellTerminal.prompting(home: home)
    try shell.enter("wid\t30", expecting: "inset 30 for the table")
    try shell.terminal.type("define two\r", expecting: "…> ")
    try shell.terminal.type("wide 2\r", expecting: "…> ")
    try shell.enter("!echo two-$#\rend", expecting: "two defined")
    try shell.enter("two", expecting: "two-0")
    // The definition is a single entry of the history.
    try shell.enter("undo", expecting: "undid: two")
    try shell.leave(answering: "discard\r")
  }
}
