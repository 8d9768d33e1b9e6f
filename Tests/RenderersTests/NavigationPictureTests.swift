// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

struct NavigationPictureTests {
  private func table(
    _ profile: Profile.ID = .iOS15, _ change: (inout Table.Info) -> Void = { _ in }
  ) -> Table {
    var table = Pictures.table(
      [(0..<30).map { Row(title: "Row \($0)") }], profile: profile, width: 390, scale: 3)
    table.info.traits.device = Device.ID("iPhone-14")
    table.info.traits.width = nil
    table.info.navigation.title = "Wi-Fi"
    table.info.navigation.back = "Settings"
    table.info.navigation.right = BarButtons.list("plus, Edit")
    change(&table.info)
    return table
  }

  /// The visible fills behind a bar.
  private func fills(_ table: Table) -> Int {
    Pictures.items(table, .navigationBar).filter { item in
      if case .fill(_, let paint) = item.content { paint.isVisible } else { false }
    }.count
  }

  @Test func `a bar has its title, its buttons and its arrow`() {
    let svg = Pictures.svg(table())
    #expect(svg.contains(">Wi-Fi</text>") && svg.contains(">Settings</text>") && svg.contains(">Edit</text>"))
    #expect(svg.contains("href=\"#chevron.backward.semibold\"") && svg.contains("href=\"#plus\""))
    // The title is semibold and centred.
    #expect(svg.contains("font-size=\"17\" font-weight=\"600\""))
    let large = Pictures.svg(table { $0.navigation.display = .large })
    #expect(large.contains("font-size=\"34\" font-weight=\"700\""))
  }

  @Test func `a back button of iOS 26 is an arrow on a round surface`() {
    let svg = Pictures.svg(table(.iOS26))
    #expect(!svg.contains(">Settings</text>") && svg.contains("href=\"#chevron.backward\""))
    // One surface for the arrow and one for both buttons.
    let surfaces = Pictures.items(table(.iOS26), .navigationBar).filter { item in
      if case .border = item.content { true } else { false }
    }
    #expect(surfaces.count == 2)
  }

  @Test func `a back button of iOS 6 is a plate with a pointed end on the leading side`() throws {
    func plates(_ direction: Direction) -> [Symbol] {
      Pictures.items(table(.iOS6) { $0.traits.direction = direction }, .navigationBar).compactMap { item in
        guard case .symbol(let symbol) = item.content, symbol.kind == .backPlate else { return nil }
        return symbol
      }
    }
    // An edge, and the metal inside.
    #expect(plates(.leftToRight).count == 2 && plates(.leftToRight).allSatisfy { !$0.isMirrored })
    let (outer, inner) = (plates(.leftToRight)[0].frame, plates(.leftToRight)[1].frame)
    #expect(outer.minX == 5 && outer.height == 30 && outer.minX < inner.minX && inner.maxX < outer.maxX)
    #expect(Pictures.svg(table(.iOS6)).contains("d=\"M5 22L"))
    let mirrored = plates(.rightToLeft)
    #expect(mirrored.allSatisfy(\.isMirrored) && mirrored[0].frame.maxX == 390 - 5)
    let svg = Pictures.svg(table(.iOS6) { $0.traits.direction = .rightToLeft })
    #expect(svg.contains("d=\"M385 22L"))
    #expect(plates(.leftToRight).first?.paint.isVisible == true)
  }

  @Test func `right to left, the arrow points the other way`() {
    #expect(
      Pictures.svg(table { $0.traits.direction = .rightToLeft }).contains(
        "href=\"#chevron.forward.semibold\""))
  }

  @Test(arguments: [
    (Profile.ID.iOS11, NavigationDisplay.large, Points?.none, true), (.iOS13, .large, nil, false),
    (.iOS13, .inline, nil, true), (.iOS13, .large, 200, true), (.iOS15, .inline, nil, false),
    (.iOS15, .inline, 0, false), (.iOS15, .inline, 200, true), (.iOS15, .large, 30, false),
    (.iOS15, .large, 200, true), (.iOS26, .inline, nil, false),
  ])
  func `a bar is opaque if the system's is`(
    profile: Profile.ID, display: NavigationDisplay, offset: Points?, isOpaque: Bool
  ) {
    let table = table(profile) {
      $0.navigation.display = display
      $0.navigation.back = nil
      $0.navigation.right = nil
      $0.contentOffset = offset
    }
    #expect((fills(table) > 0) == isOpaque)
  }

  @Test func `a custom background overrides the default`() {
    #expect(fills(table { $0.navigation.background = .opaque }) == 2)
    let scrolled = table {
      $0.navigation.background = .transparent
      $0.contentOffset = 200
    }
    #expect(fills(scrolled) == 0)
  }

  @Test(arguments: [
    (Profile.ID.iOS11, UInt8(0xF8), UInt8(0x1C)), (.iOS13, 0xFF, 0), (.iOS15, 0xFF, 0), (.iOS26, 0xFF, 0),
  ])
  func `an opaque bar is white or black since iOS 13, and coloured as the system's before`(
    profile: Profile.ID, light: UInt8, dark: UInt8
  ) {
    for (appearance, byte) in [(InterfaceStyle.light, light), (.dark, dark)] {
      let bar = Pictures.items(
        table(profile) {
          $0.navigation.background = .opaque
          $0.traits.appearance = appearance
        }, .navigationBar
      ).first
      guard case .fill(_, let paint) = bar?.content else {
        Issue.record("no bar")
        return
      }
      #expect(paint.red == byte && paint.alpha == 1000)
    }
  }

  @Test func `rows scroll under the bar, and a bar at rest is painted before them`() {
    func places(_ table: Table) -> (bar: Int, row: Int) {
      let roles = LaidOutTable(table).displayList().items.map(\.role)
      return (roles.firstIndex(of: .navigationTitle) ?? -1, roles.firstIndex(of: .rowBackground) ?? -1)
    }
    let rest = places(table())
    #expect(rest.bar >= 0 && rest.bar < rest.row)
    let scrolled = places(table { $0.contentOffset = 100 })
    #expect(scrolled.bar > scrolled.row)
  }

  @Test func `frames list the bar in content coordinates`() {
    let json = Pictures.json(table { $0.navigation.search = "Search" })
    #expect(json.contains("\"navigationBar\": {"))
    #expect(json.contains("\"display\": \"inline\"") && json.contains("\"symbol\": \"plus\""))
    #expect(json.contains("\"searchField\": {\"x\": 20, \"y\": -51"))
    #expect(!Pictures.json(Pictures.table([[Row(title: "A")]])).contains("navigationBar\": {"))
  }

  @Test(arguments: [(Profile.ID.iOS7, 5), (.iOS15, 10)])
  func `a search field has the round corners of its iOS version`(profile: Profile.ID, radius: Int) throws {
    let shapes = Pictures.items(table(profile) { $0.navigation.search = "Search" }, .searchField).compactMap {
      item in
      if case .fill(let outline, _) = item.content, outline.radii != .zero { outline } else { nil }
    }
    #expect(shapes.map(\.radii.topLeft) == [Points(radius)])
  }

  @Test func `frames list the drawn parts of the device`() {
    let json = Pictures.json(
      table {
        $0.screen.statusBar = true
        $0.screen.homeIndicator = true
      })
    #expect(json.contains("\"statusBar\": {\"x\": 0, \"y\": -91, \"width\": 390, \"height\": 47}"))
    // 8 points above the end of the screen, whose top is the status bar's.
    #expect(
      json.contains("\"homeIndicator\": {\"x\": 125.333, \"y\": 740, \"width\": 139.333, \"height\": 5}"))
    let without = Pictures.json(table())
    #expect(!without.contains("\"statusBar\": {") && !without.contains("\"homeIndicator\": {"))
  }
}

struct NavigationTextTests {
  private func table(_ profile: Profile.ID = .iOS15, _ change: (inout Table.Info) -> Void = { _ in }) -> Table
  {
    var table = Pictures.table([[Row(title: "Home"), Row(title: "Office")]], profile: profile, width: 300)
    table.info.navigation.title = "Wi-Fi"
    table.info.navigation.back = "Settings"
    table.info.navigation.right = BarButtons.list("plus")
    change(&table.info)
    return table
  }

  @Test func `a bar is a line above the rows`() {
    let lines = Pictures.text(table()).split(separator: "\n", omittingEmptySubsequences: false)
    let bar = String(lines[0])
    #expect(bar.contains("‹ Settings") && bar.contains("Wi-Fi") && bar.hasSuffix("+"))
    #expect(lines[1].isEmpty)
    #expect(lines.contains { $0.contains("Home") })
  }

  @Test func `a large title and a search field have their own lines`() {
    let lines = Pictures.text(
      table {
        $0.navigation.display = .large
        $0.navigation.search = "Search"
      }
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0].contains("‹ Settings") && !lines[0].contains("Wi-Fi"))
    #expect(lines[1].drop { $0 == " " } == "Wi-Fi")
    #expect(lines[2].contains("[") && lines[2].contains("Search") && lines[2].hasSuffix("]"))
  }

  @Test func `an opaque bar ends with a line, in ASCII too`() {
    let opaque = table { $0.navigation.background = .opaque }
    let lines = Pictures.text(opaque).split(separator: "\n").map(String.init)
    #expect(lines[1].allSatisfy { $0 == "─" } && lines[1].count == 50)
    let plain = Pictures.text(opaque, ascii: true)
    #expect(plain.utf8.allSatisfy { $0 < 0x80 })
    #expect(plain.split(separator: "\n")[1].allSatisfy { $0 == "-" })
    #expect(plain.contains("< Settings"))
    let star = table { $0.navigation.right = BarButtons.list("star") }
    #expect(Pictures.text(star, ascii: true).utf8.allSatisfy { $0 < 0x80 })
    #expect(Pictures.text(star).contains("★") || Pictures.text(star).contains("☆"))
  }

  @Test func `right to left, a bar is mirrored`() {
    let first = Pictures.text(table { $0.traits.direction = .rightToLeft }).prefix { $0 != "\n" }
    #expect(first.contains("Settings ›"))
    #expect(first.drop { $0 == " " }.first == "+")
  }

  @Test func `rows that are scrolled under the bar are not in the text`() {
    let text = Pictures.text(
      table {
        $0.contentOffset = 79
        $0.traits.height = 300
      })
    #expect(text.contains("Wi-Fi") && text.contains("Office") && !text.contains("Home"))
  }

  @Test func `the screen's time and home indicator are above and below the text`() {
    let text = Pictures.text(
      table {
        $0.traits.device = Device.ID("iPhone-15")
        $0.traits.width = nil
        $0.screen.statusBar = true
        $0.screen.homeIndicator = true
      })
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("9:41"))
    #expect(lines.last?.contains("───") == true)
  }
}
