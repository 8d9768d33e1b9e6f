// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The row that `scrollTo` brings to the top of the visible part, as `scrollToRow(at:at:animated:)` with `.top`: below the bar
/// and, in a plain table, below its section's pinned header. The content's end limits it.
struct ScrollTarget<N: Measure> {
  /// Points from the content's top to the top of the visible part.
  let offset: N

  /// `nil` if the table isn't scrolled to a row that is shown.
  init?(_ table: Table, _ sections: SectionExtents) {
    guard table.info.contentOffset == nil, let path = table.scrollTarget else { return nil }
    // As if scrolled: bars then end at the screen's end.
    let environment = LayoutEnvironment(table.info, pictures: table.pictures, scrolledTo: .zero)
    let section = sections[path.section]
    let pinned = table.info.style == .plain ? section.headerHeight : .zero
    let row = N(section.rowTop(path.row), "y of row \(path)", .table(\.scrollTo))
    let top = row - N(pinned, "pinned header", .rule("see 'why section \(path.section) header'")).ifAny
    guard top.points > .zero else {
      offset = .zero
      return
    }
    // Scrolling collapses the bar before it hides content.
    let bar = NavigationBarSum<Points>(environment: environment)
    let hasBar = environment.navigationDisplay != .none
    let collapsible = hasBar ? bar.wholeSearch + bar.wholeLargeTitle : .zero
    let whole = top + N(collapsible, "part of the bar that collapses", .layout).ifAny
    guard let height = environment.height else {
      offset = whole
      return
    }
    let room =
      height - environment.heightCovered(byBar: hasBar ? bar.bar : nil)
      - max(environment.safeArea.bottom, environment.heightBelowContent)
    let last = max(.zero, sections.contentHeight + collapsible + environment.refreshHeight - room)
    offset = whole - N(max(.zero, whole.points - last), "below the content's end", .layout).ifAny
  }
}

extension LayoutEnvironment {
  /// Points of the table's bounds above the visible part. A bar has the top safe area above it, drawn or not.
  ///
  /// - Parameter bar: the navigation bar's height; `nil` without one.
  func heightCovered(byBar bar: Points?) -> Points {
    (bar ?? tabRowHeight).map { safeArea.top + $0 } ?? heightAboveBar
  }
}
