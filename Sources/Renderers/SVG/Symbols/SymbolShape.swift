// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One shape of a symbol, drawn in a box of ``SymbolTable/box`` units.
struct SymbolShape: Sendable {
  enum Style: Sendable {
    /// What lies in an odd number of its paths: a mark within a circle is left out of it.
    case fill
    /// Width in units of the box.
    case stroke(Points)
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

  static func solid(_ paths: StaticString..., width: Points = regular) -> SymbolShape {
    SymbolShape(paths: paths, style: .solid(width))
  }
}
