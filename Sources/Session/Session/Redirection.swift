// SPDX-License-Identifier: GPL-3.0-or-later

/// Where output goes instead of the terminal.
struct Redirection: Sendable {
  var path: String
  /// Whether nothing was written yet.
  var isEmpty = true
  /// For the next command only.
  var isOnce: Bool
}
