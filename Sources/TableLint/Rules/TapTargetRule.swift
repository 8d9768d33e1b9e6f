import Drawing
import Geometry
import TableLayout
import TableModel

/// Apple's guidelines ask for 44 points.
enum TapTargetRule: LintRule {
  static let id = "TAP-TARGET"
  static let summary = "A row is lower than 44 points."
  static let good = [LintExample.table()]
  static let bad = [LintExample.table { $0.info.look.rowHeight = .fixed(30) }]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      guard row.frame.height < 44 else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)", message: "the row is \(row.frame.height) pt high",
        hint: "fingers need 44")
    }
  }
}
