// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// The bars above a table, and their effect on the first section and the picture.
struct NavigationBarTests {
  private func layout(
    _ profile: Profile.ID = .iOS15, device: String = "iPhone-15", style: TableStyle = .insetGrouped,
    rows: Int = 3, _ change: (inout Table.Info) -> Void
  ) -> LaidOutTable {
    var info = Table.Info(style: style, profile: profile, traits: Traits(device: Device.ID(device)))
    change(&info)
    return LaidOutTable(
      Table(info: info, sections: [Section(rows: (0..<rows).map { Row(title: "Row \($0)") })]))
  }

  private func firstRow(_ layout: LaidOutTable) -> Points {
    layout.rectForRow(at: .init(row: 0, section: 0)).minY
  }

  @Test(arguments: [
    (Profile.ID.iOS26, ListHost.swiftUI, NavigationDisplay.inline, Points(35)),
    (.iOS26, .swiftUI, .large, 0), (.iOS26, .swiftUI, .none, 35), (.iOS26, .uiKit, .inline, Points(53) / 3),
    (.iOS26, .uiKit, .large, 0), (.iOS26, .uiKit, .none, 35), (.iOS15, .uiKit, .inline, 35),
    (.iOS15, .uiKit, .large, 35), (.iOS7, .uiKit, .large, 35),
  ])
  func `the first section's gap follows the bar`(
    profile: Profile.ID, host: ListHost, display: NavigationDisplay, gap: Points
  ) {
    let found = layout(profile, device: "iPhone-17") {
      $0.host = host
      $0.navigation.display = display
    }
    // An untitled header of iOS 26 is rounded down to the pixel grid.
    #expect(firstRow(found) == gap)
    #expect(
      found.sectionGaps(0).first { $0.frame.minY == .zero }?.name
        == (gap == .zero ? nil : found.environment.firstSectionTopMetric.rawValue))
  }

  @Test(arguments: [
    (Profile.ID.iOS6, "iPhone-SE-1", NavigationDisplay.large, Points(44)), (.iOS7, "iPhone-SE", .inline, 44),
    (.iOS7, "iPad-9", .inline, 44), (.iOS9, "iPad-9", .inline, 44), (.iOS11, "iPad-9", .inline, 44),
    (.iOS12, "iPad-9", .inline, 50), (.iOS13, "iPad-9", .inline, 50),
    (.iOS11, "iPhone-X", .large, 96), (.iOS15, "iPhone-15", .inline, 44),
    (.iOS15, "iPhone-15", .large, 96), (.iOS15, "iPad-Pro-11", .large, 102),
    (.iOS26, "iPhone-17", .inline, 54),
    (.iOS26, "iPhone-17", .large, 106),
  ])
  func `a bar has the system's height`(
    profile: Profile.ID, device: String, display: NavigationDisplay, height: Points
  ) throws {
    let bar = try #require(
      layout(profile, device: device) { $0.navigation.display = display }.navigationBarTree)
    #expect(bar.frame.height == height)
    // At rest, the bar ends where the content begins.
    #expect(bar.frame.maxY == .zero)
  }

  @Test func `only a search field makes the bar higher`() throws {
    let bar = try #require(
      layout {
        $0.navigation.display = .large
        $0.navigation.title = "Settings"
        $0.navigation.search = "Search"
        $0.navigation.back = "Back"
        $0.navigation.right = BarButtons.list("plus, Edit")
      }.navigationBarTree)
    #expect(bar.frame.height == 148)
    #expect(bar.searchField == Rect(x: 20, y: -51, width: 353, height: 36))
    #expect(bar.right.map(\.text) == ["plus", "Edit"] && bar.right.map(\.isSymbol) == [true, false])
    #expect(bar.right.last?.frame.maxX == 373)
    #expect(bar.title?.frame.minX == 20)
  }

  @Test(arguments: [
    (Profile.ID.iOS15, ListHost.uiKit, NavigationDisplay.large, Points(5)), (.iOS13, .uiKit, .large, 5),
    (.iOS15, .uiKit, .inline, 5), (.iOS15, .collectionView, .large, 5), (.iOS15, .uiKit, .none, 35),
    (.iOS26, .uiKit, .inline, Points(53) / 3), (.iOS26, .swiftUI, .large, 0), (.iOS7, .uiKit, .inline, 35),
  ])
  func `the first section is close to a search field`(
    profile: Profile.ID, host: ListHost, display: NavigationDisplay, gap: Points
  ) throws {
    let found = layout(profile) {
      $0.host = host
      $0.navigation.display = display
      $0.navigation.search = "Search"
    }
    #expect(firstRow(found) == gap)
    let why = try #require(Explainer(found).explainTopGap()).text
    #expect(why.contains("below a search field") == (gap == 5))
    if gap == 5 { #expect(found.navigationBarTree?.searchField?.maxY == -15) }
  }

  @Test(arguments: [
    (TextSize.extraSmall, Points(31), 92.333), (.medium, 33, 95), (.large, 34, 96),
    (.extraExtraExtraLarge, 40, 103.333), (.accessibilityExtraExtraExtraLarge, 60, 127),
  ])
  func `a large title follows the text size, and the bar its line`(
    size: TextSize, font: Points, height: Double
  ) throws {
    let found = layout {
      $0.traits.textSize = size
      $0.navigation.display = .large
      $0.navigation.title = "Settings"
    }
    let bar = try #require(found.navigationBarTree)
    let run = found.displayList().items.compactMap { item -> TextRun? in
      if item.role == .navigationTitle, case .text(let run) = item.content { run } else { nil }
    }.first
    #expect(run?.fontSize == font && run?.weight == .bold)
    #expect(abs(bar.frame.height.doubleValue - height) < 0.001)
    #expect(bar.title?.frame.maxY == -8)
    let why = try #require(Explainer(found).explainNavigationBar())
    #expect(why.text.contains("a line of \(font) points instead of 34") == (size != .large))
    // A low bar doesn't get a negative height.
    let low = layout {
      $0.traits.textSize = .extraSmall
      $0.navigation.display = .large
      $0.metrics[.largeTitleHeight] = 1
    }
    #expect(low.navigationBarTree?.frame.height == 44)
  }

  @Test func `in landscape, a phone shows a large title inline and reports it`() throws {
    func landscape(_ device: String, _ change: (inout Table.Info) -> Void = { _ in }) -> LaidOutTable {
      layout(device: device) {
        $0.traits.orientation = .landscape
        $0.navigation.display = .large
        $0.navigation.title = "Settings"
        change(&$0)
      }
    }
    let phone = landscape("iPhone-15")
    let bar = try #require(phone.navigationBarTree)
    #expect(bar.display == "inline" && bar.frame.height == 32)
    #expect((bar.title?.frame.height ?? 99) < 21)
    let words = "an inline bar, because phones in landscape have no large titles"
    #expect(try #require(Explainer(phone).explainNavigationBar()).text.contains(words))
    #expect(try #require(Explainer(phone).explainTopGap()).text.contains("under " + words))
    let own = landscape("iPhone-15") { $0.metrics[.landscapeLargeTitleHeight] = 52 }
    #expect(own.navigationBarTree?.frame.height == 84)
    let pad = try #require(landscape("iPad-Pro-11").navigationBarTree)
    #expect(pad.display == "large" && pad.frame.height == 102)
  }

  @Test func `in landscape, a phone's bar is low and has no room of a large title to lose`() throws {
    let bar = try #require(
      layout {
        $0.traits.orientation = .landscape
        $0.navigation.title = "Wi-Fi"
      }.navigationBarTree)
    #expect(bar.frame.height == 32)
  }

  @Test(arguments: [
    (Points(0), Points(148)), (20, 128), (52, 96), (70, 78), (104, 44), (500, 44), (-30, 148),
  ])
  func `scrolling hides the search field first, then the large title`(offset: Points, height: Points) throws {
    let found = layout(rows: 30) {
      $0.navigation.display = .large
      $0.navigation.title = "Settings"
      $0.navigation.search = "Search"
      $0.contentOffset = offset
    }
    let bar = try #require(found.navigationBarTree)
    #expect(bar.frame.height == height)
    // The picture moves by the offset, and the bar stays at its top.
    #expect(bar.frame.minY == found.pictureOrigin.y)
    #expect(found.pictureOrigin.y == offset - 148)
    #expect(found.visibleRect.minY == bar.frame.maxY)
    // The picture is the part of the screen below the status bar.
    #expect(found.pictureSize.height == 793)
  }

  @Test func `the title moves into the bar once the large title has collapsed`() throws {
    func title(_ offset: Points) throws -> FrameTree.Label {
      try #require(
        layout(rows: 30) {
          $0.navigation.display = .large
          $0.navigation.title = "Settings"
          $0.contentOffset = offset
        }.navigationBarTree?.title)
    }
    #expect(try title(0).frame.height > 40)
    #expect(try title(51).frame.minX == 20)
    let small = try title(52).frame
    #expect(small.height < 21 && small.midX.doubleValue.rounded() == 197)
  }

  @Test func `without a bar, nothing is above the content, and no bar is listed`() {
    let bare = layout { _ in }
    #expect(bare.navigationBarTree == nil)
    #expect(bare.pictureOrigin == .zero)
    #expect(bare.isPlainPicture)
    let none = layout { $0.navigation.display = NavigationDisplay.none }
    #expect(none.displayList().items == bare.displayList().items)
  }

  @Test func `a bar moves the whole picture down, and nothing else changes`() {
    let bare = layout { _ in }
    let barred = layout {
      $0.navigation.title = "One"
    }
    let moved = Set(bare.displayList().items.map { $0.offsetBy(dy: 44) })
    let rest = barred.displayList().items.filter { $0.section != nil }
    #expect(rest.allSatisfy(moved.contains))
    #expect(rest.count == bare.displayList().items.filter { $0.section != nil }.count)
    #expect(barred.pictureSize.height == bare.pictureSize.height + 44)
  }

  @Test func `a plain table's pinned header is below the bar`() throws {
    var info = Table.Info(style: .plain, traits: Traits(device: Device.ID("iPhone-15")))
    info.navigation.title = "One"
    info.contentOffset = 300
    let found = LaidOutTable(
      Table(
        info: info,
        sections: [Section(info: .init(header: "A"), rows: (0..<40).map { Row(title: "Row \($0)") })]))
    let bar = try #require(found.navigationBarTree)
    #expect(found.visibleRectForHeader(inSection: 0).minY == bar.frame.maxY)
  }

  @Test func `right-to-left bars are mirrored`() throws {
    func bar(_ direction: Direction) throws -> FrameTree.NavigationBar {
      try #require(
        layout {
          $0.traits.direction = direction
          $0.navigation.title = "Wi-Fi"
          $0.navigation.back = "Settings"
          $0.navigation.right = BarButtons.list("Edit")
        }.navigationBarTree)
    }
    let (left, right) = (try bar(.leftToRight), try bar(.rightToLeft))
    #expect(right.backButton == left.backButton?.mirrored(in: 393))
    #expect(right.right[0].frame == left.right[0].frame.mirrored(in: 393))
    #expect(right.backTitle?.frame == left.backTitle?.frame.mirrored(in: 393))
  }

  @Test func `names in lower case are symbols, and commas separate buttons`() {
    func names(_ text: String) -> [String] {
      BarButtons.list(text).map { button in
        button.barSymbol.map { "<\($0)>" } ?? button[.elementTitle]
      }
    }
    #expect(names("plus, Edit ,gear") == ["<plus>", "Edit", "<gear>"])
    #expect(names("Ändern,, ") == ["Ändern"])
    #expect(names("").isEmpty)
    #expect(names("square.and.arrow.up") == ["<square.and.arrow.up>"])
  }

  // MARK: - Why

  @Test func `why names the bar of a gap, and the bar's parts`() throws {
    let found = layout(.iOS26, device: "iPhone-17") {
      $0.host = .swiftUI
      $0.navigation.display = .large
      $0.navigation.title = "Settings"
    }
    let gap = try #require(Explainer(found).explainTopGap())
    #expect(gap.value == .zero)
    #expect(
      gap.text.contains("large title") && gap.text.contains("firstSectionTopLarge (measured: dumps of four"))
    let bar = try #require(Explainer(found).explainNavigationBar())
    #expect(bar.terms.map(\.name) == ["bar", "large title"] && bar.value == 106)
    let uiKit = layout(.iOS26) { $0.navigation.display = .large }
    #expect(try #require(Explainer(uiKit).explainTopGap()).text.contains("assumed"))
    let older = layout(.iOS7) { $0.navigation.display = .large }
    #expect(try #require(Explainer(older).explainTopGap()).text.contains("profile ios7 has no large titles"))
  }

  @Test func `why names the height that scrolling took from a collapsed bar`() throws {
    let found = layout {
      $0.navigation.display = .large
      $0.contentOffset = 30
    }
    let bar = try #require(Explainer(found).explainNavigationBar())
    #expect(bar.value == 66)
    #expect(bar.terms.last?.name == "scrolled" && bar.terms.last?.value == -30)
    #expect(bar.terms.last?.origin.contains("contentOffset") == true)
    #expect(Explainer(layout { _ in }).explainNavigationBar() == nil)
    let bare = try #require(Explainer(layout { _ in }).explainTopGap())
    #expect(bare.text.contains("no navigation bar") && bare.value == 35)
  }
}
