// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One path of a symbol, drawn in a box of ``SymbolTable/box`` units.
struct SymbolShape: Sendable {
  enum Style: Sendable {
    case fill
    /// Width in units of the box.
    case stroke(Points)
  }

  var path: StaticString
  var style: Style

  static func fill(_ path: StaticString) -> SymbolShape { SymbolShape(path: path, style: .fill) }

  static func stroke(_ path: StaticString, _ width: Points = 2) -> SymbolShape {
    SymbolShape(path: path, style: .stroke(width))
  }
}
