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
    ("setradius", ["set-radius"]), ("Set Radius", ["set-radius"]), ("set_radius", ["set-radius"]),
  ])
  func `only similar names are offered`(word: String, expected: [String]) {
    #expect(NearestNames.suggestions(for: word, among: names) == expected)
  }

  @Test func `a beginning that matches one name comes before names with other letters`() {
    #expect(
      NearestNames.suggestions(for: "set-rad", among: ["set-row", "set-radius", "set-text"]) == ["set-radius"]
    )
    let devices = ["iPhone-15", "iPhone-15-Plus", "iPhone-14", "iPhone-17-Pro-Max", "iPhone-X"]
    #expect(NearestNames.suggestions(for: "iphone 15", among: devices) == ["iPhone-15"])
    #expect(
      NearestNames.suggestions(for: "iPhone 15 Pro", among: devices) == ["iPhone-15", "iPhone-15-Plus"])
  }

  @Test func `a part between hyphens comes before names with other letters`() {
    let names = [
      "define", "set-device", "set-header", "render", "add-row", "set-row", "move-row", "remove-row",
    ]
    #expect(NearestNames.suggestions(for: "device", among: names) == ["set-device"])
    #expect(NearestNames.suggestions(for: "Header", among: names) == ["set-header"])
    let options = ["--image-tile-color", "--title-color", "--tint-color"]
    #expect(NearestNames.suggestions(for: "--tile-color", among: options) == ["--image-tile-color"])
    // A part of many names isn't specific enough.
    #expect(NearestNames.suggestions(for: "row", among: names).isEmpty)
    #expect(NearestNames.misspellings(of: "header", among: names) == ["render"])
  }

  @Test func `a long word is refused quickly`() {
    #expect(NearestNames.suggestions(for: String(repeating: "a", count: 100_000), among: names).isEmpty)
  }
}
