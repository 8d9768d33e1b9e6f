// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One shape of a symbol, drawn in a box of ``SymbolTable/box`` units.
struct SymbolShape: Sendable {
  enum Style: Equatable, Sendable {
    /// What lies in an odd number of its paths: a mark within a circle is left out of it.
    case fill
    /// Width in units of the box.
    case stroke(Points)
    /// The same with square ends and a pointed corner.
    case edge(Points)
    /// Filled, and as far out as a stroke of that width: the full form of what is drawn with lines.
    case solid(Points)
  }

  /// The width of lines, that of a 17-point text's.
  static let regular: Points = 1.7

  /// Paths that are one when it is written.
  var paths: [StaticString]
  var style: Style

  static func fill(_ paths: StaticString...) -> SymbolShape { SymbolShape(paths: paths, style: .fill) }

  static func stroke(_ path: StaticString, _ width: Points = regular) -> SymbolShape {
    SymbolShape(paths: [path], style: .stroke(width))
  }

  static func edge(_ path: StaticString, _ width: Points) -> SymbolShape {
    SymbolShape(paths: [path], style: .edge(width))
  }

  /// The same with lines that are as much heavier as SF Symbols' semibold is; looks like it.
  var semibold: SymbolShape {
    guard case .stroke(let width) = style else { return self }
    return SymbolShape(paths: paths, style: .stroke(width * 13 / 10))
  }

  static func solid(_ paths: StaticString..., width: Points = regular) -> SymbolShape {
    SymbolShape(paths: paths, style: .solid(width))
  }
}
