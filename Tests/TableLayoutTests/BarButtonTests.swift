// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// Buttons of navigation bars and toolbars with styles, colours and badges.
struct BarButtonTests {
  private func button(_ title: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var button = Element(.button)
    button[given: .elementTitle] = title
    change(&button)
    return button
  }

  private var done: Element { button("Done") { $0[given: .buttonStyle] = .filled } }

  private func layout(_ profile: Profile.ID, _ buttons: [Element]) -> LaidOutTable {
    var info = Table.Info(profile: profile, traits: Traits(device: Device.ID("iPhone-15")))
    info.screen.homeIndicator = true
    info.navigation.right = buttons
    info.bottomBars.toolbarItems = [Element(.spacer)] + buttons
    return LaidOutTable(Table(info: info, sections: [Section(rows: [Row(title: "A")])]))
  }

  private func bars(_ layout: LaidOutTable) throws -> [(
    items: [BarItem<Points>], surfaces: [BarSurface<Points>]
  )] {
    let bar = try #require(NavigationArrangement<Points>(layout))
    let bottom = try #require(BottomBarArrangement<Points>(layout))
    return [(bar.rightButtons, bar.surfaces), (bottom.tools, bottom.surfaces)]
  }

  @Test func `in iOS 26 a prominent button has a capsule of its own in its colour`() throws {
    var green = done
    green[given: .elementColor] = .semantic(.systemGreen)
    for bar in try bars(layout(.iOS26, [button("Undo"), button("Redo"), green])) {
      #expect(bar.surfaces.map(\.color) == [nil, .semantic(.systemGreen)])
      #expect(bar.items.map(\.color) == [.semantic(.label), .semantic(.label), .semantic(.white)])
      #expect(bar.items.map(\.label?.font.weight) == [.regular, .regular, .semibold])
      let gap = bar.surfaces[1].frame.x - bar.surfaces[0].frame.maxX
      #expect(gap > .zero)
    }
  }

  @Test func `before iOS 26 it is bold, in its colour, and has no badge`() throws {
    var badged = done
    badged[given: .badgeValue] = "3"
    for bar in try bars(layout(.iOS15, [button("Undo"), badged])) {
      #expect(bar.surfaces.isEmpty)
      #expect(bar.items.map(\.label?.font.weight) == [.regular, .semibold])
      #expect(bar.items[1].color == LayoutEnvironment(Table.Info()).look[.tintColor])
      #expect(bar.items[1].badge == nil)
    }
  }

  @Test func `disabled buttons are fainter, destructive ones red, and badges are at the upper side`() throws {
    let buttons = [
      button("Save") { $0[given: .isEnabled] = false },
      button("Delete") {
        $0[given: .buttonRole] = .destructive
        $0[given: .badgeValue] = "9"
      },
    ]
    let layout = layout(.iOS26, buttons)
    for bar in try bars(layout) {
      #expect(layout.environment.paint(bar.items[0].color).alpha == 500)
      #expect(bar.items[1].color == .semantic(.systemRed))
      let badge = try #require(bar.items[1].badge)
      #expect(badge.frame.y < bar.items[1].frame.y && badge.frame.maxX > bar.items[1].frame.maxX)
    }
    #expect(layout.navigationBarTree?.right[1].badge != nil)
  }
}
