import Geometry
import TableModel
import WorkProgress

/// Stacks the sections of a table: the whole vertical arithmetic.
struct SectionExtents {
  private(set) var sections: [SectionExtent] = []
  /// Points, the height of the content.
  private(set) var contentHeight: Points = .zero

  init(_ table: Table, in environment: LayoutEnvironment) {
    let headers = HeaderFooterMetrics(environment: environment)
    var y = table.info.tableHeaderView?.height ?? .zero
    sections.reserveCapacity(table.sections.count)
    for (index, section) in table.sections.enumerated() {
      guard WorkProgress.advance() else {
        // Cancelled: what is left is flat, so that whoever asks for it still finds a place.
        sections.append(.flat(at: y, rowCount: section.rows.count))
        continue
      }
      let tableLook = EffectiveLook(table.look(ofSection: index), in: environment)
      let next = index + 1 < table.sections.count
      let nextSpacing =
        next ? EffectiveLook(table.look(ofSection: index + 1), in: environment).sectionSpacing : nil
      var extent = Self.rows(of: section, look: table.look(ofSection: index), in: environment)
      extent.top = y
      extent.headerHeight = Self.headerHeight(
        section.info, look: tableLook, isFirst: index == 0, headers: headers, environment)
      extent.footerHeight = Self.footerHeight(
        section.info, look: tableLook, isLast: !next, isFollowedBySpacing: nextSpacing != nil,
        headers: headers, environment)
      // UIKit counts the padding only for sections that have a header.
      let hasHeader = section.info.header != nil || (section.info.headerHeight ?? .zero) > .zero
      extent.paddingAboveHeader = hasHeader ? Self.paddingAboveHeader(environment) : .zero
      y = extent.bottom
      sections.append(extent)
    }
    y += table.info.tableFooterView?.height ?? .zero
    if environment.isGrouped, (table.info.tableFooterView?.height ?? .zero) <= .zero, !sections.isEmpty {
      y += environment.metric(.bottomPadding)
    }
    contentHeight = y + table.info.contentInsetBottom
  }

  private static func paddingAboveHeader(_ environment: LayoutEnvironment) -> Points {
    if let padding = environment.info.sectionHeaderTopPadding { return padding }
    switch environment.style {
    case .plain: return environment.metric(.plainSectionHeaderTopPadding)
    case .grouped, .insetGrouped, .cards: return environment.metric(.groupedSectionHeaderTopPadding)
    }
  }

  private static func headerHeight(
    _ info: Section.Info, look: EffectiveLook, isFirst: Bool, headers: HeaderFooterMetrics,
    _ environment: LayoutEnvironment
  ) -> Points {
    // In grouped styles a delegate's 0 means "the default", so only a positive height counts.
    if let height = info.headerHeight, height > .zero || !environment.isGrouped { return height }
    let gap = isFirst ? nil : look.sectionSpacing
    guard let title = info.header else {
      return gap ?? headers.untitledHeight(.header, isFirst: isFirst)
    }
    let lines = headers.lines(title, kind: .header, insets: look.insets)
    return headers.titledHeight(.header, lineCount: lines.count, isFirst: isFirst, leadingGap: gap)
  }

  private static func footerHeight(
    _ info: Section.Info, look: EffectiveLook, isLast: Bool, isFollowedBySpacing: Bool,
    headers: HeaderFooterMetrics, _ environment: LayoutEnvironment
  ) -> Points {
    if let height = info.footerHeight, height > .zero || !environment.isGrouped { return height }
    guard let text = info.footer else {
      return isFollowedBySpacing ? .zero : headers.untitledHeight(.footer, isFirst: false, isLast: isLast)
    }
    let lines = headers.lines(text, kind: .footer, insets: look.insets)
    return headers.titledHeight(
      .footer, lineCount: lines.count, isFirst: false, leadingGap: isFollowedBySpacing ? .zero : nil)
  }

  private static func rows(of section: Section, look: Look, in environment: LayoutEnvironment)
    -> SectionExtent
  {
    let sectionLook = EffectiveLook(look, in: environment)
    let spacing = environment.style == .cards ? .zero : sectionLook.rowSpacing
    var bottoms: [Points] = []
    bottoms.reserveCapacity(section.rows.count)
    var y = Points.zero
    let count = section.rows.count
    for (index, row) in section.rows.enumerated() {
      guard WorkProgress.advance() else {
        bottoms += Array(repeating: y, count: count - index)
        break
      }
      let rowLook = row.look.isEmpty ? sectionLook : EffectiveLook(row.look.over(look), in: environment)
      let position = RowPosition(row: index, count: count)
      let margins = RowMargins(look: rowLook, position: position, style: environment.style)
      let content = RowContent(row: row, look: rowLook, environment: environment, position: position)
      y += content.cellHeight(margins: margins)
      bottoms.append(y)
      if index < count - 1 { y += spacing }
    }
    return SectionExtent(
      top: .zero, paddingAboveHeader: .zero, headerHeight: .zero, footerHeight: .zero, rowBottoms: bottoms,
      rowSpacing: spacing)
  }
}
