// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import Renderers
import Testing

struct SymbolTests {
  private func svg(_ kind: Symbol.Kind) -> String {
    let symbol = Symbol(
      kind: kind, frame: Rect(x: 0, y: 0, width: 24, height: 24), paint: Paint(red: 0, green: 0, blue: 0))
    let list = DisplayList(
      size: Size(width: 24, height: 24), scale: 1,
      items: [DisplayItem(role: .image, section: 0, row: 0, content: .symbol(symbol))])
    return String(decoding: SVGRenderer().render(list), as: UTF8.self)
  }

  @Test(arguments: ["wifi", "bell.fill", "gear", "person.crop.circle", "battery.25", "creditcard.fill"])
  func `known names have a drawing`(name: String) {
    #expect(svg(.named(name)).contains(" d=\"M"))
  }

  @Test func `an unknown name shows its first letter`() {
    #expect(svg(.named("no.such")).contains(">N</text>"))
    #expect(svg(.named("")).contains(">?</text>"))
  }
}
