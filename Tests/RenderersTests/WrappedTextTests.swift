// SPDX-License-Identifier: GPL-3.0-or-later

import Renderers
import Testing

struct WrappedTextTests {
  @Test(arguments: [
    ("short", "short"), ("", ""),
    ("one two three four five", "one two three\nfour five"),
    ("  one two three four", "  one two three\n  four"),
    ("  a  one two three four", "  a  one two\n     three four"),
    ("note: one two three", "note: one two\n  three"),
    ("usage: x [--a ABC] [--b] [--c]", "usage: x\n  [--a ABC]\n  [--b] [--c]"),
    // Wide characters take two columns, and a word that is wider than the line stays whole.
    ("漢字漢字 漢字 漢字", "漢字漢字 漢字\n漢字"),
    ("a veryverylongwordindeed b", "a\nveryverylongwordindeed\nb"),
    ("one two three four\n\nnext", "one two three\nfour\n\nnext"),
  ])
  func `lines wrap at spaces and continue at their indentation`(text: String, wrapped: String) {
    #expect(WrappedText.lines(text, columns: 15) == wrapped)
  }
}
