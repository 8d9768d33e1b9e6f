import Console
import Geometry
import TableModel
import TableSpec
import Testing

/// One model, both ways: the shell's edits and the editor's saves.
struct SyncTests {
  private let text =
    "# Mine.\ntitle: T   # note\nsections:\n  - rows:\n      - {id: a, title: A}\n      - B\n"

  private func session() -> TestSession {
    var test = TestSession(files: ["t.yaml": text], isEmpty: true)
    _ = test.run("open t.yaml")
    return test
  }

  private func file(_ test: TestSession) -> String { test.workspace.text("t.yaml") ?? "" }

  @Test func `a save keeps the file's comments`() {
    var test = session()
    _ = test.run("set-radius 4")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == text.replacing("sections:", with: "cornerRadius: 4\nsections:"))
  }

  @Test func `a file that somebody changed is not overwritten`() throws {
    var test = session()
    _ = test.run("set-radius 4")
    let theirs = text.replacing("- B", with: "- C")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let output = test.run("save")
    #expect(output.hasPrefix("error: 't.yaml' was changed since: row 0.1 'C': title"))
    #expect(file(test) == theirs)
    #expect(test.run("diff file").contains("cornerRadius"))
    #expect(test.run("save --force") == "saved t.yaml\n")
    #expect(file(test).contains("- B") && file(test).contains("# Mine."))
  }

  @Test func `reload merges what is clean`() throws {
    var test = session()
    _ = test.run("set-radius 4")
    try test.workspace.write(Array(text.replacing("- B", with: "- C").utf8), to: "t.yaml")
    #expect(test.run("reload").hasPrefix("t.yaml merged: row 0.1 'C': title, content height"))
    #expect(test.session.table.info.look.cornerRadius == 4)
    #expect(test.session.table.sections[0].rows[1].title == "C")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(test.run("undo") == "undid: merge t.yaml\n")
    #expect(test.session.table.sections[0].rows[1].title == "B")
  }

  @Test func `a conflict keeps yours until you decide`() throws {
    var test = session()
    _ = test.run("set-row a --title Ours")
    let theirs = text.replacing("title: A", with: "title: Theirs")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let spec = OpenedSpec(
      table: try SpecDecoder(fileName: "t.yaml").decode(Array(theirs.utf8)), path: "t.yaml",
      bytes: Array(theirs.utf8))
    guard case .conflict(let conflicts) = test.session.document.receive(spec) else {
      Issue.record("no conflict")
      return
    }
    #expect(conflicts == ["title of row 'Ours' of section 0"])
    #expect(test.session.table.sections[0].rows[0].title == "Ours")
    #expect(test.run("status").contains("conflict"))
    #expect(test.run("reload").contains("taken as it is"))
    #expect(test.session.table.sections[0].rows[0].title == "Theirs")
    #expect(!test.run("status").contains("conflict"))
    _ = test.run("undo")
    #expect(test.session.table.sections[0].rows[0].title == "Ours")
  }

  @Test func `a file that is no spec any more is not overwritten either`() throws {
    var test = session()
    _ = test.run("set-radius 4")
    try test.workspace.write(Array("sections: 5".utf8), to: "t.yaml")
    #expect(test.run("save").contains("no valid spec now"))
    #expect(test.run("reload").contains("has a problem"))
    #expect(test.run("save --force").contains("written anew"))
  }

  @Test func `autosave writes every edit, undo too`() {
    var test = session()
    #expect(test.run("set autosave on") == "autosave on\n")
    _ = test.run("set-radius 4")
    #expect(file(test).contains("cornerRadius: 4"))
    _ = test.run("undo")
    #expect(file(test) == text)
    #expect(TestSession(isEmpty: true).session.settings.autosave == false)
    var fresh = TestSession(isEmpty: true)
    #expect(fresh.run("set autosave on").hasPrefix("error: the table has no file"))
  }

  @Test func `autosave does not overwrite what somebody else wrote`() throws {
    var test = session()
    _ = test.run("set autosave on")
    let theirs = text.replacing("- B", with: "- C")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let output = test.run("set-radius 4")
    #expect(output.contains("note: not saved: 't.yaml' was changed since"))
    #expect(file(test) == theirs)
    #expect(test.session.table.info.look.cornerRadius == 4)
  }

  @Test func `a JSON file is saved as JSON`() {
    var test = TestSession(files: ["t.json": "{\"title\": \"T\"}\n"], isEmpty: true)
    _ = test.run("open t.json")
    _ = test.run("set-style plain")
    _ = test.run("save")
    #expect(test.workspace.text("t.json") == "{\"title\": \"T\", \"style\": \"plain\"}\n")
    _ = test.run("save new.json")
    #expect(test.workspace.text("new.json")?.hasPrefix("{\n") == true)
  }
}
