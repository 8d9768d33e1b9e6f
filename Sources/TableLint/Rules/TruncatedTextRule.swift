import Drawing
import TableLayout
import TableModel

/// Cut texts, at the text size that the table has.
enum TruncatedTextRule: LintRule {
  static let id = "TEXT-TRUNCATED"
  static let summary = "A title or detail does not fit its row (widths are approximate)."
  static let good = [LintExample.table()]
  static let bad = [
    LintExample.table {
      $0.sections[0].rows[0].title = "A title that is far too long for one line of a phone's row"
    }
  ]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      let cut = [row.title, row.detail].compactMap { $0 }.first { $0.isTruncated }
      guard let cut else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)",
        message: "'\(cut.text)' is cut (approximate widths)",
        hint: "shorten it, or set numberOfLines: 0")
    }
  }
}
