import TableModel

/// A ready-made table.
package struct Preset: Sendable {
  package let name: String
  /// One line.
  package let abstract: String
  package let table: Table
}
