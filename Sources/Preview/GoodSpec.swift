import TableModel

/// What a spec said when it was last right.
package struct GoodSpec: Sendable {
  package let table: Table
  /// The file's text.
  package let bytes: [UInt8]
  /// The table before the last save that changed it.
  package let former: Table?
}
