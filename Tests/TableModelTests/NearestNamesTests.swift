// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

struct NearestNamesTests {
  private let names = [
    "add-row", "add-section", "set-radius", "set-inset", "set-style", "show", "undo", "redo",
  ]

  @Test(arguments: [
    ("ad-row", ["add-row"]), ("set-raduis", ["set-radius"]), ("SHOW", ["show"]), ("shwo", ["show"]),
    ("zzz", []), ("", []), ("foo", []), ("set-rad", ["set-radius"]),
  ])
  func `only near names are offered`(word: String, expected: [String]) {
    #expect(NearestNames.suggestions(for: word, among: names) == expected)
  }

  @Test func `a long word costs nothing`() {
    #expect(NearestNames.suggestions(for: String(repeating: "a", count: 100_000), among: names).isEmpty)
  }
}
