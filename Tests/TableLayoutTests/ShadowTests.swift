// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import Testing

struct ShadowTests {
  private func shadows(_ change: (inout Look) -> Void) -> [DropShadow] {
    let look = Tables.look {
      $0[.shadow] = Shadow(color: .semantic(.black), radius: 4, opacity: 500, offset: Point(x: 0, y: 2))
      change(&$0)
    }
    return LaidOutTable(Tables.make([1], look: look)).displayList().items.compactMap { item in
      if case .shadow(let shadow) = item.content { return shadow }
      return nil
    }
  }

  @Test func `a layer that clips also clips its own shadow`() {
    let plain = shadows { _ in }
    #expect(plain.count == 1)
    let clipped = shadows { $0[.shadow]?.layer = .same }
    #expect(clipped.isEmpty)
    let unclipped = shadows {
      $0[.shadow]?.layer = .same
      $0[.masksToBounds] = false
    }
    #expect(unclipped.count == 1)
    let square = shadows {
      $0[.shadow]?.layer = .same
      $0[.cornerRadius] = 0
    }
    #expect(square.count == 1)
    let separate = shadows { $0[.masksToBounds] = true }
    #expect(separate.count == 1)
  }

  @Test func `a path keeps the size for which it was made`() {
    let stale = shadows {
      $0[.shadow]?.path = .bounds
      $0[.shadow]?.pathSize = Size(width: 320, height: 30)
    }
    #expect(stale.map(\.outline) == [Outline(rect: Rect(x: 20, y: 35, width: 320, height: 30))])
    let fresh = shadows { $0[.shadow]?.path = .bounds }
    #expect(fresh.map(\.outline) == [Outline(rect: Rect(x: 20, y: 35, width: 353, height: 44))])
  }

  @Test func `content is cut off at the corners if requested`() {
    func clips(_ masks: Bool?) -> [DisplayItem] {
      let look = Tables.look {
        $0[.masksToBounds] = masks
        $0[.separatorSectionEdges] = true
      }
      return LaidOutTable(Tables.make([1], look: look)).displayList().items.filter { $0.clip != nil }
    }
    #expect(clips(nil).isEmpty)
    #expect(clips(false).isEmpty)
    #expect(clips(true).filter { $0.role == .separator }.count == 2)
    #expect(clips(true).allSatisfy { $0.clip?.radii == CornerRadii(radius: 10, corners: .all) })
  }
}
