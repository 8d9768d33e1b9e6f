// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Session
import TableModel

/// How long a prompt waits for what is made of the table beside it: pictures, the pane, the recovery file.
enum PromptTime {
  /// More rows take longer to draw than anybody waits for a prompt: theirs comes when it is ready, and the newest state
  /// wins.
  private static let mostRows = 1000

  /// - Parameter limit: what a small table's may take on a busy machine.
  static func of(_ table: Table, upTo limit: DispatchTimeInterval) -> DispatchTimeInterval {
    isLong(table) ? .seconds(0) : limit
  }

  /// Whether the prompt doesn't wait until everything is drawn.
  static func isLong(_ table: Table) -> Bool { table.hasRows(beyond: mostRows) }
}
