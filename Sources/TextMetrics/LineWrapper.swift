// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Breaks one paragraph into lines, a character at a time.
struct LineWrapper {
  private let width: Points
  private let font: Font
  private let advances: GlyphAdvances
  private var lines: [String] = []
  private var line = ""
  private var units = 0
  private var count = 0
  /// Where the line may break: the number of characters before the place.
  private var breakPlace: Int?

  init(width: Points, font: Font) {
    self.width = width
    self.font = font
    advances = GlyphAdvances(font)
  }

  mutating func wrap(_ paragraph: Substring) -> [String] {
    for character in paragraph { add(character) }
    lines.append(trimmed(line))
    return lines
  }

  private mutating func add(_ character: Character) {
    let wide = ScriptClass.breaksAnywhere(character)
    if wide, count > 0 { breakPlace = count }
    let next = units + advances.units(character)
    // A space at the end of a line hangs over its edge.
    if character != " ", count > 0, TextMeasurer.length(units: next, count: count + 1, font: font) > width {
      breakLine()
    }
    line.append(character)
    units += advances.units(character)
    count += 1
    if character == " " || character == "-" || character == "\u{200B}" || wide { breakPlace = count }
  }

  private mutating func breakLine() {
    let place = breakPlace ?? count
    let head = line.prefix(place)
    let tail = line.dropFirst(place)
    lines.append(trimmed(String(head)))
    line = String(tail)
    units = tail.reduce(0) { $0 + advances.units($1) }
    count = tail.count
    breakPlace = nil
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
