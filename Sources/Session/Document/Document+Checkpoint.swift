// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Goes back to the state before a line that failed or was interrupted.
extension Document {
  /// The state at the beginning of a line, without a copy of the table.
  struct Checkpoint: Sendable {
    fileprivate let mark: EditHistory.Mark
    /// The document without its table and history.
    fileprivate let rest: Document
  }

  /// Notes the state to which a line goes back if it fails. ``end(_:)`` must follow.
  mutating func checkpoint() -> Checkpoint {
    var rest = self
    (rest.table, rest.history, rest.ids) = (Table(), EditHistory(), KnownIDs())
    return Checkpoint(mark: history.mark(), rest: rest)
  }

  mutating func end(_ checkpoint: Checkpoint) { history.end(checkpoint.mark) }

  /// Whether the table is different.
  func hasNewTable(since checkpoint: Checkpoint) -> Bool {
    history.hasChanged(table, since: checkpoint.mark)
  }

  /// Whether the table or the text from `edit` is different.
  func differs(from checkpoint: Checkpoint) -> Bool {
    file.text != checkpoint.rest.file.text || hasNewTable(since: checkpoint)
  }

  mutating func rollBack(to checkpoint: Checkpoint) {
    history.rollBack(to: checkpoint.mark, on: &table)
    goBack(to: checkpoint.rest)
  }

  mutating func rollBack(to old: Document) {
    history.replace(with: old.history, old.table, on: &table)
    goBack(to: old)
  }

  /// Goes back to `old` in everything except the table, its history, and the contents of files: the document may have been
  /// saved since `old`.
  private mutating func goBack(to old: Document) {
    let found = self
    self = old
    (table, history, ids) = (found.table, found.history, KnownIDs())
    if found.path == path { file.problem = found.file.problem }
    guard found.saves.count != old.saves.count, let saved = found.saves.last else { return }
    saves.count = found.saves.count
    saves.last = saved
    guard saved.path == path else { return }
    file.table = saved.table
    file.isNew = false
    file.text = nil
    steps.removeTexts()
  }
}
