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
    // The quote stands before what is replaced, and cannot be changed any more.
    ("rm '--x=I", 8, ["It's"], #"rm '--x=It'\''s'"#),
    ("rm \"--x=C", 8, ["Credit Cards"], #"rm "--x=Credit Cards""#),
    ("rm C", 3, ["Credits", "Credit Cards"], #"rm "Credit"#),
    ("rm C", 3, ["Credits", "Create"], "rm Cre"),
    // Found by another letter than the first ones: what was typed stays.
    ("rm ards", 3, ["Credits", "Cards"], "rm ards"),
  ])
  func `the head of the line is completed`(line: String, start: Int, names: [String], head: String) {
    #expect(Self.insertion(line, from: start, names)?.common == head)
  }

  @Test func `nothing comes of no candidates`() {
    #expect(Self.insertion("rm ", from: 3, []) == nil)
  }

  @Test func `no space is added where one stands`() {
    let insertion = CompletionInsertion(
      LineCompletion(replacementStart: 3, candidates: [.init("Cash")]),
      in: LineContext(line: "rm C --all", cursor: 4))
    #expect(insertion?.appendsSpace == false)
  }

  @Test func `colour in a prompt is marked as taking no room`() {
    #expect(PromptText.marked("\u{1B}[1mp>\u{1B}[0m ") == "\u{1}\u{1B}[1m\u{2}p>\u{1}\u{1B}[0m\u{2} ")
    #expect(PromptText.marked("p> ") == "p> ")
  }
}
