// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Session
import TableModel

/// The time for which a prompt waits for the work after a change of the table: pictures and the pane.
enum PromptTime {
  /// A larger table takes too long to draw before the prompt. Its picture appears when it is ready, and shows the newest state.
  private static let mostRows = 1000

  /// - Parameter limit: the time that a small table may take on a busy machine.
  static func of(_ table: Table, upTo limit: DispatchTimeInterval) -> DispatchTimeInterval {
    isLong(table) ? .seconds(0) : limit
  }

  /// Whether the table is so large that the prompt doesn't wait.
  static func isLong(_ table: Table) -> Bool { table.hasRows(beyond: mostRows) }
}
