// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableLayout
import TableModel

/// The table that was laid out last: the next layout works out what changed since.
///
/// Any state may follow any other, so that copies of a session share it, and whoever lays the table out beside them.
final class LayoutMemory: Sendable {
  private let last = Mutex<LaidOutTable?>(nil)

  func layout(of table: Table) -> LaidOutTable {
    let layout = LaidOutTable(table, after: last.withLock { $0 })
    // Cancelled on the way, it is partial.
    if !WorkProgress.isCancelled { last.withLock { $0 = layout } }
    return layout
  }
}
