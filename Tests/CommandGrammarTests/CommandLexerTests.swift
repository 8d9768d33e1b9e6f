// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import Testing

struct CommandLexerTests {
  @Test(arguments: [
    ("add-row Wi-Fi", ["add-row", "Wi-Fi"]), ("  a\tb  ", ["a", "b"]), ("", []), ("# comment", []),
    ("a # b", ["a"]), ("a#b", ["a#b"]), ("a '#b'", ["a", "#b"]), (#"a "b c" d"#, ["a", "b c", "d"]),
    (#"'it''s'"#, ["its"]), (#"a\ b"#, ["a b"]), (#""\" \\ \n \t""#, ["\" \\ \n \t"]),
    (#"'\n'"#, [#"\n"#]), (#""\u{1F600}""#, ["😀"]), (#""""#, [""]), ("é 設定", ["é", "設定"]),
    (#"\é"#, ["é"]), (#""\u{zz}x""#, ["u{zz}x"]), (#""\u{110000}""#, ["u{110000}"]), ("a\r b", ["a", "b"]),
    ("\"\u{301}\"", ["\u{301}"]), ("!a 'b", ["!a", "b"]),
    (#""\u{0001F600}""#, ["😀"]), (#""\u{00001F600}""#, ["u{00001F600}"]), ("a\rb", ["a", "b"]),
    ("a $(b (c) ')') d", ["a", "$(b (c) ')')", "d"]),
  ])
  func `a line is split into words`(line: String, words: [String]) throws {
    #expect(CommandLexer.line(line).words.map(\.text) == words)
  }

  @Test func `each word knows its range, its quotes and its variables`() throws {
    let line = CommandLexer.line(#" é "$a b" '$c' \$d$e x$1${2}$*$ "it's"#)
    #expect(
      line.words.map { line.source($0.range) } == [
        "é", #""$a b""#, "'$c'", #"\$d$e"#, "x$1${2}$*$", #""it's"#,
      ])
    #expect(line.words.map(\.isQuoted) == [false, true, true, true, false, true])
    #expect(line.words.map(\.openQuote) == [nil, nil, nil, nil, nil, .double])
    let references = line.words.flatMap(\.references)
    #expect(
      references.map(\.name) == [
        .variable("a"), .variable("e"), .argument(1), .argument(2), .allArguments,
      ])
    #expect(references.map { line.source($0.range) } == ["$a", "$e", "$1", "${2}", "$*"])
    #expect(references.map(\.quote) == [.double, nil, nil, nil, nil])
    #expect(line.openWord?.text == "it's" && CommandLexer.line("a ").openWord == nil)
    #expect(CommandLexer.line("a # $b").comment == 2)
  }

  @Test(arguments: [
    "$", "$5x", "$ a", "${", "${a", "${a b}", "${}", "$0", "$-", "$é", "${1x}", "\\$a", "'$a'",
  ])
  func `a dollar without a name is literal`(text: String) {
    let references = CommandLexer.line(text).words.flatMap(\.references)
    #expect(references.allSatisfy { $0.name == .argument(5) })
  }

  @Test(arguments: [
    (#"add "x"#, "the quote \" opened in column 5 is not closed"),
    ("'", "the quote ' opened in column 1 is not closed"),
    ("a 'b' 'c", "the quote ' opened in column 7 is not closed"),
  ])
  func `an open quote is an error with its column`(line: String, message: String) {
    #expect(throws: SyntaxError.self) { try CommandLexer.line(line).checkQuotes() }
    do { try CommandLexer.line(line).checkQuotes() } catch { #expect(error.message == message) }
  }

  @Test(arguments: [(#"a \"#, true), (#"a \\"#, false), ("a", false), (#"a \\\"#, true)])
  func `a backslash at the end continues the line`(line: String, isContinued: Bool) {
    #expect(CommandLines.isContinued(line) == isContinued)
  }

  @Test func `a program can begin wherever a command can`() {
    func line(_ text: String) -> LexedLine { CommandLexer.line(text) { $0.first?.text == "for" ? 3 : nil } }
    #expect(line(" !ls 'x # y").program == 1)
    #expect(line(" !ls 'x # y").words.map(\.text) == ["!ls 'x # y"])
    #expect(line("for a b for c d !e \"f").words.map(\.text) == ["for", "a", "b", "for", "c", "d", "!e \"f"])
    #expect(line("for a !b !c").words.map(\.text) == ["for", "a", "!b", "!c"])
    #expect(line("echo !b").program == nil && line("'!b'").program == nil)
  }

  @Test func `parts of a line keep their words`() throws {
    let line = CommandLexer.line(#"  echo a\  "$b" | less # x"#)
    let divided = try DividedLine(line)
    #expect(divided.target == .program("less # x"))
    #expect(divided.command == CommandLexer.line(#"echo a\  "$b""#))
    #expect(line.trimmed == line.text.dropFirst(2).description)
    #expect(CommandLexer.line(#" a\  "#).trimmed == #"a\ "#, "an escaped blank is a letter")
    let file = try DividedLine(CommandLexer.line(#"show > a\ "#)).target
    #expect(file == .file(CommandLexer.line(#"a\ "#), .new))
  }
}
