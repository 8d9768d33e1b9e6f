// SPDX-License-Identifier: GPL-3.0-or-later

/// Undo and redo: the inverse edits with the words that made them. It holds no copies of the table; a copy of
/// the history shares all but its last steps.
package struct EditHistory: Sendable {
  /// One step back or forward.
  package struct Step: Hashable, Sendable {
    /// What was done, as a person typed it: `set-radius 12`.
    package let name: String
    /// How many steps it would be if its lines were typed one by one.
    package var typed = 1
    fileprivate let edit: Edit

    /// The edit that takes the step back (or does an undone one again).
    package var inverse: Edit { edit }
  }

  package private(set) var undoSteps: BlockArray<Step> = []
  package private(set) var redoSteps: BlockArray<Step> = []

  package init() {}

  /// Applies `edit` to `table` and remembers how to take it back; anything undone before is forgotten.
  package mutating func perform(_ edit: Edit, named name: String, on table: inout Table) throws(TableError) {
    let inverse = try table.apply(edit)
    undoSteps.append(Step(name: name, edit: inverse))
    redoSteps.removeAll()
  }

  /// Takes the last step back.
  ///
  /// - Returns: the name of what was undone, or `nil` when there is nothing to undo.
  package mutating func undo(on table: inout Table) throws(TableError) -> String? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(Step(name: step.name, typed: step.typed, edit: try table.apply(step.edit)))
    return step.name
  }

  /// Does the last undone step again.
  ///
  /// - Returns: the name of what was redone, or `nil` when there is nothing to redo.
  package mutating func redo(on table: inout Table) throws(TableError) -> String? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(Step(name: step.name, typed: step.typed, edit: try table.apply(step.edit)))
    return step.name
  }

  /// Makes the steps since `mark` (a former `undoSteps.count`) one step, as a sourced file is; a single one gets
  /// the name too, for that is what was typed.
  ///
  /// - Parameter areTyped: whether each of them was a line that was typed, as in a paste.
  package mutating func mergeSteps(since mark: Int, named name: String, areTyped: Bool = false) {
    guard undoSteps.count > mark else { return }
    let merged = undoSteps[mark...].reversed().map(\.edit)
    let typed = areTyped ? undoSteps[mark...].reduce(0) { $0 + $1.typed } : 1
    undoSteps.removeSubrange(mark...)
    undoSteps.append(
      Step(name: name, typed: typed, edit: merged.count == 1 ? merged[0] : .group(Array(merged))))
  }
}
