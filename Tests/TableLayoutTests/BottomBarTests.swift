// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// The tab bar and the toolbar at the screen's end.
struct BottomBarTests {
  private func button(_ title: String, symbol: String? = nil) -> Element {
    var button = Element(.button)
    button[given: .elementTitle] = title
    button[given: .elementImage] = symbol.map { RowImage(symbol: $0) }
    return button
  }

  private func layout(
    _ profile: Profile.ID, width: Points? = nil, isWhole: Bool = true, style: TableStyle = .insetGrouped,
    _ change: (inout Table.Info) -> Void
  ) -> LaidOutTable {
    var info = Table.Info(style: style, profile: profile, traits: Traits(device: Device.ID("iPhone-15")))
    info.traits.width = width
    info.screen.homeIndicator = isWhole ? true : nil
    change(&info)
    var section = Section(rows: (0..<40).map { Row(title: "Row \($0)") })
    section.info.footer = "Footer"
    return LaidOutTable(Table(info: info, sections: [section]))
  }

  private func setTabs(_ info: inout Table.Info) {
    info.bottomBars.tabs = ["house", "magnifyingglass", "gear"].map { button("Tab", symbol: $0) }
  }

  /// Source: pixels of a published picture, 420 wide.
  @Test func `a floating tab bar has the frames of a real one`() throws {
    let bar = try #require(layout(.iOS26, width: 420, setTabs).bottomBarTrees.first)
    #expect((bar.frame.width.doubleValue - 820.0 / 3).magnitude < 0.01)
    #expect((bar.frame.midX.doubleValue - 210).magnitude < 0.01)
    #expect(bar.frame.height == 62)
    let middle = try #require(bar.items[1].symbol).midY - bar.frame.minY
    #expect(middle == 24.2)
    #expect((bar.items[1].frame.minX - bar.items[0].frame.minX).doubleValue.rounded() == 86)
  }

  @Test func `a tab bar before iOS 26 spans the screen and covers the home indicator's safe area`() throws {
    let found = layout(.iOS15, setTabs)
    let bar = try #require(found.bottomBarTrees.first)
    #expect(bar.frame == Rect(x: 0, y: found.pictureRect.maxY - 83, width: 393, height: 83))
    #expect(bar.items.map(\.frame.width) == [131, 131, 131])
    let short = layout(.iOS15, isWhole: false, setTabs)
    #expect(short.pictureSize.height == short.contentSize.height + 49)
  }

  @Test func `footers of a plain table stay above the bars`() {
    let bare = layout(.iOS15, style: .plain) { _ in }
    let found = layout(.iOS15, style: .plain, setTabs)
    #expect(
      bare.visibleRectForFooter(inSection: 0).minY - found.visibleRectForFooter(inSection: 0).minY == 83)
  }

  private func padLayout(
    _ profile: Profile.ID = .iOS26, width: Points? = nil, _ change: (inout Table.Info) -> Void = { _ in }
  ) -> LaidOutTable {
    layout(profile, width: width) {
      $0.traits.device = Device.ID("iPad-Pro-11-M4")
      $0.navigation.display = .inline
      setTabs(&$0)
      change(&$0)
    }
  }

  @Test func `an iPad's tab bar is in the row of the navigation bar`() throws {
    let found = padLayout { $0.navigation.right = [button("Edit")] }
    let bar = try #require(found.bottomBarTrees.first)
    let navigation = try #require(found.navigationBarTree)
    #expect(bar.frame.midX == 417)
    #expect(bar.frame.height == 44)
    #expect((bar.frame.midY - navigation.right[0].frame.midY).doubleValue.magnitude < 0.5)
    #expect(bar.items.allSatisfy { $0.symbol == nil && $0.label != nil && $0.frame.midY == bar.frame.midY })
    #expect(bar.frame.minX < bar.items[0].frame.minX && bar.items[2].frame.maxX < bar.frame.maxX)
    let bare = padLayout { $0.bottomBars = .empty }
    #expect(found.pictureSize == bare.pictureSize)
    #expect(found.surrounding(at: Point(x: bar.frame.midX, y: bar.frame.midY))?.surrounding == .tabBar)
  }

  @Test func `an iPad's tabs without a navigation bar have a row of their own`() throws {
    let found = padLayout {
      $0.navigation.display = nil
      $0.contentOffset = 0
    }
    let bar = try #require(found.bottomBarTrees.first)
    #expect(found.viewTop == -54)
    #expect(bar.frame.minY == -54)
    #expect(found.visibleRect.height == found.environment.height.map { $0 - 86 })
  }

  @Test func `an iPad's tabs and title are between the buttons`() throws {
    let found = padLayout {
      $0.navigation.back = "Back"
      $0.navigation.title = "Title"
      $0.navigation.right = Array(repeating: button("Done"), count: 7)
    }
    let bar = try #require(found.bottomBarTrees.first)
    let navigation = try #require(found.navigationBarTree)
    #expect(bar.frame.maxX <= navigation.right[0].frame.minX)
    #expect(try #require(navigation.title).frame.maxX <= bar.frame.minX)
    #expect(try #require(navigation.backButton).maxX <= navigation.title?.frame.minX ?? 0)
  }

  @Test func `a badge at the top is after the tab's title`() throws {
    let found = padLayout { $0.bottomBars.tabs?[0][given: .badgeValue] = "3" }
    let items = try #require(found.bottomBarTrees.first).items
    let badge = try #require(items[0].badge)
    #expect(badge.minX > (try #require(items[0].label)).maxX)
    #expect(badge.maxX < items[0].frame.maxX)
  }

  @Test func `an iPad's tab bar is at the screen's end in compact widths and before iOS 26`() throws {
    for found in [padLayout(width: 600), padLayout(.iOS15)] {
      let bar = try #require(found.bottomBarTrees.first)
      #expect(bar.frame.minY > 0)
      #expect(bar.items.allSatisfy { $0.symbol != nil })
    }
  }

  @Test func `flexible spaces share the free width of a toolbar`() throws {
    let found = layout(.iOS15) {
      $0.bottomBars.toolbarItems = [
        Element(.spacer), button("Add", symbol: "plus"), Element(.spacer),
      ]
    }
    let bar = try #require(found.bottomBarTrees.first)
    #expect(bar.items.map(\.frame.midX) == [393 / 2 as Points])
    #expect(bar.frame.height == 78)
  }
}
