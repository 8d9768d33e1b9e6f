import TableModel

/// A spec file as it was read: its table, and its text, which says where each setting stands.
package struct OpenedSpec: Sendable {
  package let table: Table
  package let path: String
  package let bytes: [UInt8]

  package init(table: Table, path: String, bytes: [UInt8]) {
    self.table = table
    self.path = path
    self.bytes = bytes
  }
}
