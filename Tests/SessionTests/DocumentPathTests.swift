// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// `save` writes to the file of the current table, also after undo and redo.
struct DocumentPathTests {
  private static let files = [
    "a.yaml": "sections:\n  - rows: [A]\n", "b.yaml": "sections:\n  - rows: [B, C]\n",
    "inner.rt": "open b.yaml\nadd-row X\n", "d.yaml": "sections: [{rows: [D]}]\n",
    "both.rt": "open b.yaml\nadd-row X\nopen d.yaml\nadd-row Y\n",
  ]

  private func session() -> TestSession {
    var test = TestSession(files: Self.files)
    _ = test.run("open a.yaml")
    return test
  }

  @Test func `undoing an open restores the former file, so that save can't overwrite the other one`() {
    var test = session()
    test.enter("open b.yaml", "undo")
    #expect(test.session.document.path == "a.yaml")
    #expect(!test.session.document.isModified)
    _ = test.run("save")
    #expect(test.workspace.text("b.yaml") == Self.files["b.yaml"])
    _ = test.run("redo")
    #expect(test.session.document.path == "b.yaml")
    #expect(!test.session.document.isModified)
  }

  @Test(arguments: ["new", "preset cards"])
  func `a table without a file clears the file name, and undo restores it`(line: String) {
    var test = session()
    _ = test.run(line)
    #expect(test.session.document.path == nil)
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    _ = test.run("redo")
    #expect(test.session.document.path == nil)
  }

  @Test func `edits after an open keep its file, and a new edit forgets the undone open`() {
    var test = session()
    test.enter("open b.yaml", "add-row Y", "undo")
    #expect(test.session.document.path == "b.yaml")
    test.enter("undo", "add-row Z")
    #expect(test.session.document.path == "a.yaml")
    test.enter("undo", "redo")
    #expect(test.session.document.path == "a.yaml")
  }

  @Test func `an open within a sourced file is undone as one step with it`() {
    var test = session()
    _ = test.run("source inner.rt")
    #expect(test.session.document.path == "b.yaml")
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    _ = test.run("redo")
    #expect(test.session.document.path == "b.yaml")
  }

  @Test func `several opens in one step are undone and redone together`() {
    var test = session()
    _ = test.run("source both.rt")
    #expect(test.session.document.path == "d.yaml")
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    #expect(!test.session.document.isModified)
    _ = test.run("redo")
    #expect(test.session.document.path == "d.yaml")
    _ = test.run("save")
    #expect(test.workspace.text("b.yaml") == Self.files["b.yaml"])
    #expect(test.workspace.text("d.yaml")?.contains("Y") == true)
  }

  @Test func `a save under another name remains when edits are undone`() {
    var test = session()
    test.enter("add-row Y", "save c.yaml", "undo")
    #expect(test.session.document.path == "c.yaml")
    #expect(test.session.document.isModified)
  }
}
