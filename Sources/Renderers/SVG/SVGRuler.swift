// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes a measured gap: its band, its dimension line with an end at each side, and its label.
enum SVGRuler {
  /// The pink of dimension lines in design tools, visible on white, grey and black.
  private static let color = "#FF2D55"
  /// The plate behind white letters: a contrast of 6.0 to 1 on any background.
  private static let plateColor = "#C4123F"
  // The lengths are in points; our own design, chosen by eye.
  private static let lineWidth: Points = 0.5
  private static let bandOpacity = 0.14
  /// Half of the length of the mark at each end of a dimension line.
  private static let tick: Points = 2
  private static let fontSize: Points = 10
  private static let plateHeight: Points = 13
  private static let plateRadius: Points = 3
  /// The least room between a plate and the edges of its gap, where a text, an icon or the next gap's plate begins.
  private static let clearance: Points = 0.5
  /// From the dimension line to the label's plate.
  private static let labelGap: Points = 4
  /// From the plate's middle to the label's baseline: half the height of Inter's capitals at the font size.
  private static let baseline: Points = 3.6
  /// The widths of a digit and of a letter at the label's font size, in points. San Francisco and Inter are
  /// narrower.
  private static let digitWidth: Points = 6.2
  private static let letterWidth: Points = 5.6
  /// The points from the band's left side to the first lane's dimension line, and from lane to lane.
  private static let firstLane: Points = 20
  private static let laneWidth: Points = 112

  static func write(_ ruler: Ruler, to svg: inout SVGWriter) {
    let frame = ruler.gap.frame
    svg.begin("g") { group in
      group.attribute("data-gap", ruler.gap.name)
      group.attribute("stroke", color)
      group.attribute("stroke-width", lineWidth)
    }
    svg.element("title", text: "\(ruler.label) pt")
    svg.element("rect") { band in
      SVGFill.place(frame, to: &band)
      band.attribute("fill", color)
      band.attribute("fill-opacity", bandOpacity)
      band.attribute("stroke", "none")
    }
    switch ruler.gap.axis {
    case .vertical:
      let x = frame.minX + min(firstLane + laneWidth * ruler.lane, frame.width / 2)
      line(x, frame.minY, x, frame.maxY, to: &svg)
      for y in [frame.minY, frame.maxY] { line(x - tick, y, x + tick, y, to: &svg) }
      label(ruler.label, width: width(of: ruler.label), from: x + labelGap, in: frame, to: &svg)
    case .horizontal:
      let y = frame.midY
      line(frame.minX, y, frame.maxX, y, to: &svg)
      for x in [frame.minX, frame.maxX] { line(x, y - tick, x, y + tick, to: &svg) }
      let text = ruler.gap.length.description
      let width = width(of: text)
      label(text, width: width, from: frame.midX - width / 2, in: frame, to: &svg)
    }
    svg.end("g")
  }

  private static func line(_ x1: Points, _ y1: Points, _ x2: Points, _ y2: Points, to svg: inout SVGWriter) {
    svg.element("line") { line in
      line.attribute("x1", x1)
      line.attribute("y1", y1)
      line.attribute("x2", x2)
      line.attribute("y2", y2)
    }
  }

  /// An upper bound of a label's width with its margins, in points.
  private static func width(of text: String) -> Points {
    text.unicodeScalars.reduce(1.6) { $0 + (("0"..."9").contains($1) ? digitWidth : letterWidth) }
  }

  /// Writes a white label on a plate in the band. A band without room has no label, which would cover a row
  /// or a line. The band's `title` and the inspector show the number. In a narrow band, which separates an icon from a text,
  /// the plate is below their middle.
  ///
  /// - Parameter left: the plate's left side in points; it is moved if the plate would leave the band.
  private static func label(
    _ text: String, width: Points, from left: Points, in band: Rect, to svg: inout SVGWriter
  ) {
    guard band.height >= plateHeight + clearance * 2, band.width >= width + clearance * 2 else { return }
    let isNarrow = band.width < width + tick * 2 && band.height > plateHeight * 2
    let y = isNarrow ? band.maxY - plateHeight - clearance : band.midY - plateHeight / 2
    let x = max(band.minX + clearance, min(left, band.maxX - clearance - width))
    svg.element("rect") { plate in
      SVGFill.place(
        Rect(x: x, y: y, width: width, height: plateHeight), to: &plate)
      plate.attribute("rx", plateRadius)
      plate.attribute("fill", plateColor)
      plate.attribute("stroke", "none")
    }
    svg.element("text", text: text) { label in
      label.attribute("x", x + width / 2)
      label.attribute("y", y + plateHeight / 2 + baseline)
      label.attribute("font-size", fontSize)
      label.attribute("font-weight", 600)
      label.attribute("text-anchor", "middle")
      label.attribute("fill", "#FFFFFF")
      label.attribute("stroke", "none")
    }
  }
}
