import Drawing
import Geometry
import TableModel

extension Explainer {
  /// Why a named gap in a row is as large as it is.
  package func explain(_ gap: FrameTree.Gap, ofRowAt path: Table.IndexPath) -> Explanation {
    let subject = "gap \(gap.name) of row \(path)"
    guard let row = layout.rowFrame(at: path) else { return explanation(subject, gap.length, []) }
    return explanation(subject, gap.length, terms(gap, row), rest: "what the content leaves")
  }

  private func terms(_ gap: FrameTree.Gap, _ row: RowFrame) -> [Explanation.Term] {
    func metric(_ metric: Metric) -> [Explanation.Term] {
      [term(metric.rawValue, environment.metric(metric), constant(metric))]
    }
    switch gap.name {
    case "insetLeft": return inset(row.look, \.insets.left, at: row.path, section: row.path.section)
    case "insetRight": return inset(row.look, \.insets.right, at: row.path, section: row.path.section)
    case "contentMarginLeading": return contentMargin(row, isLeading: true)
    case "contentMarginTrailing": return contentMargin(row, isLeading: false)
    case "imageToTitle":
      return metric(row.arrangement.tileColor == nil ? .symbolToTextSpacing : .imageToTextSpacing)
    case "titleToDetail" where gap.axis == .vertical: return metric(.configurationTextSpacing)
    case "titleToAccessory", "detailToAccessory", "badgeToAccessory": return metric(.accessorySpacing)
    case "titleToDetail": return metric(.valueSpacing)
    case "titleToBadge", "detailToBadge":
      return [term("badge spacing", environment.metric(.badgeSpacing), constant(.badgeSpacing))]
    case "separatorInsetLeft":
      return [term("line", gap.length, "'why row \(row.path) separator' tells")]
    default: return []
    }
  }
}
