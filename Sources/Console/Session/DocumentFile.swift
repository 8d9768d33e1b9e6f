import TableModel

/// The spec file of a document: its name, and the table as the file holds it.
struct DocumentFile: Sendable {
  /// `nil` for a table that was never saved.
  var path: String?
  var table: Table
}
