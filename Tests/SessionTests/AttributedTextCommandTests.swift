// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import Session

/// Texts with attributes in the shell.
struct AttributedTextCommandTests {
  @Test func `set, a plain text, unset and undo`() throws {
    var test = TestSession(isEmpty: true)
    test.enter("add-section", "add-row Old", "set 0.0 title.markdown \"Order **7**\"")
    #expect(test.session.table.sections[0].rows[0].titleRuns.count == 2)
    test.enter("unset 0.0 title.markdown")
    #expect(test.session.table.sections[0].rows[0] == Row(title: "Order 7"))
    test.enter("undo")
    #expect(test.session.table.sections[0].rows[0].titleRuns.count == 2)
    test.enter("set 0.0 title \"**plain**\"")
    #expect(test.session.table.sections[0].rows[0] == Row(title: "**plain**"))
  }

  @Test func `a hostile link is refused with its reason`() throws {
    var test = TestSession(isEmpty: true)
    test.enter("add-section", "add-row A")
    #expect(
      test.run("set 0.0 detail.markdown \"[x](javascript:y)\"").contains(
        "expected detail.markdown to be Markdown: a text can't link to javascript:"))
    #expect(test.session.table.sections[0].rows[0].detail == nil)
  }
}
