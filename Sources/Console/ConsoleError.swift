/// Why a command failed: what is wrong, and what would be right.
package struct ConsoleError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  package var hint: String?
  /// Further lines that belong to it, such as the problems of a spec file.
  package var details: String?

  package init(_ message: String, hint: String? = nil, details: String? = nil) {
    self.message = message
    self.hint = hint
    self.details = details
  }

  /// Ctrl-C: nothing of the command stays.
  package static let interrupted = ConsoleError("interrupted")

  /// One line, unless there are details.
  package var description: String {
    message + (hint.map { "; \($0)" } ?? "") + (details.map { "\n\($0)" } ?? "")
  }
}
