import Drawing
import Geometry
import TableLayout
import TableModel

/// A line with a left inset that is as wide as the cell runs out of the card.
enum SeparatorOverflowRule: LintRule {
  static let id = "SEP-OVERFLOW"
  static let summary = "A separator runs over its row's edge."
  static let good = [LintExample.table()]
  static let bad = [
    LintExample.table {
      $0.info.look.separator.left = .points(16)
      $0.info.look.separator.length = .contentWidth
    }
  ]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      guard
        let line = row.separators.first(where: {
          $0.frame.maxX > row.frame.maxX || $0.frame.minX < row.frame.minX
        })
      else { return nil }
      let over = max(line.frame.maxX - row.frame.maxX, row.frame.minX - line.frame.minX)
      return Finding(
        rule: id, severity: .error, place: "row \(path)",
        message: "the separator runs \(over) pt over the row",
        hint: "use length: fit, so that its width is the row's less both insets")
    }
  }
}
