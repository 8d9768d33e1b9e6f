// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableLayout
import TableModel

/// The last layout: the next one computes only the changes.
///
/// Layouts may be in any order, so that copies of a session, and threads that lay the table out in advance, share it.
final class LayoutMemory: Sendable {
  private let last = Mutex<LaidOutTable?>(nil)

  func layout(of table: Table) -> LaidOutTable {
    let layout = LaidOutTable(table, after: last.withLock { $0 })
    // A cancelled layout is partial.
    if !WorkProgress.isCancelled { last.withLock { $0 = layout } }
    return layout
  }
}
