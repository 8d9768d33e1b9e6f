// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import OutputFormats
import TableLayout
import TableModel
import Testing
import WorkProgress

@testable import Preview

/// A picture whose rows are painted by another thread is the one that is painted by its own.
struct PaintingAheadTests {
  private static let layout = LaidOutTable(
    Table(
      sections: (0..<90).map { section in
        Section(
          info: Section.Info(header: section % 7 == 0 ? "Header" : nil),
          rows: (0..<9).map { Row(title: "Row \(section).\($0)", detail: "Value") })
      }))

  @Test func `every format is the same, byte for byte`() throws {
    for format in OutputFormat.all where format.rasterFormat == nil {
      let file = try PictureFile(of: Self.layout, as: format, PictureRequest())
      #expect(file.bytes == format.bytes(of: Self.layout), "\(format.identifier)")
    }
  }

  /// At the places where pieces begin and end, too.
  @Test(arguments: [1, 63, 64, 65, 128, 500])
  func `painting ends with whoever takes no more`(wanted: Int) {
    let list = Self.counted(3000)
    var taken: [Int?] = []
    PaintingAhead.list(list.list).forEachGroup { group in
      taken.append(group.row)
      return taken.count < wanted
    }
    #expect(taken == (0..<wanted).map { $0 })
    #expect(list.painted.completedUnitCount < wanted + 500)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 3000])
  func `all groups come in their order`(count: Int) {
    var taken: [Int?] = []
    PaintingAhead.list(Self.counted(count).list).forEachGroup { group in
      taken.append(group.row)
      return true
    }
    #expect(taken == (0..<count).map { $0 })
  }

  @Test func `painting belongs to the work that goes through it, and ends with it`() {
    let progress = WorkProgress()
    let list = Self.counted(3000)
    progress.run {
      PaintingAhead.list(list.list).forEachGroup { group in
        if group.row == 100 { progress.cancel() }
        return true
      }
    }
    #expect(progress.completedUnitCount > 100)
    #expect(list.painted.completedUnitCount < 1000)
  }

  /// A list high enough for another thread, and what counts its groups as they are painted.
  private static func counted(_ count: Int) -> (list: DisplayList, painted: WorkProgress) {
    let painted = WorkProgress()
    let list = DisplayList(
      size: Size(width: 100, height: 100_000), scale: 2, caption: PictureCaption()
    ) { body in
      for row in 0..<count {
        guard WorkProgress.advance() else { return }
        painted.run { _ = WorkProgress.advance() }
        guard body(DisplayGroup(section: 0, row: row, items: [])) else { return }
      }
    }
    return (list, painted)
  }
}
