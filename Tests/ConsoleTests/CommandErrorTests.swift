// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Testing

struct CommandErrorTests {
  @Test(arguments: [
    ("ad-row x", "unknown command 'ad-row'; did you mean 'add-row'?"),
    ("zzzz", "unknown command 'zzzz'; 'help' lists them all"),
    ("add-row", "missing TITLE; usage: add-row TITLE"),
    ("set-radius abc", "expected RADIUS to be a number or default, found 'abc'"),
    ("set-radius -5", "RADIUS is out of range: -5; allowed: 0 to 1000000 or default"),
    ("set-radius nan", "expected RADIUS to be a number or default, found 'nan'"),
    ("set-radius 1e9", "expected RADIUS to be a number or default, found '1e9'"),
    ("set-radius 99999999", "RADIUS is out of range: 99999999"),
    ("set-radius 1 --sectoin 0", "unknown option '--sectoin'; did you mean '--section'?"),
    ("set-radius 1 --section 7", "there is no section 7; allowed: 0 to 1"),
    ("set-radius 1 --row 0.9", "there is no row 0.9; section 0 has 3 rows"),
    ("set-radius 1 --row wfi", "unknown row 'wfi'; did you mean 'wifi'?"),
    ("set-radius 1 --section 0 --row 0.0", "--section and --row exclude each other"),
    ("set-radius 1 --only", "--only needs a value"),
    ("set-radius 1 --only 2 --only 3", "--only is given twice"),
    ("set-radius 1 2", "unexpected '2'; usage: set-radius"),
    ("set-text-size huge", "unknown size 'huge'"), ("why row 0.0 colour", "unknown property 'colour'"),
    (
      "set-style insetgrouped",
      "expected STYLE to be plain, grouped, insetGrouped or cards, found 'insetgrouped'; did you mean 'insetGrouped'?"
    ), ("for x 0.* echo y", "expected KIND to be row or section, found 'x'"),
    ("set-color bckground red", "unknown part 'bckground'; did you mean 'background'?"),
    ("expect frme 0.0", "unknown check 'frme'; did you mean 'frame'?"),
    ("timing yes", "expected STATE to be on or off, found 'yes'"),
    ("set-color tint bleu", "unknown colour 'bleu'"),
    ("set-scale 4", "SCALE is out of range: 4; allowed: 1 to 3"),
    ("set-device iPhone-99", "unknown device 'iPhone-99'"), ("remove-row 5.0", "there is no section 5"),
    ("insert-row 0.9 x", "there is no place 0.9 for a row; allowed: 0.0 to 0.3"),
    ("move-row 0.0 0.9", "there is no place 0.9 for a row"),
    ("add-section --id general", "the id 'general' is taken by section 1"),
    ("add-row x --id 3", "the id '3' looks like an address"), ("save", "the table has no file yet"),
    ("open nowhere.yaml", "cannot open 'nowhere.yaml': no such file or directory"),
    ("watch", "watch works at the prompt only"), ("render x.bmp", "cannot tell the format from 'x.bmp'"),
    ("expect frame 0.0 1 2 3 4", "expected the frame of row 0.0 to be (1, 2, 3, 4), found (20, 35, 353, 44)"),
    ("expect count rows 0 9", "expected the number of rows in section 0 to be '9', found '3'"),
    ("expect frame 0.0 1", "expected 4 numbers (x, y, width, height), found 1"),
    ("random --rows 5..2", "expected --rows to be N or LOW..HIGH, found '5..2'; 0 to 1000, such as 2..6"),
    ("random --rows x", "expected --rows to be N or LOW..HIGH, found 'x'"),
    ("why row", "missing ROW; usage: why row ROW [PROPERTY]"),
    ("save ''", "FILE is empty; name a file"),
    ("set-color title #ff0000", "missing COLOR; what begins with # is a comment; in quotes it is text"),
    ("add-row \"open", "the quote \" opened in column 9 is not closed"),
  ])
  func `each mistake names the thing and the way out`(line: String, message: String) {
    var test = TestSession()
    let before = test.session.table
    let text = test.run(line)
    #expect(text.hasPrefix("error: " + message), "\(text)")
    #expect(test.session.table == before)
  }

  @Test func `negative numbers are values, not options`() {
    var test = TestSession()
    #expect(test.run("set-separator --left -8") == "separator set for the table\n")
    #expect(test.run("set-shadow --offset 0 -3") == "shadow set for the table\n")
    #expect(test.run("hit -5 -5") == "nothing\n")
    #expect(test.run("add-row -- --draft--") == "row 1.2 '--draft--' added\n")
  }

  @Test func `a command that changes nothing says so and makes no step`() {
    var test = TestSession()
    #expect(test.run("set-style insetGrouped") == "nothing to change\n")
    #expect(test.run("edits") == "no edits yet\n")
  }

  @Test func `control characters never reach the terminal`() {
    var test = TestSession()
    #expect(!test.run("\u{1B}[31mred").contains("\u{1B}"))
    #expect(test.run("add-row \"\u{1B}[2J\"").contains("control character"))
  }
}
