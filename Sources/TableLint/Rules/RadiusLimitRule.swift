// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds radii that are larger than half of the row's shorter side, which is silently their limit.
enum RadiusLimitRule: LintRule {
  static let id = "RADIUS-HALF"
  static let summary = "A radius is larger than half of the row's shorter side."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      !row.frames.cornerRadii.isZero && row.frames.cornerRadii.maximum < requested(row)
    }
    return [.cornerRadius, .onlyRowCornerRadius].flatMap { setting in
      subject.findings(
        Self.self, .unlikeSetting, in: rows.filter { $0.shape.radiusSetting == setting }, by: setting,
        message: { "the radius of \(requested($0)) is reduced to \($0.frames.cornerRadii.maximum)" },
        advice: { level, rows in
          let least = rows.map(\.frames.cornerRadii.maximum).min() ?? .zero
          // A line has three decimals; the last one is rounded down.
          let most = Points((least.doubleValue * 1000).rounded(.down) / 1000)
          return [
            Advice(.set(setting.name, .points(most), at: level), effect: ", half of the row's shorter side")
          ]
        })
    }
  }

  private static func requested(_ row: LaidOutRow) -> Points { row.shape.requestedRadius() }
}
