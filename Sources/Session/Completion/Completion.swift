// SPDX-License-Identifier: GPL-3.0-or-later

/// The result of TAB.
package struct Completion: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// The candidate without quotes.
    package var text: String
    /// Whether the word is complete with the candidate.
    package var appendsSpace: Bool
    /// Whether it is inserted unchanged: the `$` of a variable must not be quoted.
    package var isLiteral = false
    /// A short description, if there is one.
    package var description: String?
  }

  /// The UTF-8 offset at which the word under the cursor begins, including its opening quote.
  package var start: Int
  package var candidates: [Candidate] = []
  /// The usage line, for a place that accepts any text.
  package var usage: String?
  /// Whether the place accepts other words, or none. A single candidate is then shown, and inserted only if a part of it is
  /// typed.
  package var isOpen = false
  /// The extensions of file names to complete, empty for all; `nil` if the place takes no file.
  package var fileEndings: [String]?
}
