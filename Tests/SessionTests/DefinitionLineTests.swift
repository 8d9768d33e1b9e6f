// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import Session
import Testing

struct DefinitionLineTests {
  @Test(arguments: [
    ("set-raduis 3", "unknown command 'set-raduis'; did you mean 'set-radius'?"),
    ("set-row $1 --bagde new", "unknown option '--bagde'; did you mean '--badge'?"),
    ("set-row 0.0 --title", "--title needs a value"),
    ("add-row 'One", "the quote ' opened in column 9 is not closed"),
    ("show |", "missing a program after '|'"),
    ("for row 0.* set-raduis 3", "unknown command 'set-raduis'"),
    ("undo 1 2", "unexpected '2'"),
  ])
  func `an error names its line`(line: String, message: String) {
    var test = TestSession()
    let text = test.run("define restyle\n# A comment.\nset-radius 3\n\(line)\nend")
    #expect(text.hasPrefix("error: line 4 of 'restyle': " + message), "\(text)")
    #expect(test.run("restyle").hasPrefix("error: unknown command 'restyle'"))
    // At a prompt, the error is reported as soon as the line is typed.
    let problem = test.session.problem(inLastLineOf: "define restyle\n# A comment.\nset-radius 3\n\(line)")
    #expect(problem?.message.hasPrefix("line 4 of 'restyle': ") == true)
    #expect(test.session.problem(inLastLineOf: "define restyle\n# A comment.\nset-radius 3") == nil)
  }

  @Test(arguments: [
    "set-row $1 $2 $3", "set-row $1 $*", "$1 0.0", "restyle", "set-row 0.0 --title $1", "!make it",
    "show | head -$1",
    "let y = $(frames | jq .x)", "for row 0.* set-row $row --badge $index",
  ])
  func `a line whose validity depends on arguments is not an error`(line: String) {
    var test = TestSession()
    let text = test.run("define restyle\n\(line)\nend")
    #expect(text.hasPrefix("restyle") && text.hasSuffix(" defined\n"), "\(text)")
  }

  @Test func `a command may be defined later`() {
    var test = TestSession()
    let text = test.run("define a\nwobble\nend")
    #expect(text == "note: line 2 of 'a': there is no command 'wobble' yet\na defined\n")
    _ = test.run("define wobble\necho later\nend")
    #expect(test.run("a") == "later\n")
  }

  @Test func `an unfinished line says how to end it`() {
    func end(_ text: String) -> String? { CommandLines.continuation(of: text)?.end }
    #expect(end("define restyle\nset-radius 3") == "end ends 'restyle'")
    #expect(end("add-row A \\") == "a line without \\ ends it")
    #expect(end("define restyle\nadd-row A \\") == "a line without \\ ends it")
    #expect(end("define restyle\nset-radius 3\nend") == nil)
  }
}
