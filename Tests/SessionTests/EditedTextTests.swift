// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Synchronization
import TableModel
import TableSpec
import Testing

/// `edit` opens the file's own text, and `save` writes the edited text.
struct EditedTextTests {
  private static let text = """
    # My table.
    title: "T"
    sections:
      # The first.
      - header: H   # shouted
        rows:
          # Flight.
          - title: A
            detail: 'x'  # quoted
            # Below A.
          - B
      - rows: [C, D]

    """

  private func session(_ edits: [String?], _ files: [String: String] = [:]) -> TestSession {
    var test = TestSession(files: ["t.yaml": Self.text].merging(files) { $1 }, isInteractive: true)
    test.host.state.withLock { $0.edits = edits }
    _ = test.run("open t.yaml")
    return test
  }

  private func draft(_ test: TestSession) -> String? { test.workspace.text("/draft.yaml") }

  private func file(_ test: TestSession) -> String? { test.workspace.text("t.yaml") }

  @Test func `edit opens the file's own text, with the unsaved edits in it`() {
    var test = session(["", ""])
    #expect(test.run("edit") == "nothing to change\n")
    #expect(draft(test) == Self.text)
    test.enter("set-row 0.1 --title Bee", "edit")
    #expect(draft(test) == Self.text.replacing("- B\n", with: "- Bee\n"))
  }

  @Test(arguments: [
    ("row 0.0", "# Flight.\n- title: A\n  detail: 'x'  # quoted\n  # Below A.\n"), ("row 0.1", "- B\n"),
    ("row 1.1", "- D\n"), ("section 1", "- rows: [C, D]\n"),
    (
      "section 0",
      "# The first.\n- header: H   # shouted\n  rows:\n    # Flight.\n    - title: A\n      detail: 'x'  # quoted\n      # Below A.\n    - B\n"
    ),
  ])
  func `edit opens a part as it is in the file`(place: String, expected: String) {
    var test = session([""])
    #expect(test.run("edit \(place)") == "nothing to change\n")
    #expect(draft(test) == expected)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the next save writes the edited text to the file`(newline: String) {
    let start = Self.text.replacing("\n", with: newline)
    // Indented as by editors that align with the line above.
    let edited = ["  - B", "  # why", "  - title: New # new", "    detail: y", ""].joined(separator: newline)
    var test = session([edited], ["t.yaml": start])
    #expect(test.run("edit row 0.1") == "row 0.1 edited\n")
    _ = test.run("set-row 0.0 --title Z")
    #expect(test.run("save") == "saved t.yaml\n")
    let lines = ["      - B", "      # why", "      - title: New # new", "        detail: y"]
    #expect(
      file(test)
        == start.replacing("      - B\(newline)", with: lines.map { $0 + newline }.joined()).replacing(
          "title: A", with: "title: Z"))
  }

  @Test func `a comment is a change and can be undone`() {
    let edited = Self.text.replacing("# My table.", with: "# Our table.")
    var test = session([edited])
    #expect(test.run("edit") == "the table edited\n")
    #expect(test.session.document.isModified)
    #expect(test.run("undo") == "undid: edit\n")
    #expect(!test.session.document.isModified)
    _ = test.run("redo")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == edited)
    #expect(!test.session.document.isModified)
    // After a save, undo also restores the former text.
    _ = test.run("undo")
    #expect(test.session.document.isModified)
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == Self.text)
    _ = test.run("redo")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == edited)
  }

  @Test func `undoing an open restores the edited text`() {
    let edited = Self.text + "# end\n"
    var test = session([edited], ["u.yaml": "sections: []\n"])
    test.enter("edit", "open u.yaml")
    #expect(!test.session.document.isModified)
    _ = test.run("undo")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == edited)
    #expect(test.workspace.text("u.yaml") == "sections: []\n")
  }

  @Test func `a restored draft has the edited text`() throws {
    let edited = Self.text + "# end\n"
    var test = session([edited])
    _ = test.run("edit")
    let left = try #require(test.session.document.unsavedEdits)
    var other = session([])
    #expect(try other.session.restore(left).hasPrefix("restored 1 edit to t.yaml"))
    #expect(other.run("save") == "saved t.yaml\n")
    #expect(file(other) == edited)
  }

  @Test func `autosave writes a comment, and a table without a file keeps it`() {
    var test = session([Self.text + "# end\n"])
    test.enter("option autosave on", "edit")
    #expect(file(test) == Self.text + "# end\n")
    var other = TestSession(isInteractive: true)
    other.host.state.withLock { $0.edits = ["sections: # none\n  - rows: [A]\n"] }
    other.enter("edit", "add-row B --section 0")
    #expect(other.run("save n.yaml") == "saved n.yaml\n")
    #expect(other.workspace.text("n.yaml") == "sections: # none\n  - rows: [A, B]\n")
  }

  @Test func `if the file changed during the edit, its text is kept and a message says so`() throws {
    var test = session([Self.text + "# end\n"])
    _ = test.run("edit")
    let theirs = Self.text.replacing("- B\n", with: "- Bee   # theirs\n")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    #expect(test.run("save").hasPrefix("error: 't.yaml' was changed by another program"))
    _ = test.run("reload")
    #expect(
      test.run("save")
        == "saved t.yaml; the file was changed since 'edit', so comments typed there are not in it\n")
    #expect(file(test) == theirs)
  }

  @Test func `a comment in a list in brackets is not lost silently`() {
    var test = session(["- D # mine\n- E\n"])
    #expect(
      test.run("edit row 1.1")
        == "note: your comments are not kept: in the file, row 1.1 is part of a line\nrow 1.1 edited\n"
    )
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == Self.text.replacing("[C, D]", with: "[C, D, E]"))
  }

  @Test func `a part can be deleted`() {
    var test = session(["", "# gone\n"])
    test.enter("edit row 0.1", "edit row 0.1")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["A"])
    _ = test.run("save")
    #expect(file(test) == Self.text.replacing("      - B\n", with: "      # gone\n"))
  }

  @Test func `included text is not copied into the file`() {
    let own = "include: common.yaml   # shared\ntitle: Own\n"
    let files = ["t.yaml": own, "common.yaml": "style: plain\nsections:\n  - rows: [A]\n"]
    var test = session(["", own.replacing("Own", with: "Mine # x")], files)
    _ = test.run("edit")
    #expect(draft(test) == own)
    #expect(
      test.run("edit row 0.0")
        == "error: row 0.0 is in 'common.yaml' (line 3), which 't.yaml' includes; 'open common.yaml' and edit it there, or open that file in your editor\n"
    )
    #expect(test.run("edit") == "the table edited\n")
    _ = test.run("save")
    #expect(file(test) == own.replacing("Own", with: "Mine # x"))
  }
}
