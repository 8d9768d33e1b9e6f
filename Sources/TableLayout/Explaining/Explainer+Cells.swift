import Drawing
import Geometry
import TableModel
import TextMetrics

extension Explainer {
  /// From the background's side to the content.
  func contentMargin(_ row: RowFrame, isLeading: Bool) -> [Explanation.Term] {
    guard row.row.cellStyle != .status else {
      let margin = environment.metric(.cardContentMargin)
      return [term("content margin", margin, constant(.cardContentMargin))]
    }
    let insets = row.look.insets
    let margins = ContentMargins(insets: insets, environment: environment)
    let value = isLeading ? margins.left : margins.right
    let own = isLeading ? insets.left : insets.right
    let safe =
      environment.info.insetsContentViewsToSafeArea
      ? max(.zero, (isLeading ? environment.safeArea.left : environment.safeArea.right) - own) : .zero
    let plain = environment.layoutMargin + safe
    guard value == plain else {
      let readable = environment.readableInset ?? .zero
      var terms = [term("readable width", readable, readableOrigin)]
      if own > .zero { terms.append(term("less the group's inset", -own, "the group keeps part of it")) }
      return terms
    }
    var terms = [layoutMargin("cell's layout margin")]
    if safe > .zero { terms.append(term("safe area", safe, deviceOrigin)) }
    return terms
  }

  private var readableOrigin: String {
    let follows =
      origin(of: .table(\.cellLayoutMarginsFollowReadableWidth)) ?? constant(.followsReadableWidth)
    if let set = origin(of: .table(\.metrics[.readableWidth])) { return "\(follows); \(set)" }
    let size = environment.info.traits.textSize
    let width = ReadableWidth.constant(at: size)
    return
      "half of the width less \(width.value) at \(size.rawValue) (\(width.confidence.rawValue): \(width.source)); \(follows)"
  }

  func titleX(_ row: RowFrame, _ subject: String) -> Explanation? {
    let cell = row.arrangement
    guard let title = cell.title else { return nil }
    var terms = backgroundX(row)
    if let origin = row.look.titleOrigin {
      terms = [term("title origin", origin.x, self.origin(of: \.titleOrigin, at: row.path) ?? "titleOrigin")]
      return explanation(subject, row.background.minX + title.frame.minX, terms, rest: "cell")
    }
    terms += textLeading(row, cell)
    return explanation(subject, row.background.minX + title.frame.minX, terms, rest: "aligned in its column")
  }

  private func backgroundX(_ row: RowFrame) -> [Explanation.Term] {
    inset(row.look, \.insets.left, at: row.path, section: row.path.section)
  }

  /// From the background's side to where the texts begin.
  private func textLeading(_ row: RowFrame, _ cell: CellArrangement) -> [Explanation.Term] {
    var terms = contentMargin(row, isLeading: true)
    guard let image = cell.image else { return terms }
    let isTile = cell.tileColor != nil
    let isStatus = row.row.cellStyle == .status
    let size: String
    if isStatus {
      size = "icon of a status cell (assumed)"
    } else {
      size = isTile ? "icon tile, as in Settings (general)" : constant(.imageSlotWidth)
    }
    terms.append(term("image", image.width, size))
    let spacing = cell.textLeading - image.maxX
    let metric: Metric = isTile ? .imageToTextSpacing : .symbolToTextSpacing
    terms.append(term("image to text", spacing, isStatus ? "status cell (assumed)" : constant(metric)))
    return terms
  }

  func detailX(_ row: RowFrame, _ subject: String) -> Explanation? {
    let cell = row.arrangement
    guard let detail = cell.detail else { return nil }
    let value = row.background.minX + detail.frame.minX
    switch row.row.cellStyle {
    case .value1 where !row.content.stacksDetail:
      let edge = row.background.maxX
      var terms = [
        term("background's right side", edge, "\(row.background.minX) + \(row.background.width)")
      ]
      terms += contentMargin(row, isLeading: false).map { term($0.name, -$0.value, $0.origin) }
      if let accessory = cell.accessory {
        terms.append(term("accessory", -accessory.width, constant(accessoryMetric(row))))
        terms.append(
          term("accessory spacing", -environment.metric(.accessorySpacing), constant(.accessorySpacing)))
      }
      if let badge = cell.badge {
        terms.append(
          term(
            "badge", -badge.width - environment.metric(.badgeSpacing), "its capsule and the space before it"))
      }
      terms.append(term("text", -detail.frame.width, "measured with Inter's widths (approximate)"))
      return explanation(subject, value, terms)
    case .value2:
      return explanation(
        subject, value,
        backgroundX(row) + textLeading(row, cell) + [
          term("title column", environment.metric(.value2TitleWidth), constant(.value2TitleWidth)),
          term("spacing", environment.metric(.valueSpacing), constant(.valueSpacing)),
        ], rest: "no room is left")
    case .default, .subtitle, .value1, .status:
      return explanation(subject, value, backgroundX(row) + textLeading(row, cell), rest: "cell")
    }
  }

  /// The constant that an accessory's width comes from.
  private func accessoryMetric(_ row: RowFrame) -> Metric {
    switch row.row.accessory {
    case .none, .disclosureIndicator, .detailDisclosureButton: .chevronWidth
    case .detailButton: .detailButtonSide
    case .checkmark: .checkmarkWidth
    case .switchOn, .switchOff: .switchWidth
    }
  }

  func titleHeight(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let title = row.arrangement.title else { return nil }
    return explanation(subject, title.frame.height, [text("text", title)], rest: "as large as the background")
  }

  func titleY(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let title = row.arrangement.title else { return nil }
    let value = row.background.minY + title.frame.minY
    let rows = term("row", row.frame.minY, "'why row \(row.path) y' tells")
    let margin = row.background.minY - row.frame.minY
    var terms = [rows]
    if margin != .zero {
      terms.append(term("margin above", margin, origin(of: \.insets.top, at: row.path) ?? style))
    }
    if let origin = row.look.titleOrigin {
      terms.append(
        term("title origin", origin.y, self.origin(of: \.titleOrigin, at: row.path) ?? "titleOrigin"))
    } else {
      terms.append(
        term(
          "within the row", title.frame.minY,
          "the texts stand in the middle of \(row.background.height) less the separator, on the pixel grid"))
    }
    return explanation(subject, value, terms)
  }
}
