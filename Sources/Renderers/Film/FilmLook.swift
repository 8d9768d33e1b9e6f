// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// How a film draws the cells of a terminal.
enum FilmLook {
  static let fontFamily =
    #"ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", "Liberation Mono", Consolas, monospace"#
  static let background = "#1C1C1E"
  static let text = "#E5E5EA"
  static let cursor = "#8E8E93"
  private static let dimOpacity = 0.6

  /// The size of letters in points; most monospaced letters are 0.6 as wide.
  private static let fontSize = 14
  /// The width of a cell.
  static let cell: Points = 8.4
  /// The height of a line: that of the letters of boxes, so that their edges meet.
  static let height: Points = 16
  /// The distance of the baseline from the line's upper edge.
  private static let baseline: Points = 13
  static let margin: Points = 14

  /// Writes the cells of a line: first their backgrounds, then their letters.
  static func write(_ cells: [FilmScreen.Cell], number: Int, to svg: inout SVGWriter) {
    for run in runs(cells, hasBackground: true) {
      guard let paint = run.style.background else { continue }
      svg.element("rect") { rect in
        rect.attribute("x", cell * run.column)
        rect.attribute("y", height * number)
        rect.attribute("width", cell * run.width)
        rect.attribute("height", height)
        rect.attribute("fill", "#\(paint.hexDigits)")
      }
    }
    for run in runs(cells, hasBackground: false) {
      let isBox = run.text.unicodeScalars.contains { !$0.isASCII }
      svg.element("text", text: run.text) { text in
        text.attribute("x", cell * run.column)
        text.attribute("y", height * number + baseline)
        text.attribute("font-size", fontSize)
        // Each font's letters fill their cells, so that columns agree; a symbol of another font keeps its own width.
        if run.text.count > 1 || isBox {
          text.attribute("textLength", cell * run.width)
          text.attribute("lengthAdjust", "spacingAndGlyphs")
        }
        if let paint = run.style.foreground { text.attribute("fill", "#\(paint.hexDigits)") }
        if run.style.isBold { text.attribute("font-weight", "bold") }
        if run.style.isDim { text.attribute("fill-opacity", dimOpacity) }
      }
    }
  }

  /// Neighbouring cells of a terminal line with the same style: one `text` element of the SVG.
  private struct Run {
    var column: Int
    var width: Int
    var text: String
    let style: FilmStyle
  }

  /// - Parameter hasBackground: whether a run is all cells of one style. Otherwise a run has no more than one space between words
  ///   and none at its ends, because readers of SVG disagree on spaces, and characters that aren't plain are alone.
  private static func runs(_ cells: [FilmScreen.Cell], hasBackground: Bool) -> [Run] {
    var runs: [Run] = []
    var joins = false
    for cell in cells {
      let isPlain = hasBackground || isPlain(cell.character)
      let last = runs.last
      let gap = last.map { cell.column - $0.column - $0.width } ?? 0
      if !hasBackground, cell.character == " " { continue }
      if joins, isPlain, let last, last.style == cell.style, gap <= (hasBackground ? 0 : 1) {
        runs[runs.count - 1].text += String(repeating: " ", count: gap) + String(cell.character)
        runs[runs.count - 1].width += gap + cell.width
      } else {
        runs.append(
          Run(column: cell.column, width: cell.width, text: String(cell.character), style: cell.style))
      }
      joins = isPlain
    }
    return runs
  }

  /// ASCII, and the lines of boxes, which all monospaced fonts have.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII || character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}
