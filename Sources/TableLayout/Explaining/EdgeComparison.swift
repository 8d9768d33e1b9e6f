// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The frames above and below the sections, and the looks of everything outside of the rows.
struct EdgeComparison {
  /// In the order in which differences are listed.
  let frames: [(part: LayoutDifference.Part, frame: Rect?)]
  private let looks: [Place: SeenLooks]

  private struct Place: Hashable {
    let part: LayoutDifference.Part
    var section: Int?
  }

  init(_ layout: LaidOutTable) {
    let edges = layout.tableEdgeFrames
    let bars = layout.bottomBarTrees
    let tabBar = bars.first { $0.bar == .tabBar }
    frames =
      [
        (.navigationBar, layout.navigationBarTree?.frame), (.statusBar, layout.statusBarRect),
        (.homeIndicator, layout.homeIndicatorRect), (.tableHeaderView, edges.header),
        (.tableFooterView, edges.footer), (.sheet, layout.sheetRect),
        (.contentUnavailable, layout.contentUnavailableTree?.frame),
        (.tabBar, tabBar?.frame), (.toolbar, bars.first { $0.bar != .tabBar }?.frame),
      ]
    var items: [Place: [DisplayItem]] = [:]
    layout.forEachGroupBetweenRows { group, _ in
      for item in group.items {
        let part = item.part(bar: tabBar == nil ? .toolbar : .tabBar)
        items[Place(part: part, section: item.section), default: []].append(item)
      }
    }
    looks = items.mapValues(SeenLooks.init)
  }

  /// The looks in which a part differs; none if one side lacks the part.
  ///
  /// - Parameters:
  ///   - section: the part's section; `nil` outside of the sections.
  ///   - former: the section's former index.
  func looks(
    of part: LayoutDifference.Part, section: Int? = nil, since old: EdgeComparison, former: Int? = nil
  ) -> [LayoutDifference.Look] {
    guard let before = old.looks[Place(part: part, section: former)],
      let after = looks[Place(part: part, section: section)]
    else { return [] }
    return after.differences(from: before)
  }
}

extension DisplayItem {
  /// The part of the table to which an item outside of the rows belongs.
  ///
  /// - Parameter bar: the bar at the screen's end.
  fileprivate func part(bar: LayoutDifference.Part) -> LayoutDifference.Part {
    switch role {
    case .footer, .pinnedFooter: .footer
    case .tableHeader: .tableHeaderView
    case .tableFooter: .tableFooterView
    case .navigationBar, .navigationTitle, .navigationButton, .searchField, .bottomSearchField: .navigationBar
    case .bottomBar, .topTabBar: bar
    case .statusBar: .statusBar
    case .homeIndicator: .homeIndicator
    case .contentUnavailable: .contentUnavailable
    case .sheet: .sheet
    default: section == nil ? .table : .header
    }
  }
}
