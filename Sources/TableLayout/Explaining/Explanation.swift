import Geometry

/// Where a number comes from: its value and the terms of its sum.
package struct Explanation: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    /// What the term is.
    package var name: String
    /// Points.
    package var value: Points
    /// Who set it: the row, a section, the table, the style, or a constant of the profile with its source.
    package var origin: String
  }

  /// `height of row 0.1`.
  package var subject: String
  /// Points.
  package var value: Points
  package var terms: [Term]

  /// The value on the first line, a term on each that follows.
  package var text: String {
    let width = terms.map { $0.name.count }.max() ?? 0
    let lines = terms.map { term in
      "  \(term.name)\(String(repeating: " ", count: width - term.name.count))  \(term.value)  \(term.origin)"
    }
    return (["\(subject) = \(value) pt"] + lines).joined(separator: "\n")
  }
}
