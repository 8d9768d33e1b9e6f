import TableModel

/// The table that is edited, its history and its file.
package struct Document: Sendable {
  package private(set) var table: Table
  package private(set) var history = EditHistory()
  /// The spec file that `save` writes.
  package var path: String?
  /// The table as the file holds it.
  private var saved: Table

  package init(_ table: Table = Table(), path: String? = nil) {
    self.table = table
    self.path = path
    saved = table
  }

  /// The table as it was opened or saved last.
  var savedTable: Table { saved }

  package var isModified: Bool { table != saved }

  package mutating func markSaved() { saved = table }

  mutating func perform(_ edit: Edit, named name: String) throws(ConsoleError) {
    do { try history.perform(edit, named: name, on: &table) } catch { throw ConsoleError(error) }
  }

  mutating func undo() throws(ConsoleError) -> String? {
    do { return try history.undo(on: &table) } catch { throw ConsoleError(error) }
  }

  mutating func redo() throws(ConsoleError) -> String? {
    do { return try history.redo(on: &table) } catch { throw ConsoleError(error) }
  }

  mutating func mergeSteps(since mark: Int, named name: String) {
    history.mergeSteps(since: mark, named: name)
  }

  /// Takes over a table that was read from the file, as a step that can be undone.
  package mutating func reload(_ new: Table, named name: String) {
    // Replacing everything cannot fail: it names no place.
    try? history.perform(.replaceTable(new), named: name, on: &table)
    saved = new
  }
}
