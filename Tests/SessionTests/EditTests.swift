// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Synchronization
import TableModel
import Testing

struct EditTests {
  private func session(_ edits: [String?], answers: [Bool] = []) -> TestSession {
    let test = TestSession(isInteractive: true)
    test.host.state.withLock {
      $0.edits = edits
      $0.answers = answers
    }
    return test
  }

  @Test func `the table is edited as one step`() {
    var test = session(["title: Mine\nsections: [{rows: [A, B]}]\n"])
    #expect(test.run("edit") == "the table edited\n")
    #expect(test.session.table.info.title == "Mine")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["A", "B"])
    #expect(test.host.editorFiles.isEmpty)
    #expect(test.run("undo") == "undid: edit\n")
    #expect(test.session.table.sections.count == 2)
  }

  @Test func `a row or a section is opened alone`() {
    var test = session(["- {title: W, id: wifi}\n- New\n", "- header: H\n  rows: [X]\n"])
    #expect(test.run("edit row wifi") == "row 0.1 edited\n")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Airplane Mode", "W", "New", "Bluetooth"])
    #expect(test.run("edit section 1") == "section 1 edited\n")
    #expect(test.session.table.sections[1].info.header == "H")
    #expect(test.session.table.sections.count == 2)
  }

  @Test func `an unchanged text changes nothing`() {
    var test = session([""])
    #expect(test.run("edit row 0.0") == "nothing to change\n")
    #expect(test.run("edits") == "no edits yet\n")
    #expect(test.host.editorFiles.isEmpty)
    // Opens only the row, in a plain table.
    test = session(["", ""])
    test.enter("new", "add-section", "add-row Alone", "edit row 0.0")
    #expect(test.workspace.text("/draft.yaml") == "- Alone\n")
  }

  @Test func `an error can be corrected, and the text is never lost`() {
    var test = session(["# Mine.\nsectoins: []\n", "sections: [{rows: [A]}]\n"], answers: [true])
    #expect(test.run("edit") == "the table edited\n")
    #expect(
      test.host.shown.first?.text().contains("/draft.yaml:2:1: error: unknown key 'sectoins'") == true)
    // The editor reopens at the error's line.
    #expect(test.host.state.withLock(\.lines) == [nil, 2])
    #expect(test.host.editorFiles.isEmpty)
    var other = session(["sectoins: []\n"])
    #expect(other.run("edit") == "error: nothing was changed; your text is kept in '/draft.yaml'\n")
    #expect(other.host.editorFiles == ["/draft.yaml"])
  }

  @Test func `if the editor fails, only typed text is kept in a file`() {
    var test = session([nil])
    #expect(test.run("edit") == "error: the editor failed\n")
    #expect(test.host.editorFiles.isEmpty)
    test = session(["sectoins: []\n", nil], answers: [true])
    #expect(test.run("edit") == "error: the editor failed; your text is kept in '/draft.yaml'\n")
    #expect(test.host.editorFiles == ["/draft.yaml"])
  }

  @Test(arguments: [false, true])
  func `without a terminal, edit opens no editor`(reportsJSON: Bool) {
    var test = TestSession(reportsJSON: reportsJSON)
    test.host.state.withLock { $0.hasTerminal = reportsJSON }
    let output = test.run("edit row 0.0")
    #expect(output.contains("edit needs a terminal"), "\(output)")
    #expect(output.contains("without one, use 'edit row 0.0 --with TEXT'"), "\(output)")
    #expect(test.host.state.withLock(\.lines).isEmpty && test.host.editorFiles.isEmpty)
  }

  @Test(arguments: [
    ("edit row 0.0", "style: plain\n", "/draft.yaml:1:1: error: expected 'rows' to be a list"),
    ("edit section 0", "title: T\n", "/draft.yaml:1:1: error: expected 'sections' to be a list"),
    ("edit row 0.0", "- header: H\n", "/draft.yaml:1:3: error: unknown key 'header' in a row"),
    ("edit row 0.0", "- {id: wifi, title: X}\n", "error: the id 'wifi' is already used"),
    ("edit section 0", "# one\n- heador: H\n", "/draft.yaml:2:3: error: unknown key 'heador' in a section"),
  ])
  func `text that does not belong in the edited part is refused`(line: String, text: String, message: String)
  {
    var test = session([text])
    let before = test.session.table
    let output = test.run(line) + test.host.shown.map { $0.text() }.joined()
    #expect(output.contains(message), "\(output)")
    #expect(test.session.table == before)
  }

  @Test func `missing requirements are reported`() {
    var test = session([])
    #expect(test.run("edit row").hasPrefix("error: missing ROW; edit row 0.0"))
    #expect(test.run("edit row 9.9").hasPrefix("error: there is no section 9"))
    #expect(test.run("edit wifi").hasPrefix("error: the editor failed"))
  }

  @Test func `a recording replays an edit without an editor`() {
    var test = session(["# c\n- \"a \\\"b\\\" $1\"\n"])
    test.enter("record r.rt", "edit row 0.0")
    let text = test.workspace.text("r.rt") ?? ""
    var other = TestSession()
    let (code, _, err) = other.script(text)
    #expect(code == 0, "\(text)\(err)")
    #expect(other.session.table == test.session.table)
  }
}
