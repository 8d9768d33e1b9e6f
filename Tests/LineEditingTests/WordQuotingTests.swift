import Testing

@testable import LineEditing

@Suite struct WordQuotingTests {
  @Test(arguments: [
    ("plain", "plain"), ("Credit Cards", #""Credit Cards""#), ("It's", #""It's""#),
    (#"A "quoted" one"#, #""A \"quoted\" one""#), (#"back\slash"#, #""back\\slash""#), ("é", "é"),
    ("", "\"\""),
    ("a\tb\nc", #""a\tb\nc""#), ("#1", "\"#1\""), ("bell\u{7}", #""bell\u{7}""#), ("👩‍👩‍👧 x", "\"👩‍👩‍👧 x\""),
  ])
  func `a name is read back as it was`(name: String, word: String) {
    #expect(WordQuoting.quoted(name) == word)
    #expect(WordQuoting.unquoted(word) == name)
  }

  @Test(arguments: [
    (#"Credit\ C"#, "Credit C"), (#""Credit C"#, "Credit C"), (#"'It'\''s'"#, "It's"), (#"a"b c"d"#, "ab cd"),
    (#""\u{e9}"#, "é"), (#""\q"#, "q"), (#"a\"#, "a"), (#""\u{zz}x"#, "x"),
  ])
  func `a half-typed word stands for a name`(word: String, name: String) {
    #expect(WordQuoting.unquoted(word) == name)
  }
}
