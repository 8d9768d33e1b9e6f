import Drawing
import Geometry
import TableModel
import TextMetrics

extension Explainer {
  func height(_ row: RowFrame, _ subject: String) -> Explanation {
    let value = row.frame.height
    let lines = row.content.separatorRule.inlineRoom
    var extra: [Explanation.Term] = []
    if lines.top + lines.bottom > .zero {
      extra.append(
        term(
          "lines beside the row", lines.top + lines.bottom,
          origin(of: \.separator.model, at: row.path) ?? "separator.model inline"))
    }
    if case .fixed(let height) = row.look.rowHeight {
      let fixed = term("fixed height", height, origin(of: \.rowHeight, at: row.path) ?? "rowHeight")
      return explanation(subject, value, [fixed] + extra)
    }
    let margins = RowMargins(look: row.look, position: row.position, style: environment.style)
    let outer = outerMargins(row, margins)
    let padding = row.content.separatorPadding
    if padding > .zero {
      extra.append(term("separator", padding, "a content configuration's line comes on top (measured)"))
    }
    let isCard = environment.style == .cards
    let beyond = extra.reduce(Points.zero) { $0 + $1.value }
    let inner = value - beyond - (isCard ? margins.top + margins.bottom : .zero)
    if inner == environment.minimumRowHeight {
      return explanation(subject, value, leastHeight + (isCard ? outer : []) + extra)
    }
    return explanation(subject, value, contentHeight(row) + outer + extra)
  }

  /// Twice the leading of Body, and what the profile adds.
  private var leastHeight: [Explanation.Term] {
    let size = environment.info.traits.textSize
    let capped = size.isAccessibilityCategory ? TextSize.extraExtraExtraLarge : size
    let leading = TypeScale.leading(of: .body, at: capped)
    let times = environment.metric(.rowHeightLeadings)
    let padding = environment.metric(.rowHeightPadding)
    let value = Points(leading.doubleValue * times.doubleValue)
    var terms = [
      term("least height: \(times) x Body leading \(leading)", value, constant(.rowHeightLeadings))
    ]
    if padding != .zero { terms.append(term("padding", padding, constant(.rowHeightPadding))) }
    let pad = environment.minimumRowHeight - value - padding
    if pad != .zero { terms.append(term("large iPad", pad, constant(.largePadRowPadding))) }
    return terms
  }

  private func outerMargins(_ row: RowFrame, _ margins: RowMargins) -> [Explanation.Term] {
    guard margins.top + margins.bottom > .zero else { return [] }
    let isCard = environment.style == .cards
    func margin(_ name: String, _ value: Points, _ setting: LookPath, isOuter: Bool) -> Explanation.Term {
      let collapses = isCard && !isOuter
      let who = origin(of: setting, at: row.path) ?? (isCard ? constant(.cardMargin) : style)
      return term(name, value, collapses ? "half of the gap to the next card; \(who)" : who)
    }
    return [
      margin("margin above", margins.top, \.insets.top, isOuter: row.position.isFirst),
      margin("margin below", margins.bottom, \.insets.bottom, isOuter: row.position.isLast),
    ].filter { $0.value != .zero }
  }

  private func contentHeight(_ row: RowFrame) -> [Explanation.Term] {
    let content = row.content
    if row.row.cellStyle == .status {
      let margin = environment.metric(.cardContentMargin)
      let rest = row.background.height - margin * 2
      return [
        term(
          "the taller column", rest, "texts, image, badge and value of a status cell (approximate widths)"),
        term("margins, \(margin) twice", margin * 2, constant(.cardContentMargin)),
      ]
    }
    let cell = row.arrangement
    var terms: [Explanation.Term] = []
    if let title = cell.title { terms.append(text("title", title)) }
    if content.stacksDetail, let detail = cell.detail {
      if content.detailSpacing > .zero {
        terms.append(term("between the texts", content.detailSpacing, constant(.configurationTextSpacing)))
      }
      terms.append(text("detail", detail))
    }
    let usesSubtitleMargin =
      row.row.cellStyle == .subtitle && content.stacksDetail && row.look.cellContent == .textLabel
    let metric: Metric = usesSubtitleMargin ? .subtitleVerticalMargin : .cellVerticalMargin
    let margin =
      usesSubtitleMargin ? environment.rowHeights.subtitleMargin : environment.rowHeights.verticalMargin
    terms.append(term("margins, \(margin) twice", margin * 2, constant(metric)))
    let grows = row.row.numberOfLines != 1 && row.look.cellContent == .textLabel
    if grows, row.look.separatorStyle == .singleLine {
      terms.append(
        term("separator", environment.grid.hairline, "a self-sizing row is its content and one pixel"))
    }
    return terms
  }

  /// A label's height: its lines, raised to the pixel grid together.
  func text(_ name: String, _ label: PlacedLabel) -> Explanation.Term {
    let count = label.lines.count
    let line = FontMetrics(label.font).lineHeight
    let lines = count == 1 ? "1 line" : "\(count) lines"
    return term(
      name, PlacedLabel.height(lineCount: count, font: label.font, grid: environment.grid),
      "\(lines) of \(line) at size \(label.font.size), raised to the pixel (measured line height)")
  }
}
