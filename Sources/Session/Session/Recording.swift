// SPDX-License-Identifier: GPL-3.0-or-later

/// A script that gets each typed line.
struct Recording: Sendable, Equatable {
  let path: String
  /// The number of the recording in its session.
  let number: Int
  /// The depth of sourced scripts at which it started. It has no lines of scripts that are sourced from
  /// there, but the line that sources them.
  let depth: Int
}
