import TableModel

/// The document and its file, changed on either side.
extension Document {
  /// What became of a save by somebody else.
  package enum Reception: Sendable {
    /// The file says what the document or its last state says.
    case same
    /// The table is the file's now.
    case reloaded
    /// Both sides' changes are in the table; it is not saved yet.
    case merged
    /// Both sides changed the same things. The table stays; what they are, in words.
    case conflict([String])
  }

  /// Takes note of the file's new content. Unsaved edits are kept: merged by row id where that is clean, or
  /// else left as they are until somebody decides.
  package mutating func receive(_ spec: OpenedSpec) -> Reception {
    if spec.table == table {
      markSaved()
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
    replaceAll(merge.table, base: spec, named: "merge \(spec.path)")
    return .merged
  }

  /// Takes the file's side; what was here stays one undo away.
  mutating func takeFile(_ spec: OpenedSpec) {
    replaceAll(spec.table, base: spec, named: "reload \(spec.path)")
  }
}
