// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import Testing

struct RecordingTests {
  @Test func `short names and aliases are recorded in full, and failed lines are not recorded`() {
    var test = TestSession(isInteractive: true)
    for line in [
      "record r.rt", "set-rad 9", "add-r \"Two words\"  # note", "bogus", "set-radius x", "", "# only a note",
      "fo row 0.* set-ro $row --badge $index", "for section * for row 0.* set-row $row --badge $section",
      "for row 0.* bogus", "undo", "pane on", "exit",
    ] {
      _ = test.run(line)
    }
    #expect(
      test.workspace.text("r.rt") == """
        set-radius 9
        add-row "Two words"  # note
        for row 0.* set-row $row --badge $index
        for section * for row 0.* set-row $row --badge $section
        undo

        """)
  }

  @Test
  func
    `a sourced script is recorded as one line, a failed one not at all, and a script's own recording is separate`()
  {
    var test = TestSession(
      files: [
        "good.rt": "set-radius 3\nsource inner.rt\n", "inner.rt": "set-inset 4\n",
        "bad.rt": "set-radius 5\nbogus\n", "own.rt": "set-radius 6\nrecord own-r.rt\nset-radius 7\n",
      ], isInteractive: true)
    for line in ["record r.rt", "sour good.rt", "source bad.rt", "set-inset 8", "record off"] {
      _ = test.run(line)
    }
    #expect(test.workspace.text("r.rt") == "source good.rt\nset-inset 8\n")
    test.enter("source own.rt", "set-inset 9")
    #expect(test.workspace.text("own-r.rt") == "set-radius 7\nset-inset 9\n")
  }

  @Test func `a sourced script whose output goes to a new file is recorded so that it overwrites the file`() {
    var test = TestSession(files: ["a.rt": "echo hi\n"])
    for line in ["record r.rt", "source a.rt > out.txt"] { #expect(!test.run(line).hasPrefix("error")) }
    #expect(test.workspace.text("r.rt") == "source a.rt >! out.txt\n")
  }

  @Test func `a recording replays to the same table, from another folder and with earlier variables`() {
    var test = TestSession(
      files: ["theme.rt": "set-radius 3\n", "a.yaml": "sections: [{rows: [A, B]}]\n"], isInteractive: true)
    for line in [
      "let badge \"$5 \\\"each\\\"\"", "let name set-inset", "record out/r.rt", "open a.yaml",
      "source theme.rt",
      "for row 0.* set-row $row --badge \"$badge $index\"", "$name 7", "let badge other", "add-row $badge",
      "watch a.yaml", "add-row last",
    ] {
      #expect(!test.run(line).contains("error"), "\(line)")
    }
    let text = test.workspace.text("out/r.rt") ?? ""
    #expect(text.contains("open /memory/a.yaml\nsource /memory/theme.rt\n"), "\(text)")
    var second = TestSession(files: [
      "/memory/theme.rt": "set-radius 3\n", "/memory/a.yaml": "sections: [{rows: [A, B]}]\n",
    ])
    let (code, _, error) = second.script(text, file: "out/r.rt")
    #expect(code == 0, "\(error)")
    #expect(second.session.table == test.session.table)
  }

  @Test func `each line is appended to the file once`() {
    var test = TestSession()
    _ = test.run("record r.rt")
    let written = test.workspace.writtenBytes
    for _ in 0..<200 { _ = test.run("set-radius 3") }
    #expect(test.workspace.writtenBytes - written == 200 * "set-radius 3\n".utf8.count)
    _ = test.run("output log.txt")
    let before = test.workspace.writtenBytes
    _ = test.run("record off")
    for _ in 0..<200 { _ = test.run("echo x") }
    #expect(test.workspace.writtenBytes - before == "recorded r.rt\n".utf8.count + 200 * 2)
  }

  @Test func `a recording that stops because of an error says where`() {
    var test = TestSession()
    _ = test.run("record r.rt")
    test.workspace.refuse("r.rt")
    #expect(
      test.run("set-radius 3")
        == "cornerRadius 3 for the table\nerror: the recording stopped before 'set-radius 3': cannot write 'r.rt'\n"
    )
    #expect(test.session.table.info.look[.cornerRadius] == 3)
    #expect(test.run("record off") == "nothing is being recorded\n")
  }

  @Test func `a script whose recording stops has failed`() {
    var test = TestSession()
    // The same holds in a script; the recording doesn't contain the lines of a sourced script.
    _ = test.script("record r.rt\n")
    test.workspace.refuse("r.rt")
    let (code, _, error) = test.script("set-radius 3\n")
    #expect(code == 1)
    #expect(error.contains("the recording stopped before 'set-radius 3'"))
  }

  @Test func `line endings and a byte order mark are not part of a script`() throws {
    var test = TestSession(files: ["crlf.rt": "\u{FEFF}set-radius 3\r\nadd-row \\\r\n  x\r\n"])
    let (code, out, error) = test.script("\u{FEFF}# note\r\nset-radius 4\r\nsource crlf.rt\r\n")
    #expect(code == 0, "\(error)")
    #expect(out == "cornerRadius 4 for the table\ncornerRadius 3 for the table\nrow 1.2 'x' added\n")
    #expect(test.session.table.sections[1].rows[2].title == "x")
  }

  @Test func `a golden session keeps its line endings when it is updated`() throws {
    let text =
      "\u{FEFF}> preset settings\r\nwrong\r\n> set-radius \\\r\n 3\r\ncornerRadius 3 for the table\r\n"
    var test = TestSession(isEmpty: true)
    let result = try GoldenSession(text, name: "s").check(in: &test.session)
    #expect(result.difference?.hasPrefix("s:2: error: 'preset settings' printed a different output") == true)
    #expect(
      result.text == text.replacing("wrong", with: "preset settings: 2 sections, 5 rows, insetGrouped"))
    var again = TestSession(isEmpty: true)
    #expect(try GoldenSession(result.text, name: "s").check(in: &again.session).difference == nil)
  }
}
