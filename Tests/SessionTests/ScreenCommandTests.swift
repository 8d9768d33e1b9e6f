// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import Session

/// Values for regular widths and the scroll position in the shell.
struct ScreenCommandTests {
  @Test func `keys of regular widths are offered, set, explained and unset`() {
    var test = TestSession()
    func offered(_ line: String) -> [String] {
      Completer.complete(line, cursor: line.utf8.count, in: test.session).candidates.map(\.text)
    }
    #expect(offered("set regular.separator.lef") == ["regular.separator.left"])
    #expect(offered("set row 0.0 regular.row").sorted() == ["regular.rowColor", "regular.rowHeight"])
    test.enter("set traits.device iPad-Air")
    #expect(test.run("set row 0.1 regular.rowHeight 60") == "regular.rowHeight 60 for row 0.1\n")
    #expect(test.run("set row 0.1 regular {inset: {top: 3}}") == "regular {inset: {top: 3}} for row 0.1\n")
    test.enter("undo")
    #expect(
      test.run("why 0.1 height").contains(
        "regular.rowHeight, set on row 0.1 ('set row 0.1 regular.rowHeight 60')"))
    #expect(test.run("why 0.1 regular.rowHeight").hasPrefix("regular.rowHeight of row 0.1 = 60\n"))
    #expect(test.run("unset row 0.1 regular.rowHeight") == "regular.rowHeight default for row 0.1\n")
    #expect(!test.run("spec").contains("regular"))
  }

  @Test func `edits that leave scrollTo without its row are refused`() {
    var test = TestSession()
    #expect(test.run("set scrollTo 7.7").contains("names the row '7.7', which doesn't exist"))
    test.enter("set scrollTo 1.0")
    #expect(test.run("remove-section 1").contains("'unset scrollTo' first"))
    #expect(test.run("set contentOffset 5").contains("both 'scrollTo' and 'contentOffset' scroll the table"))
    test.enter("unset scrollTo")
    #expect(test.run("set contentOffset 5") == "contentOffset 5 for the table\n")
  }
}
