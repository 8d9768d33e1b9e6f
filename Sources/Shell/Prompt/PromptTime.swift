// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Session
import TableModel

/// How long a prompt waits for what is made of the table beside it: pictures, the pane, the recovery file.
enum PromptTime {
  /// Larger tables take too long to draw before the prompt: their picture appears when it is ready, and shows the newest
  /// state.
  private static let mostRows = 1000

  /// - Parameter limit: what a small table's may take on a busy machine.
  static func of(_ table: Table, upTo limit: DispatchTimeInterval) -> DispatchTimeInterval {
    isLong(table) ? .seconds(0) : limit
  }

  /// Whether the prompt doesn't wait until everything is drawn.
  static func isLong(_ table: Table) -> Bool { table.hasRows(beyond: mostRows) }
}
