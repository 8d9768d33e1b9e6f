// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds rectangular shadow paths behind rounded rows, where they show square corners.
enum ShadowPathRadiusRule: LintRule {
  static let id = "SHADOW-PATH-RADIUS"
  static let summary = "The shadow's path is square, but the row's corners are round."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter {
      $0.look[.shadow].isVisible && $0.look[.shadow].path == .bounds && !$0.frames.cornerRadii.isZero
    }
    return subject.findings(
      Self.self, .unlikeSetting, in: rows, by: .shadow,
      message: {
        "the shadow has square corners, but the row's corners have radius \($0.frames.cornerRadii.maximum)"
      },
      advice: { level, _ in
        [
          Advice(
            .set("shadow.path", .word(ShadowPath.outline.rawValue), at: level),
            effect: ", the row's rounded rectangle")
        ]
      }, isFixable: true)
  }
}
