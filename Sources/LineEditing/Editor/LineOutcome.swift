// SPDX-License-Identifier: GPL-3.0-or-later

/// What became of a line.
package enum LineOutcome: Hashable, Sendable {
  case succeeded
  /// The rest of a paste is not run.
  case failed
  /// The session ends: no prompt is shown again.
  case stop
}
