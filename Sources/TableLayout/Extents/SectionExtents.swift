// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The sections of a table from top to bottom.
package struct SectionExtents: Sendable, RandomAccessCollection {
  private let heights: StackedHeights<SectionStackingRule>
  /// y of the first section, in points.
  private let top: Points
  /// The height of the content in points.
  let contentHeight: Points

  /// - Parameter former: the sections of an earlier state in the same environment, with the same look of the
  ///   table. Unchanged parts are taken from it.
  init(_ table: Table, in environment: LayoutEnvironment, after former: SectionExtents?) {
    let stack = SectionStack<Points>(table: table, environment: environment)
    top = stack.top(below: nil)
    heights = StackedHeights(
      table.sections, after: former?.heights, by: SectionStackingRule(stack: stack.bare))
    contentHeight = stack.contentHeight(below: table.sections.isEmpty ? nil : top + heights.height)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { heights.count }

  /// A section with its place in content coordinates.
  package subscript(index: Int) -> SectionExtent {
    guard let (extent, above) = heights.entry(at: index) else { preconditionFailure("no such section") }
    var placed = extent
    placed.top = top + above
    return placed
  }

  /// Points above and below each row, header and footer that contain everything that is drawn of it.
  var reach: Points { heights.reach }

  /// The first section that ends below `y`, in content coordinates; `nil` if all end above.
  func index(endingBelow y: Points) -> Int? { heights.index(endingBelow: y - top) }
}

/// Computes the heights of sections.
struct SectionStackingRule: StackingRule, Sendable {
  /// It has a table without sections: only the settings that all sections share are used.
  let stack: SectionStack<Points>

  private var environment: LayoutEnvironment { stack.environment }

  var aboveAll: SectionNeighbor { .none }
  var belowAll: SectionNeighbor { .none }

  func above(_ previous: @autoclosure () -> Section) -> SectionNeighbor {
    // In UIKit's lists, the space above a section depends only on its own settings.
    environment.info.host.sharesSectionSpacing ? stack.neighbor(previous()) : .section(spacing: nil)
  }

  func below(_ next: @autoclosure () -> Section) -> SectionNeighbor { stack.neighbor(next()) }

  /// The value of a section whose top is 0.
  func value(
    of section: Section, above: SectionNeighbor, below: SectionNeighbor,
    former: (element: Section, value: SectionExtent)?
  ) -> SectionExtent {
    guard WorkProgress.advance() else { return flatValue(of: section) }
    let known = former.flatMap { $0.element.info.look == section.info.look ? $0.value.rows : nil }
    let rule = RowStackingRule(look: environment.look(of: section.info), environment: environment)
    let rows = StackedHeights(section.rows, after: known, by: rule)
    var extent = stack.section(section.info, at: .zero, above: above, below: below, rows: rows)
    extent.reach = max(rows.reach, environment.reach(ofLabelsOf: section.info, rule.look))
    return extent
  }

  func flatValue(of section: Section) -> SectionExtent {
    SectionExtent(
      top: .zero, paddingAboveHeader: .zero, headerHeight: .zero, footerHeight: .zero,
      rows: StackedHeights(flat: section.rows.count), rowSpacing: .zero)
  }

  static func height(of extent: SectionExtent) -> Points { extent.height }

  static func reach(of extent: SectionExtent) -> Points { extent.reach }

  func isUnchanged(_ old: Section, _ new: Section) -> Bool {
    old.rows.root.isIdentical(to: new.rows.root) && old.info == new.info
  }
}

/// The values of a row that a layout keeps, in points.
struct RowExtent: Sendable {
  /// The cell's height.
  var height: Points
  /// Points above and below the cell that contain everything that is drawn of the row.
  var reach: Points
}

/// Computes the heights of rows.
struct RowStackingRule: StackingRule, Sendable {
  /// The section's look, which is also the look of most rows.
  let look: ResolvedLook
  let environment: LayoutEnvironment
  /// The reach of rows with this look whose texts have one line.
  private let reach: Points

  init(look: ResolvedLook, environment: LayoutEnvironment) {
    self.look = look
    self.environment = environment
    reach = environment.reach(of: look)
  }

  /// Whether a row is above the first one or below the last one: false.
  var aboveAll: Bool { false }
  var belowAll: Bool { false }

  func above(_ previous: @autoclosure () -> Row) -> Bool { true }

  func below(_ next: @autoclosure () -> Row) -> Bool { true }

  func value(
    of row: Row, above: Bool, below: Bool, former: (element: Row, value: RowExtent)?
  ) -> RowExtent {
    guard WorkProgress.advance() else { return flatValue(of: row) }
    let look = self.look.over(row.look, in: environment)
    let position = RowPosition(isFirst: !above, isLast: !below)
    let margins = RowMargins<Points>(look: look, position: position, in: environment)
    let content = RowContent<Points>(row: row, look: look, environment: environment, position: position)
    return RowExtent(
      height: content.cellHeight(margins: margins),
      reach: (row.look.isEmpty ? reach : environment.reach(of: look))
        + environment.reach(ofTextsOf: row, look))
  }

  func flatValue(of row: Row) -> RowExtent { RowExtent(height: .zero, reach: .zero) }

  static func height(of value: RowExtent) -> Points { value.height }

  static func reach(of value: RowExtent) -> Points { value.reach }

  func isUnchanged(_ old: Row, _ new: Row) -> Bool { old == new }
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
  func section(_ index: Int, at top: N, rows: StackedHeights<RowStackingRule>) -> SectionSum<N> {
    let sections = table.sections
    return section(
      sections[index].info, at: top, above: neighbor(index > 0 ? sections[index - 1] : nil),
      below: neighbor(index + 1 < sections.count ? sections[index + 1] : nil), rows: rows)
  }

  func section(
    _ info: Section.Info, at top: N, above: SectionNeighbor, below: SectionNeighbor,
    rows: StackedHeights<RowStackingRule>
  ) -> SectionSum<N> {
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

  /// The same without the sections, for owners that keep it.
  var bare: Self { Self(table: Table(info: table.info), environment: environment) }

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
