// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds square patches over rounded corners. Each reuse of a cell adds more of them, and they leave a point
/// open at the row's end.
enum CornerCoversRule: LintRule {
  static let id = "LEFTOVER-LAYERS"
  static let summary = "Square corners are made with covers instead of a mask."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { $0.look[.cornerTechnique] == .covers && $0.look[.cornerRadius] > .zero }
    return subject.findings(
      Self.self, .design, in: rows, by: .cornerTechnique,
      message: { _ in "corner covers add a new layer to each corner whenever a cell is reused" },
      advice: { level, _ in
        [Advice(.set("cornerTechnique", .word("mask"), at: level), effect: " to mask the outer corners")]
      }, isFixable: true)
  }
}
