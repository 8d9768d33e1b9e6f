import Drawing
import Geometry
import TableLayout
import TableModel

/// UIBezierPath changes its shape when a side is shorter than 3.0573 radii.
enum RadiusRegimeRule: LintRule {
  static let id = "RADIUS-REGIME"
  static let summary = "A bezier corner has so little room that UIBezierPath draws another shape."
  static let good = [
    LintExample.table {
      $0.info.look.cornerRadius = 12
      $0.info.look.cornerCurve = .bezierPath
    }
  ]
  static let bad = [
    LintExample.table {
      $0.info.look.cornerRadius = 15
      $0.info.look.cornerCurve = .bezierPath
    }
  ]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      let radius = row.cornerRadii.maximum
      let needed = Points(radius.doubleValue * SmoothCorner.room)
      guard row.cornerCurve == .bezierPath, radius > .zero,
        needed >= min(row.background.width, row.background.height)
      else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)",
        message:
          "a radius of \(radius) needs sides over \(needed) pt, the row is \(row.background.height) high",
        hint: "lower the radius, or round the layer (curve continuous)")
    }
  }
}
