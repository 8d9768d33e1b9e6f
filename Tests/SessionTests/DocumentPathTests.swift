// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// `save` writes to the file of the table that is there, also after walking back and forth in time.
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

  @Test func `undoing an open brings the former file back, so that save cannot overwrite the other`() {
    var test = session()
    _ = test.run("open b.yaml")
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    #expect(!test.session.document.isModified)
    _ = test.run("save")
    #expect(test.workspace.text("b.yaml") == Self.files["b.yaml"])
    _ = test.run("redo")
    #expect(test.session.document.path == "b.yaml")
    #expect(!test.session.document.isModified)
  }

  @Test(arguments: ["new", "preset cards"])
  func `a table without a file loses the name, and undo gives it back`(line: String) {
    var test = session()
    _ = test.run(line)
    #expect(test.session.document.path == nil)
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    _ = test.run("redo")
    #expect(test.session.document.path == nil)
  }

  @Test func `edits after an open keep its file, and a new edit forgets what was undone`() {
    var test = session()
    _ = test.run("open b.yaml")
    _ = test.run("add-row Y")
    _ = test.run("undo")
    #expect(test.session.document.path == "b.yaml")
    _ = test.run("undo")
    _ = test.run("add-row Z")
    #expect(test.session.document.path == "a.yaml")
    _ = test.run("undo")
    _ = test.run("redo")
    #expect(test.session.document.path == "a.yaml")
  }

  @Test func `an open within a sourced file goes back with its one step`() {
    var test = session()
    _ = test.run("source inner.rt")
    #expect(test.session.document.path == "b.yaml")
    _ = test.run("undo")
    #expect(test.session.document.path == "a.yaml")
    _ = test.run("redo")
    #expect(test.session.document.path == "b.yaml")
  }

  @Test func `of several opens in one step undo goes before the first, redo behind the last`() {
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

  @Test func `saving under another name stays when edits are undone`() {
    var test = session()
    _ = test.run("add-row Y")
    _ = test.run("save c.yaml")
    _ = test.run("undo")
    #expect(test.session.document.path == "c.yaml")
    #expect(test.session.document.isModified)
  }
}
