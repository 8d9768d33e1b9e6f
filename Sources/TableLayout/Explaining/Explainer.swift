// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Explains the numbers of a layout. The code that laid the table out computes a number again with its terms,
/// which the explainer writes in words.
package struct Explainer {
  let layout: LaidOutTable
  /// The origin of a setting's value, such as a command or a line of a spec; `nil` if it isn't known.
  let provenance: (Setting) -> String?
  /// Whether explanations name the questions that explain more. Default: true.
  let namesQuestions: Bool

  package init(
    _ layout: LaidOutTable, namesQuestions: Bool = true,
    provenance: @escaping (Setting) -> String? = { _ in nil }
  ) {
    self.layout = layout
    self.namesQuestions = namesQuestions
    self.provenance = provenance
  }

  var table: Table { layout.table }
  var environment: LayoutEnvironment { layout.environment }

  /// Explains a metric: the profile's constant, or the table's override.
  package func explain(_ metric: Metric) -> Explanation {
    var result = explanation("metric \(metric.rawValue)", environment.metric(metric, "value"), at: .table)
    result.unit = metric.unit
    return result
  }

  /// Explains a flag: the profile's, or the table's override.
  package func explain(_ flag: ProfileFlag) -> Explanation {
    let value = Traced(environment.flag(flag) ? 1 : .zero, "value", .flag(flag))
    var result = explanation("metric \(flag.rawValue)", value, at: .table)
    result.isFlag = true
    return result
  }
}

// MARK: - Rows

extension Explainer {
  /// Explains a number of a row; `nil` if the row or the number doesn't exist.
  package func explain(_ property: RowProperty, ofRowAt path: Table.IndexPath) -> Explanation? {
    guard let row = row(path), let number = number(property, of: row) else { return nil }
    let subject = property == .separator ? "separator x" : property.rawValue
    var result = explanation("\(subject) of row \(path)", number, at: .row(path))
    if property.isRadius, number.points > .zero { result.terms.append(curve(row)) }
    if property == .separator, lines(of: row).isBesideSelection {
      result.terms.append(
        Explanation.Term(
          name: "beside a selection", value: .zero,
          origin: words(.flag(.selectedRowsHideLines), [], at: .table)))
    }
    return result
  }

  /// Explains the frames of a row's elements: `stepper x`, `stepper y`, `stepper width`, `stepper height` …
  package func elements(ofRowAt path: Table.IndexPath) -> [(property: String, explanation: Explanation)] {
    guard table.contains(path), let row = row(path), !table[path].hasNoElements || row.look.isEditing
    else { return [] }
    return row.arrangement.elements.flatMap { element in
      let frame = element.frame
      let numbers = [
        ("x", row.background.x + frame.x), ("y", row.background.y + frame.y), ("width", frame.width),
        ("height", frame.height),
      ]
      return numbers.map { name, number in
        let property = "\(element.path.words) \(name)"
        return (property, explanation("\(property) of row \(path)", number, at: .row(path)))
      }
    }
  }

  /// The reason why a selection hides a row's line: `a selected row hides its line and the one above (…)`; `nil` if
  /// none does.
  package func selectionHidingLine(ofRowAt path: Table.IndexPath) -> String? {
    guard environment.flag(.selectedRowsHideLines), let row = row(path), lines(of: row).isBesideSelection
    else { return nil }
    return "a selected row hides its line and the one above: "
      + words(.flag(.selectedRowsHideLines), [], at: .table)
  }

  private func lines(of row: RowLayout<Traced>) -> SeparatorLayout<Traced> {
    SeparatorLayout(row: row, textLeading: row.arrangement.textLeading)
  }

  /// Explains the length of a gap in a row.
  package func explain(_ gap: FrameTree.Gap, ofRowAt path: Table.IndexPath) -> Explanation {
    let subject = "gap \(gap.name) of row \(path)"
    let found = row(path).flatMap { row in
      row.gaps(row.arrangement).first {
        $0.name == gap.name && $0.axis == gap.axis && layout.directed($0.frame.rect) == gap.frame
      }
    }
    var result = explanation(subject, found?.length ?? .zero, at: .row(path))
    // Terms of both ends are not part of the gap, nor are terms of 0.
    result.terms.removeAll { $0.value == .zero }
    return result
  }

  /// A row, laid out with numbers that have terms.
  private func row(_ path: Table.IndexPath) -> RowLayout<Traced>? {
    guard table.contains(path) else { return nil }
    return RowLayout(
      table[path], at: path, in: table.sections[path.section],
      look: ResolvedLook(table.look(ofRowAt: path), in: environment), extent: section(path.section),
      environment: environment)
  }

  private func number(_ property: RowProperty, of row: RowLayout<Traced>) -> Traced? {
    // Computed lazily, because most numbers need neither.
    var cell: CellArrangement<Traced> { row.arrangement }
    var line: Frame<Traced>? { lines(of: row).separators.last?.frame }
    switch property {
    case .height:
      let margins = RowMargins<Traced>(look: row.look, position: row.position, in: environment)
      return row.content.cellHeight(margins: margins)
    case .x: return row.frame.x
    case .width: return row.frame.width
    case .y: return section(row.path.section).rowTop(row.path.row)
    case .radius: return largestRadius(row)
    case .cornerTopLeft: return row.radius(at: .topLeft, limited: row.limitedRadii.topLeft)
    case .cornerTopRight: return row.radius(at: .topRight, limited: row.limitedRadii.topRight)
    case .cornerBottomLeft: return row.radius(at: .bottomLeft, limited: row.limitedRadii.bottomLeft)
    case .cornerBottomRight: return row.radius(at: .bottomRight, limited: row.limitedRadii.bottomRight)
    case .separator: return line?.x
    case .separatorY: return line?.y
    case .separatorWidth: return line?.width
    case .separatorHeight: return line?.height
    case .titleX:
      return cell.title.map { label in
        let text = label.textFrame(
          grid: environment.grid,
          .set(.title.alignment, otherwise: .rule("the cell style's alignment")))
        return row.background.x + text.x
      }
    case .titleY: return cell.title.map { row.background.y + $0.frame.y }
    case .titleHeight:
      return cell.title.map {
        row.look.given[.titleOrigin] == nil
          ? $0.frame.height.named("text")
          : $0.frame.height.named("as large as the background", .frame("height"))
      }
    case .detailX:
      return cell.detail.map { label in
        let text = label.textFrame(
          grid: environment.grid,
          .set(.detail.alignment, otherwise: .rule("the cell style's alignment")))
        return row.background.x + text.x
      }
    case .trailingMargin: return AccessoryArranger(content: row.content).margin
    }
  }

  /// The largest radius of the rounded corners.
  private func largestRadius(_ row: RowLayout<Traced>) -> Traced {
    let limited = row.limitedRadii
    let corners: [(CornerMask, Points)] = [
      (.topLeft, limited.topLeft), (.topRight, limited.topRight), (.bottomLeft, limited.bottomLeft),
      (.bottomRight, limited.bottomRight),
    ]
    let radii = corners.filter { row.shape.roundedCorners.contains($0.0) }.map {
      row.radius(at: $0.0, limited: $0.1)
    }
    guard let first = radii.first else { return row.radius(at: .all, limited: .zero) }
    return radii.dropFirst().reduce(first, Traced.larger)
  }

  /// The curve of the corners: a term of 0 that explains their shape.
  private func curve(_ row: RowLayout<Traced>) -> Explanation.Term {
    let curve = row.shape.curve
    var words =
      origin(of: row.shape.curveSetting, from: .row(row.path))
      ?? "profile \(environment.profile.id.rawValue) (\(environment.profile.cornerCurveSource))"
    if curve == .bezierPath {
      let regime = BezierRegime(radius: row.shape.requestedRadius(), size: row.background.rect.size)
      words += "; \(regime.meaning)"
    }
    return Explanation.Term(name: "curve \(curve.rawValue)", value: .zero, origin: words)
  }
}

extension RowProperty {
  fileprivate var isRadius: Bool {
    switch self {
    case .radius, .cornerTopLeft, .cornerTopRight, .cornerBottomLeft, .cornerBottomRight: true
    default: false
    }
  }
}

// MARK: - Sections and the content

extension Explainer {
  /// The numbers of a section that `why` explains, in points.
  package enum SectionProperty: String, Hashable, Sendable, CaseIterable {
    case y, height, header, footer
    case headerX = "header x"
    case headerY = "header y"
    case headerBaseline = "header baseline"
    case footerX = "footer x"
    case footerY = "footer y"
    case footerBaseline = "footer baseline"
  }

  private var stack: SectionStack<Traced> { SectionStack(table: table, environment: environment) }

  /// A section, laid out with numbers that have terms. The sections above it are one term.
  private func section(_ index: Int) -> SectionSum<Traced> {
    let view = stack.top(below: nil)
    let bottom: Traced? =
      index == 0
      ? nil
      : view
        + Traced(layout.sections[index - 1].bottom - view.points, "sections above", .rule("\(index) of them"))
    return section(index, below: bottom)
  }

  private func section(_ index: Int, below bottom: Traced?) -> SectionSum<Traced> {
    layout.sum(ofSection: index, at: stack.top(below: bottom))
  }

  /// Explains a number of a section; `nil` if the section or the number doesn't exist.
  package func explain(_ property: SectionProperty, ofSection index: Int) -> Explanation? {
    guard layout.sections.indices.contains(index) else { return nil }
    let section = section(index)
    let found =
      switch property {
      case .y: section.top
      case .height: section.height
      case .header: section.headerHeight
      case .footer: section.footerHeight
      case .headerX: labelX(.header, index)
      case .footerX: labelX(.footer, index)
      case .headerY: section.headerTop
      case .footerY: section.footerTop
      case .headerBaseline: baseline(.header, index, section)
      case .footerBaseline: baseline(.footer, index, section)
      }
    guard let number = found else { return nil }
    return explanation("\(property.rawValue) of section \(index)", number, at: .section(index))
  }

  /// x of the label of a header or footer, which doesn't depend on the alignment of its text.
  private func labelX(_ kind: HeaderFooterKind, _ index: Int) -> Traced? {
    let info = table.sections[index].info
    guard info.text(of: kind) != nil else { return nil }
    let look = ResolvedLook(table.look(ofSection: index), in: environment)
    return HeaderFooterMetrics<Traced>(environment: environment).textSpan(kind, info, look: look).x
  }

  /// y of the first line's baseline.
  private func baseline(_ kind: HeaderFooterKind, _ index: Int, _ section: SectionSum<Traced>) -> Traced? {
    let look = ResolvedLook(table.look(ofSection: index), in: environment)
    let metrics = HeaderFooterMetrics<Traced>(environment: environment)
    let info = table.sections[index].info
    guard let text = metrics.text(kind, info, look: look) else { return nil }
    let name = kind == .header ? "header" : "footer"
    let view = section.view(kind)
    let height = view.height.named(name, .rule("see 'why section \(index) \(name)'"))
    return view.top
      + metrics.baselineOffset(
        kind, info, viewHeight: height, lineCount: metrics.lines(text, kind: kind, info, look: look).count,
        look: look)
  }

  /// Explains the space between the rows of a section and the next one; `nil` if one of them doesn't exist.
  package func explainGap(after index: Int) -> Explanation? {
    guard layout.sections.indices.contains(index), layout.sections.indices.contains(index + 1) else {
      return nil
    }
    var upper = section(index)
    upper.footerHeight = upper.footerHeight.inSection(index, "footer of section \(index): ")
    upper.insetBottom = upper.insetBottom.inSection(index, "below section \(index): ")
    var lower = section(index + 1, below: upper.bottom)
    lower.insetTop = lower.insetTop.inSection(index + 1, "above section \(index + 1): ")
    let prefix = "header of section \(index + 1): "
    lower.paddingAboveHeader = lower.paddingAboveHeader.inSection(index + 1, prefix)
    lower.headerHeight = lower.headerHeight.inSection(index + 1, prefix)
    return explanation(
      "gap between sections \(index) and \(index + 1)", lower.rowsTop - upper.footerTop, at: .section(index))
  }

  /// Explains the space between the content's top, which is the bar's lower edge, and the first row; `nil`
  /// without sections.
  package func explainTopGap() -> Explanation? {
    guard !layout.sections.isEmpty else { return nil }
    let first = section(0)
    let isTitled = table.sections[0].info.header != nil
    var result = explanation("gap top, above the first row", first.rowsTop, at: .section(0))
    if isTitled { result.subject += " (including its title)" }
    let origin =
      switch environment.navigationDisplay {
      case .none where table.info.navigation == Navigation(): "'set-navigation' sets the bar above"
      case .none: origin(of: .table(\.navigation.display)) ?? ""
      case .inline, .large: "see 'why navigation' for its height"
      }
    let name =
      switch environment.navigationDisplay {
      case .none: "no navigation bar"
      case .inline: "inline navigation bar"
      case .large: "large title"
      }
    result.terms.insert(Explanation.Term(name: name, value: .zero, origin: origin), at: 0)
    return result
  }

  /// Explains the height of the navigation bar; `nil` without a bar.
  package func explainNavigationBar() -> Explanation? {
    guard environment.navigationBar != nil else { return nil }
    var result = explanation(
      "height of the navigation bar", NavigationBarSum<Traced>(environment: environment).height, at: .table)
    if environment.searchIsAtBottom {
      let place =
        environment.searchIsInToolbar
        ? "in the toolbar; see 'why toolbar'"
        : "at the bottom of the screen; see 'why metric searchFieldInset'"
      result.terms.append(Explanation.Term(name: "search field", value: .zero, origin: place))
    }
    return result
  }

  /// The numbers of the navigation bar that `why` explains besides its height, in points. `left` and `right`
  /// are the first button of a side.
  package enum BarProperty: String, Hashable, Sendable, CaseIterable {
    case titleX = "title x"
    case titleY = "title y"
    case backX = "back x"
    case backTitleX = "back title x"
    case leftX = "left x"
    case rightX = "right x"
    case searchX = "search x"
    case searchY = "search y"
    case searchWidth = "search width"
    case searchHeight = "search height"
  }

  /// Explains a number of the navigation bar; `nil` if the bar doesn't have the part.
  package func explain(_ property: BarProperty) -> Explanation? {
    guard let bar = NavigationArrangement<Traced>(layout) else { return nil }
    let title = bar.title ?? bar.largeTitle
    let number =
      switch property {
      case .titleX: title?.frame.x
      case .titleY: title?.frame.y
      case .backX: bar.back?.arrow.x
      case .backTitleX: bar.back?.label?.frame.x
      case .leftX: bar.leftButtons.first?.frame.x
      case .rightX: bar.rightButtons.first?.frame.x
      case .searchX: bar.search?.field.x
      case .searchY: bar.search?.field.y
      case .searchWidth: bar.search?.field.width
      case .searchHeight: bar.search?.field.height
      }
    return number.map { explanation("\(property.rawValue) of the navigation bar", $0, at: .table) }
  }

  /// The numbers of the blank rows below a plain table's last row that `why` explains.
  package enum FillerProperty: String, Hashable, Sendable, CaseIterable {
    case height
    case separator
    case separatorWidth = "separator width"
  }

  /// Explains a number of the blank rows; `nil` if the table has none.
  package func explain(_ property: FillerProperty) -> Explanation? {
    guard let row = FillerRow<Traced>(layout) else { return nil }
    let number =
      switch property {
      case .height: row.height
      case .separator: row.separator(top: .zero)?.x
      case .separatorWidth: row.separator(top: .zero)?.width
      }
    let subject = property == .separator ? "separator x" : property.rawValue
    return number.map { explanation("\(subject) of blank rows", $0, at: .table) }
  }

  /// Explains the height of the content.
  package func explainContentHeight() -> Explanation {
    var bottom: Traced?
    for (index, section) in layout.sections.enumerated() {
      var sum = stack.top(below: bottom)
      // Released, so that the sum of many sections grows in place.
      bottom = nil
      sum += Traced(section.height, "section \(index)", .rule("see 'why section \(index) height'"))
      bottom = sum
    }
    return explanation("content height", stack.contentHeight(below: bottom), at: .table)
  }

  /// Explains the width of the content.
  package func explainContentWidth() -> Explanation {
    explanation("content width", environment.tableWidth(), at: .table)
  }
}
