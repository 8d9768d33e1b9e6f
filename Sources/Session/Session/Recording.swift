// SPDX-License-Identifier: GPL-3.0-or-later

/// A script that grows with what is typed.
struct Recording: Sendable, Equatable {
  let path: String
  /// Which of the session's recordings it is.
  let number: Int
  /// How deep in scripts it was begun: lines of scripts that are sourced from there are not in it, the line
  /// that sources them is.
  let depth: Int
}
