// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds plain and grouped tables with insets at their sides. Usually the table's view itself is inset, and
/// its margins don't scroll.
enum InsetDeadZoneRule: LintRule {
  static let id = "INSET-DEAD-ZONE"
  static let summary = "A plain or grouped table is inset from the sides."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.style == .plain || subject.environment.style == .grouped,
      !subject.table.info.isInScrollView
    else { return [] }
    let rows = subject.rows.filter {
      $0.look[.insetLeft] > .zero && subject.level(of: .insetLeft, at: $0.path) == .table
    }
    return subject.findings(
      Self.self, .design, in: rows, by: .insetLeft,
      message: {
        "the \(subject.environment.style.rawValue) table is inset by \($0.look[.insetLeft]) pt"
      },
      advice: { _, _ in
        let inset = Advice(
          .set("scrollView", true, at: .table),
          effect: " if the view itself is inset: its margins do not scroll")
        return subject.newestIOS >= 13
          ? [
            Advice(
              .set("style", .word(TableStyle.insetGrouped.rawValue), at: .table),
              effect: ", which keeps the full width"), inset,
          ] : [inset, .inWords("set the inset in each section, which keeps the view's full width")]
      })
  }
}
