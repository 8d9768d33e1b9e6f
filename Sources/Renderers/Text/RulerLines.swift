// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Measured gaps as lines of text: a line for each vertical gap at its place, and the horizontal gaps of a
/// row together above the row in which they are measured.
struct RulerLines {
  private(set) var pieces: [TextBlock.Piece] = []
  private let canvas: TextCanvas

  init(_ rulers: [(section: Int?, ruler: Ruler)], on canvas: TextCanvas) {
    self.canvas = canvas
    let glyphs = canvas.glyphs
    for (_, ruler) in rulers where ruler.gap.axis == .vertical {
      add("\(glyphs.rulerVertical) \(ruler.label)", y: ruler.gap.frame.midY)
    }
    var index = 0
    let horizontal = rulers.filter { $0.ruler.gap.axis == .horizontal }
    while index < horizontal.count {
      let section = horizontal[index...].prefix { $0.section == horizontal[index].section }
      let top = section.map(\.ruler.gap.frame.minY).min() ?? .zero
      addRow(section.map(\.ruler.label), y: top)
      index += section.count
    }
  }

  /// Adds lines with as many labels as fit.
  private mutating func addRow(_ labels: [String], y: Points) {
    let columns = canvas.grid.columns - 4
    var line = ""
    var lineNumber = 0
    func place() -> Points { y - Points(subpoints: Int64(64 - lineNumber)) }
    for label in labels {
      if !line.isEmpty, line.count + label.count + 3 > columns {
        add(line, y: place())
        lineNumber += 1
        line = ""
      }
      line += line.isEmpty ? "\(canvas.glyphs.rulerHorizontal) \(label)" : ", \(label)"
    }
    if !line.isEmpty { add(line, y: place()) }
  }

  private mutating func add(_ text: String, y: Points) {
    pieces.append(
      TextBlock.Piece(
        text: text, role: .other, anchor: .left, isFixed: false, x: Points(canvas.grid.pointsPerColumn), y: y,
        style: canvas.style(.dim)))
  }
}
