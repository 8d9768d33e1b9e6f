// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds separator insets without a reference, because the default of iOS 11 differs from that of iOS 10. It
/// has no fix: only the table's author knows which of the two places is meant.
enum SeparatorReferenceRule: LintRule {
  static let id = "SEP-REFERENCE"
  static let summary = "A separator inset does not set its reference, whose default changed in iOS 11."

  static func findings(in subject: LintSubject) -> [Finding] {
    // `separatorInsetReference` came with iOS 11.
    guard subject.newestIOS >= 11 else { return [] }
    return ([.separatorLeft, .separatorRight] as [LookSetting<SeparatorEdge>]).flatMap { side in
      let rows = subject.rows.filter { row in
        guard !row.frames.separators.isEmpty, case .points = row.look[side] else { return false }
        // Such an inset is measured from the cell's edge by either default.
        if row.look.given.ownInsetsAreMargins(in: subject.environment) { return false }
        return subject.level(of: .separatorReference, at: row.path) == nil
      }
      return subject.findings(
        Self.self, .systemDefault, in: rows, by: side,
        message: {
          "\(side.name) uses the default reference, \($0.look[.separatorReference].rawValue); before iOS 11 it was \(SeparatorInsetReference.fromAutomaticInsets.rawValue)"
        },
        advice: { level, _ in
          [
            Advice(
              .set("separator.reference", .word(SeparatorInsetReference.fromCellEdges.rawValue), at: level),
              effect: " to measure from the cell's edge"),
            Advice(
              .set(
                "separator.reference", .word(SeparatorInsetReference.fromAutomaticInsets.rawValue), at: level),
              effect: " to add it to the automatic inset"),
          ]
        })
    }
  }
}
