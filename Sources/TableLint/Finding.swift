import TableModel

/// Something that a rule found.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable, CaseIterable {
    case warning, error
  }

  package var rule: String
  package var severity: Severity
  /// `row 0.1`, `section 2`, or `table`.
  package var place: String
  package var message: String
  package var hint: String

  package var description: String { "\(place): \(severity.rawValue): \(message) [\(rule)]; \(hint)" }
}
