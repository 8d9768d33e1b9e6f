// SPDX-License-Identifier: GPL-3.0-or-later

/// The steps for undo and redo: inverse edits with the commands that made the edits. It contains no copies of
/// the table, and copies of a history share their steps.
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
  package private(set) var undoSteps: BlockArray<Step> = []
  /// The undone steps, the one that was undone last at the end.
  package private(set) var redoSteps: BlockArray<Step> = []

  package init() {}

  /// Applies `edit` to `table` and records its inverse. Removes all undone steps.
  ///
  /// - Throws: ``TableError`` if the edit can't be applied; the table and the history are then unchanged.
  package mutating func perform(_ edit: Edit, named name: String, on table: inout Table) throws(TableError) {
    let inverse = try table.apply(edit)
    undoSteps.append(Step(name: name, inverse: inverse))
    redoSteps.removeAll()
  }

  /// Undoes the last step.
  ///
  /// - Returns: the name of the undone step; `nil` if there is nothing to undo.
  package mutating func undo(on table: inout Table) throws(TableError) -> String? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(Step(name: step.name, typed: step.typed, inverse: try table.apply(step.inverse)))
    return step.name
  }

  /// Redoes the step that was undone last.
  ///
  /// - Returns: the name of the redone step; `nil` if there is nothing to redo.
  package mutating func redo(on table: inout Table) throws(TableError) -> String? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(Step(name: step.name, typed: step.typed, inverse: try table.apply(step.inverse)))
    return step.name
  }

  /// Combines the steps since `mark` (a former `undoSteps.count`) into one step with the name `name`, as for
  /// a sourced file. A single step gets the name too, because the user typed it.
  ///
  /// - Parameter areTyped: whether the user typed each of them, as in a paste. Default: false.
  package mutating func mergeSteps(since mark: Int, named name: String, areTyped: Bool = false) {
    guard undoSteps.count > mark else { return }
    let merged = undoSteps[mark...].reversed().map(\.inverse)
    let typed = areTyped ? undoSteps[mark...].reduce(0) { $0 + $1.typed } : 1
    undoSteps.removeSubrange(mark...)
    undoSteps.append(
      Step(name: name, typed: typed, inverse: merged.count == 1 ? merged[0] : .group(Array(merged))))
  }
}
