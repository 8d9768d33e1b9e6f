// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

struct CornerTests {
  private func radii(_ table: Table) -> [CornerRadii] {
    LaidOutTable(table).frameTree().sections.flatMap(\.rows).map(\.cornerRadii)
  }

  @Test func `the outer rows of a group are rounded, an only row all around`() {
    #expect(
      radii(Tables.make([3, 1])) == [
        CornerRadii(radius: 10, corners: .top), .zero, CornerRadii(radius: 10, corners: .bottom),
        CornerRadii(radius: 10, corners: .all),
      ])
    #expect(radii(Tables.make([1], style: .grouped)) == [.zero])
  }

  @Test func `groups of iOS 26 have a radius of 26, so an only row of 52 is a capsule`() {
    #expect(radii(Tables.make([1], profile: .iOS26)) == [CornerRadii(radius: 26, corners: .all)])
  }

  @Test func `an only row may have its own radius, unless a nearer level sets one`() {
    var table = Tables.make(
      [1, 2],
      look: Tables.look {
        $0[.cornerRadius] = 12
        $0[.onlyRowCornerRadius] = 10
      })
    #expect(radii(table).map(\.maximum) == [10, 12, 12])
    table.sections[0].info.look[.cornerRadius] = 4
    #expect(radii(table)[0].topLeft == 4)
  }

  @Test func `an only row may have its own curve, unless a nearer level sets one`() {
    var table = Tables.make(
      [1, 2],
      look: Tables.look {
        $0[.cornerCurve] = .bezierPath
        $0[.onlyRowCornerCurve] = .circular
      })
    func curves() -> [CornerCurve] {
      LaidOutTable(table).frameTree().sections.flatMap(\.rows).map(\.cornerCurve)
    }
    #expect(curves() == [.circular, .bezierPath, .bezierPath])
    table.sections[0].info.look[.cornerCurve] = .continuous
    #expect(curves()[0] == .continuous)
    table.info.look = Tables.look { $0[.onlyRowCornerCurve] = .circular }
    table.sections[0].info.look = Look()
    #expect(curves() == [.circular, .continuous, .continuous])
  }

  @Test func `masked corners leave the others square`() {
    let look = Tables.look { $0[.maskedCorners] = [.topLeft] }
    #expect(radii(Tables.make([1], look: look)) == [CornerRadii(radius: 10, corners: .topLeft)])
  }

  @Test func `rows with space between them are separate groups`() {
    let layout = LaidOutTable(Tables.make([2], look: Tables.look { $0[.rowSpacing] = 6 }))
    let rows = layout.frameTree().sections[0].rows
    #expect(rows.allSatisfy { $0.cornerRadii == CornerRadii(radius: 10, corners: .all) })
    #expect(rows[1].frame.minY - rows[0].frame.maxY == 6)
    #expect(rows.allSatisfy { $0.separators.isEmpty })
  }

  @Test func `covers square the corners inside the group`() {
    let look = Tables.look {
      $0[.cornerRadius] = 15
      $0[.cornerTechnique] = .covers
      $0[.insetLeft] = 15
      $0[.insetRight] = 15
      $0[.insetBottom] = 1
    }
    let table = Tables.make([2], style: .plain, profile: .iOS6, width: 320, scale: 2, look: look)
    let rows = LaidOutTable(table).frameTree().sections[0].rows
    #expect(rows[0].frame == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(rows[0].background == Rect(x: 15, y: 0, width: 290, height: 43))
    // As in the code: bottom left at (rad, height − rad), bottom right at (width − rad of the inset layer).
    #expect(
      rows[0].cornerCovers == [
        Rect(x: 15, y: 28, width: 15, height: 15), Rect(x: 290, y: 28, width: 15, height: 15),
      ])
    #expect(rows[1].cornerCovers.map(\.minY) == [44, 44])
  }
}
