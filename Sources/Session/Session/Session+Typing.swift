// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

extension Session {
  /// The most lines that a script leaves for `history`, as many as the shell keeps.
  private static let mostTypedLines = 10_000

  /// Keeps a line of a script for `history`, as it was written. At a prompt the reader of the lines keeps them.
  mutating func noteTyped(_ line: LexedLine) {
    guard !options.isInteractive, places.count <= 1, calls == 0, !LexedLine.isBlank(line.text) else { return }
    typedLines.append(LexedLine.trimmed(line.text))
    if typedLines.count > 2 * Self.mostTypedLines { typedLines.removeFirst(Self.mostTypedLines) }
  }
}

/// The steps of several lines that were pasted together, which become one step.
package struct PastedStep: Sendable {
  /// How many steps the history had before them.
  private var mark: Int
  /// Lines that ran.
  private var lines = 0

  package init(in session: Session) { mark = session.document.history.undoSteps.count }

  /// Call it after each line.
  package mutating func note(_ session: Session) {
    lines += 1
    // A line may have undone what was there before the paste, or made one step of it.
    mark = min(mark, session.document.history.undoSteps.count)
  }

  /// Makes one step of what the lines did, those that failed apart.
  package func merge(in session: inout Session) {
    // What stands before an open `begin` can't be a step with what stands behind it.
    let mark = max(mark, session.transaction?.mark ?? 0)
    let steps = session.document.history.undoSteps.dropFirst(mark)
    guard lines > 1, steps.count > 1, let first = steps.first else { return }
    session.document.mergeSteps(
      since: mark, named: "paste of \(lines) lines: \(first.name) …", areTyped: true)
  }
}
