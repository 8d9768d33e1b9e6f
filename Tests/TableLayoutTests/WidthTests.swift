// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Readable width, maximum width and the safe area.
struct WidthTests {
  private func row(_ table: Table) throws -> FrameTree.Row {
    try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
  }

  private func pad(_ device: String, _ orientation: Orientation = .portrait, style: TableStyle = .plain)
    -> Table
  {
    var table = Tables.make([2], style: style)
    table.info.traits = Traits(device: Device.ID(device), orientation: orientation)
    table.info.cellLayoutMarginsFollowReadableWidth = true
    return table
  }

  @Test(arguments: [
    // (1024 - 672) / 2 = 176, as measured; (834 - 672) / 2 = 81; 744 - 672 leaves too little.
    ("iPad-Pro-12.9", Orientation.portrait, 176), ("iPad-Pro-12.9", .landscape, 347),
    ("iPad-Pro-11", .portrait, 81), ("iPad-mini", .portrait, 20), ("iPad-mini", .landscape, 230),
    ("iPhone-15", .portrait, 20),
  ])
  func `contents keep to the readable width at Large`(device: String, orientation: Orientation, x: Int) throws
  {
    let row = try row(pad(device, orientation))
    #expect(row.title?.frame.minX == Points(x))
    #expect(row.frame.minX == 0)
  }

  @Test(arguments: [
    (TextSize.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 744),
    (.extraExtraLarge, 824), (.extraExtraExtraLarge, 896), (.accessibilityMedium, 896),
    (.accessibilityExtraExtraExtraLarge, 896),
  ])
  func `each text size has its readable width`(size: TextSize, width: Int) throws {
    #expect(ReadableWidth.constant(at: size).value == Points(width))
    var table = pad("iPad-Pro-12.9", .landscape)
    table.info.traits.textSize = size
    #expect(try row(table).title?.frame.minX == Points((1366 - width) / 2))
  }

  /// The screens of iOS 9 and 10: a width of 320 has a narrower margin; from 375 on it is the usual one.
  @Test(arguments: [(320, 15), (374, 15), (375, 16), (389, 16), (390, 20)])
  func `the margin follows the width`(width: Int, margin: Int) throws {
    var table = Tables.make([2], style: .plain)
    table.info.profile = .iOS9
    table.info.traits.width = Points(width)
    #expect(try row(table).title?.frame.minX == Points(margin))
  }

  @Test func `UIKit requires 88 points of room`() throws {
    var table = pad("iPad-Pro-11")
    table.info.traits.width = 760
    #expect(try row(table).title?.frame.minX == 20)
    table.info.traits.width = 761
    #expect(try row(table).title?.frame.minX == 44)
    table.info.metrics[.readableWidth] = 500
    #expect(try row(table).title?.frame.minX == 130)
  }

  @Test func `the separator keeps the readable width on both sides`() throws {
    let line = try #require(try row(pad("iPad-Pro-12.9")).separators.first)
    #expect(line.frame.minX == 176)
    #expect(line.frame.maxX == 848)
  }

  @Test func `custom insets count from the readable width only with automatic insets`() throws {
    var table = pad("iPad-Pro-12.9")
    table.info.look[.separatorLeft] = .points(50)
    table.info.look[.separatorRight] = .points(50)
    #expect(try row(table).separators[0].frame == Rect(x: 50, y: 51.5, width: 924, height: 0.5))
    table.info.look[.separatorReference] = .fromAutomaticInsets
    #expect(try row(table).separators[0].frame == Rect(x: 226, y: 51.5, width: 572, height: 0.5))
  }

  @Test func `headers keep the readable width too`() throws {
    var table = pad("iPad-Pro-12.9")
    table.sections[0].info.header = "Title"
    let tree = LaidOutTable(table).frameTree()
    #expect(tree.sections[0].header?.label?.frame.minX == 176)
  }

  @Test func `cells follow the readable width by default in iOS 9, 10 and 11 only`() throws {
    for version in [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 26] {
      var table = pad("iPad-9", .landscape)
      table.info.cellLayoutMarginsFollowReadableWidth = nil
      table.info.profile = try #require(Profile.ID(name: "ios\(version)"))
      let x: Points = (9...11).contains(version) ? 204 : version < 8 ? 15 : 20
      let row = try row(table)
      #expect(row.title?.frame.minX == x, "\(version)")
      guard version > 6, version < 26 else { continue }
      let line = try #require(row.separators.first).frame
      #expect(line.minX == x && line.width == (x == 204 ? 672 : 1080 - x), "\(version)")
    }
  }

  @Test func `an explicit setting wins over the profile's readable width`() throws {
    for isOn in [true, false] {
      for profile in [Profile.ID.iOS11, .iOS12] {
        var table = pad("iPad-9", .landscape)
        table.info.cellLayoutMarginsFollowReadableWidth = isOn
        table.info.profile = profile
        #expect(try row(table).title?.frame.minX == (isOn ? 204 : 20))
      }
    }
  }

  @Test func `inset groups stay at the layout margins`() throws {
    let row = try row(pad("iPad-Pro-12.9", style: .insetGrouped))
    #expect(row.frame.minX == 20)
    #expect(row.title?.frame.minX == 176)
  }

  @Test func `a group wider than the maximum is centred`() throws {
    var table = Tables.make([2], width: 1024, scale: 2)
    table.info.maximumWidth = 675
    #expect(try row(table).frame == Rect(x: 174.5, y: 35, width: 675, height: 44))
    table.info.maximumWidth = 2000
    #expect(try row(table).frame.minX == 20)
    table.info.look[.insetLeft] = 124
    table.info.maximumWidth = 675
    // 1024 - 124 - 20 - 675 = 205: half of it, rounded down to the pixel, on the left.
    #expect(try row(table).frame.minX == 226.5)
    #expect(try row(table).frame.width == 675)
  }

  @Test func `background, content and separator each use the safe area differently`() throws {
    var table = Tables.make([2], style: .plain)
    table.info.traits = Traits(device: Device.ID("iPhone-X"), orientation: .landscape)
    let row = try row(table)
    #expect(row.frame.minX == 0)
    #expect(row.frame.width == 812)
    #expect(row.title?.frame.minX == 64)
    #expect(row.separators[0].frame.minX == 64)
    #expect(row.separators[0].frame.maxX == 812)
    table.info.insetsContentViewsToSafeArea = false
    #expect(try self.row(table).title?.frame.minX == 20)
    table.info.style = .insetGrouped
    #expect(try self.row(table).frame.minX == 64)
  }

  @Test(arguments: [
    ("iPad-Pro-12.9", Orientation.portrait, 52), ("iPad-Pro-12.9", .landscape, 52),
    ("iPad-Pro-13-M4", .portrait, 52), ("iPad-Pro-11", .portrait, 44), ("iPhone-15", .portrait, 44),
  ])
  func `the largest iPads pad rows by 8`(device: String, orientation: Orientation, height: Int) throws {
    var table = Tables.make([1])
    table.info.traits = Traits(device: Device.ID(device), orientation: orientation)
    #expect(try row(table).frame.height == Points(height))
  }

  @Test func `a lower table on the largest iPads has no padding`() throws {
    var table = Tables.make([1])
    table.info.traits = Traits(device: Device.ID("iPad-Pro-12.9"), height: 915)
    #expect(try row(table).frame.height == 44)
    table.info.traits.height = 916
    #expect(try row(table).frame.height == 52)
    // 4 more above and below a wrapped title of one line: 20.5 + 15 + 15 + 0.5.
    table.sections[0].rows[0].numberOfLines = 0
    table.info.metrics = [.rowHeightLeadings: 0, .largePadRowPadding: 0]
    #expect(try row(table).frame.height == 51)
  }

  @Test func `the regular margin begins at its width`() throws {
    for (width, margin) in [(390, 20), (389.5, 16)] as [(Points, Points)] {
      let layout = LaidOutTable(Tables.make([1], width: width))
      #expect(layout.rectForRow(at: Table.IndexPath(row: 0, section: 0)).minX == margin)
    }
  }
}
