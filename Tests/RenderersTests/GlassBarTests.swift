// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableModel
import Testing

@testable import TableLayout

/// iOS 26's bars: the fade of rows below them, and the search field at the bottom of the screen.
struct GlassBarTests {
  private func table(
    _ device: String = "iPhone-17", profile: Profile.ID = .iOS26,
    _ change: (inout Table.Info) -> Void = { _ in }
  ) -> Table {
    var table = Pictures.table([(0..<30).map { Row(title: "Row \($0)") }], profile: profile)
    table.info.traits = Traits(device: Device.ID(device))
    table.info.navigation.title = "Settings"
    change(&table.info)
    return table
  }

  private func gradients(_ table: Table, _ role: DisplayItem.Role) -> [(outline: Outline, gradient: Gradient)]
  {
    Pictures.items(table, role).compactMap { item in
      if case .gradient(let outline, let gradient) = item.content { (outline, gradient) } else { nil }
    }
  }

  private func search(_ info: inout Table.Info) { info.navigation.search = "Search" }

  private func scrolled(_ info: inout Table.Info) {
    info.screen.statusBar = true
    info.contentOffset = 200
  }

  // MARK: - Text pictures

  @Test func `a text picture marks the selected search tab, and has the field between the toolbar's items`() {
    func line(_ change: (inout Table.Info) -> Void) -> String {
      let lines = Pictures.text(table { change(&$0) }).split(separator: "\n")
      return lines.last { $0.contains("⌕") }.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
    }
    func tabs(_ info: inout Table.Info, selected: Int) {
      var (home, search) = (BarButtons.button("House"), BarButtons.button("Search"))
      home[given: .elementImage] = RowImage(symbol: "house")
      search[given: .tabRole] = .search
      info.bottomBars.tabs = [home, search]
      info.bottomBars.selectedTab = selected
      info.screen.homeIndicator = true
    }
    #expect(line { tabs(&$0, selected: 0) } == "⌂ ⌕")
    #expect(line { tabs(&$0, selected: 1) } == "⌂ [ ⌕ ]")
    let tools = line {
      $0.bottomBars.toolbarItems = [BarButtons.button("Edit"), Element(.spacer), BarButtons.button("plus")]
      $0.screen.homeIndicator = true
      search(&$0)
    }
    #expect(tools.hasPrefix("Edit [ ⌕ Search") && tools.hasSuffix("] +"), "\(tools)")
  }

  // MARK: - The scroll edge

  @Test(arguments: [(InterfaceStyle.light, UInt8(255), 800), (.dark, 0, 840)])
  func `rows fade below the bar in one item, without a seam`(
    appearance: InterfaceStyle, byte: UInt8, most: Int
  ) throws {
    let edges = gradients(
      table {
        scrolled(&$0)
        $0.traits.appearance = appearance
      }, .navigationBar)
    let edge = try #require(edges.first)
    #expect(edges.count == 1 && edge.gradient.axis == .down && edge.gradient.period == nil)
    // The height is the status bar's 62 points plus the bar's 54.
    #expect(edge.outline.rect == Rect(x: 0, y: 0, width: 402, height: 116))
    let stops = edge.gradient.stops
    #expect(stops.allSatisfy { $0.paint.red == byte && $0.paint.green == byte && $0.paint.blue == byte })
    #expect(
      stops.prefix(2).map(\.place) == [0, 530] && stops.prefix(2).allSatisfy { $0.paint.alpha == most })
    #expect(stops.last?.place == 1000 && stops.last?.paint.alpha == 0)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.place < $1.place })
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.paint.alpha >= $1.paint.alpha })
    // In the middle, half of the opacity is left.
    #expect(stops[3].paint.alpha == most * 648 / 1000 && stops[4].paint.alpha == most * 352 / 1000)
  }

  @Test func `nothing fades at rest, or below an opaque or transparent bar`() {
    #expect(gradients(table { $0.screen.statusBar = true }, .navigationBar).isEmpty)
    for background in [NavigationBackground.opaque, .transparent] {
      let edges = gradients(
        table {
          scrolled(&$0)
          $0.navigation.background = background
        }, .navigationBar)
      #expect(edges.isEmpty)
    }
  }

  @Test func `a gradient is defined once, and its name describes it`() {
    let svg = Pictures.svg(table("iPhone-17", scrolled))
    #expect(svg.contains("fill=\"url(#down-0_FFFFFF_800-530_FFFFFF_800-"))
    #expect(svg.contains("<linearGradient id=\"down-0_FFFFFF_800-530_FFFFFF_800-"))
    #expect(svg.contains("x2=\"0\" y2=\"1\">"))
    #expect(svg.contains("<stop offset=\"0.53\" stop-color=\"#FFFFFF\" stop-opacity=\"0.8\"/>"))
    #expect(!svg.contains("spreadMethod"))
  }

  @Test func `an SVG for both appearances contains both fades, but equal metal once`() {
    func adaptive(_ profile: Profile.ID, prefix: String = "") -> String {
      func list(_ appearance: InterfaceStyle) -> DisplayList {
        LaidOutTable(
          table(profile: profile) {
            scrolled(&$0)
            $0.traits.appearance = appearance
          }
        ).displayList()
      }
      var options = SVGOptions()
      options.idPrefix = prefix
      return String(decoding: SVGRenderer(options).render(list(.light), dark: list(.dark)), as: UTF8.self)
    }
    let fades = adaptive(.iOS26, prefix: "x-")
    #expect(fades.contains("url(#x-down-0_FFFFFF_800-") && fades.contains("url(#x-down-0_000000_840-"))
    #expect(fades.contains("id=\"x-down-0_FFFFFF_800-") && fades.contains("id=\"x-down-0_000000_840-"))
    #expect(fades.contains("x-in-dark"))
    #expect(adaptive(.iOS6).split(separator: "url(#down-0_B0BCCD_1000-1000_6D84A2_1000)").count == 2)
  }

  @Test func `a reused row includes its gradients`() {
    let outline = Outline(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    let paint = RGBA(red: 1, green: 2, blue: 3)
    let fill = Gradient(.across, [Gradient.Stop(0, paint), Gradient.Stop(1000, paint)], period: 3)
    let group = DisplayGroup(
      section: 0, row: 0,
      items: [
        DisplayItem(role: .rowBackground, section: 0, row: 0, content: .fill(outline, paint)),
        DisplayItem(role: .image, section: 0, row: 0, content: .gradient(outline, fill)),
      ])
    let row = SVGRowBody(group, isMet: false)
    var picture = SVGPicture(size: outline.rect.size, caption: PictureCaption())
    picture.add(row, at: (0, 0), movedBy: 0)
    picture.add(row, at: (0, 1), movedBy: 9)
    let svg = String(decoding: picture.finished(), as: UTF8.self)
    #expect(svg.split(separator: "id=\"across3-0_010203_1000-1000_010203_1000\"").count == 2)
    #expect(svg.split(separator: "fill=\"url(#across3-0_010203_1000-1000_010203_1000)\"").count == 3)
  }

  @Test func `the metal of iOS 6 is one gradient`() throws {
    let metal = gradients(table(profile: .iOS6), .navigationBar)
    #expect(metal.count == 1 && metal.first?.outline.rect.height == 44)
    let stops = try #require(metal.first).gradient.stops
    #expect(stops.map(\.place) == [0, 1000])
    #expect(stops.map(\.paint.red) == [176, 109] && stops.map(\.paint.blue) == [205, 162])
  }

  // MARK: - Searching

  @Test func `a phone's search field is at the bottom of the screen, and the bar is not higher for it`()
    throws
  {
    let screen = table {
      search(&$0)
      $0.screen.statusBar = true
      $0.screen.homeIndicator = true
    }
    let layout = LaidOutTable(screen)
    let bar = try #require(layout.navigationBarTree)
    #expect(bar.frame.height == 54)
    // In content coordinates; the content's top is 116 below the screen's.
    #expect(bar.searchField == Rect(x: 28, y: 798 - 116, width: 346, height: 48))
    let why = try #require(Explainer(layout).explainNavigationBar())
    #expect(why.value == 54 && why.terms.map(\.name) == ["bar", "search field"])
    #expect(why.text.contains("at the bottom of the screen; see 'why metric searchFieldInset'"))
    let items = layout.displayList().items.filter { $0.role == .bottomSearchField }
    let symbols = items.compactMap { item -> (String, Rect)? in
      guard case .symbol(let symbol) = item.content, case .named(let name) = symbol.kind else { return nil }
      return (name, symbol.frame)
    }
    #expect(symbols.map(\.0).sorted() == ["magnifyingglass", "mic.fill"])
    // The glass begins 12 from the edge. The microphone's ink ends 15 before it, 4 points before its box.
    #expect(symbols.first { $0.0 == "magnifyingglass" }?.1.minX == 40)
    #expect(symbols.first { $0.0 == "mic.fill" }?.1.maxX == 363)
    #expect(symbols.allSatisfy { $0.1.midY == 822 })
    let placeholder = items.compactMap { item in
      if case .text(let run) = item.content { run } else { nil }
    }
    #expect(placeholder.map(\.text) == ["Search"] && placeholder.map(\.origin.x) == [66])
  }

  @Test func `rows also fade towards the bottom of the screen if the search field is there`() throws {
    let edge = try #require(
      gradients(
        table {
          search(&$0)
          scrolled(&$0)
        }, .bottomSearchField
      ).first)
    #expect(edge.outline.rect == Rect(x: 0, y: 748, width: 402, height: 126))
    #expect(edge.gradient.stops.first?.paint.alpha == 0 && edge.gradient.stops.last?.paint.alpha == 800)
    #expect(edge.gradient.stops.map(\.place) == [0, 94, 188, 282, 376, 470, 1000])
    let clear = table {
      search(&$0)
      scrolled(&$0)
      $0.navigation.background = .transparent
    }
    #expect(gradients(clear, .bottomSearchField).isEmpty)
    #expect(gradients(table("iPhone-17", search), .bottomSearchField).isEmpty)
  }

  @Test func `in a picture of the whole content, the search field is below the last row`() throws {
    let without = LaidOutTable(table())
    let layout = LaidOutTable(table("iPhone-17", search))
    #expect(layout.contentSize == without.contentSize)
    #expect(layout.pictureSize.height == without.pictureSize.height + 76)
    #expect(layout.navigationBarTree?.searchField?.minY == layout.contentSize.height)
    // A part of the picture contains it too.
    let end = layout.contentSize.height
    let part = layout.displayList(in: (end - 100)..<(end + 76))
    #expect(part.items.contains { $0.role == .bottomSearchField })
  }

  @Test func `the search field stays within the sides' safe area, and is mirrored`() throws {
    let wide = LaidOutTable(
      table {
        search(&$0)
        $0.traits.orientation = .landscape
      })
    #expect(wide.navigationBarTree?.searchField.map { [$0.minX, $0.maxX] } == [90, 784])
    let mirrored = LaidOutTable(
      table {
        search(&$0)
        $0.traits.direction = .rightToLeft
      }
    ).displayList().items.compactMap { item -> Rect? in
      guard item.role == .bottomSearchField, case .symbol(let symbol) = item.content,
        symbol.kind == .named("magnifyingglass")
      else { return nil }
      return symbol.frame
    }
    #expect(mirrored.map(\.maxX) == [402 - 40])
  }

  @Test func `an iPad's search field is at the trailing end of the bar, after its buttons`() throws {
    let bar = try #require(
      LaidOutTable(
        table("iPad-Pro-11-M4") {
          search(&$0)
          $0.navigation.right = BarButtons.list("plus")
        }
      ).navigationBarTree)
    #expect(bar.frame.height == 54)
    #expect(bar.searchField == Rect(x: 574, y: -54, width: 240, height: 44))
    #expect(bar.right.first?.frame.midX == 544)
  }

  @Test func `before iOS 26 the search field is in the bar`() throws {
    let layout = LaidOutTable(table(profile: .iOS15, search))
    #expect(layout.navigationBarTree?.frame.height == 96)
    #expect(!layout.displayList().items.contains { $0.role == .bottomSearchField })
    let none = LaidOutTable(
      table {
        search(&$0)
        $0.navigation.display = NavigationDisplay.none
      })
    #expect(none.pictureSize == none.contentSize)
  }

  @Test func `a text preview has the search field on a line below the rows`() {
    let text = Pictures.text(table("iPhone-17", search))
    let lines = text.split(separator: "\n")
    #expect(lines.last?.contains("⌕") == true && lines.last?.contains("Search") == true)
    #expect(lines.last?.contains("[") == true && lines.last?.hasSuffix("]") == true)
    let screen = Pictures.text(
      table {
        search(&$0)
        $0.screen.homeIndicator = true
      }
    ).split(separator: "\n")
    #expect(screen.last?.contains("──") == true && screen.dropLast().last?.contains("Search") == true)
  }

  // MARK: - Buttons

  @Test(arguments: [(Orientation.portrait, Points(0)), (.landscape, 5)])
  func `buttons have space above them if there is no status bar`(orientation: Orientation, top: Points) throws
  {
    let layout = LaidOutTable(
      table {
        $0.navigation.right = BarButtons.list("plus")
        $0.traits.orientation = orientation
      })
    let surface = layout.displayList().items.compactMap { item -> Rect? in
      if item.role == .navigationBar, case .border(let outline, _, _) = item.content {
        outline.rect
      } else {
        nil
      }
    }
    #expect(surface.map(\.minY) == [top] && surface.map(\.height) == [44])
  }
}
