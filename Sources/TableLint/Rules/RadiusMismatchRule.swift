import Drawing
import Geometry
import TableLayout
import TableModel

/// Two radii or two curves in one section do not line up.
enum RadiusMismatchRule: LintRule {
  static let id = "RADIUS-MISMATCH"
  static let summary = "A section mixes corner radii or curves."
  static let good = [LintExample.table(rows: 3)]
  static let bad = [LintExample.table(rows: 3) { $0.sections[0].rows[2].look.cornerRadius = 4 }]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    let bySection = Dictionary(grouping: layout.rowTrees.filter { !$0.row.cornerRadii.isZero }) {
      $0.path.section
    }
    return bySection.keys.sorted().compactMap { section in
      let rows = bySection[section] ?? []
      let kinds = Set(rows.map { "\($0.row.cornerRadii.maximum) \($0.row.cornerCurve.rawValue)" })
      guard kinds.count > 1 else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "section \(section)",
        message: "its corners are \(kinds.sorted().joined(separator: " and "))",
        hint: "use one radius and one curve")
    }
  }
}
