// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

struct GoldenSessionTests {
  private let text = """
    # A comment.
    > preset settings
    preset settings: 2 sections, 5 rows, insetGrouped
    > set-radius \\
      12
    cornerRadius 12 for the table
    > bogus
    error: unknown command 'bogus'; 'help' lists all commands
    > expect count sections 2

    """

  private func check(_ text: String) throws -> (String?, String) {
    var test = TestSession(isEmpty: true)
    let result = try GoldenSession(text, name: "s.golden").check(in: &test.session)
    return (result.difference, result.text)
  }

  @Test func `a session that prints the expected output passes`() throws {
    let (difference, actual) = try check(text)
    #expect(difference == nil)
    #expect(actual == text)
  }

  @Test func `the first difference is reported with its line`() throws {
    let (difference, actual) = try check(text.replacing("Radius 12 for", with: "Radius 13 for"))
    #expect(
      difference == """
        s.golden:6: error: 'set-radius \\
          12' printed a different output
        - cornerRadius 13 for the table
        + cornerRadius 12 for the table

        """)
    #expect(actual == text)
  }

  @Test func `missing or extra output is a difference`() throws {
    #expect(try check("> preset settings\n").0?.hasPrefix("s.golden:2: error:") == true)
    #expect(try check("> new\nnew table: 0 sections\nmore\n").0 != nil)
    #expect(throws: (any Error).self) { try check("# nothing\n") }
    #expect(throws: (any Error).self) { try check(">new\n> new\n") }
  }

  private func refusals(_ text: String) throws -> String {
    var test = TestSession(isEmpty: true)
    return try GoldenSession(text, name: "s.golden").check(in: &test.session).refusals.joined()
  }

  @Test func `an error is recorded only if the file expects it`() throws {
    #expect(
      try refusals("> new\n> set-radius abc\n> expect count sections 9\n") == """
        s.golden:2: error: 'set-radius abc' failed: expected RADIUS to be a number or default, found 'abc'
        hint: 'expect error COMMAND' records an error that you want
        s.golden:3: error: 'expect count sections 9' failed: expected the number of sections to be '9', found '0'

        """)
    #expect(try refusals(text) == "")
    #expect(try refusals("> expect error set-radius abc\n> expect error bogus --x 'y'\n") == "")
    #expect(try refusals("> expect error new\n").contains("failed: expected 'new' to fail"))
    #expect(try refusals("> echo '> x'\n").contains("printed a line that begins with '>'"))
  }

  @Test func `a command after the session's end is a difference`() throws {
    let ended = "s.golden:2: error: 'show' doesn't run, because the session has ended\n"
    #expect(try check("> quit\n> show\n").0 == ended)
    #expect(try refusals("> quit\n> show\n") == ended)
  }

  @Test func `an expected error undoes what its command changed`() throws {
    var test = TestSession(files: ["b.rt": "set-radius 3\nbogus\n"])
    let before = test.session.table
    #expect(test.run("expect error source b.rt").contains("as expected: b.rt failed"))
    #expect(test.session.table == before)
    #expect(test.run("expect error set-radius 3").hasPrefix("error: expected 'set-radius 3' to fail"))
    #expect(test.session.table == before)
    #expect(test.run("expect error").hasPrefix("error: missing a command"))
  }
}
