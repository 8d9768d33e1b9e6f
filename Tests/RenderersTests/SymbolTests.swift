// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Foundation
import Testing

@testable import Renderers

struct SymbolTests {
  private func svg(
    _ kind: Symbol.Kind, frame: Rect = Rect(x: 0, y: 0, width: 24, height: 24), opacity: Int = 1000,
    weight: SymbolWeight = .regular, isMirrored: Bool = false
  ) -> String {
    let symbol = Symbol(
      kind: kind, frame: frame,
      paint: RGBA(red: 0, green: 0, blue: 0, alpha: opacity), weight: weight, isMirrored: isMirrored)
    let list = DisplayList(
      size: Size(width: 24, height: 24), scale: 1
    ) { body in
      let item = DisplayItem(role: .image, section: 0, row: 0, content: .symbol(symbol))
      _ = body(DisplayGroup(section: 0, row: 0, items: [item]))
    }
    return String(decoding: SVGRenderer().render(list), as: UTF8.self)
  }

  /// The subpaths of a shape.
  private func paths(_ shape: SymbolShape) -> [String] { shape.path.split(separator: "M").map { "M\($0)" } }

  @Test(arguments: ["wifi", "bell.fill", "gear", "person.crop.circle", "battery.25", "creditcard.fill"])
  func `known names have a drawing`(name: String) {
    #expect(svg(.named(name)).contains("href=\"#\(name)\""))
    #expect(svg(.named(name)).contains(" d=\"M"))
  }

  @Test(arguments: ["no.such", "", "mark.check", "1"])
  func `an unknown name has the placeholder drawing`(name: String) {
    #expect(svg(.named(name)).contains("href=\"#mark.unknown\""))
    #expect(!svg(.named(name)).contains("<text"))
  }

  @Test(arguments: ["#", "# ", "wif", "wifi ", "wifi connectivity", "zzz", "Wifi"])
  func `a part of the file that is not a name is unknown`(name: String) {
    #expect(!SymbolCatalog.contains(name))
    #expect(SymbolCatalog.drawing(of: name) == nil)
  }

  /// The lines of the file, and the themes that its head lists.
  private var file: (lines: [[Substring]], themes: Set<Substring>) {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/Resources/symbols.txt")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let head = lines.prefix { $0.hasPrefix("#") }
      let themes = head.filter { $0.hasPrefix("#          ") }.compactMap {
        $0.dropFirst().split(separator: " ").first
      }
      return (lines.dropFirst(head.count).map { $0.split(separator: " ", maxSplits: 4) }, Set(themes))
    }
  }

  @Test func `every name is in the file once, in order, with a theme`() throws {
    let (lines, themes) = try file
    let names = lines.map { String($0[0]) }
    #expect(names.count == 639)
    #expect(names == SymbolCatalog.names)
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(name.utf8.lexicographicallyPrecedes(next.utf8), "\(name) is not before \(next)")
    }
    for line in lines {
      #expect(line.count == 5 && themes.contains(line[1]), "\(line)")
      #expect(SymbolCatalog.contains(String(line[0])))
    }
  }

  @Test func `every shape of the file is read`() throws {
    for line in try file.lines {
      let shapes = SymbolShape.drawing(of: String(line[0])).map { shape in
        switch shape.style {
        case .fill: "fill \(shape.path)"
        case .stroke(let width): "stroke \(width) \(shape.path)"
        case .edge(let width): "edge \(width) \(shape.path)"
        case .solid(let width): "solid \(width) \(shape.path)"
        }
      }
      #expect(shapes.joined(separator: " | ") == line[4])
    }
  }

  @Test func `every drawing ends where the file says`() throws {
    for line in try file.lines {
      let name = String(line[0])
      let edges = try SymbolShape.drawing(of: name).flatMap { shape in
        let half = lineWidth(of: shape) / 2
        return try #require(PathBounds(shape.path)).places.flatMap { [$0.x - half, $0.x + half] }
      }
      let ends = SymbolCatalog.ends(of: name)
      let (left, right) = (try #require(edges.min()), try #require(edges.max()))
      #expect(
        abs(left - ends.left.doubleValue) < 0.01 && abs(right - ends.right.doubleValue) < 0.01,
        "\(name) is from \(left) to \(right)")
    }
    #expect(SymbolCatalog.ends(of: "no.such.symbol") == SymbolCatalog.ends(of: "square.dashed"))
  }

  private func lineWidth(of shape: SymbolShape) -> Double {
    switch shape.style {
    case .fill: 0
    case .stroke(let width), .edge(let width), .solid(let width): width.doubleValue
    }
  }

  @Test func `every path can be read and stays in the box with half of its line width`() throws {
    for name in SymbolCatalog.names {
      for shape in SymbolShape.drawing(of: name) { try expectInBox(shape, name) }
    }
  }

  @Test func `marks are in the box, too`() throws {
    let check = SymbolShape.drawing(of: "checkmark").map { $0.weighing(.semibold) }
    for shape in check + SymbolShape.info + SymbolShape.unknown + SymbolShape.on + SymbolShape.off {
      try expectInBox(shape, "mark")
    }
  }

  private func expectInBox(_ shape: SymbolShape, _ name: String) throws {
    let bounds = try #require(PathBounds(shape.path), "\(name): \(shape.path)")
    let half = lineWidth(of: shape) / 2
    for place in bounds.places {
      for value in [place.x, place.y] {
        #expect(value - half >= 0.5 && value + half <= SymbolShape.box - 0.5, "\(name): \(place)")
      }
    }
  }

  @Test(arguments: ["gearshape", "gearshape.fill"])
  func `a gear has eight teeth`(name: String) throws {
    let shape = try #require(SymbolShape.drawing(of: name).first)
    let rim = try #require(PathBounds(paths(shape)[0])).places.map {
      (($0.x - 12) * ($0.x - 12) + ($0.y - 12) * ($0.y - 12)).squareRoot() > 8.5
    }
    #expect(zip(rim, rim.dropFirst()).filter { !$0 && $1 }.count == 8)
  }

  @Test func `a filled circle cuts out the mark that the circle contains`() throws {
    for line in try file.lines where line[1] == "circled" && line[0].hasSuffix(".circle.fill") {
      let name = String(line[0])
      if name == "record.circle.fill" { continue }
      let full = SymbolShape.drawing(of: name)
      let open = SymbolShape.drawing(of: String(name.dropLast(".fill".count)))
      #expect(full.count == 1 && open.count == 2, "\(name)")
      #expect(paths(full[0]).dropFirst().joined() == open[1].path, "\(name)")
    }
  }

  @Test func `a filled form is as wide as its outline`() {
    let shapes = SymbolShape.drawing(of: "heart") + SymbolShape.drawing(of: "heart.fill")
    #expect(shapes.map(\.style) == [.stroke(1.7), .solid(1.7)] && shapes[0].path == shapes[1].path)
    #expect(svg(.named("heart.fill")).contains("stroke-width=\"1.7\""))
  }

  @Test func `a translucent symbol of several parts is translucent as a whole`() {
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
  func `right to left, forward points left and right stays right`(name: String, drawn: String) {
    #expect(svg(.named(name), isMirrored: true).contains("href=\"#\(drawn)\""))
    #expect(svg(.named(name)).contains("href=\"#\(name)\""))
  }

  /// Each line width and the number of parts that have it, to notice changes by accident. If you meant the change,
  /// correct the list.
  @Test func `lines have the listed widths`() {
    let styles = SymbolCatalog.names.flatMap { SymbolShape.drawing(of: $0) }.map(\.style)
    let widths = styles.map { style in
      switch style {
      case .fill: "fill"
      case .stroke(let width): "\(width)"
      case .edge(let width): "edge \(width)"
      case .solid(let width): "solid \(width)"
      }
    }
    let counts = Dictionary(grouping: widths, by: \.self).map { "\($0.key): \($0.value.count)" }
    #expect(
      counts.sorted().joined(separator: ", ") == """
        1.1: 1, 1.3: 6, 1.4: 15, 1.5: 43, 1.6: 58, 1.7: 359, 1.8: 28, 1.9: 27, 2.1: 1, 2.2: 6, 2.4: 2, 2.6: 1, \
        2: 3, 3.8: 2, fill: 351, solid 0.5: 2, solid 0.8: 5, solid 0.9: 4, solid 1.2: 7, solid 1.3: 2, \
        solid 1.4: 3, solid 1.5: 8, solid 1.6: 13, solid 1.7: 61, solid 1: 6, solid 2: 1
        """)
  }

  @Test(arguments: [
    (14, false, #"x="33.6" y="2""#), (14, true, #"x="1.4" y="2""#),
    (28, false, #"translate(27.2 4) scale(2)"#), (28, true, #"translate(2.8 4) scale(2)"#),
  ])
  func `a chevron's ink is on the trailing side of its box`(height: Int, isMirrored: Bool, place: String) {
    let frame = Rect(x: 0, y: 0, width: 40, height: Points(height))
    let picture = svg(.chevron, frame: frame, weight: .semibold, isMirrored: isMirrored)
    #expect(picture.contains(place), "\(picture)")
  }

  /// 12 points of ink in a box of 14, like the semibold one: from 5.97 of each line's middle and half of 1.06 beyond
  /// it.
  @Test(arguments: [
    (14, false, "translate(32.54 1) scale(1)"), (14, true, "translate(0.4 1) scale(1)"),
    (28, false, "translate(25.08 2) scale(2)"), (28, true, "translate(0.8 2) scale(2)"),
  ])
  func `a regular chevron has square ends and the same ink`(height: Int, isMirrored: Bool, place: String) {
    let frame = Rect(x: 0, y: 0, width: 40, height: Points(height))
    let picture = svg(.chevron, frame: frame, isMirrored: isMirrored)
    #expect(picture.contains(place), "\(picture)")
    #expect(picture.contains("stroke-width=\"1.5\"/>") && !picture.contains("linecap"))
    #expect(picture.contains(isMirrored ? "M6.53 0.53L1.06 6L6.53 11.47" : "M0.53 0.53L6 6L0.53 11.47"))
  }

  @Test func `a semibold symbol has lines 1.3 times as wide and its own name`() {
    let plain = svg(.named("chevron.backward"))
    let heavy = svg(.named("chevron.backward"), weight: .semibold)
    #expect(plain.contains("id=\"chevron.backward\"") && plain.contains("stroke-width=\"1.9\""))
    #expect(heavy.contains("id=\"chevron.backward.semibold\"") && heavy.contains("stroke-width=\"2.47\""))
    #expect(svg(.checkmark, weight: .semibold).contains("stroke-width=\"2.86\""))
    // A shape without lines is unchanged.
    #expect(SymbolShape.fill("M4 4H20V20H4Z").weighing(.semibold).style == .fill)
  }

  @Test func `Wi-Fi is a tip and two bands, with gaps between them`() throws {
    let shape = SymbolShape.drawing(of: "wifi")
    #expect(shape.count == 1 && paths(shape[0]).count == 3)
    // Distances from the tip; half of the line width of 0.8 is not drawn.
    let radii = paths(shape[0]).compactMap { path in
      PathBounds(path)?.places.map { place in
        ((place.x - 12) * (place.x - 12) + (place.y - 19.5) * (place.y - 19.5)).squareRoot()
      }
    }
    let ends = radii.map { [$0.min() ?? 0, $0.max() ?? 0].map { ($0 * 10).rounded() / 10 } }
    #expect(ends == [[12.4, 14.6], [7.4, 9.6], [0.6, 4.6]])
    #expect(shape[0].style == .solid(0.8))
  }

  @Test func `the accessory's check mark is the symbol`() {
    let path = SymbolShape.drawing(of: "checkmark")[0].path
    #expect(svg(.checkmark).contains(" d=\"\(path)\""))
  }

  @Test func `the detail button is drawn`() {
    let picture = svg(.info)
    #expect(picture.contains("mark.info"), "\(picture)")
  }

  @Test func `reused rows include their symbols, each defined once`() {
    let paint = RGBA(red: 1, green: 2, blue: 3, alpha: 1000)
    let rows = ["wifi", "star", "star", "wifi"].map { name in
      let symbol = Symbol(kind: .named(name), frame: Rect(x: 0, y: 0, width: 9, height: 9), paint: paint)
      let item = DisplayItem(role: .image, section: 0, row: 0, content: .symbol(symbol))
      return SVGRowBody(DisplayGroup(section: 0, row: 0, items: [item]), isMet: false)
    }
    let size = Size(width: 9, height: 36)
    var picture = SVGPicture(size: size, caption: PictureCaption())
    for (index, row) in rows.enumerated() { picture.add(row, at: (0, index), movedBy: Points(index * 9)) }
    let svg = String(decoding: picture.finished(), as: UTF8.self)
    for name in ["wifi", "star"] {
      #expect(svg.split(separator: " id=\"\(name)\"").count == 2)
      #expect(svg.split(separator: " href=\"#\(name)\"").count == 3)
    }
  }
}
