// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Synchronization
import TableModel
import Testing

struct BrokenFileTests {
  private static let broken = "# Mine.\ntitle: T\nsectoins:\n  - rows: [A]\n"
  private static let problem = "t.yaml:3:1: unknown key 'sectoins' in a spec"
  private static let fixed = broken.replacing("sectoins", with: "sections")

  /// Starts the session as the shell does on such a file.
  private func session(_ edits: [String?] = []) -> TestSession {
    var test = TestSession(files: ["t.yaml": Self.broken], isInteractive: true)
    test.session.document = Document(brokenFile: "t.yaml", problem: Self.problem)
    test.host.state.withLock { $0.edits = edits }
    return test
  }

  private func file(_ test: TestSession) -> String? { test.workspace.text("t.yaml") }

  @Test func `a save does not replace the invalid text`() {
    var test = session()
    #expect(test.session.document.fileProblem == Self.problem)
    #expect(test.run("status").contains("broken: \(Self.problem); 'edit' opens its text"))
    _ = test.run("preset settings")
    test = session()
    _ = test.run("add-section")
    #expect(
      test.run("save")
        == "error: 't.yaml' is not a valid spec: \(Self.problem); 'edit' opens its text; 'save --force' overwrites it with your table\n"
    )
    #expect(file(test) == Self.broken)
    #expect(test.run("save --force").hasPrefix("saved t.yaml (rewritten: "))
    #expect(test.session.document.fileProblem == nil)
  }

  @Test func `reload reads the corrected file`() throws {
    var test = session()
    #expect(test.run("reload").contains("t.yaml:3:1: error: unknown key 'sectoins'"))
    #expect(test.session.document.fileProblem == Self.problem)
    try test.workspace.write(Array(Self.fixed.utf8), to: "t.yaml")
    #expect(test.run("reload").hasPrefix("t.yaml reloaded"))
    #expect(test.session.document.fileProblem == nil)
    #expect(test.session.table.info.title == "T")
    #expect(!test.session.document.isModified)
    // The file becomes invalid again while it is open.
    try test.workspace.write(Array(Self.broken.utf8), to: "t.yaml")
    _ = test.run("reload")
    #expect(test.session.document.fileProblem == Self.problem)
    #expect(test.session.table.info.title == "T")
  }

  @Test func `edit opens the invalid text at its first problem, and save writes the result`() {
    var test = session(["", Self.fixed])
    #expect(test.run("edit") == "nothing to change\n")
    #expect(test.workspace.text("/draft.yaml") == Self.broken)
    #expect(test.host.state.withLock(\.lines) == [3])
    #expect(test.run("edit") == "the table edited\n")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["A"])
    #expect(file(test) == Self.broken)
    #expect(test.run("status").contains("'save' writes the text that you edited"))
    _ = test.run("set-row 0.0 --title Bee")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == Self.fixed.replacing("[A]", with: "[Bee]"))
    #expect(test.session.document.fileProblem == nil)
  }

  @Test func `a text that became invalid again after edit is not replaced`() throws {
    var test = session([Self.fixed])
    _ = test.run("edit")
    try test.workspace.write(Array("sectoins: 2\n".utf8), to: "t.yaml")
    #expect(test.run("save").hasPrefix("error: 't.yaml' is not a valid spec: t.yaml:1:1: unknown key"))
    #expect(file(test) == "sectoins: 2\n")
  }

  @Test func `edit names the unsaved edits that prevent it`() {
    var test = session([Self.fixed])
    #expect(
      test.run("edit row 0.0").hasPrefix("error: there is no section 0"))
    test.enter("add-section", "add-row A")
    #expect(
      test.run("edit")
        == "error: 't.yaml' is not a valid spec: \(Self.problem); opening its text would drop your 2 edits; 'save FILE' saves your edits to another file, 'save --force' overwrites this one, 'undo' takes them back\n"
    )
    #expect(
      test.run("edit row 0.0")
        == "error: 't.yaml' is not a valid spec: \(Self.problem); 'edit' opens its text\n")
    #expect(test.host.state.withLock(\.lines).isEmpty)
  }

  @Test func `a problem of an included file is named`() throws {
    var test = session()
    try test.workspace.write(Array("include: c.yaml\n".utf8), to: "t.yaml")
    try test.workspace.write(Array("sectoins: 2\n".utf8), to: "c.yaml")
    #expect(
      test.run("edit").hasPrefix(
        "error: 't.yaml' is not a valid spec: c.yaml:1:1: unknown key 'sectoins' in a spec"))
  }
}
