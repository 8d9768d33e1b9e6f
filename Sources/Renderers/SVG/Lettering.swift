// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// Turns texts into outlines, so that a picture doesn't depend on the viewer's fonts.
package protocol Lettering: Sendable {
  /// - Returns: `nil` if the font lacks a glyph of the text, which is then written as text.
  func line(_ run: TextRun) -> LetteredLine?
}

/// The glyphs of a line of text from left to right. Lengths are in hundredths of the font size, y down.
package struct LetteredLine: Sendable {
  /// The outline of one glyph and its position in the line.
  package struct Glyph: Sendable {
    /// An id that names the glyph and its font.
    let name: String
    let x: Double
    let y: Double
    /// SVG path data.
    let outline: String

    package init(name: String, x: Double, y: Double, outline: String) {
      self.name = name
      self.x = x
      self.y = y
      self.outline = outline
    }
  }

  /// Units in the font size. 100 is small enough to write a font size exactly as a scale.
  package static let unitsPerEm = 100.0

  /// The width of the whole line.
  package let width: Double
  package let glyphs: [Glyph]

  package init(width: Double, glyphs: [Glyph]) {
    self.width = width
    self.glyphs = glyphs
  }
}
