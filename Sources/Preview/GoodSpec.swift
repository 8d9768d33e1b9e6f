import Geometry
import TableModel
import TableSpec

/// What a spec said when it was last right.
package struct GoodSpec: Sendable {
  package let table: Table
  /// The spec's text and what it includes, the nearest first.
  package let files: [SpecText]
  /// Of its picture, in points.
  package let pictureSize: Size
  /// The table before the last save that changed it.
  package let former: Table?
}
