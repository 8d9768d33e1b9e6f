// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Geometry
import Synchronization
import TableModel
import Testing

/// `edit` with an editor of the tests' own.
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
    #expect(test.host.drafts.isEmpty)
    #expect(test.run("undo") == "undid: edit\n")
    #expect(test.session.table.sections.count == 2)
  }

  @Test func `a row and a section are opened alone`() {
    var test = session([
      "sections: [{rows: [{title: W, id: wifi}, New]}]\n", "sections: [{header: H, rows: [X]}]\n",
    ])
    #expect(test.run("edit row wifi") == "row 0.1 edited\n")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Airplane Mode", "W", "New", "Bluetooth"])
    #expect(test.run("edit section 1") == "section 1 edited\n")
    #expect(test.session.table.sections[1].info.header == "H")
    #expect(test.session.table.sections.count == 2)
    let draft = test.workspace.text("/draft.yaml") ?? ""
    #expect(!draft.isEmpty)
  }

  @Test func `left as it is, nothing is changed`() {
    var test = session([""])
    #expect(test.run("edit row 0.0") == "nothing to change\n")
    #expect(test.run("edits") == "no edits yet\n")
    #expect(test.workspace.text("/draft.yaml")?.hasPrefix("# Row 0.0 alone.") == true)
  }

  @Test func `a mistake can be mended, and the text is never lost`() {
    var test = session(["sectoins: []\n", "sections: [{rows: [A]}]\n"], answers: [true])
    #expect(test.run("edit") == "the table edited\n")
    guard let text = test.host.shown.first?.text() else {
      Issue.record("no error was shown")
      return
    }
    #expect(text.contains("<edit>:1:1: error: unknown key 'sectoins'"))
    var other = session(["sectoins: []\n"])
    #expect(other.run("edit") == "error: nothing was changed; your text is kept in /draft.yaml\n")
    #expect(other.host.drafts == ["/draft.yaml"])
    var failed = session([nil])
    #expect(failed.run("edit").hasPrefix("error: the editor failed"))
  }

  @Test(arguments: [
    ("edit row 0.0", "style: plain\n", "settings of the table have no place in row 0.0"),
    ("edit row 0.0", "sections: [{header: H}]\n", "settings of a section have no place in row 0.0"),
    ("edit row 0.0", "sections: [{rows: [{id: wifi, title: X}]}]\n", "the id 'wifi' is taken"),
  ])
  func `what does not belong there is refused`(line: String, text: String, message: String) {
    var test = session([text])
    let before = test.session.table
    let output = test.run(line) + test.host.shown.map { "\($0)" }.joined()
    #expect(output.contains(message), "\(output)")
    #expect(test.session.table == before)
  }

  @Test func `what it needs is said`() {
    var test = session([])
    #expect(test.run("edit row").hasPrefix("error: missing the row; edit row 0.0"))
    #expect(test.run("edit row 9.9").hasPrefix("error: there is no section 9"))
    #expect(test.run("edit wifi").hasPrefix("error: the editor failed"))
  }

  @Test func `a recording replays it without an editor`() {
    var test = session(["sections: [{rows: [\"a \\\"b\\\" $1\"]}]\n"])
    _ = test.run("record r.rt")
    _ = test.run("edit row 0.0")
    let text = test.workspace.text("r.rt") ?? ""
    var other = TestSession()
    let (code, _, err) = other.script(text)
    #expect(code == 0, "\(text)\(err)")
    #expect(other.session.table == test.session.table)
  }
}
