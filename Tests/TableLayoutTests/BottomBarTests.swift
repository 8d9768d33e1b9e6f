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

  // MARK: - The search tab

  private func setSearchTab(_ info: inout Table.Info, tabs: Int = 4, at place: Int = 4) {
    info.bottomBars.tabs = (0..<tabs).map { _ in button("Home", symbol: "house") }
    var search = button("Search")
    search[given: .tabRole] = .search
    info.bottomBars.tabs?.insert(search, at: min(place, tabs))
  }

  /// Source: pixels of a published picture, 402 wide, with four tabs.
  @Test func `a search tab has a circle at the trailing end, and the capsule the rest of the width`() throws {
    for place in [0, 4] {
      let found = layout(.iOS26, width: 402) { setSearchTab(&$0, at: place) }
      let bars = try #require(BottomBarArrangement<Points>(found))
      #expect(bars.tabSurfaces.map(\.rect.minX) == [21, 319])
      #expect(bars.tabSurfaces.map(\.rect.maxX) == [311, 381])
      let item = try #require(found.bottomBarTrees.first).items[place]
      #expect(item.title == "Search" && item.label == nil)
      #expect(item.symbol?.midX == 350 && item.symbol?.midY == bars.tabSurfaces[1].rect.midY)
      let middle = Point(x: 350, y: item.frame.midY)
      #expect(found.surrounding(at: middle)?.part == "item \(place)")
      #expect(Explainer(found).explain(.x, ofItem: place, in: .tabBar)?.value == 323)
    }
  }

  @Test func `few tabs beside a search tab have a short capsule at the leading end`() throws {
    for isMirrored in [false, true] {
      let found = layout(.iOS26, width: 402) {
        setSearchTab(&$0, tabs: 2)
        $0.traits.direction = isMirrored ? .rightToLeft : .leftToRight
        $0.bottomBars.tabs?[2][given: .badgeValue] = "3"
      }
      let capsule = try #require(BottomBarArrangement<Points>(found)).tabSurfaces[0].rect
      #expect(capsule.minX == 21 && (capsule.width.doubleValue - (188 + 8 - 25.0 / 3)).magnitude < 0.01)
      let item = try #require(found.bottomBarTrees.first).items[2]
      #expect(item.frame.midX == (isMirrored ? 52 : 350))
      #expect(item.badge != nil)
    }
    let alone = layout(.iOS26, width: 402) { setSearchTab(&$0, tabs: 0) }
    #expect(try #require(BottomBarArrangement<Points>(alone)).tabSurfaces.map(\.rect.minX) == [319])
  }

  @Test func `before iOS 26 a search tab is among the others, with a magnifying glass by default`() throws {
    let found = layout(.iOS15) { setSearchTab(&$0, tabs: 2, at: 1) }
    let items = try #require(found.bottomBarTrees.first).items
    #expect(items.map(\.frame.width) == [131, 131, 131])
    #expect(items[1].symbol != nil && items[1].label?.midX == 393 / 2)
    #expect(found.displayList().items.contains { $0.content.symbolName == "magnifyingglass" })
  }

  @Test func `at the top, a search tab is at the end and shows its symbol alone`() throws {
    let items = try #require(padLayout { setSearchTab(&$0, tabs: 2, at: 0) }.bottomBarTrees.first).items
    #expect(items[0].label == nil && items[0].symbol != nil)
    #expect(items[0].frame.minX >= items[2].frame.maxX && items[2].frame.minX > items[1].frame.minX)
  }

  @Test func `a tab bar has only one search tab`() throws {
    let found = layout(.iOS26, width: 402) {
      setSearchTab(&$0, tabs: 2, at: 0)
      $0.bottomBars.tabs?[2][given: .tabRole] = .search
    }
    #expect(try #require(found.bottomBarTrees.first).items.map { $0.label == nil } == [true, false, false])
  }

  // MARK: - The search field in the toolbar

  private func setTools(_ info: inout Table.Info, _ items: [Element]) {
    info.navigation.title = "Inbox"
    info.navigation.search = "Search"
    info.bottomBars.toolbarItems = items
  }

  @Test func `in iOS 26 the search field has the place of the toolbar's first flexible space`() throws {
    let found = layout(.iOS26, width: 402) {
      setTools(
        &$0, [button("Filter", symbol: "line.3.horizontal"), Element(.spacer), button("New", symbol: "plus")])
    }
    let field = try #require(found.navigationBarTree?.searchField)
    let bars = try #require(BottomBarArrangement<Points>(found))
    #expect(bars.surfaces.map(\.frame.rect.minX) == [28, 402 - 28 - 48])
    #expect(
      bars.surfaces.map(\.frame.rect.size) == [Size(width: 48, height: 48), Size(width: 48, height: 48)])
    #expect(field.minX == 84 && field.maxX == 402 - 84 && field.height == 48)
    #expect(bars.surfaces.allSatisfy { $0.frame.rect.minY == field.minY })
    #expect(found.pictureRect.maxY - field.maxY == 28)
    #expect(
      found.surrounding(at: Point(x: 200, y: field.midY)).map { [$0.surrounding.words, $0.part] }
        == ["navigation bar", "search field"])
    #expect(found.surrounding(at: Point(x: 50, y: field.midY))?.part == "item 0")
    #expect(Explainer(found).explain(.searchX)?.value == 84)
    #expect(Explainer(found).explainHeight(of: .toolbar)?.value == 76)
    #expect(Explainer(found).explainNavigationBar()?.terms.last?.origin.contains("why toolbar") == true)
  }

  @Test func `one row below the content has both, and without a flexible space the field is at the end`()
    throws
  {
    let found = layout(.iOS26, width: 402, isWhole: false) { setTools(&$0, [button("Edit")]) }
    let bare = layout(.iOS26, width: 402, isWhole: false) {
      setTools(&$0, [])
      $0.navigation.search = nil
    }
    #expect(found.pictureSize.height - bare.pictureSize.height == 76)
    let item = try #require(found.bottomBarTrees.first?.items.first)
    let field = try #require(found.navigationBarTree?.searchField)
    #expect(field.minX > item.frame.maxX && field.maxX == 402 - 28)
    let spaced = layout(.iOS26, width: 402) {
      setTools(
        &$0, [Element(.spacer), button("A", symbol: "plus"), Element(.spacer), button("B", symbol: "trash")])
    }
    let surfaces = try #require(BottomBarArrangement<Points>(spaced)).surfaces.map(\.frame.rect)
    #expect(surfaces[1].minX - surfaces[0].maxX == 8 && surfaces[1].maxX == 402 - 28)
  }

  @Test func `beside a tab bar, on iPads and before iOS 26, the field isn't in the toolbar`() throws {
    let tabbed = layout(.iOS26) {
      setTools(&$0, [button("Edit")])
      setTabs(&$0)
    }
    let field = try #require(tabbed.navigationBarTree?.searchField)
    #expect(tabbed.bottomBarTrees.allSatisfy { $0.frame.minY > field.maxY })
    for found in [
      padLayout(.iOS26) { setTools(&$0, [button("Edit")]) },
      layout(.iOS15) { setTools(&$0, [button("Edit")]) },
    ] {
      #expect(try #require(found.navigationBarTree?.searchField).maxY <= 100)
    }
  }

  @Test func `an empty state is above a toolbar with a search field`() throws {
    func middle(_ change: (inout Table.Info) -> Void) throws -> Points {
      var info = layout(.iOS26, change).table.info
      info.contentUnavailable.text = "No Mail"
      return try #require(LaidOutTable(Table(info: info)).tree(of: .contentUnavailable)).frame.midY
    }
    let alone = try middle {
      $0.navigation.title = "Inbox"
      $0.navigation.search = "Search"
    }
    #expect(try middle { setTools(&$0, [button("Edit")]) } == alone)
  }
}

extension DisplayItem.Content {
  fileprivate var symbolName: String? {
    if case .symbol(let symbol) = self, case .named(let name) = symbol.kind { name } else { nil }
  }
}
