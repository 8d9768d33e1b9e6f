// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import Synchronization
import TableModel
import TableSpec

/// What a spec said when it was last right.
package struct GoodSpec: Sendable {
  package let spec: LoadedSpec
  /// Of its picture, in points.
  package let pictureSize: Size
  /// The table before the last save that changed it.
  package let former: Table?

  package var table: Table { spec.table }
}

/// The last good states of each spec: what a save changed is told from them.
final class SpecMemory: Sendable {
  private let specs = Mutex<[String: GoodSpec]>([:])

  /// Takes a state as the one that is shown now.
  func remember(_ read: LoadedSpec, pictureSize: Size, of spec: String) {
    specs.withLock { specs in
      let latest = specs[spec]
      // A render on demand is no save: what the last save changed stays known.
      let isSame = latest?.table == read.table
      specs[spec] = GoodSpec(
        spec: read, pictureSize: pictureSize, former: isSame ? latest?.former : latest?.table)
    }
  }

  func latest(of spec: String) -> GoodSpec? { specs.withLock { $0[spec] } }
}
