// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import Testing

/// `display`: commands that run again after each edit.
struct DisplayTests {
  @Test func `display prints now and after each edit, but not after other lines`() {
    var test = TestSession()
    #expect(test.run("display hit 200 60") == "1: row 0.0 'Airplane Mode'\n")
    #expect(test.run("set-row 0.0 --title Flight") == "title 'Flight' for row 0.0\n1: row 0.0 'Flight'\n")
    #expect(test.run("echo x") == "x\n")
    #expect(test.run("undo").hasSuffix("\n1: row 0.0 'Airplane Mode'\n"))
  }

  @Test func `a long text is printed after its command`() {
    var test = TestSession()
    let frames = test.run("frames 0.1")
    #expect(test.run("display frames 0.1") == "1: frames 0.1\n" + frames)
  }

  @Test func `pipes and variables belong to the displayed command`() {
    var test = TestSession()
    _ = test.run("let x 200")
    #expect(test.run("display hit $x 60 > o.txt") == "1: \n")
    #expect(test.workspace.text("o.txt") == "row 0.0 'Airplane Mode'\n")
    _ = test.run("set-row 0.0 --title Flight")
    #expect(test.workspace.text("o.txt") == "row 0.0 'Flight'\n")
    #expect(test.run("display") == "1: hit $x 60 > o.txt\n")
  }

  @Test func `displays are listed and removed by number`() {
    var test = TestSession()
    test.enter("display hit 0 0", "display status")
    #expect(test.run("display") == "1: hit 0 0\n2: status\n")
    #expect(test.run("undisplay 1") == "" && test.run("display") == "2: status\n")
    #expect(test.run("undisplay 1") == "error: there is no display 1; 'display' lists them\n")
    #expect(test.run("undisplay") == "" && test.run("display") == "no displays yet\n")
  }

  @Test func `a display that fails is switched off with one message`() {
    var test = TestSession()
    #expect(test.run("display frames 9.9").hasPrefix("error: there is no section 9"))
    _ = test.run("display frames wifi")
    let text = test.run("remove-row wifi")
    #expect(
      text.contains("note: display 1 is off: unknown row 'wifi'; 'undisplay 1' removes it\n"), "\(text)")
    #expect(!test.run("set-radius 3").contains("wifi"))
    #expect(test.run("display") == "1: frames wifi (off: unknown row 'wifi')\n")
  }

  @Test func `a display cannot change the table`() {
    var test = TestSession()
    _ = test.run("display set-radius 3")
    let table = test.session.table
    test.enter("set-row 0.0 --title B", "undo")
    #expect(test.session.table == table && test.session.document.history.undoSteps.isEmpty)
  }

  @Test func `scripts print displays, a sourced script at its end, and a recording contains them`() {
    var test = TestSession(files: ["in.rt": "set-radius 1\nset-radius 2\n"])
    let (_, out, _) = test.script("record r.rt\ndisplay hit 200 60\nset-radius 3\nrecord off\nsource in.rt\n")
    #expect(out.split(separator: "\n").count { $0.hasPrefix("1: row") } == 3, "\(out)")
    #expect(test.workspace.text("r.rt") == "display hit 200 60\nset-radius 3\n")
  }
}
