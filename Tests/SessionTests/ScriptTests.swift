// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import TableModel
import Testing

struct ScriptTests {
  @Test func `a script stops at its first error and names the line`() {
    var test = TestSession()
    let (code, out, err) = test.script("add-row a\n\nbogus\nadd-row b\n")
    #expect(code == 1)
    #expect(out == "row 1.2 'a' added\n")
    #expect(err == "s.rt:3: error: unknown command 'bogus'; 'help' lists all commands\n")
    #expect(test.session.table.numberOfRows(inSection: 1) == 3)
  }

  @Test func `with the option to continue, a script runs on after an error and still fails`() {
    var test = TestSession(keepsGoing: true)
    let (code, out, err) = test.script("bogus\nadd-row b\nbogus2\n")
    #expect(code == 1)
    #expect(out == "row 1.2 'b' added\n")
    #expect(err.split(separator: "\n").count == 2)
  }

  @Test func `a sourced file's path is relative to its sourcing file, and it is one undo step`() {
    var test = TestSession(files: ["dir/inner.rt": "set-radius 3\nset-inset 5\n"])
    let (code, _, err) = test.script("source inner.rt\nundo\n", file: "dir/outer.rt")
    #expect(code == 0, "\(err)")
    #expect(test.session.table.info.look.isEmpty)
  }

  @Test func `an error in a sourced file names the chain of files and stops all of them`() {
    var test = TestSession(files: ["dir/inner.rt": "set-radius 3\nbogus\n"])
    let (code, out, err) = test.script("echo hi\nsource dir/inner.rt\necho never\n", file: "outer.rt")
    #expect(code == 1)
    #expect(out == "hi\ncornerRadius 3 for the table\n")
    #expect(
      err
        == "dir/inner.rt:2: error: unknown command 'bogus'; 'help' lists all commands\n  sourced from outer.rt:2\n"
        + "note: dir/inner.rt failed, but its edit is kept: set-radius 3; 'undo' takes it back\n")
  }

  @Test func `a sourced file that fails says which of its edits are kept`() {
    var test = TestSession(files: [
      "many.rt": "set-radius 1\nset-radius 2\nset-radius 3\nset-radius 4\nbogus\n",
      "none.rt": "echo hi\nbogus\n",
      "two.rt": "set-inset 3\nsource many.rt\nadd-row never\n",
    ])
    let note =
      "note: two.rt failed, but its 2 edits are kept: set-inset 3; source many.rt; 'undo' takes them back\n"
    let text = test.run("source two.rt")
    #expect(text.hasSuffix(note), "\(text)")
    #expect(text.components(separatedBy: "note:").count == 2)
    #expect(
      test.run("source many.rt").contains("its 4 edits are kept: set-radius 1; …; set-radius 4; 'undo'"))
    #expect(test.run("source none.rt").hasSuffix("note: none.rt failed; no changes were made\n"))
  }

  @Test func `a sourced file that fails in a failing loop doesn't fail the next line`() {
    var test = TestSession(files: ["bad.rt": "bogus\n"])
    _ = test.run("set-row 0.0 --title bad")
    #expect(test.run("for row 0.* source $title.rt").contains("cannot open"))
    #expect(test.run("echo next") == "next\n")
  }

  @Test func `a file that sources itself ends with an error`() {
    var test = TestSession(files: ["loop.rt": "source loop.rt\n"])
    let (code, _, err) = test.script("source loop.rt\n")
    #expect(code == 1)
    #expect(err.contains("source each other more than 16 levels deep"))
  }

  @Test func `a backslash continues a line, and errors name its first line`() {
    var test = TestSession()
    let (code, out, _) = test.script("add-row \\\n  Long \\\n --badge 3\n")
    #expect(code == 0)
    #expect(out == "row 1.2 'Long' added\n")
    #expect(test.script("set-radius \\\n x\n").2.hasPrefix("s.rt:1: error:"))
  }

  @Test(arguments: [("quit\nadd-row x\n", 0), ("quit 7\n", 7), ("echo a\n", 0)])
  func `quit ends a script with its code`(text: String, code: Int32) {
    var test = TestSession()
    #expect(test.script(text).0 == code)
    #expect(test.session.table.numberOfRows(inSection: 1) == 2)
  }

  @Test func `echo on prints each command before it runs`() {
    var test = TestSession()
    #expect(
      test.script("echo on\n# not this\nset-radius 3\necho off\nset-radius 4\n").1
        == "> set-radius 3\ncornerRadius 3 for the table\n> echo off\ncornerRadius 4 for the table\n")
  }

  @Test func `output goes to a file, for one command or for all`() {
    var test = TestSession()
    _ = test.script(
      "once one.txt\nset-radius 3\nset-radius 4\noutput all.txt\nset-radius 5\nset-radius 6\noutput\nset-radius 7\n"
    )
    #expect(test.workspace.text("one.txt") == "cornerRadius 3 for the table\n")
    #expect(test.workspace.text("all.txt") == "cornerRadius 5 for the table\ncornerRadius 6 for the table\n")
    // A program that reads a pipe waits for its end.
    #expect(test.workspace.finished == ["one.txt", "all.txt"])
  }

  @Test func `a saved table opens as the same table`() {
    var test = TestSession()
    _ = test.run("set-radius 12")
    #expect(test.run("save s.yaml") == "saved s.yaml\n")
    let saved = test.session.table
    _ = test.run("new plain")
    #expect(test.run("open s.yaml") == "s.yaml: 2 sections, 5 rows, insetGrouped\n")
    #expect(test.session.table == saved)
    #expect(!test.session.document.isModified)
  }
}
