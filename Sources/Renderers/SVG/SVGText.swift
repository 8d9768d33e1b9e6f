// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes one line of text at its baseline.
enum SVGText {
  static func write(_ run: TextRun, to svg: inout SVGWriter) {
    guard run.spans.isEmpty else {
      // Each span is a text of its own instead of a <tspan>: outlines, emoji and laid-out widths then work as in lines of
      // one look. A link is only a colour, because a picture of a table isn't the app.
      for part in run.parts { write(part, to: &svg) }
      return
    }
    guard run.paint.isVisible, !run.text.isEmpty else { return }
    if let line = svg.options.lettering?.line(run) { return write(line, run, to: &svg) }
    svg.element("text", text: run.text) { element in
      element.attribute("x", run.origin.x)
      element.attribute("y", run.origin.y)
      element.attribute("font-size", run.fontSize)
      switch run.weight {
      case .regular: break
      case .semibold, .bold: element.attribute("font-weight", run.weight.cssWeight)
      }
      if run.isItalic { element.attribute("font-style", "italic") }
      if let name = run.fontName {
        element.attribute("font-family", family(name))
        // The text has its laid-out width in any font. The system font's tracking doesn't apply.
        if isMeasured(run.text) { element.attribute("textLength", run.width) }
      } else if Font.isDisplay(run.fontSize) {
        element.attribute("font-family", SVGRenderer.displayFontFamily)
      }
      if run.tracking != .zero, run.fontName == nil {
        element.attribute("letter-spacing", run.tracking)
        // San Francisco adds its own tracking. A fixed width is the same in every font and counts tracking
        // once.
        if isMeasured(run.text) { element.attribute("textLength", run.width) }
      }
      anchor(run, to: &element)
      SVGFill.color(run.paint, to: &element)
    }
  }

  /// A font's name as CSS quotes it, then the fonts that replace it on systems without it.
  private static func family(_ name: String) -> String {
    let quoted = name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      // A control character ends a name in CSS.
      case _ where scalar.value < 0x20: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\", -apple-system, Inter, \"Helvetica Neue\", Arial, sans-serif"
  }

  /// Whether a text's width is the sum of its letters' own widths instead of averages: it has only Latin,
  /// Greek and Cyrillic letters and general punctuation.
  private static func isMeasured(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x540 || (0x2000..<0x2040).contains($0.value) }
  }

  /// Writes the anchor. In a right-to-left text `start` is the right end.
  private static func anchor(_ run: TextRun, to element: inout SVGWriter) {
    if run.isRightToLeft { element.attribute("direction", "rtl") }
    switch run.anchor {
    case .left: if run.isRightToLeft { element.attribute("text-anchor", "end") }
    case .center: element.attribute("text-anchor", "middle")
    case .right: if !run.isRightToLeft { element.attribute("text-anchor", "end") }
    }
  }

  /// The slant of italic outlines, because Inter's package has no italic file; 10 degrees is assumed.
  private static let slant = " skewX(-10)"

  /// Writes the outlines of a line's glyphs, each defined once in the picture.
  private static func write(_ line: LetteredLine, _ run: TextRun, to svg: inout SVGWriter) {
    let scale = run.fontSize.doubleValue / LetteredLine.unitsPerEm
    let width = line.width * scale
    let x: Double
    switch run.anchor {
    case .left: x = run.origin.x.doubleValue
    case .center: x = run.origin.x.doubleValue - width / 2
    case .right: x = run.origin.x.doubleValue - width
    }
    svg.begin("g") { element in
      element.attribute("role", "text")
      element.attribute("aria-label", run.text)
      element.attribute(
        "transform",
        "translate(\(x.shortDescription) \(run.origin.y))\(run.isItalic ? slant : "") scale(\(scale.shortDescription))"
      )
      SVGFill.color(run.paint, to: &element)
    }
    for glyph in line.glyphs { svg.use(glyph) }
    svg.end("g")
  }
}
