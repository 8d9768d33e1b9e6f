// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Our own simple drawings for common SF Symbols names; the real symbols may not be shipped.
enum SymbolTable {
  /// The side of the square that paths are drawn in.
  static let box = 24.0

  /// The names that have a drawing.
  static var names: [String] { Array(shapes.keys).sorted() }

  /// The drawing of a name; `.fill` and outline variants may share one.
  static func named(_ name: String) -> [SymbolShape]? { shapes[name] }

  private static let shapes: [String: [SymbolShape]] = {
    var result: [String: [SymbolShape]] = [:]
    for group in [connectivity, objects, people, media, signs] { result.merge(group) { first, _ in first } }
    return result
  }()

  static let checkmark: [SymbolShape] = [.stroke("M3 13.2L9.3 21L21 3", 2.2)]

  static let info: [SymbolShape] = [
    .stroke("M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z", 1.7),
    .stroke("M10.4 11H12.2V16.6M10 16.8H14.4", 1.7),
    .fill("M12 6A1.3 1.3 0 1 0 12 8.6A1.3 1.3 0 1 0 12 6Z"),
  ]

  static let gear: [SymbolShape] = [
    .stroke("M12 6.2A5.8 5.8 0 1 0 12 17.8A5.8 5.8 0 1 0 12 6.2Z", 2.2),
    .stroke(
      "M12 2.5V5.2M12 18.8V21.5M2.5 12H5.2M18.8 12H21.5M5.3 5.3L7.2 7.2M16.8 16.8L18.7 18.7M18.7 5.3L16.8 7.2M7.2 16.8L5.3 18.7",
      2.6),
    .fill("M12 10A2 2 0 1 0 12 14A2 2 0 1 0 12 10Z"),
  ]
}
