// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TestSupport
import Testing

@testable import LineEditing

@Suite struct CompletionInsertionTests {
  private static func insertion(_ line: String, from start: Int, _ names: [String]) -> CompletionInsertion? {
    CompletionInsertion(
      LineCompletion(replacementStart: start, candidates: names.map { LineCompletion.Candidate($0) }),
      in: LineContext(line: line, cursor: line.utf8.count))
  }

  @Test(arguments: [
    ("rm C", 3, ["Cash"], "rm Cash"),
    ("rm C", 3, ["Credit Cards"], #"rm "Credit Cards""#),
    ("rm 'C", 3, ["Credit Cards"], "rm 'Credit Cards'"),
    ("rm 'I", 3, ["It's"], #"rm "It's""#),
    // The quote is before the replaced range and can't be changed any more.
    ("rm '--x=I", 8, ["It's"], #"rm '--x=It'\''s'"#),
    ("rm \"--x=C", 8, ["Credit Cards"], #"rm "--x=Credit Cards""#),
    ("rm C", 3, ["Credits", "Credit Cards"], #"rm "Credit"#),
    ("rm C", 3, ["Credits", "Create"], "rm Cre"),
    // The candidates don't begin with the typed text, so it is kept.
    ("rm ards", 3, ["Credits", "Cards"], "rm ards"),
  ])
  func `the start of the line is completed`(line: String, start: Int, names: [String], head: String) {
    #expect(Self.insertion(line, from: start, names)?.common == head)
  }

  @Test func `without candidates, nothing is inserted`() {
    #expect(Self.insertion("rm ", from: 3, []) == nil)
  }

  @Test func `no second space is inserted`() {
    let insertion = CompletionInsertion(
      LineCompletion(replacementStart: 3, candidates: [.init("Cash")]),
      in: LineContext(line: "rm C --all", cursor: 4))
    #expect(insertion?.appendsSpace == false)
  }

  @Test func `colour in a prompt is marked as zero-width`() {
    #expect(PromptText.marked("\u{1B}[1mp>\u{1B}[0m ") == "\u{1}\u{1B}[1m\u{2}p>\u{1}\u{1B}[0m\u{2} ")
    #expect(PromptText.marked("p> ") == "p> ")
  }

  /// The ways to type the beginning of a name: bare, in either kind of quotes, and with quotes that open within the
  /// word.
  private static func typings(of name: String) -> [String] {
    let bare = name.unicodeScalars.map { "\\" + String($0) }.joined()
    let (head, tail) = (String(name.unicodeScalars.prefix(1)), String(name.unicodeScalars.dropFirst()))
    return [
      bare, "\"\(WordQuoting.inside(name, of: .double))", "'\(WordQuoting.inside(name, of: .single))",
      "\\\(head)\"\(WordQuoting.inside(tail, of: .double))", "\"\(WordQuoting.inside(name, of: .double))\"",
      "'\(WordQuoting.inside(head, of: .single))'\(tail.isEmpty ? "" : "\"\(WordQuoting.inside(tail, of: .double))")",
    ]
  }

  @Test func `inserted text reads back as the candidate, whatever quotes were typed`() throws {
    let marks: [Character] = [
      "a", "b", " ", "'", "\"", "\\", "$", "#", "|", ">", "!", "~", "-", "=", "\t", "é", "👩‍👩‍👧", "\u{301}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<120 {
      let length = Int.random(in: 1...6, using: &generator)
      let name = String((0..<length).map { _ in marks.randomElement(using: &generator) ?? "a" })
      let other = name + String(marks.randomElement(using: &generator) ?? "b")
      let typedCount = Int.random(in: 0...name.unicodeScalars.count, using: &generator)
      let beginning = String(name.unicodeScalars.prefix(typedCount))
      for before in ["cmd ", "cmd 'x y' ", "cmd a\\ b \"c\" "] {
        for typed in beginning.isEmpty ? ["", "\"", "'"] : Self.typings(of: beginning) {
          for goesOn in [false, true] {
            let candidates = [name, other].map { LineCompletion.Candidate($0, appendsSpace: !goesOn) }
            try check(before, typed, candidates, rest: "")
            try check(before, typed, [candidates[0]], rest: "")
            try check(before, typed, [candidates[0]], rest: "\"")
            try check(before, typed, [candidates[0]], rest: "'")
          }
        }
      }
    }
  }

  /// - Parameter rest: the text after the cursor.
  private func check(
    _ before: String, _ typed: String, _ candidates: [LineCompletion.Candidate], rest: String
  ) throws {
    let start = before.utf8.count
    let context = LineContext(line: before + typed + rest, cursor: (before + typed).utf8.count)
    let insertion = try #require(
      CompletionInsertion(LineCompletion(replacementStart: start, candidates: candidates), in: context))
    let count = CommandLexer.line(before).words.count
    for (head, candidate) in zip(insertion.heads, candidates) {
      let line = CommandLexer.line(head)
      let words = line.words
      let comment: Comment = "\((before + typed).debugDescription) → \(head.debugDescription)"
      #expect(words.count == count + 1 && words.last?.text == candidate.name, comment)
      #expect(words.last?.references.isEmpty == true && words.last?.isOperator == false, comment)
      if candidate.appendsSpace {
        #expect(words.last?.openQuote == nil, comment)
        #expect(CommandLexer.line(head + " z").words.last?.text == "z", comment)
      } else {
        #expect(CommandLexer.line(head + "z").words.last?.text == candidate.name + "z", comment)
      }
    }
    // The common part of several candidates is at most one word, which the user can extend.
    if candidates.count > 1 {
      let words = CommandLexer.line(insertion.common).words.dropFirst(count)
      #expect(
        words.count <= 1 && candidates[0].name.hasPrefix(words.first?.text ?? ""), "\(insertion.common)")
    }
    if insertion.absorbsNextQuote {
      #expect(
        insertion.heads[0].hasSuffix(rest), "the quote under the cursor is the one that closes the word")
    }
  }
}
