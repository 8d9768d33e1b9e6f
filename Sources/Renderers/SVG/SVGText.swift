// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// One line of text at its baseline.
enum SVGText {
  /// - Parameter origin: the y from which places count, in points.
  static func write(_ run: TextRun, from origin: Points = .zero, to svg: inout SVGWriter) {
    guard run.paint.isVisible, !run.text.isEmpty else { return }
    svg.element("text", text: run.text) { element in
      element.attribute("x", run.origin.x)
      element.attribute("y", run.origin.y - origin)
      element.attribute("font-size", run.fontSize)
      switch run.weight {
      case .regular: break
      case .semibold, .bold: element.attribute("font-weight", run.weight.cssWeight)
      }
      if run.tracking != .zero { element.attribute("letter-spacing", run.tracking) }
      anchor(run, to: &element)
      SVGFill.color(run.paint, to: &element)
    }
  }

  /// In a right-to-left text `start` is its right end.
  private static func anchor(_ run: TextRun, to element: inout SVGWriter) {
    if run.isRightToLeft { element.attribute("direction", fixed: "rtl") }
    switch run.anchor {
    case .left: if run.isRightToLeft { element.attribute("text-anchor", fixed: "end") }
    case .center: element.attribute("text-anchor", fixed: "middle")
    case .right: if !run.isRightToLeft { element.attribute("text-anchor", fixed: "end") }
    }
  }
}
