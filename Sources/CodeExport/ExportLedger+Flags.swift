// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

extension ExportLedger {
  /// Lists the overridden yes-or-no constants that aren't in the code, as ``settleMetrics(_:_:)`` does numbers. No exporter
  /// reads one.
  func settleFlags(_ reason: String, _ isSame: (Table) -> Bool) {
    for (flag, value) in table.info.flags {
      var other = table
      other.info.flags[flag] = nil
      // An override with the profile's own value needs no code.
      if LayoutEnvironment(other.info).flag(flag) != value, isSame(other) {
        leave(\.flags[flag], reason)
      } else {
        use(\.flags[flag])
      }
    }
  }
}
