// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel
import Testing

@testable import TableLayout

/// Navigation bars as they are drawn.
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
    table.info.navigation.right = "plus, Edit"
    change(&table.info)
    return table
  }

  private func items(_ table: Table, _ role: DisplayItem.Role) -> [DisplayItem] {
    LaidOutTable(table).displayList().items.filter { $0.role == role }
  }

  /// The visible fills behind a bar.
  private func fills(_ table: Table) -> Int {
    items(table, .navigationBar).filter { item in
      if case .fill(_, let paint) = item.content { paint.isVisible } else { false }
    }.count
  }

  @Test func `a bar has its title, its buttons and its arrow`() {
    let svg = Pictures.svg(table())
    #expect(svg.contains(">Wi-Fi</text>") && svg.contains(">Settings</text>") && svg.contains(">Edit</text>"))
    #expect(svg.contains("href=\"#chevron.backward\"") && svg.contains("href=\"#plus\""))
    // Its title is semibold and in the middle.
    #expect(svg.contains("font-size=\"17\" font-weight=\"600\""))
    let large = Pictures.svg(table { $0.navigation.display = .large })
    #expect(large.contains("font-size=\"34\" font-weight=\"700\""))
  }

  @Test func `a back button of iOS 26 is an arrow on a round surface`() {
    let svg = Pictures.svg(table(.iOS26))
    #expect(!svg.contains(">Settings</text>") && svg.contains("href=\"#chevron.backward\""))
    // One surface for the arrow, one for both buttons.
    let surfaces = items(table(.iOS26), .navigationBar).filter { item in
      if case .border = item.content { true } else { false }
    }
    #expect(surfaces.count == 2)
  }

  @Test func `right to left the arrow points the other way`() {
    #expect(Pictures.svg(table { $0.traits.direction = .rightToLeft }).contains("href=\"#chevron.forward\""))
  }

  @Test(arguments: [
    (Profile.ID.iOS11, NavigationDisplay.large, Points?.none, true), (.iOS13, .large, nil, false),
    (.iOS13, .inline, nil, true), (.iOS13, .large, 200, true), (.iOS15, .inline, nil, false),
    (.iOS15, .inline, 0, false), (.iOS15, .inline, 200, true), (.iOS15, .large, 30, false),
    (.iOS15, .large, 200, true), (.iOS26, .inline, nil, false),
  ])
  func `a bar is opaque when the system's is`(
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

  @Test func `a background of one's own wins`() {
    #expect(fills(table { $0.navigation.background = .opaque }) == 2)
    let scrolled = table {
      $0.navigation.background = .transparent
      $0.contentOffset = 200
    }
    #expect(fills(scrolled) == 0)
  }

  @Test func `rows go under the bar, and a bar at rest is painted before them`() {
    func places(_ table: Table) -> (bar: Int, row: Int) {
      let roles = LaidOutTable(table).displayList().items.map(\.role)
      return (roles.firstIndex(of: .navigationTitle) ?? -1, roles.firstIndex(of: .rowBackground) ?? -1)
    }
    let rest = places(table())
    #expect(rest.bar >= 0 && rest.bar < rest.row)
    let scrolled = places(table { $0.contentOffset = 100 })
    #expect(scrolled.bar > scrolled.row)
  }

  @Test func `frames tell the bar in content coordinates`() {
    let json = Pictures.json(table { $0.navigation.search = "Search" })
    #expect(json.contains("\"navigationBar\": {"))
    #expect(json.contains("\"display\": \"inline\"") && json.contains("\"symbol\": \"plus\""))
    #expect(json.contains("\"searchField\": {\"x\": 20, \"y\": -51"))
    #expect(!Pictures.json(Pictures.table([[Row(title: "A")]])).contains("navigationBar\": {"))
  }
}
