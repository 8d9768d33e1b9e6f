// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("plain.yaml", "plain.yaml"), ("größe 表.yaml", "größe 表.yaml"), ("back\\slash", "back\\slash"),
    ("a\u{1B}[31mb", "a\\u001b[31mb"), ("a\nb\rc\td", "a\\nb\\rc\\td"), ("bell\u{7}", "bell\\u0007"),
    ("c1\u{9B}31m", "c1\\u009b31m"), ("del\u{7F}", "del\\u007f"), ("lay\u{202E}txt.exe", "lay\\u202etxt.exe"),
    ("\u{2066}isolate\u{2069}", "\\u2066isolate\\u2069"), ("line\u{2028}end", "line\\u2028end"),
  ])
  func `a name is shown on one line without characters that act on a terminal`(text: String, shown: String) {
    #expect(VisibleText.line(text) == shown)
  }

  @Test func `a message keeps its line breaks but no other control characters`() {
    #expect(VisibleText.lines("a\n\tb\u{1B}c\r\n") == "a\n\tb\\u001bc\\r\n")
  }

  @Test(arguments: [
    0x00, 0x1F, 0x7F, 0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFFFE,
    0xFFFF,
  ])
  func `the first and the last character of each hidden range are hidden`(value: UInt32) throws {
    #expect(try #require(Unicode.Scalar(value)).isHidden, "U+\(String(value, radix: 16))")
  }

  @Test(arguments: [0x20, 0x7E, 0xA0, 0x061B, 0x061D, 0x200D, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A, 0xFFFD])
  func `the neighbours of hidden ranges are shown`(value: UInt32) throws {
    #expect(try !#require(Unicode.Scalar(value)).isHidden, "U+\(String(value, radix: 16))")
  }
}
