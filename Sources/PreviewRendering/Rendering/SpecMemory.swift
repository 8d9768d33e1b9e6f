// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableLayout
import TableModel
import TableSpec

/// The last good state of a spec.
package struct GoodSpec: Sendable {
  package let spec: LoadedSpec
  /// The laid-out table.
  package let layout: LaidOutTable
  /// Its picture, as the spec's SVG file has it.
  package let svg: [UInt8]
  /// The table before the last save that changed it.
  package let former: Table?
  /// The number of saves that changed the table, 1 for the first.
  package let save: Int

  package var table: Table { spec.table }
  /// The size of its picture in points.
  package var pictureSize: Size { layout.pictureSize }
}

/// The last good states of each spec, from which a save's changes are found.
final class SpecMemory: Sendable {
  private let specs = Mutex<[String: GoodSpec]>([:])

  /// Records a state as the one that is shown now.
  func remember(_ read: LoadedSpec, _ layout: LaidOutTable, _ svg: [UInt8], of spec: String) {
    specs.withLock { specs in
      let latest = specs[spec]
      // A render on demand isn't a save: the changes of the last save remain known.
      let isSame = latest?.table == read.table
      let save = latest?.save ?? 0
      specs[spec] = GoodSpec(
        spec: read, layout: layout, svg: svg, former: isSame ? latest?.former : latest?.table,
        save: isSame ? save : save + 1)
    }
  }

  func latest(of spec: String) -> GoodSpec? { specs.withLock { $0[spec] } }
}
