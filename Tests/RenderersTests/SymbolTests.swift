// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import Testing

@testable import Renderers

struct SymbolTests {
  private func svg(
    _ kind: Symbol.Kind, frame: Rect = Rect(x: 0, y: 0, width: 24, height: 24), opacity: Int = 1000,
    isMirrored: Bool = false
  ) -> String {
    let symbol = Symbol(
      kind: kind, frame: frame,
      paint: Paint(red: 0, green: 0, blue: 0, opacity: opacity), isMirrored: isMirrored)
    let list = DisplayList(
      size: Size(width: 24, height: 24), scale: 1,
      items: [DisplayItem(role: .image, section: 0, row: 0, content: .symbol(symbol))])
    return String(decoding: SVGRenderer().render(list), as: UTF8.self)
  }

  private func path(_ shape: SymbolShape) -> String { shape.paths.map(\.description).joined() }

  @Test(arguments: ["wifi", "bell.fill", "gear", "person.crop.circle", "battery.25", "creditcard.fill"])
  func `known names have a drawing`(name: String) {
    #expect(svg(.named(name)).contains("href=\"#\(name)\""))
    #expect(svg(.named(name)).contains(" d=\"M"))
  }

  @Test(arguments: ["no.such", "", "mark.check", "1"])
  func `an unknown name has the drawing of none`(name: String) {
    #expect(svg(.named(name)).contains("href=\"#mark.unknown\""))
    #expect(!svg(.named(name)).contains("<text"))
  }

  @Test(arguments: SymbolTheme.allCases)
  func `the names of a theme are those of its drawings`(theme: SymbolTheme) {
    let drawn = Set(SymbolTable.drawings(of: theme).keys)
    #expect(Set(theme.names).subtracting(drawn) == [], "no drawing")
    #expect(drawn.subtracting(theme.names) == [], "no name in SymbolTheme")
  }

  @Test func `every name is known once`() {
    let names = SymbolTheme.allCases.flatMap(\.names)
    #expect(names.count >= 300)
    #expect(Set(names).count == names.count)
    #expect(SymbolTable.names == names.sorted())
    for theme in SymbolTheme.allCases {
      for name in theme.names { #expect(SymbolNames.theme(of: name) == theme, "\(name)") }
    }
  }

  @Test(arguments: SymbolTheme.allCases)
  func `every path can be read and stays in the box with half of its line`(theme: SymbolTheme) throws {
    for (name, shapes) in SymbolTable.drawings(of: theme) {
      #expect(!shapes.isEmpty, "\(name)")
      for shape in shapes { try expectInBox(shape, name) }
    }
  }

  @Test func `marks are in the box, too`() throws {
    for shape in SymbolTable.checkmark + SymbolTable.info + SymbolTable.unknown {
      try expectInBox(shape, "mark")
    }
  }

  private func expectInBox(_ shape: SymbolShape, _ name: String) throws {
    let bounds = try #require(PathBounds(path(shape)), "\(name): \(path(shape))")
    let half: Double
    switch shape.style {
    case .fill: half = 0
    case .stroke(let width), .solid(let width): half = width.doubleValue / 2
    }
    for place in bounds.places {
      for value in [place.x, place.y] {
        #expect(value - half >= 0.5 && value + half <= SymbolTable.box - 0.5, "\(name): \(place)")
      }
    }
  }

  @Test(arguments: ["gearshape", "gearshape.fill"])
  func `a gear has eight teeth`(name: String) throws {
    let shapes = try #require(SymbolTable.named(name))
    let rim = try #require(PathBounds(shapes[0].paths[0].description)).places.map {
      (($0.x - 12) * ($0.x - 12) + ($0.y - 12) * ($0.y - 12)).squareRoot() > 8.5
    }
    #expect(zip(rim, rim.dropFirst()).filter { !$0 && $1 }.count == 8)
  }

  @Test func `a full circle leaves out the mark that a circle has`() throws {
    for name in SymbolTheme.circled.names where name.hasSuffix(".circle.fill") && name != "record.circle.fill"
    {
      let full = try #require(SymbolTable.named(name))
      let open = try #require(SymbolTable.named(String(name.dropLast(".fill".count))))
      #expect(full.count == 1 && open.count == 2, "\(name)")
      #expect(full[0].paths.last?.description == open[1].paths[0].description, "\(name)")
    }
  }

  @Test func `a full form is as wide as its outline`() {
    let outline = SymbolShape.stroke("M4 4H20V20H4Z")
    let full = SymbolShape.solid("M4 4H20V20H4Z")
    #expect(path(outline) == path(full))
    #expect(svg(.named("heart.fill")).contains("stroke-width=\"1.7\""))
  }

  @Test func `a translucent symbol of several parts is so as a whole`() {
    let layered = svg(.named("bell.fill"), opacity: 300)
    #expect(layered.contains(" opacity=\"0.3\""))
    #expect(!layered.contains("-opacity"))
    let single = svg(.named("xmark.circle.fill"), opacity: 300)
    #expect(single.contains(" fill-opacity=\"0.3\""))
    #expect(!single.contains(" opacity"))
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("arrow.backward", "arrow.forward"),
    ("arrow.uturn.backward", "arrow.uturn.forward"), ("chevron.right", "chevron.right"),
    ("forward", "forward"),
  ])
  func `from right to left, forward is to the left and right stays right`(name: String, drawn: String) {
    #expect(svg(.named(name), isMirrored: true).contains("href=\"#\(drawn)\""))
    #expect(svg(.named(name)).contains("href=\"#\(name)\""))
  }

  /// Each width and how many parts have it, so that none changes by accident: correct the list where you meant it.
  @Test func `lines are as wide as they were drawn`() {
    let styles = SymbolTheme.allCases.flatMap { SymbolTable.drawings(of: $0).values.joined() }.map(\.style)
    let widths = styles.map { style in
      switch style {
      case .fill: "fill"
      case .stroke(let width): "\(width)"
      case .solid(let width): "solid \(width)"
      }
    }
    let counts = Dictionary(grouping: widths, by: \.self).map { "\($0.key): \($0.value.count)" }
    #expect(
      counts.sorted().joined(separator: ", ") == """
        1.1: 1, 1.3: 6, 1.4: 15, 1.5: 43, 1.6: 58, 1.7: 359, 1.8: 27, 1.9: 27, 2.1: 1, 2.2: 6, 2.4: 2, 2.6: 1, \
        2: 4, 3.8: 2, fill: 351, solid 0.5: 2, solid 0.8: 4, solid 0.9: 4, solid 1.2: 7, solid 1.3: 2, \
        solid 1.4: 3, solid 1.5: 8, solid 1.6: 13, solid 1.7: 62, solid 1: 6, solid 2: 1
        """)
  }

  @Test(arguments: [
    (14, false, #"x="33.6" y="2""#), (14, true, #"x="1.4" y="2""#),
    (28, false, #"translate(27.2 4) scale(2)"#), (28, true, #"translate(2.8 4) scale(2)"#),
  ])
  func `a chevron's ink is at the trailing side of its box`(height: Int, isMirrored: Bool, place: String) {
    let frame = Rect(x: 0, y: 0, width: 40, height: Points(height))
    let picture = svg(.chevron, frame: frame, isMirrored: isMirrored)
    #expect(picture.contains(place), "\(picture)")
  }

  @Test func `the accessory's check mark is the symbol`() {
    let check = SymbolTable.named("checkmark") ?? []
    #expect(check.map(path) == SymbolTable.checkmark.map(path))
  }

  @Test func `the detail button is drawn`() {
    let picture = svg(.info)
    #expect(picture.contains("mark.info"), "\(picture)")
  }
}
