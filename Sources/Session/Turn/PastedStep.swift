// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Merges the steps of several lines that were pasted together into one step.
package struct PastedStep: Sendable {
  /// The number of steps in the history before the paste.
  private var mark: Int
  /// The number of lines that ran.
  private var lines = 0

  package init(in session: Session) { mark = session.document.history.undoSteps.count }

  /// Call it after each line.
  package mutating func note(_ session: Session) {
    lines += 1
    // A line may have undone an earlier step, or merged earlier steps into one.
    mark = min(mark, session.document.history.undoSteps.count)
  }

  /// Merges the steps of the lines that succeeded into one step.
  package func merge(in session: inout Session) {
    // Steps before an open `begin` can't be merged with steps after it.
    let mark = max(mark, session.transaction?.mark ?? 0)
    let steps = session.document.history.undoSteps.dropFirst(mark)
    guard lines > 1, steps.count > 1, let first = steps.first else { return }
    session.document.mergeSteps(
      since: mark, named: "paste of \(lines) lines: \(first.name) …", areTyped: true)
  }
}
