// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import Session

struct ContentUnavailableCommandTests {
  @Test func `an empty state is set, explained, hit and removed`() {
    var test = TestSession(isEmpty: true)
    #expect(test.run("why contentUnavailable").contains("set contentUnavailable.text"))
    test.enter(
      "set contentUnavailable search", "set contentUnavailable.searchText Cats",
      "set contentUnavailable.button {title: Retry, style: filled}")
    #expect(test.session.table.info.contentUnavailable.shownText == "No Results for “Cats”")
    #expect(test.run("why contentUnavailable image height").contains("= 68 pt"))
    #expect(test.run("why contentUnavailable image heigt").contains("image height"))
    #expect(test.run("complete \"why contentUnavailable im\"").contains("image"))
    #expect(test.run("frames").contains("contentUnavailable secondaryText"))
    #expect(test.run("show").contains("( Retry )"))
    #expect(test.run("hit 196 380").hasPrefix("contentUnavailable"))
    test.enter("unset contentUnavailable")
    #expect(test.session.table.info.contentUnavailable.isEmpty)
  }
}
