// SPDX-License-Identifier: GPL-3.0-or-later

/// The destination of output instead of the terminal.
struct Redirection: Sendable {
  var path: String
  /// Whether nothing has been written yet.
  var isEmpty = true
  /// Whether it applies only to the next command.
  var isOnce: Bool
}
