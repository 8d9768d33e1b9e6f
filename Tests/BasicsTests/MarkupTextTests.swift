// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Testing

struct MarkupTextTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("<\u{301}", "&lt;\u{301}"), ("\u{1B}[31m", "\u{FFFD}[31m"),
    ("\u{9B}\u{7F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\tb\nc\r", "a\tb\nc\u{FFFD}"),
    ("Größe 家 👩‍💻", "Größe 家 👩‍💻"), ("", ""),
  ])
  func `escaped text contains no markup`(text: String, escaped: String) {
    #expect(Array(MarkupText.escaped(text).utf8) == Array(escaped.utf8))
  }

  @Test(arguments: ["a<b>&\"'", "<\u{301}", "&lt; &amp;", "Größe 家 👩‍💻", ""])
  func `escaped text reads back unchanged`(text: String) {
    #expect(MarkupText.unescaped(MarkupText.escaped(text)) == text)
  }

  @Test func `a label is one line`() {
    #expect(MarkupText.escaped("a\tb\nc\r\nd", space: .single) == "a b c  d")
  }
}
