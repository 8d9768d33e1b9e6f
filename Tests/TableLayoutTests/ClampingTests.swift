// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

/// Radii without enough room, by the rules of UIKit and of CSS and Skia.
struct ClampingTests {
  private func limited(_ radius: Points, _ corners: CornerMask, _ width: Points, _ height: Points)
    -> CornerRadii
  {
    CornerRadii(radius: radius, corners: corners).limited(to: Size(width: width, height: height), by: .css)
  }

  @Test func `CSS shrinks all radii by one factor`() {
    #expect(limited(30, .all, 100, 40) == CornerRadii(radius: 20, corners: .all))
    #expect(limited(20, .all, 100, 40) == CornerRadii(radius: 20, corners: .all))
    // Two corners of one long side: each short side holds one radius.
    #expect(limited(40, .bottom, 200, 40) == CornerRadii(radius: 40, corners: .bottom))
    #expect(limited(60, .bottom, 200, 40) == CornerRadii(radius: 40, corners: .bottom))
    #expect(limited(60, .bottom, 90, 80) == CornerRadii(radius: 45, corners: .bottom))
    #expect(limited(100, .topLeft, 200, 40) == CornerRadii(radius: 40, corners: .topLeft))
    let mixed = CornerRadii(topLeft: 30, topRight: 10, bottomLeft: 30, bottomRight: 0)
    #expect(
      mixed.limited(to: Size(width: 200, height: 40), by: .css)
        == CornerRadii(topLeft: 20, topRight: Points(20.0 / 3), bottomLeft: 20, bottomRight: 0))
  }

  @Test func `UIKit limits to half of the shorter side, whichever corners are round`() {
    let radii = CornerRadii(radius: 40, corners: .bottom)
    #expect(
      radii.limited(to: Size(width: 200, height: 40), by: .uiKit) == CornerRadii(radius: 20, corners: .bottom)
    )
  }

  @Test func `without room there is no radius`() {
    for clamping in CornerClamping.allCases {
      let radii = CornerRadii(radius: 10, corners: .all).limited(to: Size(width: 0, height: 40), by: clamping)
      #expect(radii == .zero)
    }
  }

  @Test func `a table may use either rule`() {
    var table = Tables.make([2], look: Tables.look { $0[.cornerRadius] = 40 })
    #expect(LaidOutTable(table).rowTree(.init(row: 0, section: 0))?.cornerRadii.topLeft == 22)
    table.info.look[.cornerClamping] = .css
    #expect(LaidOutTable(table).rowTree(.init(row: 0, section: 0))?.cornerRadii.topLeft == 40)
  }

  @Test func `a bezier path gets the requested radius, because its shape depends on it`() throws {
    let look = Tables.look {
      $0[.cornerRadius] = 64
      $0[.cornerCurve] = .bezierPath
    }
    let list = LaidOutTable(Tables.make([1], look: look)).displayList()
    let background = try #require(list.items.first { $0.role == .rowBackground })
    guard case .fill(let outline, _) = background.content else { return }
    #expect(outline.radii.topLeft == 64)
    // Regime 2: the straight edge ends where the unlimited radius would begin.
    guard case .move(let start) = CornerPath(outline).elements[0] else { return }
    #expect(abs(start.x - (20 + 64 * 1.52866483)) < 0.001)
  }
}
