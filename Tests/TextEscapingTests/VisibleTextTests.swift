import Testing
import TextEscaping

struct VisibleTextTests {
  @Test(arguments: [
    ("plain.yaml", "plain.yaml"), ("größe 表.yaml", "größe 表.yaml"), ("back\\slash", "back\\slash"),
    ("a\u{1B}[31mb", "a\\u001b[31mb"), ("a\nb\rc\td", "a\\nb\\rc\\td"), ("bell\u{7}", "bell\\u0007"),
    ("c1\u{9B}31m", "c1\\u009b31m"), ("del\u{7F}", "del\\u007f"), ("lay\u{202E}txt.exe", "lay\\u202etxt.exe"),
    ("\u{2066}isolate\u{2069}", "\\u2066isolate\\u2069"), ("line\u{2028}end", "line\\u2028end"),
  ])
  func `a name is shown on one line, and nothing in it acts`(text: String, shown: String) {
    #expect(VisibleText.line(text) == shown)
  }

  @Test func `a message keeps its lines and nothing else`() {
    #expect(VisibleText.lines("a\n\tb\u{1B}c\r\n") == "a\n\tb\\u001bc\\r\n")
  }
}
