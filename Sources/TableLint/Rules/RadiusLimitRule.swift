import Drawing
import Geometry
import TableLayout
import TableModel

/// A radius larger than half of the shorter side is limited without a word.
enum RadiusLimitRule: LintRule {
  static let id = "RADIUS-HALF"
  static let summary = "A radius is larger than half of the row's shorter side."
  static let good = [LintExample.table()]
  static let bad = [LintExample.table { $0.info.look.cornerRadius = 30 }]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      let explanation = layout.explain(.radius, ofRowAt: path)
      guard let asked = explanation?.terms.first?.value, !row.cornerRadii.isZero,
        row.cornerRadii.maximum < asked
      else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)",
        message: "the radius \(asked) shows as \(row.cornerRadii.maximum)",
        hint: "half of the shorter side is the most")
    }
  }
}
