// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// Turns texts into outlines, so that a picture is the same with whatever fonts it is looked at.
package protocol Lettering: Sendable {
  /// - Returns: nil for a text that the font has not all glyphs of: it stays a text.
  func line(_ run: TextRun) -> LetteredLine?
}

/// The glyphs of a line of text from left to right. Lengths in hundredths of the font's size, y down.
package struct LetteredLine: Sendable {
  package struct Glyph: Sendable {
    /// What it is, in which font: an id.
    let name: String
    let x: Double
    let y: Double
    /// Path data.
    let outline: String

    package init(name: String, x: Double, y: Double, outline: String) {
      self.name = name
      self.x = x
      self.y = y
      self.outline = outline
    }
  }

  /// Few enough for sizes to be written exactly as scales.
  package static let unitsPerEm = 100.0

  package let width: Double
  package let glyphs: [Glyph]

  package init(width: Double, glyphs: [Glyph]) {
    self.width = width
    self.glyphs = glyphs
  }
}
