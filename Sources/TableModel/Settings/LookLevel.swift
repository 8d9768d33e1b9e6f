/// What a look is set on; each inherits from the one before.
package enum LookLevel: Hashable, Sendable {
  case table
  case section(Int)
  case row(Table.IndexPath)

  /// As messages name it.
  package var words: String {
    switch self {
    case .table: "the table"
    case .section(let index): "section \(index)"
    case .row(let path): "row \(path)"
    }
  }
}
