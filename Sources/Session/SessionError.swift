// SPDX-License-Identifier: GPL-3.0-or-later

/// The reason why a command failed, and a hint.
package struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  package var hint: String?
  /// Further lines of the message, such as the problems of a spec file.
  package var details: String?
  /// The lines of the user's commands that led to it, the innermost first.
  package var calls: [Call] = []
  /// The wrong text, if it is one value: the line is searched for the word with this text.
  var subject: String?
  /// The wrong words in their line, if they are known.
  var excerpt: LineExcerpt?

  /// A line of a user's command.
  package struct Call: Hashable, Sendable {
    package let command: String
    package let line: String
  }

  package init(_ message: String, hint: String? = nil, details: String? = nil) {
    self.message = message
    self.hint = hint
    self.details = details
  }

  /// The error after Ctrl-C: the command has no effect.
  package static let interrupted = SessionError("interrupted")

  /// The message and its hint on one line, followed by the details.
  package var description: String {
    message + (hint.map { "; \($0)" } ?? "") + (furtherLines.map { "\n\($0)" } ?? "")
  }

  /// The details, and the lines of the user's commands that led to the error.
  package var furtherLines: String? {
    let lines = (details.map { [$0] } ?? []) + calls.map { "in '\($0.command)': \($0.line)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
