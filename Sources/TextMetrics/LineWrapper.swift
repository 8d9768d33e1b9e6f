// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Breaks one paragraph into lines. Nothing is copied before a line is whole.
struct LineWrapper {
  private let width: Points
  private let advances: GlyphAdvances
  private let font: Font
  private let tracking: Points

  init(width: Points, font: Font) {
    self.width = width
    self.font = font
    advances = GlyphAdvances(font)
    tracking = FontMetrics.tracking(font.size)
  }

  /// How far a line has come.
  private struct Extent {
    var units = 0
    var count = 0

    static func - (whole: Extent, part: Extent) -> Extent {
      Extent(units: whole.units - part.units, count: whole.count - part.count)
    }
  }

  func wrap(_ paragraph: Substring) -> [String] {
    var lines: [String] = []
    var start = paragraph.startIndex
    var line = Extent()
    /// Where the line may break, and how far it has come there.
    var place: (index: Substring.Index, extent: Extent)?
    var index = start
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let isWide = ScriptClass.breaksAnywhere(character)
      if isWide, line.count > 0 { place = (index, line) }
      let added = Extent(units: line.units + advances.units(character), count: line.count + 1)
      let grown: Extent
      // A space at the end of a line hangs over its edge.
      if character != " ", line.count > 0, length(added) > width {
        let end = place ?? (index, line)
        lines.append(trimmed(paragraph[start..<end.index]))
        start = end.index
        grown = added - end.extent
        place = nil
      } else {
        grown = added
      }
      line = grown
      index = paragraph.index(after: index)
      if character == " " || character == "-" || character == "\u{200B}" || isWide { place = (index, line) }
    }
    lines.append(trimmed(paragraph[start...]))
    return lines
  }

  private func length(_ extent: Extent) -> Points {
    TextMeasurer.length(units: extent.units, count: extent.count, size: font.size, tracking: tracking)
  }

  private func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
