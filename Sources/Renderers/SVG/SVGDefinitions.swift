// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// A shape that a picture defines once and uses by its name.
///
/// The name describes the shape and contains no counter: a row's bytes don't change with other rows, and a
/// name that two pictures in one document share means the same shape.
struct SVGDefinition: Sendable {
  let name: String
  /// Writes the shape under its id, which is the prefix of the picture's ids and the name.
  let write: @Sendable (_ id: String, inout SVGWriter) -> Void
}

/// The definitions that a picture or a row needs, in the order of their first use. A picture writes them at
/// its end, because a shape may be used before its definition.
struct SVGDefinitions {
  private(set) var all: [SVGDefinition] = []
  private var names: Set<String> = []
  /// The parts to paint of each symbol.
  private(set) var symbols: [String: SVGFill.Use] = [:]

  mutating func add(_ definition: SVGDefinition) {
    if names.insert(definition.name).inserted { all.append(definition) }
  }

  /// Adds a symbol.
  ///
  /// - Parameter make: gives its shapes, at its first use only.
  mutating func symbol(_ name: String, _ make: () -> [SymbolShape]) -> SVGFill.Use {
    if let known = symbols[name] { return known }
    let shapes = make()
    let use = SVGFill.Use(shapes)
    symbols[name] = use
    add(
      SVGDefinition(name: name) { id, svg in
        guard shapes.count != 1 else { return shapes[0].write(to: &svg, id: id, use) }
        svg.begin("g") { $0.attribute("id", id) }
        for shape in shapes { shape.write(to: &svg, id: nil, use) }
        svg.end("g")
      })
    return use
  }
}

extension SVGWriter {
  private mutating func define(_ name: String, _ write: @escaping @Sendable (String, inout SVGWriter) -> Void)
  {
    definitions.add(SVGDefinition(name: name, write: write))
  }

  /// Writes the use of a definition; `attributes` adds its place and its paint.
  private mutating func use(_ name: String, attributes: (inout SVGWriter) -> Void) {
    element("use") { element in
      element.attribute("href", "#\(element.options.idPrefix)\(name)")
      attributes(&element)
    }
  }

  private mutating func use(_ name: String, at place: Point, _ attributes: (inout SVGWriter) -> Void) {
    use(name) { element in
      element.attribute("x", place.x)
      element.attribute("y", place.y)
      attributes(&element)
    }
  }

  /// Writes the outline of a rectangle; `attributes` adds its paint.
  mutating func use(_ outline: Outline, attributes: (inout SVGWriter) -> Void) {
    let shape = outline.shape
    define(shape.name) { id, svg in
      svg.element("path") { element in
        element.attribute("id", id)
        element.attribute("d", CornerPath(shape).svgData)
      }
    }
    use(shape.name, at: outline.rect.origin, attributes)
  }

  /// Writes the shadow of an outline; `attributes` adds its colour.
  ///
  /// - Parameter radius: the blur's standard deviation in points.
  mutating func use(shadowOf outline: Outline, radius: Points, attributes: (inout SVGWriter) -> Void) {
    let shape = outline.shape
    let name = "shadow\(radius)_\(shape.name)"
    define(name) { id, svg in
      svg.begin("g") { $0.attribute("id", id) }
      for layer in SVGShadow.layers(of: shape, radius: radius) {
        SVGFill.shape(layer.outline, isShared: false, to: &svg) {
          $0.attribute("fill-opacity", Points(thousandths: layer.opacity))
        }
      }
      svg.end("g")
    }
    use(name, at: outline.rect.origin, attributes)
  }

  /// Writes a symbol's drawing in units of its box; `attributes` places, scales and colours it.
  ///
  /// - Parameter make: gives its shapes, at its first use only.
  mutating func use(
    symbol name: String, shapes make: () -> [SymbolShape],
    attributes: (inout SVGWriter, SVGFill.Use) -> Void
  ) {
    let symbol = definitions.symbol(name, make)
    use(name) { attributes(&$0, symbol) }
  }

  /// Writes a glyph at its place in a line.
  mutating func use(_ glyph: LetteredLine.Glyph) {
    define(glyph.name) { id, svg in
      svg.element("path") { element in
        element.attribute("id", id)
        element.attribute("d", glyph.outline)
      }
    }
    use(glyph.name) { element in
      element.attribute("x", glyph.x)
      if glyph.y != 0 { element.attribute("y", glyph.y) }
    }
  }

  /// Writes a picture file, whose bytes are in the document once; `attributes` adds its place and its effects.
  ///
  /// The file's own scripts do nothing, and its links aren't followed: viewers show it as an image.
  mutating func use(file data: PictureData, size: Size, attributes: (inout SVGWriter) -> Void) {
    define("\(data.name)-\(size.width)x\(size.height)") { id, svg in
      svg.element("image") { element in
        element.attribute("id", id)
        element.attribute("width", size.width)
        element.attribute("height", size.height)
        element.attribute("preserveAspectRatio", "none")
        element.attribute("href", data.url ?? "")
      }
    }
    use("\(data.name)-\(size.width)x\(size.height)", attributes: attributes)
  }

  /// The reference to a filter that paints all opaque parts in one colour.
  mutating func reference(toTint paint: RGBA) -> String {
    let name = "tint-\(paint.hexDigits)-\(paint.alpha)"
    define(name) { id, svg in
      svg.begin("filter") { $0.attribute("id", id) }
      svg.element("feFlood") { element in
        element.attribute("flood-color", "#\(paint.hexDigits)")
        element.attribute("flood-opacity", Points(thousandths: paint.alpha))
      }
      svg.element("feComposite") { element in
        element.attribute("in2", "SourceAlpha")
        element.attribute("operator", "in")
      }
      svg.end("filter")
    }
    return reference(to: name)
  }

  /// The reference to an outline that cuts an item off.
  mutating func reference(toClip outline: Outline) -> String {
    var clip = outline.shape
    clip.rect.origin = Point(x: outline.rect.minX.inThousandths, y: outline.rect.minY.inThousandths)
    let shape = clip
    let name = "clip\(clip.rect.minX)_\(clip.rect.minY)_\(clip.name)"
    define(name) { id, svg in
      svg.begin("clipPath") { $0.attribute("id", id) }
      SVGFill.shape(shape, isShared: false, to: &svg) { _ in }
      svg.end("clipPath")
    }
    return reference(to: name)
  }

  mutating func reference(to gradient: Gradient) -> String {
    define(gradient.name) { id, svg in
      svg.begin("linearGradient") { element in
        element.attribute("id", id)
        if gradient.period != nil {
          element.attribute("gradientUnits", "userSpaceOnUse")
          element.attribute("spreadMethod", "repeat")
        }
        let end = gradient.period ?? 1
        element.attribute("x2", gradient.axis == .across ? end : .zero)
        element.attribute("y2", gradient.axis == .down ? end : .zero)
      }
      for stop in gradient.stops {
        svg.element("stop") { element in
          element.attribute("offset", Points(thousandths: stop.place))
          element.attribute("stop-color", "#\(stop.paint.hexDigits)")
          if stop.paint.alpha < 1000 {
            element.attribute("stop-opacity", Points(thousandths: stop.paint.alpha))
          }
        }
      }
      svg.end("linearGradient")
    }
    return reference(to: gradient.name)
  }

  private func reference(to name: String) -> String { "url(#\(options.idPrefix)\(name))" }
}

extension Outline {
  /// The shape at the origin, in thousandths of points as it is written: equal names mean equal shapes.
  fileprivate var shape: Outline {
    Outline(
      rect: Rect(x: .zero, y: .zero, width: rect.width.inThousandths, height: rect.height.inThousandths),
      radii: radii.map { $0.inThousandths }, curve: radii.isZero ? .continuous : curve)
  }

  /// The shape's name, `s29x29r6.5`: the size, and the radius or the four radii. Curves other than the
  /// continuous one add a letter.
  fileprivate var name: String {
    var radius = "\(radii.topLeft)"
    if radii != CornerRadii(radius: radii.topLeft, corners: .all) {
      radius += "_\(radii.topRight)_\(radii.bottomLeft)_\(radii.bottomRight)"
    }
    let letter =
      switch curve {
      case .continuous: ""
      case .circular: "c"
      case .bezierPath: "b"
      }
    return "s\(rect.width)x\(rect.height)r\(radius)\(letter)"
  }
}

extension Gradient {
  /// `down-0_FFFFFF_800-1000_FFFFFF_0`: the period if there is one, and the places with their colours and
  /// opacities.
  fileprivate var name: String {
    let period = period.map { "\($0)" } ?? ""
    return stops.reduce(axis.rawValue + period) {
      $0 + "-\($1.place)_\($1.paint.hexDigits)_\($1.paint.alpha)"
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

extension CornerPath {
  private static func text(_ places: [Location]) -> String {
    SVGWriter.numbers(places.flatMap { [$0.x, $0.y] })
  }

  /// The outline as path data.
  var svgData: String {
    let steps = elements.map { element in
      switch element {
      case .move(let place): "M" + Self.text([place])
      case .line(let place): "L" + Self.text([place])
      case .cubic(let first, let second, let end): "C" + Self.text([first, second, end])
      }
    }
    return steps.joined() + "Z"
  }
}
