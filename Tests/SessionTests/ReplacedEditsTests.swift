// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

struct ReplacedEditsTests {
  private static let files = [
    "a.yaml": "sections: [{rows: [A]}]\n", "b.yaml": "sections: [{rows: [B]}]\n",
    "s.rt": "set-radius 3\nopen b.yaml\n",
  ]
  private static let note = "note: 1 edit to a.yaml not saved; another table replaced it\n"

  @Test(arguments: ["open b.yaml", "new", "preset plain", "open a.yaml"])
  func `a script reports the dropped edits`(line: String) {
    var test = TestSession(files: Self.files)
    let (code, _, err) = test.script("open a.yaml\nset-radius 3\n\(line)\n")
    #expect(code == 0)
    #expect(err == Self.note)
  }

  @Test(arguments: ["undo", "save", "option autosave on\nset-radius 4"])
  func `nothing is reported if no edit is lost`(line: String) {
    var test = TestSession(files: Self.files)
    let (code, _, err) = test.script("open a.yaml\nset-radius 3\n\(line)\nopen b.yaml\nnew\n")
    #expect(code == 0)
    #expect(err.isEmpty)
  }

  @Test func `nothing is reported for a line that failed`() {
    var test = TestSession(files: Self.files, keepsGoing: true)
    let (_, _, err) = test.script("open a.yaml\nset-radius 3\ndefine both\nnew\nopen gone.yaml\nend\nboth\n")
    #expect(!err.contains("note:"))
    #expect(test.run("expect radius 0.0 3 3 3 3").isEmpty)
  }

  @Test func `JSON output reports dropped edits too`() {
    var test = TestSession(files: Self.files, reportsJSON: true)
    let (_, _, err) = test.script("open a.yaml\nset-radius 3\nnew\n")
    #expect(err == "{\"note\": \"1 edit to a.yaml not saved; another table replaced it\"}\n")
  }

  @Test(arguments: ["open b.yaml", "new", "preset plain", "watch b.yaml"])
  func `if a user can answer, the line asks first`(line: String) {
    var test = TestSession(files: Self.files, isInteractive: true, asksAboutEdits: true)
    test.enter("open a.yaml", "set-radius 3")
    let waiting = test.session.execute(line)
    #expect(waiting.editsToAskAbout?.words == "1 edit to a.yaml")
    #expect(waiting.outputs.isEmpty && waiting.effects.isEmpty && waiting.droppedEdits.isEmpty)
    #expect(test.session.document.path == "a.yaml")
    #expect(test.session.document.isModified)
    let done = test.session.execute(line, dropsEdits: true)
    #expect(done.editsToAskAbout == nil && !done.hasFailed)
    #expect(!done.outputs.contains { !$0.isOutput })
    #expect(test.session.document.path != "a.yaml")
    #expect(test.run("undo").contains("undid"))
    #expect(test.session.document.isModified)
  }

  @Test(arguments: ["source s.rt", "for row 0.0 open b.yaml", "swap"])
  func `a line that runs several commands does not ask, and passes the edits on`(line: String) {
    var test = TestSession(files: Self.files, isInteractive: true, asksAboutEdits: true)
    test.enter("open a.yaml", "define swap\nopen b.yaml\nend", "set-radius 4")
    let result = test.session.execute(line)
    #expect(!result.hasFailed && result.editsToAskAbout == nil)
    #expect(result.droppedEdits.map(\.path) == ["a.yaml"])
    #expect(test.session.execute("echo next").droppedEdits.isEmpty)
    #expect(test.session.document.path == "b.yaml")
  }
}
