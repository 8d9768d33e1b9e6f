// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import TableModel
import Testing

struct CommandExampleTests {
  private static let files = [
    "example.yaml": "version: 1\nstyle: plain\nsections:\n  - rows: [One, Two]\n",
    "example.rt": "set-radius 3\nadd-row Sourced\n",
  ]
  static let lines: [String] = CommandRegistry.all.flatMap { $0.examples }

  @Test(arguments: lines)
  func `every example of every command works`(line: String) {
    var test = TestSession(files: Self.files)
    // An id and a second section that some examples name.
    _ = test.run("add-section Network --id w9 ")
    _ = test.run("move-section 2 0")
    _ = test.run("remove-section 0")
    let result = test.session.execute(line)
    #expect(!result.hasFailed, "\(line): \(result.outputs)")
  }

  @Test(arguments: lines)
  func `undo takes every example back exactly`(line: String) {
    var test = TestSession(files: Self.files)
    let before = test.session.table
    let steps = test.session.document.history.undoSteps.count
    _ = test.session.execute(line)
    let made = test.session.document.history.undoSteps.count - steps
    let after = test.session.table
    if made > 0 { _ = test.run("undo \(made)") }
    #expect(test.session.table == before)
    if made > 0 { _ = test.run("redo \(made)") }
    #expect(test.session.table == after)
  }
}
