// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import Testing

/// Bars at the screen's end on the double of UIKit.
extension ExportedBehaviourTests {
  /// A tab bar with a search tab, which is selected, and one without.
  private static let tabBars = """
    Log.lines = []
    let screen = UIViewController()
    for isSearch in [true, false] {
      let tabs = [BarTab("Home", symbol: "house", badge: "3"), BarTab("Search", isSearch: isSearch)]
      let bar = UITabBarController.tabs(tabs, showing: screen, at: 1)
      for tab in bar.tabs { Log.note("\\(type(of: tab)) \\(tab.title) \\(tab.badgeValue ?? "-")") }
      if let selected = bar.selectedTab { Log.note("selected \\(selected.title) \\(selected.viewController === screen)") }
      for controller in bar.viewControllers ?? [] {
        Log.note("item \\(controller.tabBarItem?.title ?? "-") \\(controller.tabBarItem?.badgeValue ?? "-")")
      }
      if !isSearch { Log.note("selected \\(bar.selectedIndex) \\(bar.viewControllers?[1] === screen)") }
    }
    """

  static func barRuns() throws -> [(key: String, run: ExportedRun)] {
    let tools = "toolbarItems: [{button: Filter}, spacer, {button: New}], sections: [{rows: [A]}]"
    func run(_ key: String, _ text: String) throws -> (String, ExportedRun) {
      let table = try SpecDecoder(fileName: key).decode(Array("{\(text)}".utf8))
      return (key, ExportedRun(name: key, table: table))
    }
    return [
      ("tab bars", ExportedRun(name: "tabBars", table: Table(sections: [Section()]), statements: tabBars)),
      try run("toolsWithSearch", "navigation: {title: A, search: Search}, \(tools)"),
      try run("toolsAlone", "navigation: {title: A}, \(tools)"),
      try run(
        "toolsWithTabs", "tabBar: {tabs: [{button: A}]}, navigation: {title: A, search: Search}, \(tools)"),
    ]
  }

  @Test func `a search tab is one of UIKit's, and other tab bars keep their items`() throws {
    #expect(
      try Self.facts("tab bars").log == [
        "UITab Home 3", "UISearchTab Search -", "selected Search true", "item Home 3", "item Search -",
        "selected 1 true",
      ])
  }

  @Test func `the search field is in the place of the toolbar's flexible space, but not beside a tab bar`()
    throws
  {
    #expect(try Self.facts("toolsWithSearch").tools == ["Filter", "search field", "New"])
    #expect(try Self.facts("toolsAlone").tools == ["Filter", "flexibleSpace", "New"])
    #expect(try Self.facts("toolsWithTabs").tools == ["Filter", "flexibleSpace", "New"])
  }
}
