import TableModel
import TableSpec

/// A spec file as it was read: its table, and its files' text, which says where each setting stands.
package struct OpenedSpec: Sendable {
  package let table: Table
  package let path: String
  /// The spec's own text.
  package let bytes: [UInt8]
  /// With what it includes, the nearest first.
  package let files: [SpecText]

  package init(_ spec: DecodedSpec, path: String, bytes: [UInt8]) {
    self.init(table: spec.table, path: path, bytes: bytes, files: spec.files)
  }

  /// - Parameter files: `nil` for the spec alone.
  package init(table: Table, path: String, bytes: [UInt8], files: [SpecText]? = nil) {
    self.table = table
    self.path = path
    self.bytes = bytes
    self.files = files ?? [SpecText(path: path, bytes: bytes)]
  }
}
