// SPDX-License-Identifier: GPL-3.0-or-later

import TableLint
import TableModel
import TableSpec
import Testing

/// Findings about the items of bars.
struct BarLintTests {
  private func messages(_ rule: String, _ table: String) throws -> [String] {
    let table = try SpecDecoder(fileName: "t").decode(Array("{\(table), sections: [{rows: [a]}]}".utf8))
    return Linter.findings(in: table, from: .note).filter { $0.rule == rule }.map(\.message)
  }

  @Test(arguments: [
    ("profile: ios17, navigation: {right: [{button: Send, color: '#999999'}]}", "'Send' of navigation.right"),
    (
      "profile: ios17, tintColor: '#FFD60A', toolbarItems: [{button: Add, image: plus}]",
      "'plus' of toolbarItems"
    ),
    (
      "profile: ios26, navigation: {left: [{button: Send, style: filled, color: '#FFD60A'}]}",
      "white on #FFD60A"
    ),
  ])
  func `a colour with little contrast is found`(table: String, words: String) throws {
    #expect(try messages("CONTRAST", table).contains { $0.contains(words) })
  }

  @Test func `disabled buttons and UIKit's own colours are no findings`() throws {
    let buttons = "{right: [{button: Send, color: '#999999', isEnabled: false}, plus]}"
    #expect(try messages("CONTRAST", "profile: ios17, navigation: \(buttons)").isEmpty)
  }

  @Test(arguments: [(7, []), (8, ["8 tabs are 40 pt wide; Apple's minimum for touch targets is 44 pt"])])
  func `narrow tabs are one finding`(count: Int, expected: [String]) throws {
    let tabs = Array(repeating: "{button: A}", count: count).joined(separator: ", ")
    #expect(try messages("TAP-TARGET", "traits: {width: 320}, tabBar: {tabs: [\(tabs)]}") == expected)
  }

  private static let search = "{button: A, image: gear, tabRole: search}"

  @Test(arguments: [
    (
      "profile: ios15, tabBar: {tabs: [\(search)]}",
      ["0.tabRole has no effect: a search tab looks like the others before iOS 26"]
    ),
    (
      "profile: ios26, tabBar: {tabs: [\(search), \(search)]}",
      ["1.tabRole has no effect: another tab is the search tab already"]
    ),
    ("profile: ios26, tabBar: {tabs: [\(search)]}", []),
    ("profile: ios15, tabBar: {tabs: [{button: A, tabRole: search}]}", []),
  ])
  func `a search tab without an effect is found`(table: String, expected: [String]) throws {
    #expect(try messages("NO-EFFECT", table) == expected.map { "tabBar.tabs." + $0 })
  }

  @Test func `advice about a list is a line that the shell reads`() throws {
    let text =
      "{profile: ios15, toolbarItems: [plsu, spacer], tabBar: {tabs: [\(Self.search)]}, sections: [{rows: [a]}]}"
    let findings = Linter.findings(in: try SpecDecoder(fileName: "t").decode(Array(text.utf8)), from: .note)
    let lines = findings.flatMap(\.advice).flatMap(\.lines)
    #expect(
      lines.contains("set toolbarItems ['plus', 'spacer']")
        || lines.contains("set toolbarItems ['plus', spacer]"), "\(lines)")
    #expect(lines.contains("set tabBar.tabs [{button: 'A', image: 'gear'}]"), "\(lines)")
  }
}
