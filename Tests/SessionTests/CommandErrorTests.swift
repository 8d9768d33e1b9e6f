// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Testing

struct CommandErrorTests {
  @Test(arguments: [
    ("ad-row x", "unknown command 'ad-row'; did you mean 'add-row'?"),
    ("zzzz", "unknown command 'zzzz'; 'help' lists all commands"),
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
    ("set-radius 1 --section 0 --row 0.0", "--section can't be combined with --row"),
    ("set-radius 1 --top-left", "--top-left needs a value"),
    ("set-radius 1 --top-left 2 --top-left 3", "--top-left is given twice"),
    ("set-radius 1 2", "unexpected '2'; usage: set-radius"),
    ("set-text-size huge", "unknown text-size 'huge'"), ("why row 0.0 colour", "unknown property 'colour'"),
    (
      "set-style insetgrouped",
      "expected STYLE to be plain, grouped, insetGrouped, cards or default, found 'insetgrouped'; did you mean 'insetGrouped'?"
    ), ("for x 0.* echo y", "expected KIND to be row or section, found 'x'"),
    ("set-color bckgroundColor red", "unknown key 'bckgroundColor'; did you mean 'backgroundColor'?"),
    ("expect frme 0.0", "unknown check 'frme'; did you mean 'frame'?"),
    ("option timing yes", "expected VALUE to be on or off, found 'yes'"),
    ("set-color tintColor bleu", "unknown colour 'bleu'"),
    ("set-scale 4", "SCALE is out of range: 4; allowed: 1 to 3 or default"),
    ("set-device iPhone-99", "unknown device 'iPhone-99'"), ("remove-row 5.0", "there is no section 5"),
    ("insert-row 0.9 x", "a row can't be inserted at 0.9; allowed: 0.0 to 0.3"),
    ("move-row 0.0 0.9", "a row can't be inserted at 0.9"),
    ("add-section --id general", "the id 'general' is already used by section 1"),
    ("add-row x --id 3", "the id '3' looks like an address"), ("save", "the table has no file yet"),
    ("open nowhere.yaml", "cannot open 'nowhere.yaml': no such file or directory"),
    ("watch", "'watch' works only at the prompt"),
    (
      "render x.bmp",
      "cannot infer the format from 'x.bmp'; known extensions: .asc, .txt, .json, .svg, .html, .htm, .png, .pdf; or add --format"
    ), ("render svg", "cannot infer the format from 'svg'"),
    ("option x", "expected NAME to be autosave, format, pager, prompt or timing, found 'x'"),
    ("expect frame 0.0 1 2 3 4", "expected the frame of row 0.0 to be (1, 2, 3, 4), found (20, 35, 353, 44)"),
    ("expect count rows 0 9", "expected the number of rows in section 0 to be '9', found '3'"),
    ("expect frame 0.0 1", "expected 4 numbers (x, y, width, height), found 1"),
    ("random --rows 5..2", "expected --rows to be N or LOW..HIGH, found '5..2'; 0 to 1000, such as 2..6"),
    ("random --rows x", "expected --rows to be N or LOW..HIGH, found 'x'"),
    ("why row", "missing ROW; usage: why row ROW [PROPERTY]"),
    ("save ''", "FILE is empty; name a file"),
    ("set-color titleColor #ff0000", "missing VALUE; # begins a comment; in quotes it is text: '#ff0000'"),
    ("add-row One Two", "unexpected 'Two'; quote text with spaces: add-row \"One Two\""),
    (
      "insert-row 0.0 One Two Three --detail On",
      "unexpected 'Two'; quote text with spaces: insert-row 0.0 \"One Two Three\" --detail On"
    ),
    (
      "add-row A --detail Not now",
      "unexpected 'now'; quote text with spaces: add-row A --detail \"Not now\""
    ),
    ("set-row 0.0 title X", "unknown row 'title'; options begin with --; did you mean '--title'?"),
    ("set-row 0.0 title=X", "unknown row 'title=X'; options begin with --; did you mean '--title'?"),
    ("set-radius 3 section 0", "unexpected 'section'; options begin with --; did you mean '--section'?"),
    (
      "set-shadow 1 2",
      "expected SHADOW to be none or default, found '1'; the other settings are options: --color COLOR, --r"
    ),
    ("set-row 0.0", "nothing to set; usage: set-row ROW… [OPTIONS]; 'help set-row' lists the options"),
    ("set-device iphone-15", "unknown device 'iphone-15'; did you mean 'iPhone-15'?\n"),
    (
      "set-device iPhone 15 Prro",
      "unknown device 'iPhone 15 Prro'; did you mean 'iPhone 15 Pro'"
    ),
    (
      "set-style inset grouped",
      "expected STYLE to be plain, grouped, insetGrouped, cards or default, found 'inset grouped'; did"
    ),
    ("set-rad 3", "unknown command 'set-rad'; did you mean 'set-radius'?"),
    (
      "add-row x --image-tile-color #FF0000",
      "--image-tile-color needs a value; # begins a comment; in quotes it is text: '#FF0000'"
    ),
    ("why x", "unknown element 'x'; write a row or a section by its address or id, or one of row, section"),
    ("why 0.9", "there is no row 0.9; section 0 has 3 rows"), ("why 7", "there is no section 7"),
    ("let a", "unknown variable 'a'; 'let a VALUE' sets it"),
    ("set-color tintColor gren", "unknown colour 'gren'; did you mean 'green'?"),
    ("set-color tintColor UIColor.red", "unknown colour 'UIColor.red'; did you mean 'red'?"),
    ("set-color tintColor FF9500", "unknown colour 'FF9500'; write \"#FF9500\""),
    ("set-radius 12pt", "expected RADIUS to be a number or default, found '12pt'; write 12"),
    ("set-radius 12 pt", "unexpected 'pt'; write 12"),
    ("set-height UITableView.automaticDimension", "expected HEIGHT to be a number or automatic"),
    ("set-height -1", "HEIGHT is out of range: -1; write automatic"),
    (
      "add-section --header Network",
      "unknown option '--header'; HEADER is not an option: add-section Network"
    ),
    ("add-row --title=A --badge 1", "unknown option '--title'; TITLE is not an option: add-row A --badge 1"),
    ("set-row 0.0 --text-color red", "unknown option '--text-color'; did you mean '--title-color'?"),
    ("set-row 0.0 --accessory-type none", "unknown option '--accessory-type'; did you mean '--accessory'?"),
    ("set-row 0.0 --selection-style none", "unknown option '--selection-style'; selection styles are not"),
    (
      "set-shadow --radius 3 --layer same",
      "--layer was removed: a shadow always has a layer of its own; leave it out; 'set-shadow none' removes"
    ),
    (
      "set-shadow --path-size 320 44",
      "--path-size was removed: a shadow's path always has its row's size; leave it out"
    ),
    (
      "set-corners --clamping=css",
      "--clamping was removed: a radius is always limited to half of the shorter"
    ),
    ("set-row 0.0 --corner-clamping css", "--corner-clamping was removed: a radius is always limited"),
    ("set-radius 3 --clamping css", "unknown option '--clamping'"),
    ("move-row 0.1..2 0.0", "expected ROW to be one row, found '0.1..2'; 'move-row' takes one row at a time"),
    ("duplicate-row 0.0,0.1", "expected ROW to be one row, found '0.0,0.1'; 'duplicate-row' takes one row"),
    ("move-section 0..1 1", "expected SECTION to be one section, found '0..1'; 'move-section' takes one"),
    ("delete-row 0.0", "unknown command 'delete-row'; did you mean 'remove-row'?"),
    ("delete-section 0", "unknown command 'delete-section'; did you mean 'remove-section'?"),
    ("create-row x", "unknown command 'create-row'; did you mean 'add-row'?"),
    ("rm 0.0", "unknown command 'rm'; did you mean 'remove-element', 'remove-row' or 'remove-section'?"),
    (
      "set-title X",
      "unknown command 'set-title'; did you mean 'set title VALUE' or 'set section SECTIONS header VALUE'?"
    ),
    (
      "set-background red",
      "unknown command 'set-background'; did you mean 'set rowColor VALUE' or 'set backgroundColor VALUE'?"
    ),
    ("help rm", "unknown topic 'rm'; did you mean 'remove-element', 'remove-row' or 'remove-section'?"),
    ("ls", "unknown command 'ls'; did you mean 'list'?"),
    ("mv 0.0 0.1", "unknown command 'mv'; did you mean 'move-"),
    ("cat", "unknown command 'cat'; did you mean 'spec'?"),
    ("vi", "unknown command 'vi'; did you mean 'edit'?"),
    (
      "cd /tmp",
      "unknown command 'cd'; names of files are relative to the folder in which roundtable was started"
    ),
    ("clear", "unknown command 'clear'; Ctrl-L clears the screen"),
    ("add-row “Wi-Fi now”", "unexpected 'now”'; curly quotes are letters; write add-row \"Wi-Fi now\""),
    (
      "set-style “plain”",
      "expected STYLE to be plain, grouped, insetGrouped, cards or default, found '“plain”'; did you mean 'plain'?"
    ),
    ("add-row x --id x*", "the id 'x*' contains '*', which is a wildcard"),
    ("add-row x --id a..b", "the id 'a..b' contains '..', which means a range"),
    ("set-row 0.0 --id 'w?'", "the id 'w?' contains '?', which is a wildcard"),
    ("set-radius 3 --row 0.0..9", "there is no row 0.9; section 0 has 3 rows"),
    ("set-radius 3 --row 0..7.0", "there is no section 7; allowed: 0 to 1"),
    ("add-row \"open", "the quote \" opened in column 9 is not closed"),
  ])
  func `each error names the wrong part and how to correct it`(line: String, message: String) {
    var test = TestSession()
    let before = test.session.table
    let text = test.run(line)
    #expect(text.hasPrefix("error: " + message), "\(text)")
    #expect(test.session.table == before)
  }

  @Test(arguments: ["set-row --help", "set-row 0.0 --help", "set-row -h"])
  func `--help prints the help of the command, and changes nothing`(line: String) {
    var test = TestSession()
    #expect(test.run(line) == test.run("help set-row"))
  }

  @Test func `--help alone prints the list of commands, and is text behind two dashes`() {
    var test = TestSession()
    #expect(test.run("--help") == test.run("help"))
    #expect(test.run("echo --help") == test.run("help echo"))
    #expect(test.run("add-row -- --help") == "row 1.2 '--help' added\n")
    #expect(test.run("for row 0.0 --help 1") != test.run("help for"))
  }

  @Test(arguments: [
    ("trashcan", "trash"), ("settings", "gearshape"), ("home", "house"), ("mail", "envelope"),
    ("search", "magnifyingglass"),
  ])
  func `a word for a symbol leads to the symbol`(word: String, symbol: String) {
    var test = TestSession()
    #expect(test.run("set-row 0.0 --image \(word)").contains("symbol '\(word)'; similar names: \(symbol)\n"))
  }

  @Test func `negative numbers are values, not options`() {
    var test = TestSession()
    #expect(test.run("set-separator --left -8") == "separator.left -8 for the table\n")
    #expect(test.run("set-shadow --offset 0 -3") == "shadow.offset [0, -3] for the table\n")
    #expect(test.run("hit -5 -5") == "nothing\n")
    #expect(test.run("add-row -- --draft--") == "row 1.2 '--draft--' added\n")
  }

  @Test func `partial effects, replaced values and unknown names are reported`() {
    var test = TestSession()
    #expect(test.run("set-profile ios14") == "profile ios13 (ios14) for the table\n")
    #expect(
      test.run("add-row A --image wify").contains(
        "note: roundtable can't draw the symbol 'wify'; similar names: wifi\n"))
    #expect(test.run("set-row 0.0 --image wifi") == "image 'wifi' for row 0.0\n")
    #expect(
      test.run("set-row 0.0 --level no.such.symbol").contains(
        "the symbol 'no.such.symbol'; previews show a dashed"))
    #expect(
      test.run("set-navigation --title T --right plsu").contains(
        "can't draw the symbol 'plsu'; similar names: plus"))
    #expect(test.run("undo 99").hasSuffix("undid: set-profile ios14\nonly 5 edits to undo\n"))
    #expect(test.run("redo 99").hasSuffix("\nonly 5 edits to redo\n"))
    #expect(!test.run("undo 5").contains("only"))
  }

  @Test func `text after # is a comment, and the prompt explains that`() {
    var test = TestSession(isInteractive: true)
    #expect(
      test.run("add-row Issue #5").contains(
        "note: '#5' is a comment; quote text that contains a #: \"Issue #5\"\n"))
    #expect(!test.run("add-row A  # the first").contains("note"))
    #expect(!test.run("add-row \"Issue #5\"").contains("note"))
    #expect(test.script("add-row Issue #5\n").2 == "")
  }

  @Test(arguments: [
    ("set-radius abc", "  set-radius abc\n             ^~~\n"),
    (
      "  set-radius 1 --row 0.9 --top-left 3 > f",
      "  set-radius 1 --row 0.9 --top-left 3\n                     ^~~\n"
    ),
    ("why row 0.0 colour", "  why row 0.0 colour\n              ^~~~~~\n"),
    ("set-device iPhone 15 Prro", "  set-device iPhone 15 Prro\n             ^~~~~~~~~~~~~~\n"),
    ("add-row 漢字 --bagde 3", "  add-row 漢字 --bagde 3\n               ^~~~~~~\n"),
    ("echo $nope", "  echo $nope\n       ^~~~~\n"), ("add-row \"open", "  add-row \"open\n          ^~~~~\n"),
    ("set-radius 1 >", "  set-radius 1 >\n               ^\n"),
    ("for row 0.* set-radius x", "  set-radius x\n             ^\n"),
    ("set-shadow --offset 1 a", "  set-shadow --offset 1 a\n                        ^\n"),
  ])
  func `a caret at the prompt marks the wrong word`(line: String, lines: String) {
    var test = TestSession(isInteractive: true)
    let text = test.run(line)
    #expect(
      text.hasPrefix("error: ") && text.split(separator: "\n").count == 3 && text.hasSuffix("\n" + lines),
      "\(text)")
    // A script's errors name their line, and JSON has its own fields.
    #expect(!test.script(line + "\n").2.contains("^"))
  }

  @Test func `the caret fits the terminal, and an error about the whole line has none`() {
    var test = TestSession(isInteractive: true)
    _ = test.run("let r abc")
    #expect(test.run("set-radius $r").hasSuffix("\n  set-radius abc\n             ^~~\n"))
    #expect(test.run("zzzz").split(separator: "\n").count == 1)
    #expect(test.run("add-row").split(separator: "\n").count == 1)
    test.session.columns = 40
    let text = test.run(
      "set-row 0.0 --detail \"\(String(repeating: "long ", count: 30))\" --badeg 5 --title \(String(repeating: "x", count: 50))"
    )
    let lines = text.split(separator: "\n")
    #expect(
      lines.count == 3 && lines[1].count <= 40 && lines[1].hasPrefix("  …") && lines[1].contains("--badeg"),
      "\(text)")
    #expect(
      lines[2].count
        == lines[1].prefix(upTo: lines[1].range(of: "--badeg")?.upperBound ?? lines[1].endIndex).count)
  }

  @Test func `a command that changes nothing says so and adds no undo step`() {
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
