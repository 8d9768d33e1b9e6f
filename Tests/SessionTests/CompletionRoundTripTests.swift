// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel
import TestSupport
import Testing

@testable import LineEditing
@testable import Session

/// Text that Tab inserts reads back as the offered name, and the command accepts it.
struct CompletionRoundTripTests {
  private static let names = [
    "plain", "two words", "quo\"te", "it's", "both\"and'", "$home", "${x}", "a$b", "back\\slash", "#hash",
    "a#b", "é",
    "設定", "semi;colon", "a|b", ">file", "<in", "a&b", "~tilde", "!bang", "a.b", "a=b", "(x)", "a,b", " lead",
    "trail ",
    "{brace}", "[0]", "%1", "\u{202E}rtl", "x\u{301}",
  ]

  /// A table whose sections and rows have names that need quotes, and files with such names.
  private func session() -> TestSession {
    var files = Dictionary(
      uniqueKeysWithValues: Self.names.map { ("\($0).yaml", "sections: [{rows: [A]}]\n") })
    files["example.yaml"] = "sections: [{rows: [A]}]\n"
    files["example.rt"] = "set-radius 3\n"
    files["left\tright.yaml"] = "style: plain\n"
    files["-dash.yaml"] = "style: plain\n"
    files["~tilde/in a folder.yaml"] = "style: plain\n"
    let sections = (0..<2).map { section in
      Section(
        info: Section.Info(id: "section \(Self.names[section + 1])"),
        rows: Self.names.map { Row(id: "\($0)-\(section)", title: $0) })
    }
    var test = TestSession(files: files, isInteractive: true)
    test.session = Session(
      document: Document(Table(sections: sections)), workspace: test.workspace,
      options: Session.Options(isInteractive: true))
    test.enter("save own.yaml", "let badge 'new one'", "let radius 12")
    return test
  }

  /// The lines in which Tab is pressed: every example of every command, cut before and within each word.
  private static let heads: [String] = {
    let examples =
      CommandRegistry.all.flatMap { $0.examples } + [
        "set-row x --badge y", "set-radius 3 --row w --top-left 3", "set-color tintColor red",
        "for row x set-row $row --badge $i",
        "let na value", "record off", "why gap 0 1", "why row 0.0 gap x", "expect separator 0.0 none",
        "open $badge",
        "insert-row 0.0 x", "duplicate-row 0.0 0.1", "save copy", "set-header 0 x", "source x", "diff file",
        "watch x",
      ]
    var heads: Set<String> = []
    for line in examples {
      for word in LexedLine(line).words {
        let bytes = Array(line.utf8)
        heads.insert(String(decoding: bytes[..<word.range.lowerBound], as: UTF8.self))
        heads.insert(String(decoding: bytes[..<(word.range.lowerBound + 1)], as: UTF8.self))
        heads.insert(String(decoding: bytes[..<word.range.lowerBound], as: UTF8.self) + "\"")
        heads.insert(String(decoding: bytes[..<word.range.lowerBound], as: UTF8.self) + "'")
      }
      heads.insert(line + " ")
      heads.insert(line + " --")
      heads.insert(line + " $")
    }
    return heads.sorted()
  }()

  @Test func `inserted text reads back as the candidate and is accepted`() throws {
    let test = session()
    var count = 0
    var generator = SeededGenerator(seed: 12)
    for head in TestCount.some(Self.heads, step: 4) {
      let completion = Completer.complete(head, cursor: head.utf8.count, in: test.session)
      var candidates = completion.candidates.map {
        LineCompletion.Candidate($0.text, appendsSpace: $0.appendsSpace, isLiteral: $0.isLiteral)
      }
      if let endings = completion.fileEndings {
        let typed = CommandLexer.unquoted(LexedLine(head).source(from: completion.start))
        candidates += FileCandidates(workspace: test.workspace, endings: endings).names(typed).map {
          LineCompletion.Candidate($0, appendsSpace: !$0.hasSuffix("/"))
        }
      }
      // Tests some candidates at random, because there are many rows.
      for candidate in candidates.shuffled(using: &generator).prefix(TestCount.of(2, nightly: 4)) {
        count += 1
        let completed = LineCompletion(replacementStart: completion.start, candidates: [candidate])
        let context = LineContext(line: head, cursor: head.utf8.count)
        let line = try #require(CompletionInsertion(completed, in: context)?.heads.first)
        // The quotes of a folder stay open for the files in it.
        let lexed = LexedLine(line)
        if candidate.appendsSpace { try lexed.checkQuotes() }
        let words = lexed.words
        if candidate.isLiteral {
          #expect(words.last?.text.hasPrefix("$") == true, "\(head) → \(line)")
        } else {
          #expect(words.last?.text == candidate.name, "\(head) → \(line)")
          #expect(words.last?.references.isEmpty == true, "\(head) → \(line)")
        }
        if !candidate.isLiteral, candidate.appendsSpace {
          expectTaken(line, candidate.name, in: test.session)
        }
      }
    }
    #expect(count > 500, "\(count)")
  }

  /// The line may be incomplete, but its words must be right.
  private func expectTaken(_ line: String, _ name: String, in session: Session) {
    // A name of several words is accepted once all of them are typed.
    let next = Completer.complete(line + " ", cursor: line.utf8.count + 1, in: session)
    if line.contains("why "), !next.candidates.isEmpty { return }
    var session = session
    // If a quote was open before the word, the test itself typed it.
    let failed = session.execute(line).outputs.compactMap { output in
      // The line itself is printed below the message.
      output.isOutput ? nil : output.text().split(separator: "\n").first.map(String.init)
    }.joined()
    let isWrong = [
      "unknown", "unexpected", "there is no ", "no row", "no section", "cannot open", "is not closed",
      "exclude",
      "expected a place", "neighbours", "control character",
    ].contains { failed.contains($0) }
    // `for` and `expect` need more words, and a destination may be the position after the last one. The test
    // itself caused all other errors of the line.
    #expect(
      !isWrong || !failed.contains("'\(name)'") || failed.contains("missing")
        || failed.contains("can't be inserted"), "\(line): \(failed)")
  }

  @Test func `ids after the first thousand rows are offered by their beginning`() {
    let rows = (0..<5000).map { Row(id: "row-\($0)", title: "x") }
    let session = Session(
      document: Document(Table(sections: [Section(rows: rows)])), workspace: MemoryWorkspace())
    for line in ["set-row row-499", "why row row-499", "for row row-499", "expect frame row-499"] {
      let found = Completer.complete(line, cursor: line.utf8.count, in: session).candidates.map(\.text)
      #expect(found == ["row-499"] + (4990...4999).map { "row-\($0)" }, "\(line)")
    }
    let address = Completer.complete("set-row 0.321", cursor: 13, in: session).candidates.map(\.text)
    #expect(address == ["0.321"] + (3210...3219).map { "0.\($0)" })
  }

  @Test(arguments: [
    ("for row 0.* set-row $r", ["$radius", "$row"]), ("for section * set-header $s", ["$section"]),
    ("set-radius ${ra", ["${radius}"]), ("add-row \"$b", ["$badge"]), ("add-row '$b", []),
    ("add-row \\$b", []),
  ])
  func `variables are offered where a line reads their values`(line: String, names: [String]) {
    let found = Completer.complete(line, cursor: line.utf8.count, in: session().session).candidates
    #expect(found.map(\.text) == names)
    #expect(found.filter(\.isLiteral).count == found.count)
  }

  @Test func `a keyword beside free text is shown, not inserted`() {
    let test = session()
    for (line, keyword) in [("set-radius ", "default"), ("diff ", "file")] {
      let completion = Completer.complete(line, cursor: line.utf8.count, in: test.session)
      #expect(completion.isOpen && completion.candidates.map(\.text) == [keyword])
      #expect(completion.usage?.hasPrefix("usage: ") == true)
    }
    #expect(Completer.complete("set-style ", cursor: 10, in: test.session).isOpen == false)
  }

  @Test func `a home folder is expanded, and a name that only begins with ~ is kept`() {
    var test = TestSession(files: ["/home/a.yaml": "style: plain\n", "~/a.yaml": "style: cards\n"])
    #expect(test.run("open ~/a.yaml").hasSuffix("plain\n"))
    #expect(test.session.document.path == "/home/a.yaml")
    #expect(test.run("open '~/a.yaml'").hasSuffix("cards\n"))
  }
}
