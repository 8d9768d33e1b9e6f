// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// A gap's band, its dimension line with an end at each side, and its label.
enum SVGRuler {
  /// The pink of dimension lines in design tools; legible on white, grey and black.
  private static let color: StaticString = "#FF2D55"
  private static let fontSize: Points = 8
  /// Points from the band's left side to the dimension line in the first lane, and from lane to lane.
  private static let firstLane: Points = 20
  private static let laneWidth: Points = 112

  static func write(_ ruler: Ruler, to svg: inout SVGWriter) {
    let frame = ruler.gap.frame
    svg.begin("g") { group in
      group.attribute("data-gap", ruler.gap.name)
      group.attribute("stroke", fixed: color)
      group.attribute("stroke-width", 0.5)
    }
    svg.element("title", text: "\(ruler.label) pt")
    svg.element("rect") { band in
      SVGFill.place(frame, to: &band)
      band.attribute("fill", fixed: color)
      band.attribute("fill-opacity", 0.14)
      band.attribute("stroke", fixed: "none")
    }
    switch ruler.gap.axis {
    case .vertical:
      let x = frame.minX + min(firstLane + laneWidth * ruler.lane, frame.width / 2)
      line(x, frame.minY, x, frame.maxY, to: &svg)
      tick(x - 2, frame.minY, x + 2, frame.minY, to: &svg)
      tick(x - 2, frame.maxY, x + 2, frame.maxY, to: &svg)
      label(ruler.label, x: x + 4, y: frame.midY + 3, to: &svg)
    case .horizontal:
      let y = frame.midY
      line(frame.minX, y, frame.maxX, y, to: &svg)
      tick(frame.minX, y - 2, frame.minX, y + 2, to: &svg)
      tick(frame.maxX, y - 2, frame.maxX, y + 2, to: &svg)
      // A gap along a line has nothing above it but the row's icon; below it there is the next row's margin.
      let baseline = frame.height < fontSize ? frame.maxY + 6.5 : y - 3
      label(ruler.gap.length.description, x: frame.midX, y: baseline, isCentred: true, to: &svg)
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

  private static func tick(_ x1: Points, _ y1: Points, _ x2: Points, _ y2: Points, to svg: inout SVGWriter) {
    line(x1, y1, x2, y2, to: &svg)
  }

  /// A white edge around the letters keeps them legible over rows and texts.
  private static func label(
    _ text: String, x: Points, y: Points, isCentred: Bool = false, to svg: inout SVGWriter
  ) {
    svg.element("text", text: text) { label in
      label.attribute("x", x)
      label.attribute("y", y)
      label.attribute("font-size", fontSize)
      if isCentred { label.attribute("text-anchor", fixed: "middle") }
      label.attribute("fill", fixed: color)
      label.attribute("stroke", fixed: "#FFFFFF")
      label.attribute("stroke-width", 2)
      label.attribute("stroke-linejoin", fixed: "round")
      label.attribute("paint-order", fixed: "stroke")
    }
  }
}
