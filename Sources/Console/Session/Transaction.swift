import TableModel

/// Edits that become one step, or none: from `begin` to `commit` or `rollback`.
struct Transaction: Sendable {
  /// What the step is called; `nil` where `begin` gave no name.
  var name: String?
  /// The document as `begin` found it.
  var start: Document

  /// How many steps the history had then.
  var mark: Int { start.history.undoSteps.count }
}
