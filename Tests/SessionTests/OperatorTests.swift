// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Synchronization
import TableModel
import Testing

/// `|`, `>`, `>>`, `>!` and `!`.
struct OperatorTests {
  @Test func `a pipe passes on a command's output, and the shell runs the rest of the line`() {
    var test = TestSession()
    #expect(test.run("echo 'a b' | grep \"a\" | sort > 'x y' # note") == "")
    let call = test.host.calls.first
    #expect(call?.command == "grep \"a\" | sort > 'x y' # note")
    #expect(call?.input == Array("a b\n".utf8))
    #expect(call?.capturesOutput == false)
  }

  @Test func `a program and a file get no output of an interrupted command`() {
    var test = TestSession()
    let progress = WorkProgress()
    progress.cancel()
    progress.run {
      test.enter("show | tail -2", "show > t.txt", "show >> u.txt")
    }
    #expect(test.host.calls.isEmpty)
    #expect(test.workspace.text("t.txt") == nil && test.workspace.text("u.txt") == nil)
  }

  @Test func `an operator in quotes or within a word is text`() {
    var test = TestSession(isEmpty: true)
    for title in ["|", ">", ">>", ">!", "a | b", "!x"] {
      #expect(!test.run("add-row \"\(title)\"").contains("error"), "\(title)")
    }
    test.enter("add-row A|B", "add-row \\|")
    #expect(
      test.session.table.sections[0].rows.map(\.title) == ["|", ">", ">>", ">!", "a | b", "!x", "A|B", "|"])
    #expect(test.host.calls.isEmpty)
    #expect(
      test.run("frames >x.txt")
        == "error: unknown row '>x.txt'; write SECTION.ROW, such as 0.1, or a row's id\n"
        || test.run("frames 0.0 >x.txt").contains("write '>' as a word of its own: > x.txt"))
    #expect(test.run("spec >x.txt").contains("write '>' as a word of its own: > x.txt"))
    #expect(test.run("show |less").contains("write '|' as a word of its own: | less"))
  }

  @Test func `a variable's value never becomes an operator, and programs find it in their environment`() {
    var test = TestSession()
    _ = test.run("let v '| rm'")
    #expect(test.run("echo $v") == "| rm\n")
    #expect(test.host.calls.isEmpty)
    _ = test.run("!echo $v $HOME")
    #expect(test.host.calls.last?.command == "echo $v $HOME")
    #expect(test.host.calls.last?.environment["v"] == "| rm")
    #expect(test.host.calls.last?.input == nil)
  }

  @Test func `a file is written unless another program made it`() {
    var test = TestSession(files: ["there.txt": "mine\n"])
    #expect(test.run("echo one > new.txt") == "")
    #expect(test.workspace.text("new.txt") == "one\n")
    // A file that this session wrote may be overwritten.
    #expect(test.run("echo two > new.txt") == "")
    #expect(test.run("echo three >> new.txt") == "")
    #expect(test.workspace.text("new.txt") == "two\nthree\n")
    #expect(
      test.run("set-radius 3 > there.txt")
        == "error: 'there.txt' already exists; '>! there.txt' overwrites it\n")
    #expect(test.session.table.info.look[.cornerRadius] == nil, "it did not run for nothing")
    #expect(test.workspace.text("there.txt") == "mine\n")
    #expect(test.run("echo x >> there.txt") == "")
    #expect(test.workspace.text("there.txt") == "mine\nx\n")
    #expect(test.run("echo x >! there.txt") == "")
    #expect(test.workspace.text("there.txt") == "x\n")
    test.enter("let n out", "frames > \"$n 1.txt\"")
    #expect(test.workspace.text("out 1.txt")?.contains("row 0.0") == true)
  }

  @Test(arguments: [
    ("show |", "missing a program after '|'"), ("show >", "missing a file after '>'"),
    ("| less", "missing a command before '|'"), ("show > a b", "expected one file after '>', found 2"),
    ("show > |", "expected one file after '>'"), ("!", "missing a program"), ("  !  ", "missing a program"),
  ])
  func `a missing operand is reported`(line: String, message: String) {
    var test = TestSession()
    #expect(test.run(line).hasPrefix("error: \(message)"), "\(test.run(line))")
  }

  @Test func `a program that fails makes the line fail, which then changes nothing`() {
    var test = TestSession()
    test.host.state.withLock { $0.outcome = { _ in ProgramOutcome(ending: .exited(3)) } }
    #expect(test.run("set-radius 9 | false") == "error: 'false' failed with exit code 3\n")
    #expect(test.session.table.info.look[.cornerRadius] == nil)
    test.host.state.withLock { $0.outcome = { _ in ProgramOutcome(ending: .signalled(2)) } }
    #expect(test.run("!sleep 9") == "error: 'sleep 9' was interrupted\n")
  }

  @Test func `a program's output is part of the captured text, in order`() {
    var test = TestSession(isInteractive: true)
    test.host.state.withLock {
      $0.outcome = {
        ProgramOutcome(ending: .exited(0), output: $0.capturesOutput ? Array("out\n".utf8) : [])
      }
    }
    _ = test.run("define twice\necho a\n!x\necho b\nend")
    #expect(test.run("twice > t.txt") == "")
    #expect(test.workspace.text("t.txt") == "a\nout\nb\n")
    #expect(test.run("for row 0.0..1 !x") == "out\nout\n")
    // The program uses the terminal: pending output is printed first.
    #expect(test.run("twice") == "b\n")
    #expect(test.host.shown == [.output("a\n")])
    #expect(test.host.calls.last?.capturesOutput == false)
  }

  @Test func `completion after a program and an operator offers files`() {
    let test = TestSession()
    for line in ["show | less l", "!ls l", "show | ./l", "frames > f", "frames >> "] {
      let completion = Completer.complete(line, cursor: line.utf8.count, in: test.session)
      #expect(completion.fileEndings == [] && completion.candidates.isEmpty, "\(line)")
    }
  }

  @Test func `a recording contains operators as they were typed`() {
    var test = TestSession(isInteractive: true)
    test.enter("record r.rt", "sho | less", "!ls -l", "frames > f.txt")
    #expect(test.workspace.text("r.rt") == "show | less\n!ls -l\nframes >! f.txt\n")
  }

  @Test(arguments: [
    ("for row 0.0,0.1 !", ["0.0", "0.1"]), ("for section 0 for row $section.1 !", ["0.1"]),
    ("  for   row 0.2   !", ["0.2"]),
  ])
  func `text after the ! in a for belongs to the shell`(head: String, rows: [String]) {
    var test = TestSession(isInteractive: true)
    test.host.state.withLock {
      $0.outcome = { _ in ProgramOutcome(ending: .exited(0), output: Array("x\n".utf8)) }
    }
    for program in ["echo it's", "echo \"$row | cat > no file", "echo # 'x | tr"] {
      let before = test.host.calls.count
      #expect(test.run(head + program) == String(repeating: "x\n", count: rows.count))
      #expect(test.host.calls.dropFirst(before).map(\.command) == rows.map { _ in program })
      #expect(test.host.calls.dropFirst(before).map { $0.environment["row"] } == rows)
    }
    #expect(
      test.run("for row 0.0 echo it's").hasPrefix("error: the quote ' opened in column 18 is not closed"))
  }

  @Test(arguments: ["expect error !", "expec error !", "for row 0.0 expect error !"])
  func `text after the ! in expect error belongs to the shell`(head: String) {
    var test = TestSession(isInteractive: true)
    test.host.state.withLock { $0.outcome = { _ in ProgramOutcome(ending: .exited(3), output: []) } }
    for program in ["echo it's", "echo \"$x | cat > no file", "echo # 'x | tr"] {
      #expect(test.run(head + program).hasPrefix("as expected: "))
      #expect(test.host.calls.last?.command == program)
    }
  }
}
