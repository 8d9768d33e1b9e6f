import Geometry
import Synchronization
import TableModel
import TableSpec

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
