import TableModel

/// The table that is edited, its history and its file. Walking in the history changes the file where the
/// edit did: `save` after an undone `open` must not write the former table over the opened file.
package struct Document: Sendable {
  package private(set) var table: Table
  package private(set) var history = EditHistory()
  private var file: DocumentFile
  private var fileChanges: [FileChange] = []

  package init(_ table: Table = Table(), path: String? = nil) {
    self.table = table
    file = DocumentFile(path: path, table: table)
  }

  /// The spec file that `save` writes.
  package var path: String? { file.path }

  /// The table as it was opened or saved last.
  var savedTable: Table { file.table }

  package var isModified: Bool { table != file.table }

  /// Notes that the file at `path` now holds the table; `nil` is the document's own.
  package mutating func markSaved(to path: String? = nil) {
    file = DocumentFile(path: path ?? file.path, table: table)
    for index in fileChanges.indices {
      if fileChanges[index].before.path == file.path { fileChanges[index].before.table = table }
      if fileChanges[index].after.path == file.path { fileChanges[index].after.table = table }
    }
  }

  mutating func perform(_ edit: Edit, named name: String) throws(ConsoleError) {
    let depth = history.undoSteps.count
    do { try history.perform(edit, named: name, on: &table) } catch { throw ConsoleError(error) }
    fileChanges.removeAll { $0.depth > depth }
  }

  /// Puts another table with its file in place of this one, as a step that can be undone.
  ///
  /// - Parameter path: the file that holds `new`; `nil` for a table without one.
  mutating func replace(with new: Table, path: String?, named name: String) throws(ConsoleError) {
    try perform(.replaceTable(new), named: name)
    let after = DocumentFile(path: path, table: new)
    fileChanges.append(FileChange(depth: history.undoSteps.count, before: file, after: after))
    file = after
  }

  mutating func undo() throws(ConsoleError) -> String? {
    let depth = history.undoSteps.count
    let name: String?
    do { name = try history.undo(on: &table) } catch { throw ConsoleError(error) }
    // A merged step may hold several: the first of them knows where it began.
    if name != nil, let change = fileChanges.first(where: { $0.depth == depth }) { file = change.before }
    return name
  }

  mutating func redo() throws(ConsoleError) -> String? {
    let name: String?
    do { name = try history.redo(on: &table) } catch { throw ConsoleError(error) }
    let depth = history.undoSteps.count
    if name != nil, let change = fileChanges.last(where: { $0.depth == depth }) { file = change.after }
    return name
  }

  mutating func mergeSteps(since mark: Int, named name: String) {
    history.mergeSteps(since: mark, named: name)
    for index in fileChanges.indices where fileChanges[index].depth > mark {
      fileChanges[index].depth = mark + 1
    }
  }

  /// Takes over a table that was read from the file, as a step that can be undone.
  package mutating func reload(_ new: Table, named name: String) {
    // Replacing everything cannot fail: it names no place.
    try? perform(.replaceTable(new), named: name)
    file.table = new
  }
}
