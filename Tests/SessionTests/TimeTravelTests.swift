// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import TestSupport
import Testing

/// Undo restores exactly the same table, for every command that edits.
struct TimeTravelTests {
  /// Every example of every command that edits, and more lines with random numbers.
  private static let lines: [String] = {
    let groups: [CommandGroup] = [.model, .look, .traits]
    let examples = groups.flatMap(\.commands).flatMap { $0.examples }
    let files = ["save", "open"]
    let more = [
      "set-row 0.* --badge #", "remove-row *.0", "set-height # --row *.*", "set-radius # --section 0",
      "insert-row 0.0 New", "move-row 0.0 0.1", "move-section 0 1", "duplicate-row 0.0", "add-section S#",
      "add-row R#", "remove-section 0", "lint --fix", "set-inset # --section *", "preset wallet-ios12",
      "set-footer * F#", "set-metric tileSide #",
    ]
    return examples.filter { line in !files.contains { line.hasPrefix($0) } } + more
  }()

  @Test func `2 000 random edits, each undone and redone, are all undone in the end`() {
    var test = TestSession()
    let start = test.session.table
    var generator = SeededGenerator(seed: 7)
    var edits = 0
    var attempts = 0
    while edits < 2_000, attempts < 12_000 {
      attempts += 1
      let line = Self.lines[Int.random(in: 0..<Self.lines.count, using: &generator)]
        .replacing("#", with: "\(Int.random(in: 1...90, using: &generator))")
      let before = test.session.table
      // Tables that grow without limit only cost time.
      if before.sections.count > 12 || before.sections.contains(where: { $0.rows.count > 12 }) {
        _ = test.run("preset settings")
        edits += 1
        continue
      }
      let output = test.run(line)
      let after = test.session.table
      if output.hasPrefix("error") {
        #expect(after == before, "\(line)")
        continue
      }
      guard after != before else { continue }
      edits += 1
      _ = test.run("undo")
      guard test.session.table == before else {
        Issue.record("undo of \(line)")
        return
      }
      _ = test.run("redo")
      guard test.session.table == after else {
        Issue.record("redo of \(line)")
        return
      }
    }
    #expect(edits == 2_000, "\(edits) in \(attempts)")
    _ = test.run("undo 100000")
    #expect(test.session.table == start)
    _ = test.run("redo 100000")
    #expect(test.session.document.history.undoSteps.count >= 2_000)
  }

  @Test func `undo names the undone command, and a sourced file is one step`() {
    var test = TestSession(files: ["s.rt": "set-radius 3\nadd-section X\nadd-row Y\n"])
    test.enter("set-radius 5", "source s.rt")
    #expect(test.run("undo 2") == "undid: source s.rt\nundid: set-radius 5\n")
    #expect(test.run("redo") == "redid: set-radius 5\n")
  }

  @Test func `diff compares with any step`() {
    var test = TestSession()
    test.enter("set-radius 5", "set-style plain", "add-section Z")
    #expect(test.run("diff 1").contains("section 2 'Z' added"))
    #expect(test.run("diff 2").hasPrefix("table: style insetGrouped → plain\nsection 2 'Z' added\n"))
    #expect(
      test.run("diff 3").hasPrefix(
        "table: style insetGrouped → plain, cornerRadius nothing → 5\nsection 2 'Z' added\n"))
  }

  @Test func `diff with more edits than exist is an error`() {
    var test = TestSession()
    #expect(
      test.run("diff 1")
        == "error: there is no edit to go back; 'diff' shows what changed since the last save\n")
    _ = test.run("set-radius 5")
    #expect(
      test.run("diff 99")
        == "error: there is only 1 edit to go back; 'diff 1' goes back as far as possible\n")
    // The edits before `begin` count, too.
    test.enter("begin", "set-style plain", "add-section Z")
    #expect(test.run("diff 3").hasPrefix("table: style insetGrouped → plain, cornerRadius nothing → 5\n"))
    #expect(
      test.run("diff 99")
        == "error: there are only 3 edits to go back; 'diff 3' goes back as far as possible\n")
    _ = test.run("commit")
    #expect(test.run("diff 3").contains("there are only 2 edits to go back"))
  }
}
