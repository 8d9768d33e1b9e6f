// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel
import WorkProgress

/// Stacks the sections of a table: the whole vertical arithmetic.
struct SectionExtents {
  private(set) var sections: [SectionExtent] = []
  /// Points, the height of the content.
  private(set) var contentHeight: Points = .zero

  init(_ table: Table, in environment: LayoutEnvironment) {
    let stack = SectionStack<Points>(table: table, environment: environment)
    sections.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      let top = stack.top(below: sections.last?.bottom)
      guard WorkProgress.advance() else {
        // Cancelled: what is left is flat, so that whoever asks for it still finds a place.
        sections.append(.flat(at: top, rowCount: section.rows.count))
        continue
      }
      sections.append(
        stack.section(index, at: top, rowSums: Self.rowSums(section, of: table, index, in: environment)))
    }
    contentHeight = stack.contentHeight(below: sections.last?.bottom)
  }

  /// How high each row and those above it are together.
  private static func rowSums(
    _ section: Section, of table: Table, _ index: Int, in environment: LayoutEnvironment
  ) -> [Points] {
    let look = table.look(ofSection: index)
    let sectionLook = EffectiveLook(look, in: environment)
    var sums: [Points] = []
    sums.reserveCapacity(section.rows.count)
    var y = Points.zero
    let count = section.rows.count
    for (index, row) in section.rows.enumerated() {
      guard WorkProgress.advance() else {
        sums += Array(repeating: y, count: count - index)
        break
      }
      let rowLook = row.look.isEmpty ? sectionLook : EffectiveLook(row.look.over(look), in: environment)
      let position = RowPosition(row: index, count: count)
      let margins = RowMargins<Points>(look: rowLook, position: position, style: environment.style)
      let content = RowContent<Points>(
        row: row, look: rowLook, environment: environment, position: position)
      y += content.cellHeight(margins: margins)
      sums.append(y)
    }
    return sums
  }
}

/// How sections stand one under the other, and what lies around their rows.
struct SectionStack<N: Measure>: Measuring {
  let table: Table
  let environment: LayoutEnvironment

  /// The top of a section under one that ends at `bottom`, or of the first one.
  func top(below bottom: N?) -> N { bottom ?? edgeView(\.tableHeaderView, "table header view").ifAny }

  /// A section whose rows are known.
  func section(_ index: Int, at top: N, rowSums: [Points]) -> SectionSum<N> {
    let info = table.sections[index].info
    let look = look(index)
    let next = index + 1 < table.sections.count ? self.look(index + 1) : nil
    let headers = HeaderFooterMetrics<N>(environment: environment)
    // UIKit counts the padding only for sections that have a header.
    let hasHeader = info.header != nil || (info.headerHeight ?? .zero) > .zero
    return SectionSum(
      top: top, paddingAboveHeader: hasHeader ? paddingAboveHeader : .zero,
      headerHeight: headers.headerHeight(info, look: look, isFirst: index == 0),
      footerHeight: headers.footerHeight(info, look: look, next: next), rowSums: rowSums,
      rowSpacing: environment.style == .cards ? .zero : look.length(.rowSpacing, "row spacing"))
  }

  /// The height of the content whose last section ends at `bottom`.
  func contentHeight(below bottom: N?) -> N {
    let footer: N = edgeView(\.tableFooterView, "table footer view")
    var height = top(below: bottom) + footer
    if environment.isGrouped, footer.points <= .zero, bottom != nil {
      height += metric(.bottomPadding, "bottom padding").ifAny
    }
    return height + N(table.info.contentInsetBottom, "content inset", .table(\.contentInsetBottom))
  }

  private func look(_ section: Int) -> EffectiveLook {
    EffectiveLook(table.look(ofSection: section), in: environment)
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
