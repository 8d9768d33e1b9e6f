// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Synchronization
import Testing

/// `let NAME = $(COMMAND)`.
struct SubstitutionTests {
  private func value(_ line: String, _ setUp: [String] = []) -> String {
    var test = TestSession()
    for line in setUp { _ = test.run(line) }
    let text = test.run(line)
    return text.isEmpty ? test.run("let y") : text
  }

  @Test(arguments: [
    ("let y = $(hit 200 60)", "y = row 0.0 'Airplane Mode'\n"),
    ("let y $(hit 200 60)", "y = row 0.0 'Airplane Mode'\n"),
    ("let y = $(echo \"a ) b\")", "y = a ) b\n"), ("let y = $(echo 'a ) b')", "y = a ) b\n"),
    ("let y = $(echo (a) b)", "y = (a) b\n"), ("let y = $(echo \\) b)", "y = ) b\n"),
    ("let y = $(echo $x)", "y = 5\n"), ("let y = 16", "y = 16\n"), ("let y = =", "y = =\n"),
    ("let y '$(hit 0 0)'", "y = $(hit 0 0)\n"), ("let y \"$(hit 0 0)\"", "y = $(hit 0 0)\n"),
    ("let y = $(bogus)", "error: unknown command 'bogus'; 'help' lists all commands\n"),
    ("let y = $(hit 0 0", "error: the $( is not closed; add ) after the command\n"),
    ("let y = $(  )", "error: missing a command in $(); such as let y = $(frames 0.1)\n"),
    ("let y = a$(hit 0 0)", "error: $(…) must be the whole value; let NAME = $(COMMAND)\n"),
    ("let y a b", "error: a variable has one value; quote a text of several words: let y \"…\"\n"),
  ])
  func `a variable takes a command's output`(line: String, value: String) {
    #expect(self.value(line, ["let x 5"]) == value)
  }

  @Test func `frames of one row contain only that row, also as JSON`() {
    #expect(value("let y = $(frames 0.1 --json)").hasPrefix("y = {\\n  \"indexPath\": \"0.1\"") == true)
  }

  @Test func `a substitution can contain pipes and programs`() {
    var test = TestSession()
    test.host.state.withLock { state in
      state.outcome = {
        ProgramOutcome(ending: .exited(0), output: Array("\($0.command): \($0.input?.count ?? 0)\n\n".utf8))
      }
    }
    _ = test.run("let y = $(hit 0 0 | jq .x)")
    #expect(test.run("let y") == "y = jq .x: 8\n")
    _ = test.run("let y = $(!ls)")
    #expect(test.run("let y") == "y = ls: 0\n")
  }

  @Test func `a failure keeps the variable, and a recording has the line as it was typed`() {
    var test = TestSession()
    test.enter("record r.rt", "let y = $(hit 0 0)", "let y = $(frames 9.9)")
    #expect(test.run("let y") == "y = nothing\n")
    _ = test.run("record off")
    #expect(test.workspace.text("r.rt") == "let y = $(hit 0 0)\nlet y\n")
  }

  @Test func `arguments of a definition are replaced in a substitution, and Tab completes it`() {
    var test = TestSession()
    #expect(test.run("define w\nlet y = $(hit $1 60)\nend") == "w $1 defined\n")
    _ = test.run("w 200")
    #expect(test.run("let y") == "y = row 0.0 'Airplane Mode'\n")
    let line = "let y = $(set-row wi"
    let completion = Completer.complete(line, cursor: line.utf8.count, in: test.session)
    #expect(completion.candidates.map(\.text) == ["wifi"] && completion.start == line.utf8.count - 2)
  }
}
