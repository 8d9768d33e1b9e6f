// SPDX-License-Identifier: GPL-3.0-or-later

/// The result of one line.
package struct CommandResult: Sendable {
  /// The outputs in order; every text ends with a newline.
  package var outputs: [SessionOutput]
  package var hasFailed: Bool
  /// The exit code, if the session must end.
  package var exitCode: Int32?
  package var effects: [Effect]
  /// Whether a program used the terminal.
  package var hasGivenTerminal = false
  /// Unsaved edits that the line would drop: it did nothing, and the user must be asked.
  package var atStake: UnsavedEdits?
  /// Unsaved edits of a table that was replaced without asking.
  package var dropped: [UnsavedEdits] = []
}
