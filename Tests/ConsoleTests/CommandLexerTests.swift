import Console
import Testing

struct CommandLexerTests {
  @Test(arguments: [
    ("add-row Wi-Fi", ["add-row", "Wi-Fi"]), ("  a\tb  ", ["a", "b"]), ("", []), ("# comment", []),
    ("a # b", ["a"]), ("a#b", ["a#b"]), ("a '#b'", ["a", "#b"]), (#"a "b c" d"#, ["a", "b c", "d"]),
    (#"'it''s'"#, ["its"]), (#"a\ b"#, ["a b"]), (#""\" \\ \n \t""#, ["\" \\ \n \t"]),
    (#"'\n'"#, [#"\n"#]), (#""\u{1F600}""#, ["😀"]), (#""""#, [""]), ("é 設定", ["é", "設定"]),
  ])
  func `a line is split into words`(line: String, words: [String]) throws {
    #expect(try CommandLexer.words(line).map(\.text) == words)
  }

  @Test(arguments: [
    (#"add "x"#, "the quote \" opened in column 5 is not closed"),
    ("'", "the quote ' opened in column 1 is not closed"),
  ])
  func `an open quote is an error with its column`(line: String, message: String) {
    do {
      _ = try CommandLexer.words(line)
      Issue.record("no error")
    } catch { #expect(error.message == message) }
  }

  @Test(arguments: [(#"a \"#, true), (#"a \\"#, false), ("a", false), (#"a \\\"#, true)])
  func `a backslash at the end goes on`(line: String, isContinued: Bool) {
    #expect(CommandLines.isContinued(line) == isContinued)
  }
}
