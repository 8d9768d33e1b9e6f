import Geometry
import TableModel

/// A checked value of a parameter.
package enum ArgumentValue: Hashable, Sendable {
  /// Also every word of a choice, and the words that stand in place of a number.
  case text(String)
  case points(Points)
  case integer(Int)
  case color(Color)
  case row(Table.IndexPath)
  case section(Int)
  /// One or more, in order.
  case rows([Table.IndexPath])
  case sections([Int])
}
