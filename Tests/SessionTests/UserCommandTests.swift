// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Session
import Synchronization
import TableModel
import Testing

struct UserCommandTests {
  private func session(isInteractive: Bool = true) -> TestSession {
    var test = TestSession(isInteractive: isInteractive)
    #expect(
      test.run("define restyle\n# Round and tall.\nset-radius $1\nset-height $2 --row 0.0\nend")
        == "restyle $1 $2 defined\n")
    return test
  }

  @Test func `a user's command runs as one step, with its arguments`() {
    var test = session()
    #expect(test.run("restyle 7 60") == "cornerRadius 7 for the table\nrowHeight 60 for row 0.0\n")
    #expect(test.session.table.info.look[.cornerRadius] == 7)
    #expect(test.run("undo") == "undid: restyle 7 60\n")
    #expect(test.session.table.info.look[.cornerRadius] == nil)
    #expect(test.run("restyle 7") == "error: missing argument 2 of 'restyle'; usage: restyle $1 $2\n")
    #expect(test.run("restyle 7 60 5") == "error: unexpected '5'; usage: restyle $1 $2\n")
  }

  @Test func `a line that fails reverts the whole command and is named`() {
    var test = session()
    let output = test.run("restyle 7 x")
    #expect(output.contains("error: expected HEIGHT to be a number"), "\(output)")
    #expect(output.contains("in 'restyle': set-height $2 --row 0.0"))
    #expect(test.session.table.info.look[.cornerRadius] == nil)
  }

  @Test func `arguments stay words, and a dollar outside of a definition is literal`() {
    var test = TestSession(isEmpty: true)
    _ = test.run("define both\nadd-row $1\nadd-row \"${1}: $2\"\necho $*\necho '$1' \\$1\nend")
    #expect(test.run("both \"a | b\" 'c d' ").hasSuffix("a | b c d\n$1 $1\n"))
    #expect(test.session.table.sections[0].rows.map(\.title) == ["a | b", "a | b: c d"])
    #expect(test.run("echo $1") == "$1\n")
    _ = test.run("define all\necho [ $* ]\nend")
    #expect(test.run("all") == "[  ]\n" || test.run("all") == "[ ]\n")
    #expect(test.run("all 'x y' z") == "[ x y z ]\n")
    // In a program, arguments belong to the system shell.
    test.enter("define say\n!echo \"$1\"\nend", "say 'a b'")
    #expect(test.host.calls.last?.arguments == ["a b"])
  }

  @Test func `only text that would be replaced counts as an argument`() {
    var test = TestSession()
    for (line, usage) in [
      ("echo '$2' \\$3 $1 # $4", "x $1"), ("echo \"it's $2\"", "x $1 $2"), ("echo '$*'", "x"),
      ("!echo '$2' \"$1\" $@", "x $1 [$*…]"), ("echo $1000", "x"), ("show | tail -n $1", "x $1"),
    ] {
      #expect(test.run("define x\n\(line)\nend").hasPrefix("\(usage) "), "\(line)")
    }
  }

  @Test func `scripts, golden sessions and sourced files may define commands`() throws {
    var test = TestSession(files: ["lib.rt": "define wide\n  set-inset $1\n\n  # note\nend\n"])
    let (code, out, err) = test.script(
      "source lib.rt\nwide 3\ndefine tall\nset-height 70 \\\n  --row 0.0\nend\ntall\n")
    #expect(code == 0 && err == "", "\(err)")
    #expect(out.hasSuffix("rowHeight 70 for row 0.0\n"))
    let golden = try GoldenSession("> define x\necho hi\nend\nx defined\n> x\nhi\n", name: "g")
    var other = TestSession()
    #expect(golden.check(in: &other.session).difference == nil)
  }

  @Test(arguments: [
    ("define show\necho\nend", "'show' is a built-in command"),
    ("define end\necho\nend", "'end' is a built-in command"),
    ("define 1x\necho\nend", "'1x' is not a valid command name"), ("define x\nend", "'x' has no lines"),
    ("define x y\necho\nend", "expected a name after 'define', found 2 words"),
    ("define x", "the definition of 'x' has no end"), ("define x\necho", "the definition of 'x' has no end"),
    ("define x\ndefine y\nend", "'x' contains another definition"),
    ("undefine nope", "unknown user-defined command"),
  ])
  func `an invalid definition is refused`(block: String, message: String) {
    var test = TestSession()
    #expect(test.run(block).hasPrefix("error: \(message)"), "\(test.run(block))")
  }

  @Test func `an unfinished definition in a script is an error with its line`() {
    var test = TestSession()
    let (code, _, err) = test.script("echo a\ndefine x\necho b\n")
    #expect(code == 1 && err.hasPrefix("s.rt:2: error: the definition of 'x' has no end"), "\(err)")
  }

  @Test func `the prompt asks for more lines until end`() {
    #expect(CommandLines.isContinued("define x"))
    #expect(CommandLines.isContinued("define x\nset-radius 3"))
    #expect(!CommandLines.isContinued("define x\nset-radius 3\n end "))
    #expect(!CommandLines.isContinued("define"))
    #expect(!CommandLines.isContinued("echo define x"))
  }

  @Test func `a user's command is listed, explained and completed like a built-in one`() {
    var test = session()
    #expect(test.run("help").contains("yours\n  restyle              Round and tall."))
    #expect(test.run("help restyle").hasPrefix("usage: restyle $1 $2\nRound and tall."))
    #expect(test.run("apropos tall").contains("restyle"))
    #expect(test.run("define").contains("define restyle\n# Round and tall.\nset-radius $1"))
    #expect(test.run("complete rest") == "restyle\n")
    #expect(test.run("complete \"for row 0.* rest\"") == "restyle\n")
    #expect(test.run("complete \"undefine \"") == "restyle\n")
    _ = test.run("define badge\nset-row $1 --badge $2 --accessory $3\nend")
    #expect(test.run("complete \"badge w\"") == "wifi\n")
    #expect(test.run("complete \"badge wifi x disc\"") == "disclosureIndicator\n")
    // At a prompt, the beginning of its name is enough.
    #expect(test.run("rest 4 50").contains("cornerRadius 4"))
    #expect(test.run("undefine restyle") == "restyle removed\n")
    #expect(test.run("restyle 4 50").hasPrefix("error: unknown command 'restyle'"))
    _ = session()
    #expect(test.run("badg 0.0 1").contains("missing argument 3"))
    #expect(test.run("bage 0.0 1").contains("did you mean 'badge'?"))
  }

  @Test func `a recording contains the definitions that its lines need`() {
    var test = session()
    test.enter("record r.rt", "rest 7 60", "define more\nset-inset $1\nend", "more 3")
    let text = test.workspace.text("r.rt") ?? ""
    #expect(text.hasSuffix("restyle 7 60\ndefine more\nset-inset $1\nend\nmore 3\n"), "\(text)")
    var other = TestSession()
    #expect(other.script(text).0 == 0)
    #expect(other.session.table == test.session.table)
  }

  @Test func `a command that calls itself ends with an error`() {
    var test = TestSession()
    _ = test.run("define loop\nloop\nend")
    #expect(test.run("loop").hasPrefix("error: commands call each other more than 16 levels deep"))
  }
}
