// SPDX-License-Identifier: GPL-3.0-or-later

import Renderers
import Session
import Testing

struct NarrowPictureTests {
  private func lines(_ command: String, columns: Int?) -> [String] {
    var test = TestSession()
    test.session.columns = columns
    return test.run(command).split(separator: "\n").map(String.init)
  }

  private static let note = "of 66 columns; what does not fit ends in … or is left out"

  @Test(arguments: [20, 32, 40, 65], ["show", "show --format ascii", "show --gaps", "show --compact"])
  func `a preview fits the terminal and reports truncated texts`(columns: Int, command: String) {
    var lines = lines(command, columns: columns)
    let isCut = lines.dropLast().contains { $0.contains("…") || $0.contains("...") }
    if isCut { #expect(lines.removeLast() == "drawn in \(columns) \(Self.note)") }
    #expect(!lines.contains { $0.contains("columns") })
    #expect(isCut ? columns < 65 : columns > 20)
    for line in lines { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
    // Both sides of the rows are visible.
    #expect(
      command.contains("gaps")
        || lines.contains { $0.contains("›") || $0.hasSuffix(">  |") || $0.contains(">") })
  }

  /// The preview of a long table is printed while it is drawn.
  @Test(arguments: [1, 2000]) func `a title is kept before its detail, and an omitted detail is reported`(
    rows: Int
  ) {
    var test = TestSession()
    test.session.columns = 24
    test.enter("new", "add-section", "add-row Synchronization --detail Everything")
    if rows > 1 { _ = test.run("random --sections 1 --rows \(rows) --seed 1") }
    for command in ["show", "show --compact", "show --format ascii"] {
      let text = test.run(command)
      #expect(rows > 1 || text.contains("Synchronization") && !text.contains("Everything"), "\(text)")
      #expect(text.hasSuffix(Self.note + "\n"))
    }
  }

  @Test(arguments: [66, 200, nil])
  func `a wide terminal changes nothing`(columns: Int?) {
    #expect(lines("show", columns: columns) == lines("show", columns: nil))
    #expect(lines("show --format svg", columns: 20) == lines("show --format svg", columns: nil))
  }

  @Test func `a file gets the whole preview`() {
    var test = TestSession()
    test.session.columns = 30
    test.enter("once out.txt", "show")
    #expect(test.workspace.text("out.txt")?.contains("columns") == false)
  }
}
