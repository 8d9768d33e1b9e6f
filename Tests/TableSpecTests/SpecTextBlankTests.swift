// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec
import Testing

struct SpecTextBlankTests {
  @Test(arguments: [
    "", "\n\n", "  \t\r\n", "# only\n  # comments", "---\n", "\u{FEFF}", "\u{FEFF}# a\n---\n...\n",
  ])
  func `text of only spaces, comments and marks is blank`(text: String) {
    #expect(SpecText(path: "a.yaml", bytes: Array(text.utf8)).isBlank)
  }

  @Test(arguments: ["a", "# a\nversion: 1\n", "{}", "~", "--- a", "----", "\u{0}", "- # a"])
  func `any other text is not blank`(text: String) {
    #expect(!SpecText(path: "a.yaml", bytes: Array(text.utf8)).isBlank)
  }
}
