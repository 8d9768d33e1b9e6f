// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableLayout
import TableModel
import TableSpec

/// What a spec said when it was last right.
package struct GoodSpec: Sendable {
  package let spec: LoadedSpec
  /// Its table, laid out.
  package let layout: LaidOutTable
  /// The table before the last save that changed it.
  package let former: Table?
  /// Counts the saves that changed the table, from 1 for its first one.
  package let save: Int

  package var table: Table { spec.table }
  /// Of its picture, in points.
  package var pictureSize: Size { layout.pictureSize }
}

/// The last good states of each spec: what a save changed is told from them.
final class SpecMemory: Sendable {
  private let specs = Mutex<[String: GoodSpec]>([:])

  /// Takes a state as the one that is shown now.
  func remember(_ read: LoadedSpec, _ layout: LaidOutTable, of spec: String) {
    specs.withLock { specs in
      let latest = specs[spec]
      // A render on demand is no save: what the last save changed stays known.
      let isSame = latest?.table == read.table
      let save = latest?.save ?? 0
      specs[spec] = GoodSpec(
        spec: read, layout: layout, former: isSame ? latest?.former : latest?.table,
        save: isSame ? save : save + 1)
    }
  }

  func latest(of spec: String) -> GoodSpec? { specs.withLock { $0[spec] } }
}
