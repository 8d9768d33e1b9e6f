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
    return SVGPicture.bytes(size: list.size, title: list.title, expecting: expected) { picture in
      list.forEachGroup { group in
        picture.add(group)
        return WorkProgress.advance()
      }
    }
  }

  /// San Francisco where it is, then fonts with near widths. Escaped for an attribute.
  package static let fontFamily: StaticString =
    "-apple-system, &quot;SF Pro Text&quot;, &quot;SF Pro&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif"
}

/// A picture while it is written, a group for each row. What rows share stands at the end, when all of it is known: a
/// shape may be used before the place where it is defined.
package struct SVGPicture: ~Copyable {
  private var svg: SVGWriter
  private var shapes = SVGShapes()
  /// The row that waits for what lies below it, and what was painted since.
  private var waiting: DisplayGroup?
  private var between: [DisplayItem] = []

  /// - Parameters:
  ///   - size: the content size in points.
  ///   - title: what the table is called.
  ///   - expected: bytes that there is room for.
  ///   - body: adds what is in it, in paint order.
  package static func bytes(
    size: Size, title: String?, expecting expected: Int, _ body: (inout SVGPicture) -> Void
  ) -> [UInt8] {
    ByteBuffer.array(expecting: expected) { buffer in
      var picture = SVGPicture(size: size, title: title, buffer)
      body(&picture)
      return picture.finished()
    }
  }

  private init(size: Size, title: String?, _ buffer: consuming ByteBuffer) {
    svg = SVGWriter(buffer)
    svg.begin("svg") { root in
      root.attribute("xmlns", fixed: "http://www.w3.org/2000/svg")
      root.attribute("width", size.width)
      root.attribute("height", size.height)
      root.attribute("viewBox") { bytes in
        bytes.append("0 0 ")
        bytes.append(size.width)
        bytes.append(" ")
        bytes.append(size.height)
      }
      root.attribute("font-family", fixed: SVGRenderer.fontFamily)
    }
    svg.element("title", text: title ?? "Table")
  }

  package mutating func add(_ group: DisplayGroup) {
    guard group.row != nil else {
      between += group.items
      return
    }
    writeWaiting(above: RowBackground(group.background))
    waiting = group
  }

  /// Adds a row that is kept, at another place or the same; what follows it was looked at when it was made.
  ///
  /// - Parameter dy: whole points by which it lies lower than where it was made.
  package mutating func add(_ row: SVGRowBody, at index: (section: Int, row: Int), movedBy dy: Points) {
    writeWaiting(above: nil)
    shapes.define(row.uses)
    SVGRow.write(at: index, origin: row.origin + dy, to: &svg) { $0.append(row.bytes) }
  }

  private mutating func writeWaiting(above next: RowBackground?) {
    if let waiting {
      SVGRow(waiting, isMet: RowBackground(waiting.background)?.goesOn(in: next) ?? false)
        .write(to: &svg, shapes: &shapes)
    }
    waiting = nil
    for item in between { SVGRow.write(item, isMet: false, to: &svg, shapes: &shapes) }
    between.removeAll(keepingCapacity: true)
  }

  private consuming func finished() -> ByteBuffer {
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
  let origin: Points

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
    Self.write(at: (group.section ?? 0, group.row ?? 0), origin: origin, to: &svg) { svg in
      writeItems(to: &svg, shapes: &shapes)
    }
  }

  func writeItems(to svg: inout SVGWriter, shapes: inout SVGShapes) {
    for item in group.items { Self.write(item, from: origin, isMet: isMet, to: &svg, shapes: &shapes) }
  }

  /// The group, with what `body` puts into it.
  static func write(
    at index: (section: Int, row: Int), origin: Points, to svg: inout SVGWriter,
    _ body: (inout SVGWriter) -> Void
  ) {
    svg.begin("g") { element in
      element.attribute("data-row") { bytes in
        bytes.append(index.section)
        bytes.append(".")
        bytes.append(index.row)
      }
      guard origin != .zero else { return }
      element.attribute("transform") { bytes in
        bytes.append("translate(0 ")
        bytes.append(origin)
        bytes.append(")")
      }
    }
    body(&svg)
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

/// What is written of one row's group, for pictures in which the row looks the same: its number, and where it lies in whole
/// points, are told before it.
package struct SVGRowBody: Sendable {
  let bytes: [UInt8]
  let uses: [SVGShapeUse]
  /// Where the group was made, in points.
  let origin: Points
  /// Whether the next row's background went on where this one's ends.
  package let isMet: Bool

  package init(_ group: DisplayGroup, isMet: Bool) {
    // As deep as in the picture, in its root and in the group.
    var svg = SVGWriter(indent: 2, capacity: 1024)
    var shapes = SVGShapes(onlyNotes: true)
    let row = SVGRow(group, isMet: isMet)
    row.writeItems(to: &svg, shapes: &shapes)
    bytes = svg.buffer.bytes
    uses = shapes.noted
    origin = row.origin
    self.isMet = isMet
  }

  /// About how much of a picture it is.
  package var count: Int { bytes.count + 64 }
}

/// A row's background, as far as it matters to the row above or below it.
package struct RowBackground: Sendable {
  private var rect: Rect
  private let paint: Paint
  private let isSquareAbove: Bool
  private let isSquareBelow: Bool

  package init?(_ item: DisplayItem?) {
    guard case .fill(let outline, let paint) = item?.content else { return nil }
    rect = outline.rect
    self.paint = paint
    isSquareAbove = outline.radii.topLeft == .zero && outline.radii.topRight == .zero
    isSquareBelow = outline.radii.bottomLeft == .zero && outline.radii.bottomRight == .zero
  }

  package func moved(by dy: Points) -> Self {
    var result = self
    result.rect.origin.y += dy
    return result
  }

  /// Whether it ends where the next one begins, in the same colour and with square corners.
  package func goesOn(in next: RowBackground?) -> Bool {
    guard let next, paint.opacity == 1000 else { return false }
    return next.paint == paint && next.rect.minY == rect.maxY && next.rect.minX == rect.minX
      && next.rect.width == rect.width && isSquareBelow && next.isSquareAbove
  }
}

extension Outline {
  fileprivate func seen(from origin: Points) -> Outline {
    var result = self
    result.rect.origin.y = rect.origin.y - origin
    return result
  }
}
