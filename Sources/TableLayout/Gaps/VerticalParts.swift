// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// One of the stacked pieces that a table's height is the sum of, from top to bottom without gap or overlap.
package struct VerticalPart: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    case tableHeaderView, tableFooterView
    /// The text of a header or a footer.
    case headerText, footerText
    /// A row's background.
    case row
    /// Empty space; its name says which rule made it.
    case gap
  }

  package let kind: Kind
  /// A gap's name: the constant or the setting that it comes from, such as `firstSectionTop`.
  package let name: String
  /// Points from the top of the content.
  package let top: Points
  /// Points.
  package let height: Points
  /// The section that it belongs to, and the row within it.
  package let section: Int?
  package let row: Int?

  package var bottom: Points { top + height }
}

/// Walks a laid-out table from top to bottom and names every piece of its height.
struct VerticalParts {
  private let layout: LaidOutTable
  private let headers: HeaderFooterMetrics<Points>
  private(set) var parts: [VerticalPart] = []
  private var y = Points.zero

  /// - Parameter hasSections: whether the pieces of the sections are wanted, too.
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

  /// The pieces of one section.
  ///
  /// - Parameter hasRows: whether those of its rows are wanted, too; else the gap between rows comes once.
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
    guard let frame = layout.rowFrame(at: Table.IndexPath(row: row, section: section)) else { return }
    add(.gap, "insetTop", frame.background.minY - y, section, row)
    add(.row, "row", frame.background.height, section, row)
    add(.gap, "insetBottom", frame.frame.maxY - y, section, row)
  }

  /// A header or footer: one gap where it has no text, else the text between its margins.
  private mutating func addView(_ kind: HeaderFooterKind, _ section: Int, height: Points) {
    let info = layout.table.sections[section].info
    let text = kind == .header ? info.header : info.footer
    guard let text else { return add(.gap, untitledName(kind, section), height, section) }
    let look = layout.environment.look(of: info)
    let lines = headers.lines(text, kind: kind, look: look)
    let margins = headers.margins(kind, viewHeight: height, lineCount: lines.count, look: look)
    let textHeight = height - margins.top - margins.bottom
    let isPlain = !layout.environment.isGrouped
    switch kind {
    case .header:
      let name = isPlain ? Metric.plainHeaderMargin : .headerTopMargin
      add(.gap, name.rawValue, margins.top, section)
      add(.headerText, "header", textHeight, section)
      add(.gap, (isPlain ? .plainHeaderMargin : Metric.headerBottomMargin).rawValue, margins.bottom, section)
    case .footer:
      let name = isPlain ? Metric.plainHeaderMargin : .footerTopMargin
      add(.gap, name.rawValue, margins.top, section)
      add(.footerText, "footer", textHeight, section)
      add(.gap, (isPlain ? .plainHeaderMargin : Metric.footerBottomMargin).rawValue, margins.bottom, section)
    }
  }

  private func untitledName(_ kind: HeaderFooterKind, _ section: Int) -> String {
    let info = layout.table.sections[section].info
    switch kind {
    case .header:
      if GivenHeight(.header, info, layout.environment).isFixed { return "headerHeight" }
      if section > 0, layout.table.look(ofSection: section)[.sectionSpacing] != nil {
        return "sectionSpacing"
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
  /// Every piece of the content's height by name: together they are ``contentSize``'s height.
  package var verticalParts: [VerticalPart] { VerticalParts(self).parts }

  /// The named gaps of a section's height but for those inside its rows.
  ///
  /// - Parameter hasRows: whether each gap between its rows is wanted; else such a gap comes once.
  package func sectionGaps(_ section: Int, hasRows: Bool = true) -> [FrameTree.Gap] {
    VerticalParts.ofSection(section, in: self, hasRows: hasRows).compactMap { part in
      guard part.kind == .gap else { return nil }
      return FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: directed(span(of: section, y: part.top, height: part.height)))
    }
  }

  /// What the longest name is that such a gap has.
  package static let longestGapName = Metric.untitledLastFooterHeight.rawValue

  /// The named gaps that belong to no section.
  package var tableGaps: [FrameTree.Gap] {
    VerticalParts(self, hasSections: false).parts.filter { $0.kind == .gap }.map { part in
      FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: Rect(x: .zero, y: part.top, width: environment.width, height: part.height))
    }
  }
}
