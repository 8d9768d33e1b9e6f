// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

extension Session {
  /// Runs one line (continuations joined). A line that fails changes nothing.
  ///
  /// - Parameter dropsEdits: whether the line may replace a table that has unsaved edits without asking.
  package mutating func execute(_ line: String, dropsEdits: Bool = false) -> CommandResult {
    turn(dropsEdits: dropsEdits) { turn in
      turn.result.hasFailed = !turn.run(LexedLine(line))
      return turn.finished()
    }
  }

  /// Saves if `autosave` is on: a change that was merged from the file counts, too.
  package mutating func saveAutomatically() -> [SessionOutput] {
    turn { turn in
      turn.autosave()
      return turn.drainPending()
    }
  }

  /// Runs `body` in a turn of its own.
  mutating func turn<Result>(dropsEdits: Bool = false, _ body: (inout Turn) -> Result) -> Result {
    var turn = Turn(consume self, dropsEdits: dropsEdits)
    defer { self = turn.session }
    return body(&turn)
  }
}
