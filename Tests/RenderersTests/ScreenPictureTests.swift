// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// The parts of the screen and of the device that are drawn around a table.
struct ScreenPictureTests {
  private func list(
    _ device: String, profile: Profile.ID = .iOS15, direction: Direction = .leftToRight,
    _ change: (inout ScreenParts) -> Void
  ) -> (DisplayList, LaidOutTable) {
    var table = Pictures.table([(0..<40).map { Row(title: "Row \($0)") }], profile: profile)
    table.info.traits = Traits(device: Device.ID(device), direction: direction)
    change(&table.info.screen)
    let layout = LaidOutTable(table)
    return (layout.displayList(), layout)
  }

  @Test func `a text picture has an iPad's tabs in the line of the bar's buttons`() throws {
    var table = Pictures.table([[Row(title: "Row")]], profile: .iOS26)
    table.info.traits = Traits(device: Device.ID("iPad-Air"))
    table.info.navigation.display = .inline
    table.info.navigation.right = [BarButtons.button("Edit")]
    table.info.bottomBars.tabs = ["Home", "Files"].map(BarButtons.button)
    table.info.bottomBars.selectedTab = 1
    let lines = Pictures.text(table).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("Edit") })
    #expect(line.contains("Home [Files]"))
    #expect(!lines.dropFirst().contains { $0.contains("Home") })
  }

  /// The visible parts of a status bar, in points from the picture's top.
  private struct Signs {
    var clock: TextRun?
    var wifi: Rect?
    /// The battery's outline.
    var battery: Rect?
    /// The battery's charge, its pin and the signal bars.
    var fills: [Rect] = []

    init(_ list: DisplayList) {
      for item in list.items where item.role == .statusBar {
        switch item.content {
        case .text(let run): clock = run
        case .symbol(let symbol): wifi = symbol.frame
        case .border(let outline, _, _): battery = outline.rect
        case .fill(let outline, let paint) where paint.isVisible: fills.append(outline.rect)
        default: break
        }
      }
    }

    var clockMiddle: Points? { clock.map { $0.origin.x } }
  }

  @Test(arguments: [("iPhone-15", Points(54)), ("iPhone-17", 54), ("iPhone-SE", 20), ("iPad-Air", 24)])
  func `a status bar has the system's height, and the content begins below the safe area`(
    device: String, height: Points
  ) {
    let (list, layout) = list(device) { $0.statusBar = true }
    #expect(layout.pictureOrigin.y == Points.zero - layout.environment.safeArea.top)
    #expect(list.size.height == layout.contentSize.height + layout.environment.safeArea.top)
    #expect(layout.statusBarRect?.height == height)
    #expect(list.items.contains { if case .text(let run) = $0.content { run.text == "9:41" } else { false } })
  }

  @Test(arguments: [
    ("iPhone-15", Points(71.5), Points(358.5), Points(29.5)),
    ("iPhone-17", Points(221) / 3, Points(1100) / 3, Points(98) / 3),
    ("iPhone-17-Pro-Max", 83.5, 403.5, Points(98) / 3), ("iPhone-14", 54.5, 361, 23),
    ("iPhone-SE", 187.5, 369, 10.5), ("iPhone-X", 48, 375 - Points(44) / 3, 23),
  ])
  func `clock and signs are at the device's positions`(
    device: String, clock: Points, end: Points, middle: Points
  ) throws {
    let signs = Signs(list(device) { $0.statusBar = true }.0)
    #expect(signs.clockMiddle == clock)
    #expect(signs.fills.map(\.maxX).max() == end)
    #expect(signs.battery?.midY == middle && signs.wifi?.midY == middle)
    // Capital letters have a height of 0.705 of the font's size.
    let run = try #require(signs.clock)
    #expect(abs((run.origin.y - middle).doubleValue - run.fontSize.doubleValue * 0.705 / 2) < 0.4)
    #expect(run.weight == .semibold)
  }

  @Test func `gaps between signs are the device's, and their size follows its scale`() throws {
    let signs = Signs(list("iPhone-X") { $0.statusBar = true }.0)
    let battery = try #require(signs.battery)
    #expect(battery.width == 22 && battery.height == Points(34) / 3)
    // A point between the battery and its pin, and a point between its outline and its charge.
    let (charge, pin, bars) = (signs.fills[0], signs.fills[1], signs.fills[2...])
    #expect(pin.minX == battery.maxX + 1 && pin.width == Points(4) / 3 && pin.height == 4)
    #expect(
      charge == battery.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)))
    // The ink of the Wi-Fi symbol has 20.5 of 24 units of width.
    let wifi = try #require(signs.wifi)
    #expect(abs((battery.minX - wifi.midX).doubleValue - 5 - 46.0 / 6) < 0.01)
    #expect(abs(wifi.width.doubleValue - 46.0 / 3 * 24 / 20.5) < 0.01)
    #expect(abs((wifi.midX - (bars.last?.maxX ?? 0)).doubleValue - 5 - 46.0 / 6) < 0.01)
    #expect(bars.map(\.width) == Array(repeating: 3, count: 4))
    #expect(bars.map(\.height) == [4, 6, Points(25) / 3, Points(32) / 3])
    #expect(Set(bars.map(\.maxY)).count == 1)
    let large = try #require(Signs(list("iPhone-15") { $0.statusBar = true }.0).battery)
    #expect(large.width == 24.75)
  }

  @Test func `a device with a home button has its signal on the leading side, and an iPad has none`() {
    let phone = Signs(list("iPhone-SE") { $0.statusBar = true }.0)
    #expect(phone.fills.count == 6 && phone.fills[2].minX == 6)
    #expect(phone.wifi.map { $0.midX < 60 } == true)
    let pad = Signs(list("iPad-Pro-11-M4", profile: .iOS26) { $0.statusBar = true }.0)
    #expect(pad.fills.count == 2 && pad.clock?.origin.x == 20 && pad.battery?.midY == 16)
  }

  @Test func `right to left, the clock is at the right`() {
    let signs = Signs(list("iPhone-15", direction: .rightToLeft) { $0.statusBar = true }.0)
    #expect(signs.clockMiddle == 393 - 71.5 && signs.fills.map(\.minX).min() == 393 - 358.5)
  }

  @Test func `a device without a home button has a home indicator, and the picture shows the screen`() {
    let (list, _) = list("iPhone-15") { $0.homeIndicator = true }
    #expect(list.size == Size(width: 393, height: 852))
    let bars = list.items.filter { $0.role == .homeIndicator }
    guard case .fill(let outline, _) = bars.first?.content else {
      Issue.record("no home indicator")
      return
    }
    #expect(outline.rect.maxY == 852 - 8 && outline.rect.height == 5)
    #expect(
      !self.list("iPhone-SE") { $0.homeIndicator = true }.0.items.contains { $0.role == .homeIndicator })
  }

  @Test func `a screenshot has square corners and no camera`() {
    let (list, layout) = list("iPhone-17", profile: .iOS26) {
      $0.statusBar = true
      $0.homeIndicator = true
    }
    #expect(list.size == layout.environment.device.size)
    #expect(list.items.allSatisfy { $0.role != .deviceFrame && $0.clip == nil })
  }

  @Test(arguments: [
    ("iPhone-SE", Rect?.none), ("iPhone-X", Rect(x: 83, y: 0, width: 209, height: 30)),
    ("iPhone-11", Rect(x: 93.5, y: 0, width: 227, height: 32)),
    ("iPhone-15", Rect(x: 133.5, y: 11, width: 126, height: Points(112) / 3)),
    ("iPhone-17", Rect(x: 138, y: Points(41) / 3, width: 126, height: Points(112) / 3)),
    ("iPhone-Air", Rect(x: 147, y: Points(59) / 3, width: 126, height: Points(112) / 3)),
    ("iPad-Air", nil), ("iPad-9", nil),
  ])
  func `a device's frame has its corners and its camera`(id: String, camera: Rect?) throws {
    let device = try #require(Device.named(Device.ID(id)))
    let (list, _) = list(id) { $0.deviceFrame = true }
    let frame = list.items.filter { $0.role == .deviceFrame }
    let found = frame.compactMap { item in
      if case .fill(let outline, _) = item.content { outline.rect } else { nil }
    }
    #expect(found == (camera.map { [$0] } ?? []) && frame.count == found.count + 1)
    // Parts in a round corner are cut off.
    let background = list.items.first { $0.role == .tableBackground }
    #expect((background?.clip != nil) == (device.face.cornerRadius > .zero))
    #expect(background?.clip.map(\.radii.topLeft) ?? .zero == device.face.cornerRadius)
  }

  @Test func `the shadow of a card at the screen's end is cut off at the round corners`() {
    var table = Pictures.table([(0..<40).map { Row(title: "Row \($0)") }])
    table.info.style = .cards
    table.info.traits = Traits(device: Device.ID("iPhone-15"))
    table.info.screen.deviceFrame = true
    let shadows = LaidOutTable(table).displayList().items.filter { $0.role == .rowShadow }
    #expect(shadows.last?.clip?.radii.bottomLeft == 55)
    #expect(shadows.dropFirst(4).first.map { $0.clip == nil } == true)
  }

  @Test(arguments: [(false, "━━━━"), (true, "====")])
  func `a text picture shows a sheet's grabber between the status bar and the title`(
    isASCII: Bool, grabber: String
  ) {
    var table = Pictures.table([[Row(title: "One")]])
    table.info.traits = Traits(device: Device.ID("iPhone-15"))
    table.info.screen.statusBar = true
    table.info.navigation.title = "New"
    table.info.sheet.prefersGrabberVisible = true
    let lines = Pictures.text(table, ascii: isASCII).split(separator: "\n")
    #expect(
      lines.prefix(3).map { $0.filter { $0 != " " } } == ["9:41", grabber, "New"], "\(lines.prefix(4))")
  }

  @Test(arguments: [(Profile.ID.iOS15, true), (.iOS26, false)])
  func `before iOS 26, a large sheet pushes the screen behind it back`(profile: Profile.ID, isBlack: Bool)
    throws
  {
    var table = Pictures.table([[Row(title: "One")]], profile: profile)
    table.info.traits = Traits(device: Device.ID("iPhone-15"))
    table.info.screen.statusBar = true
    table.info.sheet.selectedDetent = .large
    let layout = LaidOutTable(table)
    let behind = layout.displayList().items.filter { $0.role == .sheet }
    guard case .fill(let first, let paint) = try #require(behind.first).content else { return }
    #expect(first.rect.height == 852 && paint == (isBlack ? RGBA(hex: 0x000000) : RGBA(hex: 0xFFFFFF)))
    #expect(behind.count == (isBlack ? 3 : 2))
    let clock = try #require(Signs(layout.displayList()).clock)
    #expect(clock.paint == RGBA(hex: isBlack ? 0xFFFFFF : 0x000000))
  }

  @Test func `in landscape, a phone has no status bar`() {
    var table = Pictures.table([[Row(title: "One")]])
    table.info.traits = Traits(device: Device.ID("iPhone-15"), orientation: .landscape)
    table.info.screen.statusBar = true
    table.info.screen.deviceFrame = true
    let items = LaidOutTable(table).displayList().items
    #expect(!items.contains { $0.role == .statusBar })
    #expect(items.filter { $0.role == .deviceFrame }.count == 1)
  }
}
