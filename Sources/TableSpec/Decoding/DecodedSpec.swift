import TableModel

/// A spec's table, and the files that say what is in it.
package struct DecodedSpec: Sendable {
  package let table: Table
  /// The nearest first: the spec, then what it includes. Of two that say a thing, the first has won.
  package let files: [SpecText]
}
