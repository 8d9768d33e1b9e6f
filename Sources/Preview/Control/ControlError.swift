import TextEscaping

/// Why a daemon cannot be reached, or cannot be one.
package struct ControlError: Error, Sendable, CustomStringConvertible {
  package let message: String
  package let hint: String?
  /// Whether another daemon is there already, which is no failure of this machine's.
  package let isTaken: Bool

  init(_ message: String, hint: String? = nil, isTaken: Bool = false) {
    self.message = message
    self.hint = hint
    self.isTaken = isTaken
  }

  package var description: String { VisibleText.line(message + (hint.map { "; \($0)" } ?? "")) }
}
