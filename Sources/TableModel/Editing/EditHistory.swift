// SPDX-License-Identifier: GPL-3.0-or-later

/// The steps for undo and redo: inverse edits with the commands that made the edits. It contains no copies of
/// the table.
package struct EditHistory: Sendable {
  /// One step back or forward.
  package struct Step: Hashable, Sendable {
    /// The command as the user typed it: `set-radius 12`.
    package let name: String
    /// The number of typed lines that the step combines. Default: 1; a paste can have more.
    package var typed = 1
    /// The edit that undoes the step, or redoes it if it was undone.
    package let inverse: Edit
  }

  /// The steps that can be undone, the oldest first.
  package private(set) var undoSteps: [Step] = []
  /// The undone steps, the one that was undone last at the end.
  package private(set) var redoSteps: [Step] = []

  /// The changes of the two lists since the first open mark, the oldest first; empty without an open mark.
  private var changes: [Change] = []
  private var openMarks = 0

  /// A change of the two lists, with what it takes to go back.
  private enum Change {
    /// A step was added. The undone steps that it removed.
    case performed(undone: [Step])
    case undone
    case redone
    /// Steps were combined into one. The steps before.
    case merged([Step])
    /// The table and its history were replaced by earlier ones.
    case replaced(table: Table, undo: [Step], redo: [Step])
  }

  /// A time to go back to.
  package struct Mark: Sendable {
    fileprivate let changeCount: Int
  }

  package init() {}

  /// Applies `edit` to `table` and records its inverse. Removes all undone steps.
  ///
  /// - Throws: ``TableError`` if the edit can't be applied; the table and the history are then unchanged.
  package mutating func perform(_ edit: Edit, named name: String, on table: inout Table) throws(TableError) {
    let inverse = try table.apply(edit)
    undoSteps.append(Step(name: name, inverse: inverse))
    note(.performed(undone: redoSteps))
    redoSteps = []
  }

  /// Undoes the last step.
  ///
  /// - Returns: the name of the undone step; `nil` if there is nothing to undo.
  package mutating func undo(on table: inout Table) -> String? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(Step(name: step.name, typed: step.typed, inverse: Self.apply(step.inverse, to: &table)))
    note(.undone)
    return step.name
  }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: the name of the redone step; `nil` if there is nothing to redo.
  package mutating func redo(on table: inout Table) -> String? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(Step(name: step.name, typed: step.typed, inverse: Self.apply(step.inverse, to: &table)))
    note(.redone)
    return step.name
  }

  private static func apply(_ inverse: Edit, to table: inout Table) -> Edit {
    guard let edit = try? table.apply(inverse) else { preconditionFailure("an inverse always applies") }
    return edit
  }

  /// Combines the steps since `mark` (a former `undoSteps.count`) into one step with the name `name`, as for
  /// a sourced file. A single step gets the name too, because the user typed it.
  ///
  /// - Parameter areTyped: whether the user typed each of them, as in a paste. Default: false.
  package mutating func mergeSteps(since mark: Int, named name: String, areTyped: Bool = false) {
    guard undoSteps.count > mark else { return }
    let steps = Array(undoSteps[mark...])
    let merged = steps.reversed().map(\.inverse)
    let typed = areTyped ? steps.reduce(0) { $0 + $1.typed } : 1
    undoSteps.removeSubrange(mark...)
    undoSteps.append(
      Step(name: name, typed: typed, inverse: merged.count == 1 ? merged[0] : .group(merged)))
    note(.merged(steps))
  }

  /// Replaces the history by an earlier one, and the table by the one that belongs to it.
  package mutating func replace(with old: EditHistory, _ oldTable: Table, on table: inout Table) {
    note(.replaced(table: table, undo: undoSteps, redo: redoSteps))
    (table, undoSteps, redoSteps) = (oldTable, old.undoSteps, old.redoSteps)
  }
}

/// Going back to a mark. A copy of the table would do, too, but then the next edit would copy all rows: 3 ms for 16 000.
extension EditHistory {
  /// Begins to note changes, until ``end(_:)``. Marks may be nested.
  package mutating func mark() -> Mark {
    openMarks += 1
    return Mark(changeCount: changes.count)
  }

  package mutating func end(_ mark: Mark) {
    openMarks -= 1
    if openMarks == 0 { changes = [] }
  }

  private mutating func note(_ change: Change) {
    if openMarks > 0 { changes.append(change) }
  }

  /// Takes back all changes since an open mark.
  package mutating func rollBack(to mark: Mark, on table: inout Table) {
    while changes.count > mark.changeCount {
      switch changes.removeLast() {
      case .performed(let undone):
        _ = Self.apply(undoSteps.removeLast().inverse, to: &table)
        redoSteps = undone
      case .undone:
        _ = redo(on: &table)
        changes.removeLast()
      case .redone:
        _ = undo(on: &table)
        changes.removeLast()
      case .merged(let steps):
        undoSteps.removeLast()
        undoSteps += steps
      case .replaced(let former, let undo, let redo): (table, undoSteps, redoSteps) = (former, undo, redo)
      }
    }
  }

  /// Whether the table differs from that at an open mark.
  package func hasChanged(_ table: Table, since mark: Mark) -> Bool {
    guard changes.count > mark.changeCount else { return false }
    if changes.count == mark.changeCount + 1 {
      let inverse: Edit? =
        switch changes.last {
        case .performed, .redone: undoSteps.last?.inverse
        case .undone: redoSteps.last?.inverse
        case .merged, .replaced, nil: nil
        }
      if let inverse, let changes = table.isChanged(by: inverse) { return changes }
    }
    // Several changes may take each other back.
    var (history, former) = (self, table)
    history.rollBack(to: mark, on: &former)
    return former != table
  }
}

extension Table {
  /// Whether a single edit that can be applied would change the table; `nil` if only a comparison of both tables can show it.
  fileprivate func isChanged(by edit: Edit) -> Bool? {
    switch edit {
    case .setTableInfo(let new): new != info
    case .setSectionInfo(let new, let index): new != sections[index].info
    case .setRow(let new, let path): new != self[path]
    case .insertSection, .removeSection, .insertRow, .removeRow: true
    case .moveSection, .moveRow, .replaceTable, .group: nil
    }
  }
}
