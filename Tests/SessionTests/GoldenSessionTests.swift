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
    radius 12 for the table
    > bogus
    error: unknown command 'bogus'; 'help' lists all commands
    > expect count sections 2

    """

  private func check(_ text: String) throws -> (String?, String) {
    var test = TestSession(isEmpty: true)
    let (difference, actual) = try GoldenSession(text, name: "s.golden").check(in: &test.session)
    return (difference?.text, actual)
  }

  @Test func `a session that prints the expected output passes`() throws {
    let (difference, actual) = try check(text)
    #expect(difference == nil)
    #expect(actual == text)
  }

  @Test func `the first difference is reported with its line`() throws {
    let (difference, actual) = try check(text.replacing("radius 12 for", with: "radius 13 for"))
    #expect(
      difference == """
        s.golden:6: error: 'set-radius \\
          12' printed a different output
        - radius 13 for the table
        + radius 12 for the table

        """)
    #expect(actual == text)
  }

  @Test func `missing or extra output is a difference`() throws {
    #expect(try check("> preset settings\n").0?.hasPrefix("s.golden:2: error:") == true)
    #expect(try check("> new\nnew table: 0 sections\nmore\n").0 != nil)
    #expect(throws: (any Error).self) { try check("# nothing\n") }
  }
}
