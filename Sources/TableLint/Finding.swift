// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A problem that a rule found.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The importance of a finding, the least important first.
  package enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing is wrong yet.
    case note
    /// Likely to look or work wrong.
    case warning
    /// Wrong on every device.
    case error

    package static func < (lhs: Severity, rhs: Severity) -> Bool {
      (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
    }
  }

  /// The rule's id.
  package var rule: String
  /// The importance of the problem.
  package var severity: Severity
  /// The row, section or table with the problem.
  package var place: LookLevel
  /// The setting that causes it, whose line a report names; `nil` if no setting does.
  package var setting: Setting?
  /// The problem, as a sentence without a capital and a full stop.
  package var message: String
  /// The ways to solve it, the best first.
  package var advice: [Advice]
  /// Whether the first way is safe without a look at the picture.
  package var isFixable = false

  /// The advice in the same form as the message.
  package var hint: String { advice.text }

  /// The place in words: `row 0.1`, `section 2`, or `table`.
  package var placeName: String { place == .table ? "table" : place.words }

  package var description: String { "\(placeName): \(severity.rawValue): \(message) [\(rule)]; \(hint)" }
}
