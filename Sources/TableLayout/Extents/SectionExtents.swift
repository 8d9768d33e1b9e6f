// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The sections of a table from top to bottom.
package struct SectionExtents: Sendable, RandomAccessCollection {
  private var sections: [SectionExtent] = []
  /// The height of the content in points.
  let contentHeight: Points

  /// If the work is cancelled, the remaining sections have no rows' heights.
  init(_ table: Table, in environment: LayoutEnvironment) {
    let stack = SectionStack<Points>(table: table, environment: environment)
    sections.reserveCapacity(table.sections.count)
    var top = stack.top(below: nil)
    for (index, section) in table.sections.enumerated() {
      let look = environment.look(of: section.info)
      let rows = RowStack(section.rows, look: look, environment: environment)
      let extent = stack.section(index, at: top, rows: rows)
      top = extent.bottom
      sections.append(extent)
    }
    contentHeight = stack.contentHeight(below: sections.isEmpty ? nil : top)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { sections.count }

  /// A section with its place in content coordinates.
  package subscript(index: Int) -> SectionExtent { sections[index] }

  /// The first section that ends below `y`, in content coordinates; `nil` if all end above.
  func index(endingBelow y: Points) -> Int? {
    let section = sections.partitioningIndex { $0.bottom > y }
    return section < sections.count ? section : nil
  }
}

/// The section above or below another one, as far as the space between them depends on it.
enum SectionNeighbor: Hashable, Sendable {
  /// There is none.
  case none
  /// It has a spacing in points, its own or the table's; `nil` if neither sets one.
  case section(spacing: Points?)

  /// Points; `nil` if there is no section, or none is set.
  var spacing: Points? { if case .section(let spacing) = self { spacing } else { nil } }
}

extension ListHost {
  /// Whether neighbours share the space between them.
  ///
  /// Source: Apple's documentation of SwiftUI's `listSectionSpacing(_:)`: if adjacent sections have different
  /// spacing, each applies half of its own above and below; a section without explicit spacing applies that of
  /// its neighbour. A spacing of the list counts as the own one of each section that sets none.
  package var sharesSectionSpacing: Bool {
    switch self {
    case .uiKit, .collectionView: false
    case .swiftUI, .form, .settings: true
    }
  }
}

/// Stacks a table's sections and the views above and below them.
struct SectionStack<N: Measure>: Measuring, Sendable {
  let table: Table
  let environment: LayoutEnvironment

  /// y of a section below one that ends at `bottom`, or of the first section.
  func top(below bottom: N?) -> N { bottom ?? edgeView(\.tableHeaderView, "table header view").ifAny }

  /// A section of the table whose rows' heights are known.
  func section(_ index: Int, at top: N, rows: RowStack) -> SectionSum<N> {
    let sections = table.sections
    let info = sections[index].info
    let above = neighbor(index > 0 ? sections[index - 1] : nil)
    let below = neighbor(index + 1 < sections.count ? sections[index + 1] : nil)
    let look = environment.look(of: info)
    let headers = HeaderFooterMetrics<N>(environment: environment)
    // UIKit counts the padding only for sections that have a header.
    let hasHeader = info.header != nil || GivenHeight(.header, info, environment).isPositive
    return SectionSum(
      top: top, insetTop: look.given.length(.sectionInsetTop, "section inset") ?? .zero,
      insetBottom: look.given.length(.sectionInsetBottom, "section inset") ?? .zero,
      paddingAboveHeader: hasHeader ? paddingAboveHeader : .zero,
      headerHeight: headers.headerHeight(info, look: look, above: above),
      footerHeight: headers.footerHeight(info, look: look, below: below), rows: rows,
      rowSpacing: environment.style == .cards ? .zero : look.length(.rowSpacing, "row spacing"))
  }

  /// The height of the content if its last section ends at `bottom`.
  func contentHeight(below bottom: N?) -> N {
    let footer: N = edgeView(\.tableFooterView, "table footer view")
    var height = top(below: bottom) + footer
    if environment.isGrouped, footer.points <= .zero, bottom != nil {
      height += metric(.bottomPadding, "bottom padding").ifAny
    }
    return height + N(table.info.contentInsetBottom, "content inset", .table(\.contentInsetBottom))
  }

  /// A section as a neighbour.
  func neighbor(_ section: Section?) -> SectionNeighbor {
    guard let section else { return .none }
    let look = InheritedLook(table: table.info.look, section: section.info.look)
    return .section(spacing: look[.sectionSpacing])
  }

  private func edgeView(
    _ path: KeyPath<Table.Info, TableEdgeView?>, _ name: String
  ) -> N {
    table.info[keyPath: path].map { N($0.height, name, .table(path)) } ?? .zero
  }

  private var paddingAboveHeader: N {
    if let padding = environment.info.sectionHeaderTopPadding {
      return N(padding, "padding above", .table(\.sectionHeaderTopPadding)).ifAny
    }
    switch environment.style {
    case .plain: return metric(.plainSectionHeaderTopPadding, "padding above").ifAny
    case .grouped, .insetGrouped, .cards:
      return metric(.groupedSectionHeaderTopPadding, "padding above").ifAny
    }
  }
}
