// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport
import Testing

/// Values for regular widths: the devices that have them, and the levels that they replace.
struct RegularWidthTests {
  @Test(arguments: [
    ("iPhone-15", Orientation.portrait, nil, SizeClass.compact), ("iPhone-15", .landscape, nil, .compact),
    ("iPhone-15-Plus", .portrait, nil, .compact), ("iPhone-15-Plus", .landscape, nil, .regular),
    ("iPhone-11", .landscape, nil, .regular), ("iPhone-8-Plus", .landscape, nil, .regular),
    ("iPhone-17", .landscape, nil, .compact), ("iPhone-17-Pro-Max", .landscape, nil, .regular),
    ("iPhone-Duo", .portrait, nil, .regular), ("iPhone-Duo-cover", .landscape, nil, .compact),
    ("iPad-mini", .portrait, nil, .regular), ("iPad-Air", .portrait, 320, .compact),
    ("iPad-Pro-12.9", .landscape, 639, .compact), ("iPad-Pro-12.9", .landscape, 678, .regular),
    ("iPhone-15", .portrait, 900, .compact),
  ])
  func `the size class follows the device, its orientation and its window`(
    device: String, orientation: Orientation, width: Points?, sizeClass: SizeClass
  ) {
    let traits = Traits(device: Device.ID(device), width: width, orientation: orientation)
    #expect(traits.horizontalSizeClass == sizeClass)
  }

  private static func table(_ device: String) -> Table {
    var table = Tables.make([2, 1], style: .insetGrouped)
    table.info.traits = Traits(device: Device.ID(device))
    table.info.look[.rowHeight] = .fixed(50)
    table.info.regular[.rowHeight] = .fixed(60)
    table.sections[0].info.look[.rowHeight] = .fixed(70)
    table.sections[1].info.regular[.rowHeight] = .fixed(80)
    table.sections[0].rows[1].regular[.rowHeight] = .fixed(90)
    return table
  }

  private static func heights(_ device: String) -> [Points] {
    let layout = LaidOutTable(table(device))
    return [(0, 0), (0, 1), (1, 0)].map {
      layout.rectForRow(at: Table.IndexPath(row: $0.1, section: $0.0)).height
    }
  }

  @Test func `each level's values replace those beside them where the width is regular`() {
    #expect(Self.heights("iPhone-15") == [70, 70, 50])
    #expect(Self.heights("iPad-Air") == [70, 90, 80])
  }

  @Test func `an explanation names the key that decides`() throws {
    func origin(_ row: Int, _ section: Int) -> String? {
      let explainer = Explainer(LaidOutTable(Self.table("iPad-Air")))
      return explainer.explain(.height, ofRowAt: Table.IndexPath(row: row, section: section))?.terms.first?
        .origin
    }
    #expect(origin(1, 0) == "regular.rowHeight, set on row 0.1")
    #expect(origin(0, 0) == "rowHeight, set on section 0")
    #expect(origin(0, 1) == "regular.rowHeight, set on section 1")
  }
}
