// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import Session
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
    // Adds an id, a second section and elements that some examples name.
    test.enter(
      "add-section Network --id w9 ", "move-section 2 0", "remove-section 0", "set 0.1 stepper 1",
      "add-element 0.1 trailing label Now")
    let result = test.session.execute(line)
    #expect(!result.hasFailed, "\(line): \(result.outputs)")
  }

  @Test func `the examples of every command work in order at a prompt`() {
    for command in CommandRegistry.all where !command.steps.isEmpty {
      var test = TestSession(files: Self.files, isInteractive: true)
      var text = ""
      for line in command.steps {
        text += text.isEmpty ? line : "\n" + line
        if CommandLines.isContinued(text) { continue }
        let result = test.session.execute(CommandLines.joined(text))
        #expect(!result.hasFailed, "\(command.name): \(text): \(result.outputs)")
        text = ""
      }
      #expect(text.isEmpty, "\(command.name)")
    }
  }

  @Test func `every command has an example`() {
    for command in CommandRegistry.all {
      let lines = command.examples + command.steps
      #expect(lines.contains { $0.split(separator: " ").first == command.name[...] }, "\(command.name)")
    }
  }

  @Test(arguments: lines)
  func `undo reverts every example exactly`(line: String) {
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
