// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Something that rows share, used by one of them.
enum SVGShapeUse: Equatable, Sendable {
  struct Symbol: Equatable, Sendable {
    let name: String
    let shapes: [SymbolShape]

    /// A name says what is drawn.
    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  }

  case outline(Outline)
  case symbol(Symbol)
  case clip(Outline)
  /// How far what goes through it reaches.
  case blur(Points, Rect)
}

/// What rows share, each thing defined once: rounded outlines, symbols, clips and blurs.
///
/// A name says what the thing is, never how many there were before it: a row's bytes stay what they are when others change,
/// and two pictures in one document may have names in common.
struct SVGShapes: ~Copyable {
  private var definitions = SVGWriter(indent: 2)
  private var outlines: Set<Outline> = []
  private var clips: Set<Outline> = []
  private var symbols: [String: SVGSymbolUse] = [:]
  /// How far what goes through a blur reaches, by radius, in order of first appearance.
  private var blurs: [(radius: Points, reach: Rect)] = []
  /// The outline that was used last, and its name: most rows have the same tile.
  private var latest: Outline?
  private var latestName = ByteBuffer(capacity: 64)
  /// What was used, where that is only noted: for a row that is kept.
  private(set) var noted: [SVGShapeUse]
  private let onlyNotes: Bool

  /// - Parameter onlyNotes: whether nothing is defined: ``noted`` says what is to be, in each picture with these rows.
  init(onlyNotes: Bool = false) {
    self.onlyNotes = onlyNotes
    noted = []
  }

  /// Defines what a kept row uses, as if the row were written now. Most rows use what the one above does.
  mutating func define(_ uses: [SVGShapeUse]) {
    guard uses != noted else { return }
    noted = uses
    for use in uses {
      switch use {
      case .outline(let shape): define(shape)
      case .symbol(let symbol): if symbols[symbol.name] == nil { _ = define(symbol.name, symbol.shapes) }
      case .clip(let clip): define(clip: clip)
      case .blur(let radius, let reach): define(blur: radius, reach)
      }
    }
  }

  /// The outline of a rectangle, with `attributes` for its paint.
  mutating func use(
    _ outline: Outline, in svg: inout SVGWriter, attributes: (inout SVGWriter) -> Void
  ) {
    let shape = outline.shape
    define(shape)
    svg.element("use") { element in
      element.attribute("href") { bytes in
        bytes.append("#")
        bytes.append(contentsOf: latestName)
      }
      element.attribute("x", outline.rect.minX)
      element.attribute("y", outline.rect.minY)
      attributes(&element)
    }
  }

  private mutating func define(_ shape: Outline) {
    guard shape != latest else { return }
    latest = shape
    latestName.removeAll()
    shape.appendName(to: &latestName)
    if onlyNotes { return noted.append(.outline(shape)) }
    guard outlines.insert(shape).inserted else { return }
    definitions.element("path") { element in
      element.attribute("id") { shape.appendName(to: &$0) }
      element.attribute("d") { SVGPath.append(CornerPath(shape), to: &$0) }
    }
  }

  /// A symbol's drawing in units of its box, placed and scaled by `attributes`.
  ///
  /// - Parameter make: its shapes, asked for once.
  mutating func use(
    symbol name: String, in svg: inout SVGWriter, shapes make: () -> [SymbolShape],
    attributes: (inout SVGWriter, SVGSymbolUse) -> Void
  ) {
    let use = symbols[name] ?? define(name, make())
    svg.element("use") { element in
      element.attribute("href") { bytes in
        bytes.append("#")
        bytes.append(name)
      }
      attributes(&element, use)
    }
  }

  private mutating func define(_ name: String, _ shapes: [SymbolShape]) -> SVGSymbolUse {
    let use = SVGSymbolUse(shapes)
    symbols[name] = use
    if onlyNotes {
      noted.append(.symbol(SVGShapeUse.Symbol(name: name, shapes: shapes)))
      return use
    }
    guard shapes.count != 1 else {
      shapes[0].write(to: &definitions, name: name, use)
      return use
    }
    definitions.begin("g") { $0.attribute("id", name) }
    for shape in shapes { shape.write(to: &definitions, name: nil, use) }
    definitions.end("g")
    return use
  }

  /// `url(#…)` for what cuts an item off.
  mutating func appendReference(toClip outline: Outline, to bytes: inout ByteBuffer) {
    var clip = outline.shape
    clip.rect.origin = outline.rect.origin
    define(clip: clip)
    bytes.append("url(#")
    clip.appendClipName(to: &bytes)
    bytes.append(")")
  }

  private mutating func define(clip: Outline) {
    guard clips.insert(clip).inserted else { return }
    if onlyNotes { return noted.append(.clip(clip)) }
    definitions.begin("clipPath") { element in
      element.attribute("id") { clip.appendClipName(to: &$0) }
    }
    SVGFill.shape(clip, to: &definitions) { _ in }
    definitions.end("clipPath")
  }

  /// `url(#…)` for the blur of a shadow whose outline has this extent.
  mutating func appendReference(toBlur radius: Points, of rect: Rect, to bytes: inout ByteBuffer) {
    // Three standard deviations are all that is seen.
    let far = radius * 3 + 1
    define(blur: radius, rect.inset(by: EdgeInsets(top: -far, left: -far, bottom: -far, right: -far)))
    bytes.append("url(#blur")
    bytes.append(radius)
    bytes.append(")")
  }

  private mutating func define(blur radius: Points, _ reach: Rect) {
    if onlyNotes { return noted.append(.blur(radius, reach)) }
    if let index = blurs.firstIndex(where: { $0.radius == radius }) {
      blurs[index].reach = blurs[index].reach.union(reach)
    } else {
      blurs.append((radius, reach))
    }
  }

  func writeDefinitions(to svg: inout SVGWriter) {
    guard !definitions.isEmpty || !blurs.isEmpty else { return }
    svg.begin("defs") { _ in }
    for (radius, reach) in blurs {
      svg.begin("filter") { filter in
        filter.attribute("id") { bytes in
          bytes.append("blur")
          bytes.append(radius)
        }
        // In user space and large: the usual region in parts of the box would cut wide blurs.
        filter.attribute("filterUnits", fixed: "userSpaceOnUse")
        SVGFill.place(reach.outset(to: PixelGrid(scale: 1)), to: &filter)
        filter.attribute("color-interpolation-filters", fixed: "sRGB")
      }
      svg.element("feGaussianBlur") { $0.attribute("stdDeviation", radius) }
      svg.end("filter")
    }
    svg.append(definitions)
    svg.end("defs")
  }
}

extension Outline {
  /// The shape alone, at the origin, as exact as it is written: two that have one name are one.
  fileprivate var shape: Outline {
    Outline(
      rect: Rect(x: .zero, y: .zero, width: rect.width.inThousandths, height: rect.height.inThousandths),
      radii: CornerRadii(
        topLeft: radii.topLeft.inThousandths, topRight: radii.topRight.inThousandths,
        bottomLeft: radii.bottomLeft.inThousandths, bottomRight: radii.bottomRight.inThousandths),
      curve: curve)
  }

  /// `s29x29r6.5`: the size, and the radius or the four radii. Curves other than the continuous one add a letter.
  fileprivate func appendName(to bytes: inout ByteBuffer) {
    bytes.append("s")
    bytes.append(rect.width)
    bytes.append("x")
    bytes.append(rect.height)
    bytes.append("r")
    bytes.append(radii.topLeft)
    if radii != CornerRadii(radius: radii.topLeft, corners: .all) {
      for radius in [radii.topRight, radii.bottomLeft, radii.bottomRight] {
        bytes.append("_")
        bytes.append(radius)
      }
    }
    switch curve {
    case .continuous: break
    case .circular: bytes.append("c")
    case .bezierPath: bytes.append("b")
    }
  }

  /// `clip20_0_s353x44r10`: where it lies, too.
  fileprivate func appendClipName(to bytes: inout ByteBuffer) {
    bytes.append("clip")
    bytes.append(rect.minX)
    bytes.append("_")
    bytes.append(rect.minY)
    bytes.append("_")
    appendName(to: &bytes)
  }
}

extension Points {
  /// As exact as numbers are written.
  fileprivate var inThousandths: Points {
    let magnitude = Int64((subpoints.magnitude + 3) / 6 * 6)
    return Points(subpoints: subpoints < 0 ? -magnitude : magnitude)
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Grown to lie on the grid with all sides.
  fileprivate func outset(to grid: PixelGrid) -> Rect {
    let x = grid.floor(minX)
    let y = grid.floor(minY)
    return Rect(x: x, y: y, width: grid.ceil(maxX) - x, height: grid.ceil(maxY) - y)
  }
}
