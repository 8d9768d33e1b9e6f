// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

struct ColorTests {
  @Test(arguments: [
    ("systemBlue", "systemBlue"), ("#fff", "#FFFFFF"), ("#63263D", "#63263D"), ("#3C3C43 29%", "#3C3C43 29%"),
    ("#3C3C4380", "#3C3C43 50.2%"), ("white 0.95", "#F2F2F2"), ("#000000 33.3%", "#000000 33.3%"),
    ("white/#1C1C1E", "white/#1C1C1E"), ("#FFF 50%/white 0.5", "#FFFFFF 50%/#808080"), ("red/red", "red"),
  ])
  func `a colour is read and written`(text: String, written: String) {
    let color = Color(text: text)
    #expect(color?.description == written)
    #expect(Color(text: written) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#GGGGGG", "crimson", "white 2", "#FFFFFF 101%", "#FFFFFF 50", "white", "#FFF 1% 2%",
    "/", "red/", "/red", "red/blue/green", "red / crimson",
  ])
  func `text that is not a colour is refused`(text: String) {
    // Only `white` is a name.
    if text == "white" { #expect(Color(text: text) != nil) } else { #expect(Color(text: text) == nil) }
  }

  /// The components of UIColor's documentation, from 0 to 255.
  @Test(
    arguments: [
      ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF), ("yellow", 0xFFFF00),
      ("magenta", 0xFF00FF), ("orange", 0xFF8000), ("purple", 0x800080), ("brown", 0x996633),
      ("gray", 0x808080), ("lightGray", 0xAAAAAA), ("darkGray", 0x555555), ("white", 0xFFFFFF), ("black", 0),
    ] as [(String, UInt32)])
  func `UIColor's constants have UIKit's numbers in every appearance`(name: String, hex: UInt32) throws {
    let color = try #require(SemanticColor(rawValue: name))
    for style in [InterfaceStyle.light, .dark] {
      for palette in [SystemPalette.iOS6, .iOS7, .iOS13, .iOS26] {
        #expect(color.resolved(style: style, contrast: .normal, in: palette) == RGBA(hex: hex))
      }
    }
  }

  @Test func `the separator of iOS 26 is the measured grey on white`() {
    let line = SemanticColor.separator.resolved(style: .light, contrast: .normal, in: .iOS26)
    let onWhite = [line.red, line.green, line.blue].map {
      255 - (255 - Double($0)) * Double(line.alpha) / 1000
    }
    #expect(onWhite.map { Int($0.rounded()) } == [0xE7, 0xE7, 0xE8])
  }

  @Test func `opacities are limited to their range`() throws {
    #expect(Color.rgba(RGBA(hex: 0x112233, alpha: 999)).description == "#112233 99.9%")
    #expect(Color.rgba(RGBA(hex: 0x112233, alpha: 1000)).description == "#112233")
    #expect(Color(text: "#112233 0%") == .rgba(RGBA(hex: 0x112233, alpha: 0)))
    #expect(Color(text: "#112233 100%") == .rgba(RGBA(hex: 0x112233)))
    #expect(Color(text: "#112233 101%") == nil)
  }
}
