// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds rows whose elements are wider than the row's content.
enum ElementOverflowRule: LintRule {
  static let id = "ELEMENT-OVERFLOW"
  static let summary = "The elements of a row are wider than its content."
  static let highestSeverity = Finding.Severity.warning

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.rows.compactMap { row in
      guard let missing = row.layout.missingWidthOfElements else { return nil }
      return Finding(
        rule: id, severity: .unreadableText, place: .row(row.path), setting: nil,
        message: "the elements are \(missing) pt wider than the row's content",
        advice: [.inWords("remove an element, or shorten its text")])
    }
  }
}
