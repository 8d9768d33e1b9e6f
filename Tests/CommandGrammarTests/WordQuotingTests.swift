// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import CommandGrammar

struct WordQuotingTests {
  @Test(arguments: [
    ("plain", "plain"), ("Credit Cards", #""Credit Cards""#), ("It's", #""It's""#),
    (#"A "quoted" one"#, #""A \"quoted\" one""#), (#"back\slash"#, #""back\\slash""#), ("é", "é"),
    ("", "\"\""),
    ("a\tb\nc", #""a\tb\nc""#), ("#1", "\"#1\""), ("bell\u{7}", #""bell\u{7}""#), ("👩‍👩‍👧 x", "\"👩‍👩‍👧 x\""),
    ("~", "\"~\""), ("!x", "\"!x\""), ("x!", "x!"), ("a|b", "\"a|b\""), ("a=b", "a=b"), ("-x", "-x"),
  ])
  func `a quoted name reads back unchanged`(name: String, word: String) {
    #expect(WordQuoting.quoted(name) == word)
    #expect(CommandLexer.unquoted(word) == name)
  }

  @Test(arguments: [
    ("a=b", "\"a=b\""), ("-x", "\"-x\""), ("0.*", "0.*"), ("$a", #""\$a""#), ("", "\"\""),
    ("a-b", "a-b"), ("a:b", "\"a:b\""), ("9", "9"),
  ])
  func `only plain words are unquoted in a saved file`(name: String, word: String) {
    #expect(WordQuoting.written(name) == word)
  }

  @Test(arguments: [
    (#"Credit\ C"#, "Credit C"), (#""Credit C"#, "Credit C"), (#"'It'\''s'"#, "It's"), (#"a"b c"d"#, "ab cd"),
    (#""\u{e9}"#, "é"), (#""\q"#, "q"), (#"a\"#, "a"), ("#a b", "#a b"),
  ])
  func `a half-typed word is unquoted to a name`(word: String, name: String) {
    #expect(CommandLexer.unquoted(word) == name)
  }

  /// Every character with a meaning in the grammar, and a few without one.
  private static let alphabet: [Character] = [
    "a", "1", "-", ".", "~", "!", "#", "$", "{", "}", "*", "@", "\\", "'", "\"", "|", "<", ">", "&", ";", " ",
    "\t",
    "\n", "\r", "\u{7}", "\u{85}", "\u{301}", "\u{2028}", "é", "👩‍👩‍👧",
  ]

  /// The empty text, all texts of one or two characters, and 800 longer ones.
  static let texts: [String] = {
    var generator = SeededGenerator(seed: 4)
    let short = alphabet.flatMap { first in [String(first)] + alphabet.map { String([first, $0]) } }
    return [""] + short
      + (0..<800).map { _ in
        String(
          (0..<Int.random(in: 3...8, using: &generator)).map { _ in
            alphabet.randomElement(using: &generator) ?? "a"
          })
      }
  }()

  @Test func `every quoted text is one word with the same value`() {
    for text in Self.texts {
      for word in [
        WordQuoting.quoted(text), WordQuoting.written(text), "\"\(WordQuoting.inside(text, of: .double))\"",
        "'\(WordQuoting.inside(text, of: .single))'",
      ] {
        let words = CommandLexer.line("x \(word) y") { _ in nil }.words
        #expect(words.map(\.text) == ["x", text, "y"], "\(text.debugDescription) → \(word.debugDescription)")
        #expect(words.allSatisfy { $0.references.isEmpty && !$0.isOperator }, "\(word.debugDescription)")
        // A quoted word is never run as a program, even as the first word of a line.
        #expect(CommandLexer.line(word) { _ in nil }.program == nil, "\(word.debugDescription)")
      }
    }
  }

  @Test func `a variable's value stays one word, or a part of a quoted word`() {
    for text in Self.texts {
      let line = CommandLexer.line(#"x$v "it's $v" '$v' $* $1 $5"#)
      let expanded = line.replacingReferences { name in
        switch name {
        case .variable: [text]
        case .allArguments: [text, text]
        case .argument(let number): number == 1 ? [] : nil
        }
      }
      let words = CommandLexer.line(expanded ?? "").words.map(\.text)
      #expect(words == ["x" + text, "it's " + text, "$v", text, text, "$5"], "\(text.debugDescription)")
    }
    #expect(CommandLexer.line("'$v' \\$v $").replacingReferences { _ in [""] } == nil)
  }
}
