// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds radii for which UIBezierPath has no smooth corners, because a side is not longer than 3.0573 radii.
enum RadiusRegimeRule: LintRule {
  static let id = "RADIUS-REGIME"
  static let summary = "A bezier corner's radius is too large for UIBezierPath's smooth corners."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      row.look[.cornerCurve] == .bezierPath && !row.frames.cornerRadii.isZero
        && BezierRegime(radius: requested(row), size: row.frames.background.size) != .smooth
    }
    return subject.findings(
      Self.self, in: rows, by: .cornerRadius,
      message: { row in
        let regime = BezierRegime(radius: requested(row), size: row.frames.background.size)
        let size = row.frames.background.size
        return
          "a radius of \(requested(row)) on \(size.width) x \(size.height) is too large for UIBezierPath's smooth corners: \(regime.meaning)"
      },
      hint:
        "use a radius below the shorter side divided by 3.0573, or round the layer with cornerCurve: continuous"
    )
  }

  private static func requested(_ row: BareRow) -> Points { row.shape.requestedRadius() }
}
