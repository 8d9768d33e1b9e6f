// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// Synchronizes the document with its file after either of them changed.
extension Document {
  /// The outcome of a save by another program.
  package enum Reception: Sendable {
    /// The file has the document's table, or the table of its last state.
    case same
    /// The document's table was replaced by the file's.
    case reloaded
    /// The table has the changes of both sides; it isn't saved yet.
    case merged
    /// Both sides changed the same things. The document's table is unchanged.
    case conflict([MergeConflict])
  }

  /// Receives the file's new content. Unsaved edits are kept: they are merged by row id if there is no
  /// conflict, and otherwise left unchanged until the user decides.
  package mutating func receive(_ spec: LoadedSpec) -> Reception {
    fileProblem = nil
    if spec.table == table {
      // Comments from `edit` aren't in a file yet.
      if editedText == nil || editedText?.bytes == spec.bytes { markSaved(text: spec.bytes) }
      return .same
    }
    guard spec.table != savedTable else {
      conflict = nil
      return .same
    }
    guard isModified else {
      reload(spec, named: "reload \(spec.path)")
      return .reloaded
    }
    let merge = TableMerge(base: savedTable, ours: table, theirs: spec.table)
    guard merge.conflicts.isEmpty else {
      conflict = spec
      return .conflict(merge.conflicts)
    }
    replaceAll(merge.table, of: spec, named: "merge \(spec.path)")
    return .merged
  }

  /// The conflicts with the file's content, as they were noted last.
  package var conflicts: [MergeConflict] { conflict.map(conflicts) ?? [] }

  func conflicts(with spec: LoadedSpec) -> [MergeConflict] {
    TableMerge(base: savedTable, ours: table, theirs: spec.table).conflicts
  }

  /// Merges the file's content and resolves some of the conflicts, as a step that can be undone.
  ///
  /// - Parameter settle: the side to keep; `nil` leaves a conflict open, with the document's side in the
  ///   table.
  /// - Returns: the conflicts that are still open.
  mutating func merge(
    _ spec: LoadedSpec, named name: String, settle: @escaping (MergeConflict) -> MergeSide?
  ) -> [MergeConflict] {
    let merge = TableMerge(base: savedTable, ours: table, theirs: spec.table, settle: settle)
    replaceAll(merge.table, base: merge.remainder, of: spec, named: name)
    conflict = merge.conflicts.isEmpty ? nil : spec
    // Their addresses may be different in the new table.
    return merge.conflicts.isEmpty ? [] : conflicts(with: spec)
  }
}
