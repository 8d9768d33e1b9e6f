// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// A shared shape that a row uses.
enum SVGShapeUse: Equatable, Sendable {
  /// A symbol's shapes under the name of their definition.
  struct Symbol: Equatable, Sendable {
    let name: String
    let shapes: [SymbolShape]

    /// Equal names mean equal shapes.
    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  }

  case outline(Outline)
  case symbol(Symbol)
  case clip(Outline)
  case gradient(Gradient)
  /// An outline and its blur's standard deviation in points.
  case shadow(Outline, Points)
}

/// The shapes that rows share, each defined once: rounded outlines, symbols, clips, gradients, shadows and
/// glyphs.
///
/// A shape's name describes it and contains no counter: a row's bytes don't change with other rows, and a
/// name that two pictures in one document share means the same shape. Different prefixes make all names
/// different.
struct SVGShapes: ~Copyable {
  private var definitions = SVGWriter(indent: 2)
  private var outlines: Set<Outline> = []
  private var clips: Set<Outline> = []
  private var gradients: Set<Gradient> = []
  private var symbols: [String: SVGSymbolUse] = [:]
  private var shadows: Set<Shadow> = []
  /// The names of the glyphs that are drawn as outlines.
  private var glyphs: Set<String> = []
  /// The prefix of every name.
  let prefix: String
  /// Draws texts as outlines; `nil` writes them as text.
  let lettering: (any Lettering)?

  /// An outline with its blur's standard deviation in points.
  private struct Shadow: Hashable {
    let outline: Outline
    let radius: Points
  }

  /// The outline that was used last, and its name. Most rows have the same image tile.
  private var latest: Outline?
  private var latestName = ByteBuffer(capacity: 64)
  /// The shapes that a kept row uses.
  private(set) var noted: [SVGShapeUse]
  private let onlyNotes: Bool

  /// - Parameters:
  ///   - onlyNotes: whether shapes are only added to ``noted``, for pictures with this row. Default: no.
  ///   - prefix: the prefix of every name. Default: empty.
  init(onlyNotes: Bool = false, prefix: String = "", lettering: (any Lettering)? = nil) {
    self.onlyNotes = onlyNotes
    self.prefix = prefix
    self.lettering = lettering
    noted = []
  }

  /// Defines the shapes that a kept row uses. Most rows use the same as the row above.
  mutating func define(_ uses: [SVGShapeUse]) {
    guard uses != noted else { return }
    noted = uses
    for use in uses {
      switch use {
      case .outline(let shape): define(shape)
      case .symbol(let symbol): if symbols[symbol.name] == nil { _ = define(symbol.name, symbol.shapes) }
      case .clip(let clip): define(clip: clip)
      case .gradient(let gradient): define(gradient)
      case .shadow(let outline, let radius): define(shadowOf: outline, radius)
      }
    }
  }

  /// Writes the outline of a rectangle; `attributes` adds its paint.
  mutating func use(
    _ outline: Outline, in svg: inout SVGWriter, attributes: (inout SVGWriter) -> Void
  ) {
    let shape = outline.shape
    define(shape)
    Self.use(at: outline.rect.origin, in: &svg, name: { $0.append(contentsOf: latestName) }, attributes)
  }

  /// Writes the use of a definition at a place; `name` appends its name.
  private static func use(
    at origin: Point, in svg: inout SVGWriter, name: (inout ByteBuffer) -> Void,
    _ attributes: (inout SVGWriter) -> Void
  ) {
    svg.element("use") { element in
      element.attribute("href") { bytes in
        bytes.append("#")
        name(&bytes)
      }
      element.attribute("x", origin.x)
      element.attribute("y", origin.y)
      attributes(&element)
    }
  }

  private mutating func define(_ shape: Outline) {
    guard shape != latest else { return }
    latest = shape
    latestName.removeAll()
    latestName.append(prefix)
    shape.appendName(to: &latestName)
    if onlyNotes { return noted.append(.outline(shape)) }
    guard outlines.insert(shape).inserted else { return }
    definitions.element("path") { element in
      element.attribute("id") { $0.append(contentsOf: latestName) }
      element.attribute("d") { SVGPath.append(CornerPath(shape), to: &$0) }
    }
  }

  /// Writes a symbol's drawing in units of its box; `attributes` places, scales and colours it.
  ///
  /// - Parameter make: gives its shapes, at its first use only.
  mutating func use(
    symbol name: String, in svg: inout SVGWriter, shapes make: () -> [SymbolShape],
    attributes: (inout SVGWriter, SVGSymbolUse) -> Void
  ) {
    let use = symbols[name] ?? define(name, make())
    svg.element("use") { element in
      element.attribute("href") { bytes in
        bytes.append("#")
        bytes.append(prefix)
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
      shapes[0].write(to: &definitions, name: prefix + name, use)
      return use
    }
    definitions.begin("g") { $0.attribute("id", prefix + name) }
    for shape in shapes { shape.write(to: &definitions, name: nil, use) }
    definitions.end("g")
    return use
  }

  /// Appends `url(#…)` for an outline that cuts an item off.
  mutating func appendReference(toClip outline: Outline, to bytes: inout ByteBuffer) {
    var clip = outline.shape
    clip.rect.origin = Point(x: outline.rect.minX.inThousandths, y: outline.rect.minY.inThousandths)
    define(clip: clip)
    bytes.append("url(#")
    bytes.append(prefix)
    clip.appendClipName(to: &bytes)
    bytes.append(")")
  }

  private mutating func define(clip: Outline) {
    guard clips.insert(clip).inserted else { return }
    if onlyNotes { return noted.append(.clip(clip)) }
    definitions.begin("clipPath") { element in
      element.attribute("id") {
        $0.append(prefix)
        clip.appendClipName(to: &$0)
      }
    }
    SVGFill.shape(clip, to: &definitions) { _ in }
    definitions.end("clipPath")
  }

  /// Appends `url(#…)` for a gradient.
  mutating func appendReference(to gradient: Gradient, to bytes: inout ByteBuffer) {
    define(gradient)
    bytes.append("url(#")
    bytes.append(prefix)
    gradient.appendName(to: &bytes)
    bytes.append(")")
  }

  private mutating func define(_ gradient: Gradient) {
    guard gradients.insert(gradient).inserted else { return }
    if onlyNotes { return noted.append(.gradient(gradient)) }
    definitions.begin("linearGradient") { element in
      element.attribute("id") {
        $0.append(prefix)
        gradient.appendName(to: &$0)
      }
      if gradient.period != nil {
        element.attribute("gradientUnits", fixed: "userSpaceOnUse")
        element.attribute("spreadMethod", fixed: "repeat")
      }
      let end = gradient.period ?? 1
      element.attribute("x2", gradient.axis == .across ? end : .zero)
      element.attribute("y2", gradient.axis == .down ? end : .zero)
    }
    for stop in gradient.stops {
      definitions.element("stop") { element in
        element.attribute("offset", thousandths: stop.place)
        element.attribute("stop-color") { SVGFill.hex(stop.paint, to: &$0) }
        if stop.paint.alpha < 1000 {
          element.attribute("stop-opacity", thousandths: stop.paint.alpha)
        }
      }
    }
    definitions.end("linearGradient")
  }

  /// Writes the shadow of an outline; `attributes` adds its colour. `radius` is the blur's standard deviation
  /// in points.
  mutating func use(
    shadowOf outline: Outline, radius: Points, in svg: inout SVGWriter,
    attributes: (inout SVGWriter) -> Void
  ) {
    let shape = outline.shape
    define(shadowOf: shape, radius)
    Self.use(
      at: outline.rect.origin, in: &svg, name: { shape.appendName(ofShadow: radius, prefix, to: &$0) },
      attributes)
  }

  private mutating func define(shadowOf shape: Outline, _ radius: Points) {
    guard shadows.insert(Shadow(outline: shape, radius: radius)).inserted else { return }
    if onlyNotes { return noted.append(.shadow(shape, radius)) }
    let prefix = prefix
    definitions.begin("g") { element in
      element.attribute("id") { shape.appendName(ofShadow: radius, prefix, to: &$0) }
    }
    for layer in SVGShadow.layers(of: shape, radius: radius) {
      SVGFill.shape(layer.outline, to: &definitions) {
        $0.attribute("fill-opacity", thousandths: layer.opacity)
      }
    }
    definitions.end("g")
  }

  /// Defines a glyph's outline in units of ``LetteredLine``.
  mutating func define(glyph name: String, _ path: String) {
    guard glyphs.insert(name).inserted else { return }
    definitions.element("path") { element in
      element.attribute("id", prefix + name)
      element.attribute("d", path)
    }
  }

  func writeDefinitions(to svg: inout SVGWriter) {
    guard !definitions.isEmpty else { return }
    svg.begin("defs") { _ in }
    svg.append(definitions)
    svg.end("defs")
  }
}

extension Outline {
  /// The shape at the origin, in thousandths of points as it is written: equal names mean equal shapes.
  fileprivate var shape: Outline {
    Outline(
      rect: Rect(x: .zero, y: .zero, width: rect.width.inThousandths, height: rect.height.inThousandths),
      radii: radii.map { $0.inThousandths }, curve: curve)
  }

  /// Appends `s29x29r6.5`: the size, and the radius or the four radii. Curves other than the continuous one
  /// add a letter.
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

  /// Appends `shadow4_s353x44r10`: the blur's standard deviation, then the shape's name.
  fileprivate func appendName(ofShadow radius: Points, _ prefix: String, to bytes: inout ByteBuffer) {
    bytes.append(prefix)
    bytes.append("shadow")
    bytes.append(radius)
    bytes.append("_")
    appendName(to: &bytes)
  }

  /// Appends `clip20_0_s353x44r10`: the position, then the shape's name.
  fileprivate func appendClipName(to bytes: inout ByteBuffer) {
    bytes.append("clip")
    bytes.append(rect.minX)
    bytes.append("_")
    bytes.append(rect.minY)
    bytes.append("_")
    appendName(to: &bytes)
  }
}

extension Gradient {
  /// Appends `down-0_FFFFFF_800-1000_FFFFFF_0`: the period if there is one, and the places with their colours
  /// and opacities.
  fileprivate func appendName(to bytes: inout ByteBuffer) {
    bytes.append(axis.rawValue)
    if let period { bytes.append(period) }
    for stop in stops {
      bytes.append("-")
      bytes.append(stop.place)
      bytes.append("_")
      SVGFill.digits(stop.paint, to: &bytes)
      bytes.append("_")
      bytes.append(stop.paint.alpha)
    }
  }
}

extension Points {
  /// The length rounded to thousandths of a point, as numbers are written.
  fileprivate var inThousandths: Points {
    let magnitude = Int64((subpoints.magnitude + 3) / 6 * 6)
    return Points(subpoints: subpoints < 0 ? -magnitude : magnitude)
  }
}
