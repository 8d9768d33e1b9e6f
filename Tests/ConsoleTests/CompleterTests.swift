import Console
import Testing

struct CompleterTests {
  @Test(arguments: [
    ("set-r", ["set-radius", "set-readable-width", "set-row"]),
    ("set-style ", ["cards", "grouped", "insetGrouped", "plain"]),
    ("set-style in", ["insetGrouped"]), ("set-radius 3 --s", ["--section"]),
    ("set-radius 3 --section ", ["0", "1", "general", "network"]), ("set-radius 3 --row w", ["wifi"]),
    ("remove-row 1.", ["1.0", "1.1"]),
    ("add-row x --accessory=sw", ["--accessory=switchOff", "--accessory=switchOn"]),
    ("add-row x --badge 3 --bad", []), ("set-profile l", ["legacy", "liquidGlass"]), ("help he", ["help"]),
    ("nonsense ", []), ("undo ", []),
    ("set-separator --reference from", ["fromAutomaticInsets", "fromCellEdges"]),
    ("open ", []), ("for row 0.* set-cur", ["set-curve"]), ("for row 0.* set-curve cont", ["continuous"]),
    ("for row 0.* for sec", ["section"]),
  ])
  func `TAB offers what fits`(line: String, expected: [String]) {
    let test = TestSession()
    let completion = Completer.complete(line, cursor: line.utf8.count, in: test.session)
    #expect(completion.candidates.map(\.text) == expected)
  }

  @Test func `a free value shows the usage, a file name asks for files`() {
    let test = TestSession()
    #expect(
      Completer.complete("add-row ", cursor: 8, in: test.session).usage?.hasPrefix("usage: add-row TITLE")
        == true)
    #expect(Completer.complete("open ", cursor: 5, in: test.session).fileEndings == ["yaml", "yml", "json"])
  }

  @Test func `complete prints the same`() {
    var test = TestSession()
    #expect(test.run("complete \"set-r\"") == "set-radius\nset-readable-width\nset-row\n")
  }
}
