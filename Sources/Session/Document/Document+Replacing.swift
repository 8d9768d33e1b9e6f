// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// Replaces the whole table, as a step that can be undone.
extension Document {
  /// Replaces this table by another one.
  ///
  /// - Parameter spec: the spec file that has the table; `nil` for a table without a file.
  mutating func replace(with new: Table, of spec: LoadedSpec? = nil, named name: String) throws(SessionError)
  {
    try replace(with: DocumentFile(path: spec?.path, table: new), named: name)
    if let spec { steps.remember(spec, at: depth) }
  }

  private mutating func replace(with after: DocumentFile, named name: String) throws(SessionError) {
    try perform(.replaceTable(after.table), named: name)
    steps.note(FileStep(depth: depth, before: file, after: after))
    file = after
    saves.depth = depth
  }

  /// Restores edits that were never saved.
  mutating func restore(_ edits: UnsavedEdits, named name: String) throws(SessionError) {
    try replace(with: DocumentFile(path: edits.path, table: edits.base), named: name)
    conflict = nil
    let mark = depth - 1
    if let text = edits.text {
      try perform(.replaceTable(edits.table), in: text, named: name)
    } else {
      try perform(.replaceTable(edits.table), named: name)
    }
    mergeSteps(since: mark, named: name)
    // Before the first step, if the restored step stands for several.
    saves.depth = depth - edits.count
  }

  /// Replaces the table by one that was read from the file.
  mutating func reload(_ spec: LoadedSpec, named name: String) {
    replaceAll(spec.table, of: spec, named: name)
  }

  /// Replaces the table by one that is based on the file's new content.
  ///
  /// - Parameter base: the table that unsaved edits are counted from; default: the file's table.
  mutating func replaceAll(
    _ new: Table, base: Table? = nil, of spec: LoadedSpec, named name: String
  ) {
    var after = file
    after.table = base ?? spec.table
    after.isNew = false
    after.problem = nil
    if new != table {
      // Replacing the whole table can't fail, because it needs no address.
      try? perform(.replaceTable(new), named: name)
      steps.note(FileStep(depth: depth, before: file, after: after))
      steps.remember(spec, at: depth)
    }
    file = after
    conflict = nil
    if !isModified { saves.depth = depth }
  }
}
