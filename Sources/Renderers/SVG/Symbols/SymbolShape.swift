// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// One shape of a symbol, drawn in a box of ``box`` units.
struct SymbolShape: Sendable {
  /// The way in which a shape is painted. Widths are in units of the box.
  enum Style: Equatable, Sendable {
    /// Fills the even-odd inside of the path: a mark in a circle is cut out of it.
    case fill
    /// A stroke with round ends.
    case stroke(Points)
    /// A stroke with square ends and a pointed corner.
    case edge(Points)
    /// Filled and stroked with that width: the full form of a drawing of lines.
    case solid(Points)
  }

  /// The side of the square in which paths are drawn.
  static let box = Double(SymbolCatalog.box)
  /// The width of lines beside a text of 17 points.
  static let regular: Points = 1.7

  /// SVG path data.
  var path: String
  var style: Style
  /// The share of the symbol's opacity, in thousandths.
  var opacity = 1000

  static func fill(_ path: String) -> SymbolShape { SymbolShape(path: path, style: .fill) }

  static func stroke(_ path: String, _ width: Points = regular) -> SymbolShape {
    SymbolShape(path: path, style: .stroke(width))
  }

  static func edge(_ path: String, _ width: Points) -> SymbolShape {
    SymbolShape(path: path, style: .edge(width))
  }

  /// The shape with the lines of a weight.
  func weighing(_ weight: SymbolWeight) -> SymbolShape {
    guard case .stroke(let width) = style else { return self }
    return SymbolShape(path: path, style: .stroke(width * weight.lineWidth / 1000))
  }
}

extension SymbolShape {
  /// The shapes of a symbol of ``SymbolCatalog``, in paint order; none if it has no drawing.
  static func drawing(of name: String) -> [SymbolShape] {
    SymbolCatalog.drawing(of: name)?.utf8.split(separator: UInt8(ascii: "|")).compactMap(SymbolShape.init)
      ?? []
  }

  /// A shape as `Sources/Resources/symbols.txt` writes it, such as `stroke 1.7 M5 5H19`; `nil` for anything
  /// else.
  private init?(_ text: Substring.UTF8View) {
    let space = UInt8(ascii: " ")
    var rest = text.drop { $0 == space }
    if rest.last == space { rest.removeLast() }
    func word() -> Substring? {
      guard let end = rest.firstIndex(of: space) else { return nil }
      defer { rest = rest[end...].dropFirst() }
      return Substring(rest[..<end])
    }
    let kind = word()
    switch kind {
    case "fill": style = .fill
    case "stroke", "solid":
      guard let width = word().flatMap({ Double($0) }) else { return nil }
      style = kind == "stroke" ? .stroke(Points(width)) : .solid(Points(width))
    default: return nil
    }
    path = String(Substring(rest))
  }
}

/// Marks that aren't SF Symbols.
extension SymbolShape {
  /// The words of iOS 6's switches, in the middle of the box.
  static let on: [SymbolShape] = [
    .stroke("M7.5 7A3.2 5 0 0 1 7.5 17A3.2 5 0 0 1 7.5 7ZM13.8 17V7L19.6 17V7", 1.8)
  ]
  static let off: [SymbolShape] = [
    .stroke("M4.8 7A3 5 0 0 1 4.8 17A3 5 0 0 1 4.8 7ZM11 17V7H15.2M11 12H14.6M18 17V7H22.2M18 12H21.6", 1.8)
  ]

  /// The eight spokes of an activity indicator at one moment: the darkest is at the left, and they fade anticlockwise.
  ///
  /// Source: pixels of one of 20 points on a dark background, whose spokes are 2.67 wide and reach from 3.33 to 10 points from
  /// its middle. Opacities inferred from 86868C, 737379, 626266, 505053 and four of 3D3D41 on 1C1C1E.
  static let spinner: [SymbolShape] = {
    let diagonal = 0.7071
    let spokes: [(x: Double, y: Double, opacity: Int)] = [
      (-1, 0, 1000), (-diagonal, diagonal, 820), (0, 1, 660), (diagonal, diagonal, 490), (1, 0, 310),
      (diagonal, -diagonal, 310), (0, -1, 310), (-diagonal, -diagonal, 310),
    ]
    // In units of the box, which is 24 wide. Round ends extend half of the width beyond the line.
    let width = 3.2
    return spokes.map { spoke in
      func point(_ radius: Double) -> String {
        SVGWriter.numbers([12 + spoke.x * radius, 12 + spoke.y * radius])
      }
      var shape = stroke("M" + point(4 + width / 2) + "L" + point(12 - width / 2), Points(width))
      shape.opacity = spoke.opacity
      return shape
    }
  }()

  static let info: [SymbolShape] = [
    .stroke("M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z", 1.7),
    .stroke("M10.4 11H12.2V16.6M10 16.8H14.4", 1.7),
    .fill("M12 6A1.3 1.3 0 1 0 12 8.6A1.3 1.3 0 1 0 12 6Z"),
  ]

  /// The drawing for a name that has none: a dot in a dashed square, as large as a symbol.
  static let unknown: [SymbolShape] =
    drawing(of: SymbolCatalog.placeholder) + [.fill("M12 10.4A1.6 1.6 0 1 1 12 13.6A1.6 1.6 0 1 1 12 10.4Z")]
}
