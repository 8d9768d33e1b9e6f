// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// One of the stacked parts of a table's height, from top to bottom without gaps or overlaps.
package struct VerticalPart: Hashable, Sendable {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    case tableHeaderView, tableFooterView
    /// The text of a header or a footer.
    case headerText, footerText
    /// A row's background.
    case row
    /// Empty space; its name is the rule that made it.
    case gap
  }

  package let kind: Kind
  /// The name of a gap is the constant or the setting that it comes from, such as `firstSectionTop`.
  package let name: String
  /// Points from the top of the content.
  package let top: Points
  /// Points.
  package let height: Points
  /// The section that it belongs to; `nil` for parts outside of sections.
  package let section: Int?
  /// The row in the section that it belongs to; `nil` for parts outside of rows.
  package let row: Int?

  /// Points from the top of the content.
  package var bottom: Points { top + height }
}

/// Names every part of a laid-out table's height, from top to bottom.
struct VerticalParts {
  private let layout: LaidOutTable
  private let headers: HeaderFooterMetrics<Points>
  private(set) var parts: [VerticalPart] = []
  private var y = Points.zero

  /// - Parameter hasSections: whether to include the parts of the sections. Default: true.
  init(_ layout: LaidOutTable, hasSections: Bool = true) {
    self.layout = layout
    headers = HeaderFooterMetrics(environment: layout.environment)
    let info = layout.table.info
    add(.tableHeaderView, "tableHeaderView", info.tableHeaderView?.height ?? .zero)
    if hasSections {
      for section in layout.sections.indices { addSection(section) }
    } else {
      y = layout.sections.last?.bottom ?? y
    }
    add(.tableFooterView, "tableFooterView", info.tableFooterView?.height ?? .zero)
    let rest = layout.contentSize.height - y
    add(.gap, Metric.bottomPadding.rawValue, rest - info.contentInsetBottom)
    add(.gap, "contentInsetBottom", info.contentInsetBottom)
  }

  /// The parts of one section.
  ///
  /// - Parameter hasRows: whether to include the parts of its rows; otherwise there is one gap between rows.
  ///   Default: true.
  static func ofSection(_ section: Int, in layout: LaidOutTable, hasRows: Bool = true) -> [VerticalPart] {
    var parts = VerticalParts(empty: layout)
    parts.addSection(section, hasRows: hasRows)
    return parts.parts
  }

  private init(empty layout: LaidOutTable) {
    self.layout = layout
    headers = HeaderFooterMetrics(environment: layout.environment)
  }

  private mutating func addSection(_ section: Int, hasRows: Bool = true) {
    guard WorkProgress.advance() else { return }
    let extent = layout.sections[section]
    y = extent.top
    add(.gap, "sectionInsetTop", extent.insetTop, section)
    add(.gap, "sectionHeaderTopPadding", extent.paddingAboveHeader, section)
    addView(.header, section, height: extent.headerHeight)
    if hasRows {
      for row in layout.table.sections[section].rows.indices {
        guard WorkProgress.advance() else { return }
        addRow(row, section)
      }
    } else {
      if layout.table.sections[section].rows.count > 1 { add(.gap, "rowSpacing", extent.rowSpacing, section) }
      y = extent.footerTop
    }
    addView(.footer, section, height: extent.footerHeight)
    add(.gap, "sectionInsetBottom", extent.insetBottom, section)
  }

  private mutating func addRow(_ row: Int, _ section: Int) {
    let extent = layout.sections[section]
    if row > 0 { add(.gap, "rowSpacing", extent.rowTop(row) - y, section, row) }
    guard let frame = layout.row(at: Table.IndexPath(row: row, section: section)) else { return }
    add(.gap, "insetTop", frame.background.y - y, section, row)
    add(.row, "row", frame.background.height, section, row)
    add(.gap, "insetBottom", frame.frame.maxY - y, section, row)
  }

  /// Adds a header or footer: one gap if it has no text, else the text between its margins.
  private mutating func addView(_ kind: HeaderFooterKind, _ section: Int, height: Points) {
    let info = layout.table.sections[section].info
    guard let text = info.text(of: kind) else {
      return add(.gap, untitledName(kind, section), height, section)
    }
    let look = layout.environment.look(of: info)
    let lines = headers.lines(text, kind: kind, look: look)
    let margins = headers.margins(kind, viewHeight: height, lineCount: lines.count, look: look)
    let textHeight = height - margins.top - margins.bottom
    let isHeader = kind == .header
    let (above, below): (Metric, Metric) =
      !layout.environment.isGrouped
      ? (.plainHeaderMargin, .plainHeaderMargin)
      : isHeader ? (.headerTopMargin, .headerBottomMargin) : (.footerTopMargin, .footerBottomMargin)
    // A title is next to its rows, so a spacing between sections is above the title.
    let isSpaced = isHeader && isSpaced(above: section) && layout.environment.isGrouped
    add(.gap, isSpaced ? "sectionSpacing" : above.rawValue, margins.top, section)
    add(isHeader ? .headerText : .footerText, isHeader ? "header" : "footer", textHeight, section)
    add(.gap, below.rawValue, margins.bottom, section)
  }

  /// Whether the space between a section and the one above is set.
  private func isSpaced(above section: Int) -> Bool {
    let isShared = layout.table.info.host.sharesSectionSpacing
    return section > 0
      && (isShared ? [section - 1, section] : [section]).contains {
        layout.table.look(ofSection: $0)[.sectionSpacing] != nil
      }
  }

  private func untitledName(_ kind: HeaderFooterKind, _ section: Int) -> String {
    let info = layout.table.sections[section].info
    switch kind {
    case .header:
      let given = GivenHeight(.header, info, layout.environment)
      if given.isFixed { return "headerHeight" }
      if isSpaced(above: section) { return "sectionSpacing" }
      if given.isAutomatic, !layout.environment.isGrouped {
        return Metric.automaticPlainHeaderHeight.rawValue
      }
      return (section == 0 ? layout.environment.firstSectionTopMetric : .untitledHeaderHeight).rawValue
    case .footer:
      if GivenHeight(.footer, info, layout.environment).isFixed { return "footerHeight" }
      let isLast = section == layout.sections.count - 1
      return (isLast ? Metric.untitledLastFooterHeight : .untitledFooterHeight).rawValue
    }
  }

  private mutating func add(
    _ kind: VerticalPart.Kind, _ name: String, _ height: Points, _ section: Int? = nil, _ row: Int? = nil
  ) {
    guard height != .zero else { return }
    parts.append(
      VerticalPart(kind: kind, name: name, top: y, height: height, section: section, row: row))
    y += height
  }
}

extension LaidOutTable {
  /// Every part of the content's height; the sum is the height of ``contentSize``.
  package var verticalParts: [VerticalPart] { VerticalParts(self).parts }

  /// The named gaps in a section's height, without those inside its rows.
  ///
  /// - Parameter hasRows: whether to include each gap between its rows; otherwise there is one. Default:
  ///   true.
  package func sectionGaps(_ section: Int, hasRows: Bool = true) -> [FrameTree.Gap] {
    VerticalParts.ofSection(section, in: self, hasRows: hasRows).compactMap { part in
      guard part.kind == .gap else { return nil }
      return FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: directed(span(of: section, y: part.top, height: part.height)))
    }
  }

  /// The longest name of a vertical gap.
  package static let longestGapName = Metric.untitledLastFooterHeight.rawValue

  /// The named gaps outside of sections.
  package var tableGaps: [FrameTree.Gap] {
    VerticalParts(self, hasSections: false).parts.filter { $0.kind == .gap }.map { part in
      FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: Rect(x: .zero, y: part.top, width: environment.width, height: part.height))
    }
  }
}
