import Geometry
import Synchronization
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

/// The last good states of each spec: what a save changed is told from them.
final class SpecMemory: Sendable {
  private let specs = Mutex<[String: GoodSpec]>([:])

  /// Takes a state as the one that is shown now.
  func remember(_ read: DecodedSpec, pictureSize: Size, of spec: String) {
    specs.withLock { specs in
      let latest = specs[spec]
      // A render on demand is no save: what the last save changed stays known.
      let isSame = latest?.table == read.table
      specs[spec] = GoodSpec(
        table: read.table, files: read.files, pictureSize: pictureSize,
        former: isSame ? latest?.former : latest?.table)
    }
  }

  func latest(of spec: String) -> GoodSpec? { specs.withLock { $0[spec] } }
}
