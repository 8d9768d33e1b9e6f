/// What TAB offers.
package struct Completion: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// Without quotes.
    package var text: String
    /// Whether the word is then complete.
    package var appendsSpace: Bool
  }

  /// The byte at which the word under the cursor begins, its opening quote included.
  package var start: Int
  package var candidates: [Candidate] = []
  /// Shown where any text may stand.
  package var usage: String?
  /// Whether file names belong here; the endings that count, empty for all.
  package var fileEndings: [String]?
}

extension Completion {
  /// The same for a line that begins earlier.
  func moved(by offset: Int) -> Completion {
    var result = self
    result.start += offset
    return result
  }
}
