// SPDX-License-Identifier: GPL-3.0-or-later

/// What came of one line.
package struct CommandResult: Sendable {
  /// In order; every text ends with a newline.
  package var outputs: [SessionOutput]
  package var hasFailed: Bool
  /// Set when the session is to end.
  package var exitCode: Int32?
  package var effects: [Effect]
  /// Whether a program had the terminal.
  package var hasGivenTerminal = false
  /// Unsaved edits that the line would drop: it did nothing, and the user must be asked.
  package var atStake: UnsavedEdits?
  /// Unsaved edits of a table that was replaced without asking.
  package var dropped: [UnsavedEdits] = []
}
