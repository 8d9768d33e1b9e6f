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

  @Test func `rows that clip their content have a shadow of their own size`() {
    for path in ShadowPath.allCases {
      let shadow = shadows {
        $0[.shadow]?.path = path
        $0[.masksToBounds] = true
      }
      let radii = path == .bounds ? .zero : CornerRadii(radius: 10, corners: .all)
      #expect(shadow.map(\.outline.rect) == [Rect(x: 20, y: 35, width: 353, height: 44)])
      #expect(shadow.map(\.outline.radii) == [radii])
    }
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
