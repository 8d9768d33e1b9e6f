// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a command failed: what is wrong, and what would be right.
package struct ConsoleError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  package var hint: String?
  /// Further lines that belong to it, such as the problems of a spec file.
  package var details: String?
  /// The lines of the user's commands that it came through, the innermost first.
  package var calls: [Call] = []
  /// The text that is wrong, where it is a value of its own: the line is searched for the word that says it.
  var subject: String?
  /// The wrong words, where they are known.
  var excerpt: LineExcerpt?

  /// A line of a command that the user made.
  package struct Call: Hashable, Sendable {
    package let command: String
    package let line: String
  }

  package init(_ message: String, hint: String? = nil, details: String? = nil) {
    self.message = message
    self.hint = hint
    self.details = details
  }

  /// Ctrl-C: nothing of the command stays.
  package static let interrupted = ConsoleError("interrupted")

  /// One line, unless there are details.
  package var description: String {
    message + (hint.map { "; \($0)" } ?? "") + (furtherLines.map { "\n\($0)" } ?? "")
  }

  /// The details, and the calls that led there.
  package var furtherLines: String? {
    let lines = (details.map { [$0] } ?? []) + calls.map { "in '\($0.command)': \($0.line)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
