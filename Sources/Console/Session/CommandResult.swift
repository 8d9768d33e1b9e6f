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
}
