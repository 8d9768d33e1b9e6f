// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The named vertical gaps of one section, from top to bottom: all of its height but the texts of its header and its footer
/// and the backgrounds of its rows. A gap of a header or a footer is named after the first constant or setting in its terms.
struct SectionGaps {
  private let layout: LaidOutTable
  private let section: SectionLayout
  /// A frame of the section's width at y = 0, left to right.
  private let span: Rect
  private(set) var gaps: [FrameTree.Gap] = []

  /// - Parameter hasRows: whether to include each gap between its rows; otherwise there is one.
  init(_ index: Int, in layout: LaidOutTable, hasRows: Bool) {
    self.layout = layout
    section = layout.section(index)
    span = layout.span(of: index, y: .zero, height: .zero)
    let extent = section.extent
    let sum = layout.sum(ofSection: index, at: Traced(extent.top, "", .layout))
    add("sectionInsetTop", from: extent.top, to: extent.top + extent.insetTop)
    add("sectionHeaderTopPadding", from: extent.top + extent.insetTop, to: extent.headerTop)
    addView(.header, sum.headerHeight)
    if hasRows {
      addRows()
    } else if section.section.rows.count > 1 {
      add("rowSpacing", from: extent.rowsTop, to: extent.rowsTop + extent.rowSpacing)
    }
    addView(.footer, sum.footerHeight)
    add("sectionInsetBottom", from: extent.bottom - extent.insetBottom, to: extent.bottom)
  }

  private mutating func add(_ name: String, from top: Points, to bottom: Points) {
    guard top != bottom else { return }
    var frame = span
    frame.origin.y = top
    frame.size.height = bottom - top
    gaps.append(FrameTree.Gap(name: name, axis: .vertical, frame: layout.directed(frame)))
  }

  private mutating func addRows() {
    var bottom = section.extent.rowsTop
    for index in section.section.rows.indices {
      guard WorkProgress.advance() else { return }
      let row = section.row(at: index)
      add("rowSpacing", from: bottom, to: row.frame.y)
      add("insetTop", from: row.frame.y, to: row.background.y)
      add("insetBottom", from: row.background.maxY, to: row.frame.maxY)
      bottom = row.frame.maxY
    }
  }

  /// Adds a header or footer: one gap if it has no text, else the space above and below the text.
  private mutating func addView(_ kind: HeaderFooterKind, _ height: Traced) {
    let (top, bottom) = (section.extent.view(kind).top, section.extent.view(kind).top + height.points)
    let info = section.section.info
    let metrics = HeaderFooterMetrics<Traced>(environment: section.environment)
    guard let text = metrics.text(kind, info, look: section.look) else {
      return add(height.gapName ?? "", from: top, to: bottom)
    }
    let count = metrics.lines(text, kind: kind, info, look: section.look).count
    let margins = metrics.margins(kind, info, viewHeight: height, lineCount: count, look: section.look)
    // A set height makes the usual margins larger or smaller.
    let usual = metrics.marginMetrics(kind, section.look)
    let isFixed = GivenHeight(kind, info, section.environment).isFixed
    func name(_ margin: Traced, _ usual: Metric) -> String {
      (isFixed ? nil : margin.gapName) ?? usual.rawValue
    }
    add(name(margins.top, usual.above), from: top, to: top + margins.top.points)
    add(name(margins.bottom, usual.below), from: bottom - margins.bottom.points, to: bottom)
  }
}

extension Traced {
  /// The name of a gap of this length.
  fileprivate var gapName: String? { terms.lazy.compactMap(\.gapName).first }
}

extension Traced.Term {
  fileprivate var gapName: String? { source.gapName ?? parts.lazy.compactMap(\.gapName).first }
}

extension TermSource {
  /// The constant or the setting that makes a gap; `nil` for flags and rules, which only round or replace one.
  fileprivate var gapName: String? {
    switch self {
    case .metric(let metric): metric.rawValue
    case .look(let setting), .otherSection(let setting, _): setting.name
    case .section(\.headerHeight), .table(\.sectionHeaderHeight): "headerHeight"
    case .section(\.footerHeight), .table(\.sectionFooterHeight): "footerHeight"
    case .joined(let sources, _): sources.lazy.compactMap(\.gapName).first
    default: nil
    }
  }
}

extension LaidOutTable {
  /// A section, summed up again with terms below those of its top.
  func sum(ofSection index: Int, at top: Traced) -> SectionSum<Traced> {
    SectionStack<Traced>(table: table, environment: environment)
      .section(index, at: top, rows: sections[index].rows)
  }

  /// The named gaps in a section's height, without those inside its rows.
  ///
  /// - Parameter hasRows: whether to include each gap between its rows; otherwise there is one. Default:
  ///   true.
  package func sectionGaps(_ section: Int, hasRows: Bool = true) -> [FrameTree.Gap] {
    SectionGaps(section, in: self, hasRows: hasRows).gaps
  }

  /// The longest name of a vertical gap.
  package var longestGapName: String {
    (environment.isGrouped ? Metric.untitledLastFooterHeight : .automaticPlainHeaderHeight).rawValue
  }

  /// The named gaps outside of sections, all of which are at the content's end.
  package var tableGaps: [FrameTree.Gap] {
    let (bottom, inset) = (contentSize.height, table.info.contentInsetBottom)
    let edges = tableEdgeFrames
    let top = edges.footer?.maxY ?? sections.last?.bottom ?? edges.header?.maxY ?? .zero
    return [
      (Metric.bottomPadding.rawValue, top, bottom - inset), ("contentInsetBottom", bottom - inset, bottom),
    ]
    .filter { $0.1 != $0.2 }.map { name, top, bottom in
      FrameTree.Gap(
        name: name, axis: .vertical,
        frame: Rect(x: .zero, y: top, width: environment.width, height: bottom - top))
    }
  }
}
