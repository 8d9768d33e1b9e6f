// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// The document and its file, changed on either side.
extension Document {
  /// The outcome of a save by another program.
  package enum Reception: Sendable {
    /// The file says what the document or its last state says.
    case same
    /// The table is the file's now.
    case reloaded
    /// Both sides' changes are in the table; it is not saved yet.
    case merged
    /// Both sides changed the same things. The table stays.
    case conflict([MergeConflict])
  }

  /// Takes note of the file's new content. Unsaved edits are kept: merged by row id where that is clean, or
  /// else left as they are until the user decides.
  package mutating func receive(_ spec: LoadedSpec) -> Reception {
    fileProblem = nil
    if spec.table == table {
      // Comments that were typed in `edit` are in no file yet.
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

  /// What excludes the file's content, as it was noted last.
  package var conflicts: [MergeConflict] { conflict.map(conflicts) ?? [] }

  func conflicts(with spec: LoadedSpec) -> [MergeConflict] {
    TableMerge(base: savedTable, ours: table, theirs: spec.table).conflicts
  }

  /// Merges the file's content and settles some of what excludes it, as a step that can be undone.
  ///
  /// - Parameter settle: which side is right; `nil` leaves a conflict open, and our side in the table.
  /// - Returns: what is still open.
  mutating func merge(
    _ spec: LoadedSpec, named name: String, settle: @escaping (MergeConflict) -> MergeSide?
  ) -> [MergeConflict] {
    let merge = TableMerge(base: savedTable, ours: table, theirs: spec.table, settle: settle)
    replaceAll(merge.table, base: merge.remainder, of: spec, named: name)
    conflict = merge.conflicts.isEmpty ? nil : spec
    // Their places may be others in the new table.
    return merge.conflicts.isEmpty ? [] : conflicts(with: spec)
  }
}
