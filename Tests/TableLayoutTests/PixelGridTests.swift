// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// A table with default numbers has no coordinate between two pixels, on any device.
struct PixelGridTests {
  private static let combinations: [(Int, Profile.ID, ListHost)] = Profile.ID.allCases.flatMap { profile in
    ListHost.allCases.map { (profile, $0) }
  }.enumerated().map { ($0, $1.0, $1.1) }

  private func table(_ profile: Profile.ID, _ host: ListHost, _ style: TableStyle) -> Table {
    var info = Table.Info(style: style, profile: profile)
    info.host = host
    let accessories = Accessory.allCases
    let rows =
      CellStyle.allCases.enumerated().map { index, cell in
        Row(
          title: "Title", detail: "Detail", cellStyle: cell,
          image: index.isMultiple(of: 2)
            ? RowImage(symbol: "wifi", tileColor: index == 0 ? .semantic(.systemBlue) : nil) : nil,
          accessory: accessories[index % accessories.count], badge: index == 1 ? "3" : nil)
      } + [
        Row(
          title: "A title that is long enough to take a second line on every phone there is", numberOfLines: 0
        ),
        Row(title: "On", accessory: .switchOn), Row(title: "Checked", accessory: .checkmark),
      ]
    return Table(
      info: info,
      sections: [
        Section(rows: rows),
        Section(info: Section.Info(header: "Title", footer: "A note"), rows: rows.prefix(3)),
        Section(info: Section.Info(footer: "A note"), rows: [Row(title: "Only")]),
        Section(rows: rows.prefix(2)),
      ])
  }

  @Test(arguments: combinations)
  func `every coordinate is on the pixel grid`(turn: Int, profile: Profile.ID, host: ListHost) {
    var seen = 0
    for (place, style) in TableStyle.allCases.enumerated() {
      // A third of the sizes for each style; other profiles and hosts take other thirds.
      for (index, size) in TextSize.allCases.enumerated() where (index + place + turn) % 3 == 0 {
        var table = table(profile, host, style)
        table.info.traits.textSize = size
        table.info.look[.cellContent] = index.isMultiple(of: 3) ? .configuration : .textLabel
        // Every device with every style in turn, each at its own scale or at another.
        let device = Device.all[(index * TableStyle.allCases.count + place) % Device.all.count]
        table.info.traits.device = device.id
        table.info.traits.orientation = index.isMultiple(of: 5) ? .landscape : .portrait
        let scale = 1 + (index / 3 + place) % 3
        table.info.traits.scale = scale
        let found = strays(table)
        #expect(found.isEmpty, "\(style) \(size) \(device.id.rawValue) @\(scale)x: \(found.first ?? "")")
        seen += 1
      }
    }
    #expect(seen == TableStyle.allCases.count * TextSize.allCases.count / 3)
  }

  /// Lists the coordinates between two pixels.
  private func strays(_ table: Table) -> [String] {
    let layout = LaidOutTable(table)
    let grid = layout.environment.grid
    var result: [String] = []
    func check(_ name: String, _ lengths: Points...) {
      for length in lengths where grid.round(length) != length { result.append("\(name) at \(length)") }
    }
    func check(_ name: String, _ rect: Rect?) {
      guard let rect else { return }
      check(name, rect.minX, rect.minY, rect.maxX, rect.maxY)
    }
    func check(_ name: String, _ label: FrameTree.Label?) {
      guard let label else { return }
      check(name, label.frame)
      check("\(name)'s box", label.box)
      check("\(name)'s baseline", label.baseline)
    }
    let tree = layout.frameTree()
    check("content", tree.contentSize.width, tree.contentSize.height)
    for section in tree.sections {
      check("section \(section.index)", section.frame)
      check("header", section.header?.frame)
      check("header's text", section.header?.label)
      check("footer", section.footer?.frame)
      check("footer's text", section.footer?.label)
      for row in section.rows {
        let name = "row \(row.section).\(row.row)"
        check(name, row.frame)
        check("\(name)'s card", row.background)
        check("\(name)'s content view", row.contentView)
        check("\(name)'s title", row.title)
        check("\(name)'s detail", row.detail)
        check("\(name)'s image", row.image)
        check("\(name)'s badge", row.badge)
        check("\(name)'s accessory", row.accessory)
        for line in row.separators { check("\(name)'s separator", line.frame) }
      }
    }
    for line in tree.fillerSeparators { check("filler", line) }
    for item in layout.displayList().items {
      if case .text(let run) = item.content { check("\(item.role) text", run.origin.y) }
    }
    return result
  }
}
