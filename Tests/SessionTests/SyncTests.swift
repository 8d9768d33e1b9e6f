// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import TableSpec
import Testing

/// Synchronization in both directions: the shell's edits and the editor's saves.
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

  @Test func `a file that another program changed is not overwritten`() throws {
    var test = session()
    _ = test.run("set-radius 4")
    let theirs = text.replacing("- B", with: "- C")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let output = test.run("save")
    #expect(output.hasPrefix("error: 't.yaml' was changed by another program: row 0.1 'C': title"))
    #expect(file(test) == theirs)
    #expect(test.run("diff file").contains("cornerRadius"))
    #expect(test.run("save --force") == "saved t.yaml\n")
    #expect(file(test).contains("- B") && file(test).contains("# Mine."))
  }

  @Test func `reload merges changes without conflicts`() throws {
    var test = session()
    _ = test.run("set-radius 4")
    try test.workspace.write(Array(text.replacing("- B", with: "- C").utf8), to: "t.yaml")
    #expect(test.run("reload").hasPrefix("t.yaml merged: row 0.1 'C': title, content height"))
    #expect(test.session.table.info.look[.cornerRadius] == 4)
    #expect(test.session.table.sections[0].rows[1].title == "C")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(test.run("undo") == "undid: merge t.yaml\n")
    #expect(test.session.table.sections[0].rows[1].title == "B")
  }

  @Test func `in a conflict, your value is kept until you decide`() throws {
    var test = session()
    _ = test.run("set-row a --title Ours")
    let theirs = text.replacing("title: A", with: "title: Theirs")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let spec = LoadedSpec(
      table: try SpecDecoder(fileName: "t.yaml").decode(Array(theirs.utf8)), path: "t.yaml",
      bytes: Array(theirs.utf8))
    guard case .conflict(let conflicts) = test.session.document.receive(spec) else {
      Issue.record("no conflict")
      return
    }
    #expect(conflicts.map(\.words) == ["title of row 'Ours' of section 0"])
    #expect(test.session.table.sections[0].rows[0].title == "Ours")
    #expect(test.run("status").contains("conflict"))
    #expect(test.run("reload").contains("you and the file both changed title of row 'Ours'"))
    #expect(test.session.table.sections[0].rows[0].title == "Theirs")
    #expect(!test.run("status").contains("conflict"))
    _ = test.run("undo")
    #expect(test.session.table.sections[0].rows[0].title == "Ours")
  }

  /// Writes the text `theirs` after this session changed the title of the row `a` and the table's radius.
  private func conflict(_ theirs: String) throws -> TestSession {
    var test = session()
    test.enter("set-row a --title Ours", "set-row 0.1 --title Bee", "set-radius 4")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    return test
  }

  private var theirs: String {
    text.replacing("title: A", with: "title: Theirs").replacing("- B", with: "- Bea")
      .replacing("title: T ", with: "title: U ")
  }

  @Test func `reload keeps edits that don't conflict`() throws {
    var test = try conflict(theirs)
    let output = test.run("reload")
    #expect(output.contains("both changed title of row 'Ours' of section 0; title of row 'Bee' of section 0"))
    #expect(test.session.table.info.look[.cornerRadius] == 4)
    #expect(test.session.table.info.title == "U")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Theirs", "Bea"])
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == theirs.replacing("sections:", with: "cornerRadius: 4\nsections:"))
    _ = test.run("undo")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Ours", "Bee"])
  }

  @Test func `conflicts are resolved one by one, and each resolution can be undone`() throws {
    var test = try conflict(theirs)
    #expect(
      test.run("resolve") == """
        0.0.title  title of row 'Ours' of section 0 (mine 'Ours', theirs 'Theirs')
        0.1.title  title of row 'Bee' of section 0 (mine 'Bee', theirs 'Bea')

        """)
    #expect(test.run("complete \"resolve \"") == "0.0.title\n0.1.title\nall\n")
    #expect(test.run("complete \"resolve 0.0.title \"") == "mine\ntheirs\n")
    #expect(test.run("status").contains("in conflict at 0.0.title, 0.1.title"))
    #expect(test.run("resolve 0.9.title mine").hasPrefix("error: unknown conflict '0.9.title'; did you mean"))
    #expect(test.run("resolve a").hasPrefix("error: missing SIDE; usage: resolve a mine|theirs"))
    // The conflict is named by the row's id and by nothing else.
    #expect(
      test.run("resolve a theirs").hasPrefix("using theirs for 0.0.title; still in conflict:\n0.1.title"))
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Theirs", "Bee"])
    #expect(test.run("save").hasPrefix("error: 't.yaml' was changed by another program"))
    #expect(file(test) == theirs)
    #expect(
      test.run("resolve 0.1 mine")
        == "using mine for 0.1.title; no conflicts are left, 'save' writes t.yaml\n")
    #expect(test.run("resolve") == "there are no conflicts\n")
    #expect(!test.run("status").contains("conflict"))
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(
      file(test)
        == theirs.replacing("- Bea", with: "- Bee").replacing("sections:", with: "cornerRadius: 4\nsections:")
    )
    _ = test.run("undo")
    #expect(test.session.table.sections[0].rows.map(\.title) == ["Ours", "Bee"])
  }

  @Test func `resolve all takes one side of every conflict`() throws {
    var test = try conflict(theirs)
    #expect(
      test.run("resolve all mine").hasPrefix("using mine for 0.0.title, 0.1.title; no conflicts are left"))
    #expect(test.session.table.info.title == "U")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test).contains("title: Ours") && file(test).contains("title: U   # note"))
    #expect(test.run("resolve all mine").hasPrefix("error: there are no conflicts"))
  }

  @Test(arguments: ["reload", "resolve all theirs"])
  func `save does not overwrite another program's text after the merge with it is undone`(line: String) throws
  {
    var test = try conflict(theirs)
    _ = test.run(line)
    _ = test.run("undo")
    #expect(test.run("save").hasPrefix("error: 't.yaml' was changed by another program: title"))
    #expect(file(test) == theirs)
    #expect(test.run("status").contains("in conflict at"))
    // After redo, it can be saved; after another undo, a save would again remove the other program's changes.
    _ = test.run("redo")
    #expect(test.run("save") == "saved t.yaml\n")
    let saved = file(test)
    _ = test.run("undo")
    #expect(test.run("save").hasPrefix("error: 't.yaml' was changed by another program"))
    #expect(file(test) == saved)
    #expect(test.run("save --force") == "saved t.yaml\n")
    #expect(file(test).contains("title: Ours"))
    // A forced text belongs to this session.
    _ = test.run("redo")
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == saved)
  }

  @Test func `an undone reload without edits is not saved over the other text`() throws {
    var test = session()
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    #expect(test.run("status").contains("changed by another program: 'reload' merges it"))
    test.enter("reload", "undo", "set-radius 9")
    #expect(test.run("save").hasPrefix("error: 't.yaml' was changed by another program"))
    #expect(test.run("reload").hasPrefix("t.yaml merged"))
    #expect(test.run("save") == "saved t.yaml\n")
    #expect(file(test) == theirs.replacing("sections:", with: "cornerRadius: 9\nsections:"))
  }

  @Test func `autosave does not write after a merge is undone`() throws {
    var test = session()
    _ = test.run("option autosave on")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    test.enter("reload", "undo")
    #expect(file(test) == theirs)
    #expect(test.run("set-radius 4").contains("note: not saved: 't.yaml' was changed by another program"))
    #expect(file(test) == theirs)
  }

  @Test func `status reports an invalid and a missing file`() throws {
    var test = session()
    #expect(!test.run("status").contains("broken"))
    try test.workspace.write(Array("sectoins: []\n".utf8), to: "t.yaml")
    #expect(test.run("status").contains("broken: t.yaml:1:1: unknown key 'sectoins' in a spec"))
    test.workspace.remove("t.yaml")
    #expect(test.run("status").contains("missing (cannot open 't.yaml': no such file or directory)"))
  }

  @Test func `a row that one side removed is restored or removed`() throws {
    for (side, titles) in [("mine", ["A", "Bee"]), ("theirs", ["A"])] {
      var test = session()
      _ = test.run("set-row 0.1 --title Bee")
      try test.workspace.write(Array(text.replacing("      - B\n", with: "").utf8), to: "t.yaml")
      #expect(
        test.run("resolve").hasPrefix("0.1  row 'Bee' of section 0, which you changed and the file removed"))
      #expect(test.run("resolve 0.1 \(side)").contains("no conflicts are left"))
      #expect(test.session.table.sections[0].rows.map(\.title) == titles)
      #expect(test.run("save") == "saved t.yaml\n")
    }
    for (side, titles) in [("mine", ["A"]), ("theirs", ["A", "B"])] {
      var test = session()
      _ = test.run("remove-row 0.1")
      try test.workspace.write(
        Array(text.replacing("- B", with: "- {title: B, badge: x}").utf8), to: "t.yaml")
      #expect(
        test.run("resolve").hasPrefix(
          "removed.0.1  row 'B' of section 0, which you removed and the file changed"))
      #expect(test.run("resolve removed.0.1 \(side)").contains("no conflicts are left"))
      #expect(test.session.table.sections[0].rows.map(\.title) == titles)
    }
  }

  @Test func `autosave writes every edit and every undo`() {
    var test = session()
    #expect(test.run("option autosave on") == "autosave on\n")
    _ = test.run("set-radius 4")
    #expect(file(test).contains("cornerRadius: 4"))
    _ = test.run("undo")
    #expect(file(test) == text)
    #expect(TestSession(isEmpty: true).session.settings.autosave == false)
    var fresh = TestSession(isEmpty: true)
    #expect(fresh.run("option autosave on").hasPrefix("error: the table has no file"))
  }

  @Test func `autosave does not overwrite another program's text`() throws {
    var test = session()
    _ = test.run("option autosave on")
    let theirs = text.replacing("- B", with: "- C")
    try test.workspace.write(Array(theirs.utf8), to: "t.yaml")
    let output = test.run("set-radius 4")
    #expect(output.contains("note: not saved: 't.yaml' was changed by another program"))
    #expect(file(test) == theirs)
    #expect(test.session.table.info.look[.cornerRadius] == 4)
  }

  @Test func `a JSON file is saved as JSON`() {
    var test = TestSession(files: ["t.json": "{\"title\": \"T\"}\n"], isEmpty: true)
    test.enter("open t.json", "set-style plain", "save")
    #expect(test.workspace.text("t.json") == "{\"title\": \"T\", \"style\": \"plain\"}\n")
    _ = test.run("save new.json")
    #expect(test.workspace.text("new.json")?.hasPrefix("{\n") == true)
  }
}
