// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Synchronization
import TableModel
import Testing

/// `begin … commit|rollback`, and `option timing`.
struct TransactionTests {
  @Test func `commit makes one step`() {
    var test = TestSession()
    test.enter("set-radius 1", "begin \"New look\"", "set-radius 2")
    #expect(test.run("set-radius x").hasPrefix("error"))
    _ = test.run("set-inset 3")
    #expect(
      test.run("status").contains(
        "begun    2 edits since 'begin'; 'commit' or 'rollback' ends the transaction"))
    #expect(test.run("commit") == "2 edits are one step: New look\n")
    #expect(!test.run("status").contains("begun"))
    #expect(test.run("undo") == "undid: New look\n")
    test.enter("begin", "set-radius 4")
    #expect(test.run("commit").hasPrefix("1 edit is one step: "))
    _ = test.run("undo")
    #expect(test.session.table.info.look[.cornerRadius] == 1)
  }

  @Test func `rollback reverts everything, undone steps included`() {
    var test = TestSession()
    test.enter("set-radius 1", "set-radius 2", "undo", "begin", "new", "add-row X")
    #expect(test.run("undo 5") == "undid: add-row X\nundid: new\nonly 2 edits since 'begin' to undo\n")
    #expect(test.run("undo").hasPrefix("error: nothing to undo since 'begin'"))
    _ = test.run("set-radius 9")
    #expect(test.run("rollback") == "1 edit taken back\n")
    #expect(test.session.table.info.look[.cornerRadius] == 1)
    #expect(test.run("redo") == "redid: set-radius 2\n")
  }

  @Test func `autosave waits for commit, and after a rollback the saved file counts as different`() {
    var test = TestSession(files: ["t.yaml": "sections: [{rows: [A]}]\n"])
    test.enter("open t.yaml", "option autosave on", "begin", "set-radius 2")
    #expect(test.workspace.text("t.yaml")?.contains("cornerRadius") == false)
    _ = test.run("commit")
    #expect(test.workspace.text("t.yaml")?.contains("cornerRadius: 2") == true)
    test.enter("option autosave off", "begin", "set-radius 3", "save", "rollback")
    #expect(test.session.table.info.look[.cornerRadius] == 2)
    #expect(test.session.document.isModified, "the file holds 3")
    #expect(test.run("save") == "saved t.yaml\n")
  }

  @Test func `after a rollback, a save to another file doesn't affect the first file's state`() {
    var test = TestSession(files: ["t.yaml": "sections: [{rows: [A]}]\n"])
    test.enter("open t.yaml", "begin", "set-radius 3", "save u.yaml", "rollback")
    #expect(test.session.document.path == "t.yaml" && !test.session.document.isModified)
  }

  @Test func `begin and commit must come in pairs`() {
    var test = TestSession()
    #expect(test.run("commit").hasPrefix("error: there is nothing to commit"))
    #expect(test.run("rollback").hasPrefix("error: there is nothing to roll back"))
    _ = test.run("begin")
    #expect(test.run("begin").hasPrefix("error: a transaction is already open"))
    #expect(test.run("commit") == "nothing was changed since 'begin'\n")
  }

  @Test func `timing prints the duration of each command`() {
    var test = TestSession()
    #expect(test.run("option timing on") == "timing on\n")
    #expect(test.run("set-radius 2") == "cornerRadius 2 for the table\ntime: 1.500 ms\n")
    #expect(test.run("# note") == "")
    #expect(test.run("bogus").hasSuffix("time: 1.500 ms\n"))
    #expect(test.run("option timing off") == "timing off\n")
    #expect(test.run("set-radius 3") == "cornerRadius 3 for the table\n")
  }
}
