// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

struct ClampingTests {
  @Test func `UIKit limits to half of the shorter side, whichever corners are round`() {
    let radii = CornerRadii(radius: 40, corners: .bottom)
    #expect(radii.limited(to: Size(width: 200, height: 40)) == CornerRadii(radius: 20, corners: .bottom))
    #expect(radii.limited(to: Size(width: 200, height: 90)) == radii)
    #expect(radii.limited(to: Size(width: 0, height: 40)) == .zero)
    let table = Tables.make([2], look: Tables.look { $0[.cornerRadius] = 40 })
    #expect(LaidOutTable(table).rowTree(.init(row: 0, section: 0))?.cornerRadii.topLeft == 22)
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
