import Drawing
import Geometry
import TableLayout
import TableModel

/// Lines that are no whole number of pixels are drawn blurry, or doubled.
enum SeparatorThicknessRule: LintRule {
  static let id = "SEP-THICK"
  static let summary = "A separator's thickness is not a whole number of pixels."
  static let good = [LintExample.table(), LintExample.table { $0.info.look.separator.thickness = 1 }]
  static let bad = [LintExample.table { $0.info.look.separator.thickness = 0.3 }]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      guard
        let line = row.separators.first(where: {
          layout.environment.grid.floor($0.frame.height) != $0.frame.height
        })
      else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)",
        message:
          "the separator is \(line.frame.height) pt thick, no whole pixels at \(layout.environment.grid.scale)x",
        hint: "one pixel is \(layout.environment.grid.hairline) pt")
    }
  }
}
