// SPDX-License-Identifier: GPL-3.0-or-later

/// What TAB offers.
package struct Completion: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// Without quotes.
    package var text: String
    /// Whether the word is then complete.
    package var appendsSpace: Bool
    /// Whether it is put into the line as it is: the `$` of a variable must not be quoted.
    package var isLiteral = false
    /// A few words about it, where there is something to say.
    package var description: String?
  }

  /// The byte at which the word under the cursor begins, its opening quote included.
  package var start: Int
  package var candidates: [Candidate] = []
  /// Shown where any text may stand.
  package var usage: String?
  /// Whether the place may hold something else, or nothing: then one candidate alone is shown, and not put in before
  /// some of it is typed.
  package var isOpen = false
  /// Whether file names belong here; the endings that count, empty for all.
  package var fileEndings: [String]?
}
