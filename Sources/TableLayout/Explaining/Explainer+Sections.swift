import Drawing
import Geometry
import TableModel
import TextMetrics

extension Explainer {
  /// What can be asked about a section.
  package enum SectionProperty: String, Hashable, Sendable, CaseIterable {
    case y, height, header, footer
  }

  /// Why a section's number is what it is; `nil` where there is no such section.
  package func explain(_ property: SectionProperty, ofSection section: Int) -> Explanation? {
    guard layout.sections.indices.contains(section) else { return nil }
    let extent = layout.sections[section]
    let subject = "\(property.rawValue) of section \(section)"
    switch property {
    case .y: return explanation(subject, extent.top, sectionTop(section))
    case .height:
      let rows = table.numberOfRows(inSection: section)
      let gaps = extent.rowSpacing * max(0, rows - 1)
      return explanation(
        subject, extent.height,
        header(.header, section, includesPadding: true) + [
          term("rows", extent.rowsHeight - gaps, "\(rows) of them"),
          term(
            "row spacing", gaps, gaps == .zero ? "" : origin(of: \.rowSpacing, inSection: section) ?? style),
        ] + header(.footer, section))
    case .header: return explanation(subject, extent.headerHeight, header(.header, section))
    case .footer: return explanation(subject, extent.footerHeight, header(.footer, section))
    }
  }

  /// Why there is this much space between the rows of two neighbouring sections.
  package func explainGap(after section: Int) -> Explanation? {
    guard layout.sections.indices.contains(section), layout.sections.indices.contains(section + 1) else {
      return nil
    }
    let value = layout.sections[section + 1].rowsTop - layout.sections[section].footerTop
    return explanation(
      "gap between sections \(section) and \(section + 1)", value,
      header(.footer, section).map { term("footer of section \(section): \($0.name)", $0.value, $0.origin) }
        + header(.header, section + 1, includesPadding: true).map {
          term("header of section \(section + 1): \($0.name)", $0.value, $0.origin)
        })
  }

  /// Why the content is as high as it is.
  package func explainContentHeight() -> Explanation {
    let info = table.info
    var terms: [Explanation.Term] = []
    if let view = info.tableHeaderView {
      terms.append(term("table header view", view.height, origin(of: .table(\.tableHeaderView)) ?? ""))
    }
    for (index, extent) in layout.sections.enumerated() {
      terms.append(term("section \(index)", extent.height, "'why section \(index) height' tells"))
    }
    if let view = info.tableFooterView {
      terms.append(term("table footer view", view.height, origin(of: .table(\.tableFooterView)) ?? ""))
    }
    let inset = term("content inset", info.contentInsetBottom, origin(of: .table(\.contentInsetBottom)) ?? "")
    let sum = terms.reduce(info.contentInsetBottom) { $0 + $1.value }
    if layout.contentSize.height != sum {
      terms.append(term("bottom padding", layout.contentSize.height - sum, constant(.bottomPadding)))
    }
    return explanation("content height", layout.contentSize.height, terms + [inset])
  }

  /// Why the content is as wide as it is.
  package func explainContentWidth() -> Explanation {
    explanation(
      "content width", layout.contentSize.width, [term("table width", environment.width, widthOrigin)])
  }

  /// A constant, and who put another number in its place.
  package func explain(_ metric: Metric) -> Explanation {
    explanation(
      "metric \(metric.rawValue)", environment.metric(metric),
      [term("value", environment.metric(metric), constant(metric))])
  }

  /// What lies over a section.
  func sectionTop(_ section: Int) -> [Explanation.Term] {
    let view = table.info.tableHeaderView?.height ?? .zero
    var terms: [Explanation.Term] = []
    if view > .zero {
      terms.append(term("table header view", view, origin(of: .table(\.tableHeaderView)) ?? ""))
    }
    if section > 0 {
      terms.append(term("sections above", layout.sections[section].top - view, "\(section) of them"))
    }
    return terms
  }

  /// The terms of a header's or a footer's height.
  func header(_ kind: HeaderFooterMetrics.Kind, _ section: Int, includesPadding: Bool = false)
    -> [Explanation.Term]
  {
    let info = table.sections[section].info
    let extent = layout.sections[section]
    var terms: [Explanation.Term] = []
    if kind == .header, includesPadding, extent.paddingAboveHeader != .zero {
      terms.append(
        term(
          "padding above", extent.paddingAboveHeader,
          origin(of: .table(\.sectionHeaderTopPadding)) ?? constant(topPaddingMetric)))
    }
    let height = kind == .header ? extent.headerHeight : extent.footerHeight
    let setting = Setting.section(kind == .header ? \.headerHeight : \.footerHeight, at: section)
    let own = kind == .header ? info.headerHeight : info.footerHeight
    if let own, own > .zero || !environment.isGrouped {
      return terms + [term("fixed", height, origin(of: setting) ?? setting.key)]
    }
    let zero = own == .zero ? "; \(setting.key) 0 means the default in grouped styles" : ""
    guard let text = kind == .header ? info.header : info.footer else {
      return terms + [term("no title", height, untitled(kind, section) + zero)]
    }
    return terms + titled(kind, section, text, height: height)
  }

  private var topPaddingMetric: Metric {
    environment.style == .plain ? .plainSectionHeaderTopPadding : .groupedSectionHeaderTopPadding
  }

  private func titled(_ kind: HeaderFooterMetrics.Kind, _ section: Int, _ text: String, height: Points)
    -> [Explanation.Term]
  {
    let metrics = HeaderFooterMetrics(environment: environment)
    let look = EffectiveLook(table.look(ofSection: section), in: environment)
    let count = metrics.lines(text, kind: kind, insets: look.insets).count
    let font = metrics.font(kind)
    let line = FontMetrics(font).lineHeight
    let lines = count == 1 ? "1 line" : "\(count) lines"
    let title = term("text", line * count, "\(lines) of \(line) at size \(font.size) (measured line height)")
    let margins: [Explanation.Term]
    guard environment.isGrouped else {
      let margin = environment.metric(.plainHeaderMargin)
      let terms = [title, term("margins, \(margin) twice", margin * 2, constant(.plainHeaderMargin))]
      return fill(terms, height, "least height, or the pixel grid", constant(.plainHeaderMinimumHeight))
    }
    switch kind {
    case .header:
      let gap = section == 0 ? nil : look.sectionSpacing
      let first = section == 0 ? environment.grid.floor(environment.metric(.firstHeaderExtra)) : .zero
      margins = [
        gap.map { term("section spacing", $0, origin(of: \.sectionSpacing, inSection: section) ?? style) }
          ?? term("margin above", environment.metric(.headerTopMargin), constant(.headerTopMargin)),
        title,
        term("margin below", environment.metric(.headerBottomMargin), constant(.headerBottomMargin)),
        term("first section", first, first == .zero ? "" : constant(.firstHeaderExtra)),
      ]
    case .footer:
      let next = section + 1
      let isFollowed =
        layout.sections.indices.contains(next)
        && EffectiveLook(table.look(ofSection: next), in: environment).sectionSpacing != nil
      margins = [
        term("margin above", environment.metric(.footerTopMargin), constant(.footerTopMargin)), title,
        term(
          "margin below", isFollowed ? .zero : environment.metric(.footerBottomMargin),
          isFollowed ? "the next section's spacing stands for it" : constant(.footerBottomMargin)),
      ]
    }
    return fill(
      margins.filter { $0.value != .zero || !$0.origin.isEmpty }, height, "rounding",
      constant(.headerCutsToWholePoints))
  }

  /// What the terms leave over, by its own name.
  private func fill(_ terms: [Explanation.Term], _ value: Points, _ name: String, _ origin: String)
    -> [Explanation.Term]
  {
    let rest = value - terms.reduce(.zero) { $0 + $1.value }
    return rest == .zero ? terms : terms + [term(name, rest, origin)]
  }

  private func untitled(_ kind: HeaderFooterMetrics.Kind, _ section: Int) -> String {
    guard environment.isGrouped || kind == .footer else {
      return section > 0 ? origin(of: \.sectionSpacing, inSection: section) ?? style : style
    }
    switch kind {
    case .header:
      if section > 0, let spacing = origin(of: \.sectionSpacing, inSection: section) { return spacing }
      if section == 0, let view = origin(of: .table(\.tableHeaderView)) {
        return "no gap under a table header view; \(view)"
      }
      return constant(section == 0 ? .firstSectionTop : .untitledHeaderHeight)
    case .footer:
      guard environment.isGrouped else { return style }
      let next = section + 1
      if layout.sections.indices.contains(next), let spacing = origin(of: \.sectionSpacing, inSection: next) {
        return "the next section's spacing stands for it; \(spacing)"
      }
      let isLast = next == layout.sections.count
      if isLast, (table.info.tableFooterView?.height ?? .zero) > .zero {
        return "no footer over a table footer view; \(origin(of: .table(\.tableFooterView)) ?? "")"
      }
      return constant(isLast ? .untitledLastFooterHeight : .untitledFooterHeight)
    }
  }
}
