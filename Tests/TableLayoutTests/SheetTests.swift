// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// A table in a sheet.
struct SheetTests {
  private func table(
    _ profile: Profile.ID = .iOS15, device: String = "iPhone-15", _ change: (inout Table.Info) -> Void
  ) -> Table {
    var info = Table.Info(profile: profile, traits: Traits(device: Device.ID(device)))
    change(&info)
    return Table(info: info, sections: [Section(rows: Array(repeating: Row(title: "Row"), count: 30))])
  }

  private func sheet(_ profile: Profile.ID = .iOS15, _ change: (inout Sheet) -> Void) -> LaidOutTable {
    LaidOutTable(
      table(profile) {
        $0.navigation.title = "New"
        change(&$0.sheet)
      })
  }

  /// The screen is 852 points high, with a safe area of 59 above and 34 below.
  private static let heights: [(Profile.ID, [SheetDetent], Points)] = [
    (.iOS15, [.large], 783), (.iOS26, [.large], 793), (.iOS15, [.medium], 426),
    (.iOS15, [.height(200)], 234), (.iOS15, [.height(5000)], 783), (.iOS15, [.large, .medium], 426),
    (.iOS15, [.medium, .height(100)], 134),
  ]

  @Test(arguments: heights)
  func `a sheet rests at its lowest detent`(
    profile: Profile.ID, detents: [SheetDetent], height: Points
  ) throws {
    let layout = sheet(profile) { $0.detents = detents }
    let rect = try #require(layout.sheetRect)
    #expect(rect.height == height && rect.width == 393)
    #expect(layout.pictureSize == Size(width: 393, height: 852))
    #expect(rect.maxY == layout.pictureOrigin.y + 852)
  }

  @Test func `the selected detent is added to the large one, and one that isn't in a list has no effect`() {
    #expect(sheet { $0.selectedDetent = .medium }.sheetRect?.height == 426)
    var one = Sheet()
    one.selectedDetent = .medium
    #expect(one.allDetents == [.medium, .large])
    let layout = sheet {
      $0.selectedDetent = .height(90)
      $0.detents = [.medium]
    }
    #expect(layout.sheetRect?.height == 426)
    #expect(layout.unusedSettings([]).map(\.name) == ["sheet.selectedDetent"])
  }

  @Test(arguments: [(Profile.ID.iOS15, 0.0, 56.0), (.iOS26, 20, 54)])
  func `the bar is at the sheet's top, and the status bar at the screen's`(
    profile: Profile.ID, top: Double, height: Double
  ) throws {
    let layout = LaidOutTable(
      table(profile) {
        $0.navigation.title = "New"
        $0.screen.statusBar = true
        $0.sheet.selectedDetent = .medium
      })
    let (sheet, bar) = (try #require(layout.sheetRect), try #require(layout.navigationBarTree?.frame))
    #expect(bar.minY == sheet.minY + Points(top) && bar.height == Points(height) && bar.maxY == .zero)
    #expect(layout.statusBarRect?.minY == layout.pictureOrigin.y)
  }

  @Test func `without a bar, the rows begin at the sheet's top`() {
    let layout = LaidOutTable(table { $0.sheet.selectedDetent = .large })
    #expect(layout.sheetRect?.minY == .zero)
    #expect(layout.visibleRect.height == layout.sheetRect?.height)
  }

  @Test func `scrolled rows end at the sheet's top`() throws {
    let layout = LaidOutTable(
      table(.iOS26) {
        $0.navigation.title = "New"
        $0.sheet.selectedDetent = .medium
        $0.contentOffset = 300
      })
    let items = layout.displayList().items.filter { $0.role != .sheet && $0.role != .statusBar }
    for item in items where item.verticalExtent.lowerBound < 426 {
      #expect(try #require(item.clip).rect.minY >= 426 || item.role == .tableBackground)
    }
    #expect(items.contains { $0.verticalExtent.lowerBound < 426 })
    #expect(!items.contains { $0.verticalExtent.upperBound <= 426 })
  }

  @Test func `the upper corners are round`() throws {
    func background(_ change: (inout Sheet) -> Void) throws -> Outline {
      let items = sheet { change(&$0) }.displayList().items
      let item = try #require(items.first { $0.role == .tableBackground })
      guard case .fill(let outline, _) = item.content else { preconditionFailure() }
      return outline
    }
    let usual = try background { $0.selectedDetent = .medium }
    #expect(usual.rect.minY == 426 && usual.radii.topLeft == 10 && usual.radii.bottomLeft == .zero)
    #expect(try background { $0.preferredCornerRadius = 21 }.radii.topRight == 21)
  }

  @Test func `the grabber is in the middle of the sheet's top, and can be selected`() throws {
    let layout = sheet { $0.prefersGrabberVisible = true }
    let (sheet, grabber) = (try #require(layout.sheetRect), try #require(layout.grabberFrame))
    #expect(grabber.midX == 196.5 && grabber.minY == sheet.minY + 5 && grabber.height == 5)
    let found = try #require(layout.surrounding(at: Point(x: grabber.midX, y: grabber.midY)))
    #expect(found.surrounding == .sheet && found.part == "grabber")
    // The rest of the sheet isn't in front of the rows.
    #expect(layout.surrounding(at: Point(x: 100, y: 100)) == nil)
    #expect(self.sheet { $0.prefersGrabberVisible = false }.grabberFrame == nil)
  }

  @Test func `backgrounds in a sheet are elevated in dark appearance`() {
    var info = table { $0.sheet.selectedDetent = .medium }.info
    info.traits.appearance = .dark
    #expect(LayoutEnvironment(info).paint(.systemGroupedBackground) == RGBA(hex: 0x1C1C1E))
    #expect(LayoutEnvironment(info).paint(.secondarySystemGroupedBackground) == RGBA(hex: 0x2C2C2E))
    info.traits.contrast = .high
    #expect(LayoutEnvironment(info).paint(.secondarySystemGroupedBackground) == RGBA(hex: 0x363638))
    info.traits.appearance = .light
    #expect(LayoutEnvironment(info).paint(.systemGroupedBackground) == RGBA(hex: 0xEBEBF0))
  }

  @Test(arguments: ["iPad-9", "landscape", "iOS 12", "width"])
  func `a sheet that isn't drawn is reported with its reason`(cause: String) {
    let layout = LaidOutTable(
      table(cause == "iOS 12" ? .iOS12 : .iOS15, device: cause == "iPad-9" ? cause : "iPhone-15") {
        $0.sheet.selectedDetent = .medium
        if cause == "landscape" { $0.traits.orientation = .landscape }
        if cause == "width" { $0.traits.width = 300 }
      })
    #expect(layout.sheetRect == nil)
    #expect(layout.unusedSettings([]).map(\.name) == ["sheet.selectedDetent"])
    #expect(Explainer(layout).reasonAgainstSheet != nil)
  }

  @Test func `why explains the sheet's numbers`() {
    let explanations = Explainer(sheet { $0.selectedDetent = .height(200) }).sheet()
    #expect(explanations.map(\.property) == ["top", "height", "cornerRadius"])
    #expect(explanations.map(\.explanation.value) == [852 - 234, 234, 10])
    for (_, explanation) in explanations {
      #expect(explanation.terms.map(\.value).reduce(.zero, +) == explanation.value)
    }
  }
}
