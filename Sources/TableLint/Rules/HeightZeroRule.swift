import Drawing
import Geometry
import TableLayout
import TableModel

/// Grouped styles replace a header or footer height of 0 by the default.
enum HeightZeroRule: LintRule {
  static let id = "HEIGHT-ZERO"
  static let summary = "A header or footer height of 0 in a grouped style means the default."
  static let good = [LintExample.table { $0.sections[0].info.headerHeight = 0.001 }]
  static let bad = [LintExample.table { $0.sections[0].info.headerHeight = 0 }]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    guard layout.environment.isGrouped else { return [] }
    return layout.table.sections.enumerated().flatMap { index, section in
      [("header", section.info.headerHeight), ("footer", section.info.footerHeight)].compactMap {
        what, height in
        guard height == .zero else { return nil }
        return Finding(
          rule: id, severity: .warning, place: "section \(index)",
          message: "a \(what) height of 0 is ignored",
          hint: "use 0.001 (leastNonzeroMagnitude in UIKit) for none")
      }
    }
  }
}
