// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// Typed lines: `history` lists them, and a paste is one undo step.
struct TypedLineTests {
  @Test
  func `a script's history has its own lines as written, and none of the scripts that it sources`() {
    var test = TestSession(files: ["inner.rt": "set-radius 3\n"], keepsGoing: true)
    let script = """
      set-inset 4   # a note

      source inner.rt
      bogus
      for row 0.* set-row $row --badge 1
      define wide
      set-inset 30
      end
      wide
      history
      """
    let (_, out, _) = test.script(script)
    #expect(
      out.hasSuffix(
        """
          1  set-inset 4   # a note
          2  source inner.rt
          3  bogus
          4  for row 0.* set-row $row --badge 1
          5  define wide
             set-inset 30
             end
          6  wide
          7  history

        """), "\(out)")
    #expect(test.run("history 2") == "  7  history\n  8  history 2\n")
  }

  @Test func `the history at a prompt has the lines that the prompt kept`() {
    var test = TestSession(isInteractive: true)
    #expect(test.run("history") == "no lines yet\n")
    test.session.typedLines = (1...12).map { "echo \($0)" }
    #expect(test.run("history 3") == "  10  echo 10\n  11  echo 11\n  12  echo 12\n")
    #expect(test.run("history").hasPrefix("   1  echo 1\n"))
    _ = test.run("set-radius 3")
    #expect(test.run("edits") == "* 1  set-radius 3\n")
  }

  /// Runs the lines of a paste as the shell does, up to the first that fails.
  private func paste(_ lines: [String], in test: inout TestSession) {
    var step = PastedStep(in: test.session)
    for line in lines {
      let result = test.session.execute(line)
      step.note(test.session)
      if result.hasFailed { break }
    }
    step.merge(in: &test.session)
  }

  @Test func `a paste is one step, which includes the lines before one that failed`() {
    var test = TestSession(isInteractive: true)
    _ = test.run("set-radius 1")
    let before = test.session.table
    paste(["status", "set-inset 3", "set-radius 9", "bogus", "set-radius 10"], in: &test)
    #expect(test.run("edits") == "  1  set-radius 1\n* 2  paste of 4 lines: set-inset 3 …\n")
    #expect(test.run("undo") == "undid: paste of 4 lines: set-inset 3 …\n")
    #expect(test.session.table == before)
    #expect(test.run("redo") == "redid: paste of 4 lines: set-inset 3 …\n")
    // A single edit keeps its own name.
    paste(["status", "set-radius 20"], in: &test)
    #expect(test.run("edits 1") == "* 3  set-radius 20\n")
  }

  @Test func `a paste that undoes, begins or commits merges only its edits after that`() {
    var test = TestSession(isInteractive: true)
    test.enter("set-radius 1", "set-radius 2")
    paste(["undo", "set-inset 3", "set-inset 4"], in: &test)
    #expect(test.run("edits") == "  1  set-radius 1\n* 2  paste of 3 lines: set-inset 3 …\n")
    paste(["set-radius 5", "begin", "set-radius 6", "set-radius 7"], in: &test)
    #expect(
      test.run("edits 2") == "  3  set-radius 5\n* 4  paste of 4 lines: set-radius 6 …\n")
    paste(["set-radius 8", "commit", "set-radius 9", "set-radius 10"], in: &test)
    #expect(
      test.run("edits 2")
        == "  4  begin … commit (2 edits)\n* 5  paste of 4 lines: set-radius 9 …\n")
    _ = test.run("undo 3")
    #expect(test.run("edits").contains("* 2  paste of 3 lines"))
  }

  @Test func `a recording undoes and redoes the lines of a paste one by one`() {
    var test = TestSession(isInteractive: true)
    _ = test.run("record r.rt")
    paste(["set-radius 1", "set-radius 2", "set-radius 3"], in: &test)
    test.enter("set-inset 7", "undo 2", "redo", "undo", "set-inset 8")
    #expect(
      test.workspace.text("r.rt")
        == "set-radius 1\nset-radius 2\nset-radius 3\nset-inset 7\nundo 4\nredo 3\nundo 3\nset-inset 8\n")
    var replayed = TestSession()
    _ = replayed.script(test.workspace.text("r.rt") ?? "")
    #expect(replayed.session.table == test.session.table)
  }
}
