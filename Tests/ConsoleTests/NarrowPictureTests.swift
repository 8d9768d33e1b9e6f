// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Renderers
import Testing

struct NarrowPictureTests {
  private func lines(_ command: String, columns: Int?) -> [String] {
    var test = TestSession()
    test.session.columns = columns
    return test.run(command).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [20, 32, 40, 65], ["show", "show --format ascii", "show --gaps"])
  func `a picture fits the terminal and says that it was made to`(columns: Int, command: String) {
    let lines = lines(command, columns: columns)
    #expect(lines.last == "drawn in \(columns) of 66 columns; what does not fit ends in …")
    for line in lines.dropLast() { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
    // Both sides of the rows are there.
    #expect(
      command.contains("gaps")
        || lines.contains { $0.contains("›") || $0.hasSuffix(">  |") || $0.contains(">") })
  }

  @Test(arguments: [66, 200, nil])
  func `where there is room it is as it always was`(columns: Int?) {
    #expect(lines("show", columns: columns) == lines("show", columns: nil))
    #expect(lines("show --format svg", columns: 20) == lines("show --format svg", columns: nil))
  }

  @Test func `a file gets the whole picture`() {
    var test = TestSession()
    test.session.columns = 30
    _ = test.run("once out.txt")
    _ = test.run("show")
    #expect(test.workspace.text("out.txt")?.contains("columns") == false)
  }
}
