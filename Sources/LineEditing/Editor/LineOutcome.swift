// SPDX-License-Identifier: GPL-3.0-or-later

/// The outcome of a line.
package enum LineOutcome: Hashable, Sendable {
  case succeeded
  /// The rest of a paste isn't run.
  case failed
  /// The session ends: no prompt is shown again.
  case stop
}
