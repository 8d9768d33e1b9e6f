// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Numbers from native-scale screenshots of real iOS and from dumps of running apps, each on the same device and
/// system.
struct RealPixelTests {
  private func near(_ a: Points?, _ b: Double, within: Double = 0.001) -> Bool {
    a.map { abs($0.doubleValue - b) < within } ?? false
  }

  @Test(arguments: [
    (Profile.ID.iOS8, 2, 44.0, 27.5), (.iOS9, 2, 44, 27.5), (.iOS11, 2, 44, 28), (.iOS11, 3, 44, 28.333),
    (.iOS12, 2, 44, 28), (.iOS13, 3, 44, 28.333),
    (.iOS15, 2, 44, 28), (.iOS15, 3, 44, 28.333), (.iOS26, 3, 52, 32.333),
  ])
  func `the title's baseline is the measured one`(
    profile: Profile.ID, scale: Int, height: Double, baseline: Double
  ) {
    let table = Tables.make([2], profile: profile, scale: scale)
    #expect(near(FirstRow.height(table), height))
    #expect(near(FirstRow.baselines(table, .title).first, baseline))
  }

  @Test(arguments: [(Profile.ID.iOS15, 44.0, 27.667), (.iOS26, 51, 31.333)])
  func `rows at M have the measured numbers`(profile: Profile.ID, height: Double, baseline: Double) {
    var table = Tables.make([1], profile: profile)
    table.info.traits.textSize = .medium
    #expect(near(FirstRow.height(table), height))
    #expect(near(FirstRow.baselines(table, .title).first, baseline))
    table.info.traits.textSize = .extraSmall
    #expect(near(FirstRow.height(table), profile == .iOS15 ? 44 : 49))
  }

  @Test(arguments: [
    (Profile.ID.iOS8, ListHost.uiKit, TextSize.large, 2, 10.0), (.iOS15, .uiKit, .large, 2, 10),
    (.iOS15, .uiKit, .large, 3, 10), (.iOS15, .swiftUI, .large, 3, 9.333), (.iOS15, .swiftUI, .medium, 3, 9),
    (.iOS26, .swiftUI, .large, 3, 14), (.iOS26, .form, .large, 3, 16),
  ])
  func `a section's title has the measured distance to its first row`(
    profile: Profile.ID, host: ListHost, size: TextSize, scale: Int, above: Double
  ) {
    var table = Tables.make([1], profile: profile, scale: scale, headers: ["Title"])
    table.info.host = host
    table.info.traits.textSize = size
    #expect(near(FirstRow.baselines(table, .header).first, -above))
  }

  @Test(arguments: [
    (Profile.ID.iOS15, ListHost.uiKit, 2, 20.0), (.iOS15, .uiKit, 3, 20), (.iOS15, .swiftUI, 3, 18.333),
    (.iOS26, .swiftUI, 3, 20.333),
  ])
  func `a footer's text has the measured distance to its last row`(
    profile: Profile.ID, host: ListHost, scale: Int, below: Double
  ) {
    var table = Tables.make([1], profile: profile, scale: scale, footers: ["Note"])
    table.info.host = host
    #expect(near(FirstRow.baselines(table, .footer).first.map { $0 - FirstRow.height(table) }, below))
  }

  @Test(arguments: [
    (Profile.ID.iOS15, nil as String?, 35.333), (.iOS15, "Title", 56.333), (.iOS26, nil, 35),
    (.iOS26, "Title", 58),
  ])
  func `gaps of hosted lists are the measured ones`(profile: Profile.ID, title: String?, gap: Double) {
    var table = Tables.make([1, 1], profile: profile, headers: [nil, title])
    table.info.host = .swiftUI
    let layout = LaidOutTable(table)
    let end = layout.rectForRow(at: .init(row: 0, section: 0)).maxY
    #expect(near(layout.rectForRow(at: .init(row: 0, section: 1)).minY - end, gap))
    if title == nil {
      // Half above the next section and half below this one, each rounded to the grid.
      let header = profile == .iOS15 ? 17.667 : 17.333
      #expect(near(layout.rectForHeader(inSection: 1).height, header))
      #expect(near(layout.rectForFooter(inSection: 0).height, 17.667))
    }
  }

  @Test func `the titles of sections are dimmed on iOS 26 and keep their case`() {
    for (appearance, paint) in [
      (InterfaceStyle.light, RGBA(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 600)),
      (.dark, RGBA(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 600)),
    ] {
      var table = Tables.make([1], profile: .iOS26, headers: ["As typed"])
      table.info.traits.appearance = appearance
      let run = LaidOutTable(table).displayList().items.compactMap { item -> TextRun? in
        if item.role == .header, case .text(let run) = item.content { run } else { nil }
      }.first
      #expect(run?.paint == paint)
      #expect(run?.text == "As typed")
      #expect(run?.weight == .semibold)
    }
  }

  @Test(arguments: [
    (Profile.ID.iOS7, 320, 15), (.iOS7, 768, 15), (.iOS8, 320, 16), (.iOS8, 375, 16), (.iOS8, 768, 20),
    (.iOS9, 320, 15), (.iOS9, 375, 16), (.iOS9, 414, 20), (.iOS11, 320, 16), (.iOS12, 320, 16),
    (.iOS13, 320, 16),
  ])
  func `the layout margin of narrow screens is the measured one`(profile: Profile.ID, width: Int, margin: Int)
  {
    let table = Tables.make([1], style: .plain, profile: profile, width: Points(width), scale: 2)
    let run = LaidOutTable(table).displayList().items.compactMap { item -> TextRun? in
      if item.role == .title, case .text(let run) = item.content { run } else { nil }
    }.first
    #expect(run?.origin.x == Points(margin))
  }

  @Test func `an inset of 15 begins at 15 before iOS 11`() throws {
    for profile in [Profile.ID.iOS7, .iOS8, .iOS9] {
      let look = Tables.look { $0[.separatorLeft] = .points(15) }
      let table = Tables.make([2], style: .plain, profile: profile, width: 320, scale: 2, look: look)
      let row = try #require(LaidOutTable(table).rowTree(.init(row: 0, section: 0)))
      #expect(row.separators.map(\.frame.minX) == [15])
    }
  }

  @Test func `cards of iOS 26 have margins of 20 outside and 16 inside`() throws {
    let layout = LaidOutTable(Tables.make([2], profile: .iOS26, width: 402))
    let row = try #require(layout.rowTree(.init(row: 0, section: 0)))
    #expect(row.frame.minX == 20)
    #expect(row.separators.map(\.frame) == [Rect(x: 36, y: row.frame.maxY - 1, width: 330, height: 1)])
  }

  @Test(arguments: [(Profile.ID.iOS15, 46.667, 22.333, 37.667), (.iOS13, 46.667, 22.333, 37.667)])
  func `subtitle rows size themselves`(profile: Profile.ID, height: Double, title: Double, detail: Double) {
    var table = Tables.make([1], profile: profile)
    table.sections[0].rows[0].cellStyle = .subtitle
    table.sections[0].rows[0].detail = "Detail"
    #expect(near(FirstRow.height(table), height))
    #expect(near(FirstRow.baselines(table, .title).first, title))
    #expect(near(FirstRow.baselines(table, .detail).first, detail))
  }

  @Test func `subtitle rows of iOS 8 to 10 begin on a whole point`() {
    for profile in [Profile.ID.iOS8, .iOS9] {
      var table = Tables.make([1], profile: profile, width: 320, scale: 2)
      table.sections[0].rows[0].cellStyle = .subtitle
      table.sections[0].rows[0].detail = "Detail"
      #expect(FirstRow.height(table) == 44)
      #expect(near(FirstRow.baselines(table, .detail).first, 37))
    }
  }

  @Test func `a content configuration's row on iOS 26 adds the height of its line`() {
    let table = Tables.make([2], profile: .iOS26, look: Tables.look { $0[.cellContent] = .configuration })
    #expect(FirstRow.height(table) == 53)
    #expect(near(FirstRow.baselines(table, .title).first, 32.667))
  }

  @Test func `filler rows of iOS 14 have room for their separator`() {
    var table = Tables.make([1], style: .plain, profile: .iOS13)
    table.info.traits.width = nil
    let lines = LaidOutTable(table).displayList().items.filter { $0.role == .separator }
      .compactMap { item -> Points? in
        if case .fill(let outline, _) = item.content { outline.rect.maxY } else { nil }
      }
    #expect(lines.count > 3)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { near($1 - $0, 44.333) })
  }

  @Test(arguments: [(320, 10.0), (399, 10), (480, 31), (704, 42.333), (768, 45), (1024, 45)])
  func `grouped tables of iOS 6 have the measured inset`(width: Int, inset: Double) {
    let table = Tables.make([3], style: .grouped, profile: .iOS6, width: Points(width))
    let layout = LaidOutTable(table)
    let rows = (0..<3).map { layout.rectForRow(at: .init(row: $0, section: 0)) }
    #expect(rows.map(\.height) == [45, 44, 44])
    #expect(near(rows[0].minX, inset))
    #expect(near(rows[0].width, Double(width) - 2 * inset))
  }

  @Test(arguments: [
    // On iOS 8, ink of a value ends 35.65 before the edge: 34, and the space after the last letter.
    (Profile.ID.iOS15, CellContent.textLabel, 36.667), (.iOS8, .textLabel, 34),
    (.iOS15, .configuration, 42.667), (.iOS26, .configuration, 42.667),
  ])
  func `a value ends before the chevron`(profile: Profile.ID, content: CellContent, fromEdge: Double) throws {
    var table = Tables.make(
      [1], profile: profile, width: 375, look: Tables.look { $0[.cellContent] = content })
    table.sections[0].rows[0].cellStyle = .value1
    table.sections[0].rows[0].detail = "Value"
    table.sections[0].rows[0].accessory = .disclosureIndicator
    let layout = LaidOutTable(table)
    let row = layout.rectForRow(at: .init(row: 0, section: 0))
    let end = layout.displayList().items.compactMap { item -> Points? in
      if item.role == .detail, case .text(let run) = item.content { run.origin.x } else { nil }
    }.first
    #expect(near(end.map { row.maxX - $0 }, fromEdge, within: 0.4))
  }

  @Test(arguments: [
    (Profile.ID.iOS15, ListHost.uiKit, CellContent.textLabel, 393, 51, 18),
    (.iOS15, .uiKit, .configuration, 393, 51, 20), (.iOS15, .swiftUI, .textLabel, 393, 51, 18),
    (.iOS15, .swiftUI, .configuration, 393, 51, 18), (.iOS15, .collectionView, .textLabel, 393, 51, 20),
    (.iOS15, .collectionView, .configuration, 393, 51, 20), (.iOS11, .uiKit, .textLabel, 375, 51, 14),
    (.iOS8, .uiKit, .textLabel, 320, 51, 16), (.iOS9, .uiKit, .textLabel, 320, 51, 15),
    (.iOS7, .uiKit, .textLabel, 320, 51, 15),
    (.iOS26, .uiKit, .textLabel, 393, 63, 18), (.iOS26, .uiKit, .configuration, 393, 63, 20),
    (.iOS26, .swiftUI, .textLabel, 402, 63, 14), (.iOS26, .form, .configuration, 402, 63, 14),
    (.iOS26, .collectionView, .textLabel, 393, 63, 20),
  ])
  func `a switch reaches into the margin if its cell's content says so`(
    profile: Profile.ID, host: ListHost, content: CellContent, tableWidth: Int, width: Int, fromEdge: Int
  ) throws {
    var table = Tables.make([1], style: .plain, profile: profile, width: Points(tableWidth))
    table.info.host = host
    table.info.look[.cellContent] = content
    table.sections[0].rows[0].accessory = .switchOn
    let layout = LaidOutTable(table)
    let row = layout.rectForRow(at: .init(row: 0, section: 0))
    let frame = try #require(
      layout.displayList().items.compactMap { item -> Rect? in
        if item.role == .accessory, case .symbol(let symbol) = item.content { symbol.frame } else { nil }
      }.first)
    #expect(frame.size == Size(width: Points(width), height: width == 63 ? 28 : 31))
    #expect(row.maxX - frame.maxX == Points(fromEdge))
  }

  @Test func `colours up to iOS 12 are the measured ones`() {
    let environment = LayoutEnvironment(Tables.make([1], profile: .iOS11).info)
    for (color, hex) in [
      (SemanticColor.systemGroupedBackground, 0xEFEFF4), (.secondaryLabel, 0x8E8E93),
      (.tertiaryLabel, 0xC7C7CC),
      (.separator, 0xC8C7CC), (.systemGreen, 0x4BD863),
    ] as [(SemanticColor, UInt32)] {
      #expect(environment.paint(color) == RGBA(hex: hex), "\(color)")
    }
    #expect(environment.paint(environment.profile.headerColor) == RGBA(hex: 0x6D6D72))
  }

  @Test func `groups of iOS 6 have round corners and bold titles`() throws {
    func table(_ profile: Profile.ID) -> Table {
      var table = Tables.make([3], style: .grouped, profile: profile, width: 320, scale: 2)
      for (index, style) in [CellStyle.value1, .subtitle, .value2].enumerated() {
        table.sections[0].rows[index].cellStyle = style
        table.sections[0].rows[index].detail = "Detail"
      }
      return table
    }
    let rows = LaidOutTable(table(.iOS6)).frameTree().sections[0].rows
    #expect(
      rows.map(\.cornerRadii.topLeft) == [10, 0, 0] && rows.map(\.cornerRadii.bottomRight) == [0, 0, 10])
    #expect(rows[0].cornerCurve == .circular)
    let square = LaidOutTable(table(.iOS7)).frameTree().sections[0].rows
    #expect(square.allSatisfy { $0.cornerRadii == CornerRadii(radius: 0, corners: .all) })
    func weights(_ profile: Profile.ID, _ role: DisplayItem.Role) -> [FontWeight] {
      LaidOutTable(table(profile)).displayList().items.filter { $0.role == role }.compactMap { item in
        if case .text(let run) = item.content { run.weight } else { nil }
      }
    }
    #expect(weights(.iOS6, .title) == [.bold, .bold, .regular])
    #expect(weights(.iOS6, .detail) == [.regular, .regular, .regular])
    #expect(weights(.iOS7, .title) == [.regular, .regular, .regular])
  }

  @Test(arguments: Profile.ID.allCases)
  func `a plain title has enough contrast to its band in either appearance`(profile: Profile.ID) throws {
    for appearance in InterfaceStyle.allCases {
      var table = Tables.make([1], style: .plain, profile: profile, headers: ["Title"])
      table.info.traits.appearance = appearance
      let items = LaidOutTable(table).displayList().items
      func brightness(_ paint: RGBA) -> Int { Int(paint.red) + Int(paint.green) + Int(paint.blue) }
      let band = items.compactMap { item -> Int? in
        guard [.headerBackground, .tableBackground].contains(item.role),
          case .fill(_, let paint) = item.content
        else { return nil }
        return brightness(paint)
      }.last
      let text = items.compactMap { item -> Int? in
        guard item.role == .header, case .text(let run) = item.content else { return nil }
        return brightness(run.paint)
      }.last
      #expect(abs(try #require(band) - (try #require(text))) > 380, "\(appearance)")
    }
  }

  @Test func `a badge holds its text at every text size, on cards too`() throws {
    for style in [CellStyle.default, .status] {
      for size in TextSize.allCases {
        var table = Tables.make([1], style: .cards)
        table.sections[0].rows[0].cellStyle = style
        table.sections[0].rows[0].badge = "12"
        table.info.traits.textSize = size
        let items = LaidOutTable(table).displayList().items
        var badge = Rect(x: 0, y: 0, width: 0, height: 0)
        var font = Points.zero
        for item in items {
          if item.role == .badge, case .fill(let outline, _) = item.content { badge = outline.rect }
          if item.role == .badgeText, case .text(let run) = item.content { font = run.fontSize }
        }
        #expect(font > .zero && badge.height >= font && badge.width >= badge.height, "\(style) \(size)")
      }
    }
  }
}
