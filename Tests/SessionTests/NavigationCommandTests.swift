// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import Testing

@testable import Session

struct NavigationCommandTests {
  @Test func `a bar can be set, shown, undone and removed`() {
    var test = TestSession()
    #expect(
      test.run("set-navigation large --title Settings --back Home --right \"plus, Edit\" --search Search")
        == "navigation large, navigation.title 'Settings', navigation.back 'Home', navigation.right 'plus, Edit', navigation.search 'Search' for the table\n"
    )
    var expected = Navigation()
    expected.title = "Settings"
    expected.display = .large
    expected.back = "Home"
    expected.right = BarButtons.list("plus, Edit")
    expected.search = "Search"
    #expect(test.session.table.info.navigation == expected)
    #expect(test.run("why navigation").contains("height of the navigation bar = 148 pt"))
    #expect(test.run("why navigation search height").contains("search height of the navigation bar = 36 pt"))
    #expect(test.run("why navigation left x").contains("the navigation bar has no left x"))
    #expect(test.run("set-navigation inline") == "navigation inline for the table\n")
    #expect(test.run("why navigation back x").contains("backArrowInset (general"))
    #expect(test.session.table.info.navigation.title == "Settings")
    _ = test.run("undo")
    #expect(test.session.table.info.navigation == expected)
    _ = test.run("set-navigation default")
    #expect(test.session.table.info.navigation == Navigation())
    #expect(test.run("why navigation").contains("there is no navigation bar"))
  }

  @Test func `bar buttons are set as a text or as a list`() {
    var test = TestSession()
    test.enter("set navigation.right [{button: Done, style: filled}, plus]")
    let buttons = test.session.table.info.navigation.right
    #expect(buttons?.map(\.isProminent) == [true, false] && buttons?.last?.barSymbol == "plus")
    test.enter("set-navigation --right \"gear, X\"")
    #expect(test.session.table.info.navigation.right == BarButtons.list("gear, X"))
    #expect(
      test.run("set navigation.right [{label: A}]").contains("a 'label' can't be in 'navigation.right'"))
    #expect(test.run("set navigation.right [gearshap]").contains("similar names: gearshape"))
    test.enter("unset navigation.right")
    #expect(test.session.table.info.navigation.right == nil)
  }

  @Test func `a line without an argument says what is missing`() {
    var test = TestSession()
    #expect(test.run("set-navigation").contains("error: missing NAVIGATION or an option"))
    #expect(test.run("set-screen").contains("error: missing SCREEN or an option"))
    #expect(test.run("set-navigation big").contains("error"))
  }

  @Test func `why gap top names the command that made the gap`() {
    var test = TestSession()
    test.enter("set-profile ios26", "unset section 0 header")
    #expect(test.run("why gap top").contains("'set-navigation' sets the bar above"))
    _ = test.run("set-navigation large --title Settings")
    let large = test.run("why gap top")
    #expect(large.contains("= 0 pt") && large.contains("'set-navigation large --title Settings'"))
    _ = test.run("set-navigation inline")
    #expect(test.run("why gap top").contains("firstSectionTopInline (measured"))
    _ = test.run("set-metric firstSectionTopInline 9")
    #expect(test.run("why gap top").contains("= 9 pt"))
  }

  @Test func `frames lists the bar above the rows`() {
    var test = TestSession()
    _ = test.run("set-navigation --title Wi-Fi --back Settings")
    let lines = test.run("frames").split(separator: "\n").prefix(5).map { $0.prefix { $0 != "-" } }
    #expect(lines.dropFirst().first?.hasPrefix("navigation bar (inline)") == true)
    #expect(lines.contains { $0.hasPrefix("back button") })
  }

  @Test func `the screen is set as a whole or in parts`() {
    var test = TestSession()
    _ = test.run("set-screen true")
    var expected = ScreenParts()
    expected.statusBar = true
    expected.homeIndicator = true
    #expect(test.session.table.info.screen == expected)
    _ = test.run("set-screen true --device-frame true")
    expected.deviceFrame = true
    #expect(test.session.table.info.screen == expected)
    _ = test.run("set-screen false")
    #expect(test.session.table.info.screen.homeIndicator == false)
    #expect(test.session.table.info.screen.deviceFrame == true)
    _ = test.run("set-screen default")
    #expect(test.session.table.info.screen == ScreenParts())
  }

  @Test func `a spec's short forms are read, and written if they say everything`() throws {
    let source = """
      version: 1
      style: insetGrouped
      navigation: large
      screen: true
      sections:
        - rows: [One]

      """
    let table = try SpecDecoder(fileName: "bar.yaml").decode(Array(source.utf8))
    #expect(table.info.navigation.display == .large)
    #expect(table.info.screen.homeIndicator == true && table.info.screen.statusBar == true)
    #expect(table.info.screen.deviceFrame == nil)
    let text = SpecEncoder.encode(table)
    #expect(text.contains("navigation: large\n") && text.contains("screen: true\n"))
    #expect(try SpecDecoder(fileName: "bar.yaml").decode(Array(text.utf8)) == table)
  }
}
