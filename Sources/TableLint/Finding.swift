// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Something that a rule found.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters; the more, the later.
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
  package var severity: Severity
  /// What it is about: the row, section or table that makes it so.
  package var place: LookLevel
  /// The setting that makes it so, whose line a report names; `nil` where none does.
  package var setting: Setting?
  package var message: String
  package var hint: String
  /// The one safe way to mend it; `nil` where there are several, or none.
  package var fix: Edit?

  package init(
    rule: String, severity: Severity, place: LookLevel, setting: Setting? = nil, message: String,
    hint: String, fix: Edit? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.setting = setting
    self.message = message
    self.hint = hint
    self.fix = fix
  }

  /// `row 0.1`, `section 2`, or `table`.
  package var placeName: String { place == .table ? "table" : place.words }

  package var description: String { "\(placeName): \(severity.rawValue): \(message) [\(rule)]; \(hint)" }
}
