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
      row.shape.curve == .bezierPath && !row.frames.cornerRadii.isZero
        && BezierRegime(radius: requested(row), size: row.frames.background.size) != .smooth
    }
    return [AnyLookSetting.cornerRadius, .onlyRowCornerRadius].flatMap { setting in
      subject.findings(
        Self.self, .unlikeSetting, in: rows.filter { $0.shape.radiusSetting == setting }, by: setting,
        message: { row in
          let regime = BezierRegime(radius: requested(row), size: row.frames.background.size)
          let size = row.frames.background.size
          return
            "a radius of \(requested(row)) on \(size.width) x \(size.height) is too large for UIBezierPath's smooth corners: \(regime.meaning)"
        },
        advice: { level, rows in
          let sides = rows.map { min($0.frames.background.width, $0.frames.background.height) }
          let most = PixelGrid(scale: 1).floor(Points((sides.min() ?? .zero).doubleValue / 3.0574))
          let curves = rows.map { row in
            let curve = row.shape.curveSetting
            return SettingChange.set(
              curve.name, .word(CornerCurve.continuous.rawValue),
              at: subject.level(of: curve, at: row.path) ?? .table)
          }
          let smaller = Advice(
            .set(setting.name, .points(most), at: level),
            effect: ", below the shorter side divided by 3.0573")
          guard subject.newestIOS >= 13 else { return [smaller] }
          return [
            smaller,
            Advice(curves, effect: ", which rounds the layer"),
          ]
        })
    }
  }

  private static func requested(_ row: LaidOutRow) -> Points { row.shape.requestedRadius() }
}
