// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import WorkProgress

/// Scalable Vector Graphics in points, with nothing in it that a common rasteriser drops: shadows as a
/// blur chain, colours as hex with an opacity, text by its baseline.
package struct SVGRenderer: Renderer {
  package static let identifier = "svg"
  package static let fileExtensions = ["svg"]

  package init() {}

  package func render(_ list: DisplayList) -> [UInt8] {
    // A row has less than 720 bytes, mostly, and 44 points.
    let expected = min(1 << 28, (1 << 16) + Int(list.size.height.doubleValue / 44) * 720)
    return ByteBuffer.array(expecting: expected) { buffer in
      var picture = SVGPicture(list, buffer)
      list.forEachGroup { group in
        picture.add(group)
        return WorkProgress.advance()
      }
      return picture.finished()
    }
  }

  /// San Francisco where it is, then fonts with near widths. Escaped for an attribute.
  package static let fontFamily: StaticString =
    "-apple-system, &quot;SF Pro Text&quot;, &quot;SF Pro&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif"
}

/// A picture while it is written, a group for each row. What rows share stands at the end, when all of it is known: a
/// shape may be used before the place where it is defined.
struct SVGPicture: ~Copyable {
  private var svg: SVGWriter
  private var shapes = SVGShapes()
  /// The row that waits for what lies below it, and what was painted since.
  private var waiting: DisplayGroup?
  private var between: [DisplayItem] = []

  init(_ list: DisplayList, _ buffer: consuming ByteBuffer) {
    svg = SVGWriter(buffer)
    svg.begin("svg") { root in
      root.attribute("xmlns", fixed: "http://www.w3.org/2000/svg")
      root.attribute("width", list.size.width)
      root.attribute("height", list.size.height)
      root.attribute("viewBox") { bytes in
        bytes.append("0 0 ")
        bytes.append(list.size.width)
        bytes.append(" ")
        bytes.append(list.size.height)
      }
      root.attribute("font-family", fixed: SVGRenderer.fontFamily)
    }
    svg.element("title", text: list.title ?? "Table")
  }

  mutating func add(_ group: DisplayGroup) {
    guard group.row != nil else {
      between += group.items
      return
    }
    writeWaiting(above: group.background)
    waiting = group
  }

  private mutating func writeWaiting(above next: DisplayItem?) {
    if let waiting {
      SVGRow(waiting, isMet: SVGFill.meets(waiting.background, next)).write(to: &svg, shapes: &shapes)
    }
    waiting = nil
    for item in between { SVGRow.write(item, isMet: false, to: &svg, shapes: &shapes) }
    between.removeAll(keepingCapacity: true)
  }

  consuming func finished() -> ByteBuffer {
    writeWaiting(above: nil)
    shapes.writeDefinitions(to: &svg)
    svg.end("svg")
    return svg.written()
  }
}

/// One row's group, so that a page can find the row under the pointer.
///
/// What is in it depends on the row's items, seen from ``origin``, and on ``isMet``, and on nothing else: not on its number,
/// and not on the rows above it. Shapes have names that say what they are.
struct SVGRow {
  private let group: DisplayGroup
  /// Whether the next row's background goes on where this one's ends.
  private let isMet: Bool
  /// Points from the picture's top to the group's own. A whole number: the rest of a row's place is told within the group,
  /// where rasterisers round each coordinate as they would in the picture.
  private let origin: Points

  init(_ group: DisplayGroup, isMet: Bool) {
    self.group = group
    self.isMet = isMet
    guard case .fill(let outline, _) = group.background?.content else {
      origin = .zero
      return
    }
    origin = PixelGrid(scale: 1).floor(outline.rect.minY)
  }

  func write(to svg: inout SVGWriter, shapes: inout SVGShapes) {
    svg.begin("g") { element in
      element.attribute("data-row") { bytes in
        bytes.append(group.section ?? 0)
        bytes.append(".")
        bytes.append(group.row ?? 0)
      }
      guard origin != .zero else { return }
      element.attribute("transform") { bytes in
        bytes.append("translate(0 ")
        bytes.append(origin)
        bytes.append(")")
      }
    }
    for item in group.items { Self.write(item, from: origin, isMet: isMet, to: &svg, shapes: &shapes) }
    svg.end("g")
  }

  /// - Parameter origin: the y from which the group counts, in points. Taken off where a place is written, for a copy of
  ///   each item that lies elsewhere costs as much as to write it.
  static func write(
    _ item: DisplayItem, from origin: Points = .zero, isMet: Bool, to svg: inout SVGWriter,
    shapes: inout SVGShapes
  ) {
    if let clip = item.clip {
      svg.begin("g") { element in
        element.attribute("clip-path") { shapes.appendReference(toClip: clip.seen(from: origin), to: &$0) }
      }
    }
    switch item.content {
    case .fill(let outline, let paint):
      SVGFill.write(
        outline.seen(from: origin), paint, isMet: isMet && item.role == .rowBackground, to: &svg,
        shapes: &shapes)
    case .border(let outline, let width, let paint):
      SVGFill.writeBorder(outline.seen(from: origin), width, paint, to: &svg, shapes: &shapes)
    case .shadow(var shadow):
      shadow.outline = shadow.outline.seen(from: origin)
      SVGFill.writeShadow(shadow, to: &svg, shapes: &shapes)
    case .text(let run): SVGText.write(run, from: origin, to: &svg)
    case .symbol(let symbol): SVGSymbol.write(symbol, from: origin, to: &svg, shapes: &shapes)
    case .ruler(let ruler): SVGRuler.write(ruler, to: &svg)
    }
    if item.clip != nil { svg.end("g") }
  }
}

extension Outline {
  fileprivate func seen(from origin: Points) -> Outline {
    var result = self
    result.rect.origin.y = rect.origin.y - origin
    return result
  }
}
