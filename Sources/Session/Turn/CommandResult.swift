// SPDX-License-Identifier: GPL-3.0-or-later

/// The result of a typed line or of a script.
package struct CommandResult: Sendable {
  /// The outputs in order; every text ends with a newline. A script's outputs are emitted line by line instead.
  package var outputs: [SessionOutput] = []
  package var hasFailed = false
  /// The exit code of `quit`, if the session must end.
  package var exitCode: Int32?
  /// The requests to the session's owner, in order.
  package var effects: [Effect] = []
  /// Whether a program used the terminal.
  package var hasGivenTerminal = false
  /// Unsaved edits that the line would drop: it did nothing, and the user must be asked.
  package var editsToAskAbout: UnsavedEdits?
  /// Unsaved edits that were dropped without asking, because another table replaced theirs.
  package var droppedEdits: [UnsavedEdits] = []

  /// The exit code of a program that ran only this: 0, 1 for a failure, or the code of `quit`.
  package var programExitCode: Int32 {
    guard let exitCode, exitCode != 0 else { return hasFailed ? 1 : 0 }
    return exitCode
  }
}
