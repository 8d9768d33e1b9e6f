// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableModel
import Testing

@testable import TableLayout

/// Drawing differences of systems before iOS 13.
struct OlderLookTests {
  private func table(
    _ profile: Profile.ID = .iOS6, style: TableStyle = .grouped, _ change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var table = Pictures.table(
      [[Row(title: "Name", detail: "Value", cellStyle: .value1, accessory: .switchOn)]], style: style,
      profile: profile, width: 320, headers: ["Title"])
    table.sections[0].info.footer = "Footer"
    change(&table)
    return table
  }

  private func runs(_ table: Table, _ role: DisplayItem.Role) -> [TextRun] {
    Pictures.items(table, role).compactMap { if case .text(let run) = $0.content { run } else { nil } }
  }

  private func texture(_ table: Table) -> Gradient? {
    for item in Pictures.items(table, .tableBackground) {
      if case .gradient(_, let gradient) = item.content { return gradient }
    }
    return nil
  }

  // MARK: - iOS 6

  @Test func `grouped tables of iOS 6 have stripes`() throws {
    guard case .fill(_, RGBA(hex: 0xC5CCD4)) = Pictures.items(table(), .tableBackground).first?.content else {
      Issue.record("no ground below the stripes")
      return
    }
    let stripes = try #require(texture(table()))
    #expect(stripes.axis == .across && stripes.period == 7)
    #expect(stripes.stops.map(\.place) == [0, 286, 286, 1000])
    #expect(stripes.stops.map(\.paint.alpha) == [1000, 1000, 0, 0])
    #expect(stripes.stops.first?.paint == RGBA(hex: 0xCBD2D8))
    let svg = Pictures.svg(table())
    #expect(svg.contains("gradientUnits=\"userSpaceOnUse\" spreadMethod=\"repeat\" x2=\"7\" y2=\"0\""))
    #expect(texture(table { $0.info.backgroundColor = .semantic(.white) }) == nil)
    #expect(texture(table(style: .plain)) == nil && texture(table(.iOS7)) == nil)
  }

  @Test func `an iPad's grouped tables of iOS 6 have a gradient from light to dark`() throws {
    let gradient = try #require(texture(table { $0.info.traits = Traits(device: Device.ID("iPad-9")) }))
    #expect(gradient.axis == .down && gradient.period == nil)
    #expect(gradient.stops.map(\.place) == [0, 1000])
    #expect(gradient.stops.map(\.paint) == [RGBA(hex: 0xE2E5EA), RGBA(hex: 0xD1D3D9)])
    #expect(gradient.stops.map(\.place) == [0, 1000])
  }

  @Test func `stripes are as high as the picture, wherever it begins`() {
    let scrolled = table {
      $0.info.traits = Traits(device: Device.ID("iPhone-SE"))
      $0.info.contentOffset = 20
    }
    let outlines = Pictures.items(scrolled, .tableBackground).map { item -> Rect? in
      switch item.content {
      case .fill(let outline, _), .gradient(let outline, _): outline.rect
      default: nil
      }
    }
    #expect(outlines.count == 2 && outlines[0] == outlines[1])
    #expect(outlines[0] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `titles and footers of iOS 6 are slate with a white shadow below, and in text once`() {
    let slate = runs(table(), .header) + runs(table(), .footer)
    let white = runs(table(), .textShadow)
    #expect(slate.map(\.paint) == [RGBA(hex: 0x4C566C), RGBA(hex: 0x4C566C)])
    #expect(white.map(\.text) == ["Title", "Footer"] && white.allSatisfy { $0.paint == RGBA(hex: 0xFFFFFF) })
    #expect(zip(slate, white).allSatisfy { $1.origin.y == $0.origin.y + 1 && $1.origin.x == $0.origin.x })
    #expect(Pictures.text(table()).split(separator: "Title").count == 2)
    #expect(runs(table(.iOS7), .textShadow).isEmpty && runs(table(style: .plain), .textShadow).isEmpty)
    // The white shadow is below the title's own text.
    let roles = LaidOutTable(table()).displayList().items.map(\.role)
    #expect((roles.firstIndex(of: .textShadow) ?? 99) < (roles.firstIndex(of: .header) ?? 0))
  }

  @Test func `values of iOS 6 are steel blue`() {
    #expect(runs(table(), .detail).map(\.paint) == [RGBA(hex: 0x385487)])
    #expect(runs(table(.iOS7), .detail).map(\.paint) == [RGBA(hex: 0x8E8E93)])
    let own = table { $0.info.look[.detailColor] = .semantic(.systemRed) }
    #expect(runs(own, .detail).map(\.paint.red) == [0xFF])
  }

  @Test(arguments: [(Accessory.switchOn, "mark.on", UInt32(0x007FEA)), (.switchOff, "mark.off", 0xEDEDED)])
  func `a switch of iOS 6 shows its state in letters`(accessory: Accessory, word: String, track: UInt32)
    throws
  {
    let table = table { $0.sections[0].rows[0].accessory = accessory }
    guard case .symbol(let symbol) = Pictures.items(table, .accessory).first?.content else {
      Issue.record("no switch")
      return
    }
    #expect(symbol.kind == .toggle(isOn: accessory == .switchOn, .lettered))
    #expect(symbol.paint == RGBA(hex: track) && symbol.frame.size == Size(width: 79, height: 27))
    let svg = Pictures.svg(table)
    #expect(svg.contains("href=\"#\(word)\""))
  }

  @Test(arguments: [(true, false, Points(52)), (false, false, 0), (true, true, 0), (false, true, 52)])
  func `the thumb is at the end of its state, and the word is beside it`(
    isOn: Bool, isMirrored: Bool, thumb: Points
  ) {
    let symbol = Symbol(
      kind: .toggle(isOn: isOn, .lettered), frame: Rect(x: 0, y: 0, width: 79, height: 27),
      paint: RGBA(hex: 0x007FEA), isMirrored: isMirrored)
    let list = DisplayList(
      size: Size(width: 79, height: 27), scale: 1
    ) { body in
      let item = DisplayItem(role: .accessory, section: 0, row: 0, content: .symbol(symbol))
      _ = body(DisplayGroup(section: 0, row: 0, items: [item]))
    }
    let svg = String(decoding: SVGRenderer().render(list), as: UTF8.self)
    #expect(
      svg.contains("<rect x=\"\(thumb)\" y=\"0\" width=\"27\" height=\"27\" rx=\"13.5\" fill=\"#F4F4F4\"/>"))
    // The word's box of 28.8 points is centred in the other 52.
    let middle = thumb == 0 ? 27 + 26.0 : 26.0
    #expect(svg.contains("translate(\(Points(middle - 14.4)) -0.9) scale(1.2)"), "\(svg)")
    #expect(svg.contains(isOn ? "stroke=\"#FFFFFF\"" : "stroke=\"#808080\""))
  }

  // MARK: - Glyphs

  @Test(arguments: [(Profile.ID.iOS11, SymbolWeight.regular), (.iOS7, .regular), (.iOS13, .semibold)])
  func `chevrons before iOS 13 are thin`(profile: Profile.ID, weight: SymbolWeight) {
    let table = table(profile) { $0.sections[0].rows[0].accessory = .disclosureIndicator }
    let found = Pictures.items(table, .accessory).compactMap { item -> SymbolWeight? in
      if case .symbol(let symbol) = item.content { symbol.weight } else { nil }
    }
    #expect(found == [weight])
  }

  @Test func `a glyph that an inline line moves down keeps its weight`() {
    let table = table(.iOS13) {
      $0.sections[0].rows[0].accessory = .disclosureIndicator
      $0.info.look[.separatorPosition] = .top
      $0.info.look[.separatorModel] = .inline
      $0.info.look[.separatorSectionEdges] = true
    }
    let weights = Pictures.items(table, .accessory).compactMap { item -> SymbolWeight? in
      if case .symbol(let symbol) = item.content { symbol.weight } else { nil }
    }
    #expect(weights == [.semibold])
  }

  @Test(arguments: [(ListHost.uiKit, false), (.swiftUI, true), (.form, true)], [Profile.ID.iOS15, .iOS26])
  func `SwiftUI's check marks are semibold`(host: (ListHost, Bool), profile: Profile.ID) {
    let svg = Pictures.svg(
      table(profile) {
        $0.info.host = host.0
        $0.sections[0].rows[0].accessory = .checkmark
      })
    #expect(svg.contains("href=\"#mark.check.semibold\"") == host.1)
    #expect(svg.contains("href=\"#mark.check\"") == !host.1)
  }

  @Test(arguments: [InterfaceStyle.light, .dark])
  func `a status card's date has enough contrast`(appearance: InterfaceStyle) throws {
    var table = Pictures.table([[Row(title: "Title", cellStyle: .status)]], style: .cards)
    table.sections[0].rows[0].status.date = "Today"
    table.info.traits.appearance = appearance
    let date = try #require(runs(table, .detail).first)
    // Of the label's colours, this is the first with a contrast of 3 on the card.
    #expect(date.text == "Today" && date.paint.alpha == 600)
  }
}
