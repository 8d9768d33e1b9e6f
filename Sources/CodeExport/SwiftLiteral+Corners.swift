// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SwiftLiteral {
  /// A `CACornerMask`, by a name of `CornerMasks` if it has one.
  static func cornerNames(_ mask: CornerMask, isMirrored: Bool) -> String {
    switch mask {
    case .top: ".top"
    case .bottom: ".bottom"
    case .all: ".all"
    default: corners(mask, isMirrored: isMirrored)
    }
  }

  /// A `CornerRadii` of exported code; corners count from the left, in either direction of the interface.
  static func radii(_ radii: CornerRadii, isMirrored: Bool) -> String {
    let sides: [(name: String, radius: Points)] = [
      ("topLeft", isMirrored ? radii.topRight : radii.topLeft),
      ("topRight", isMirrored ? radii.topLeft : radii.topRight),
      ("bottomLeft", isMirrored ? radii.bottomRight : radii.bottomLeft),
      ("bottomRight", isMirrored ? radii.bottomLeft : radii.bottomRight),
    ]
    let shown = sides.filter { $0.radius != .zero }
    return "CornerRadii(" + shown.map { "\($0.name): \(points($0.radius))" }.joined(separator: ", ") + ")"
  }

  /// A `CACornerMask`; corners count from the left, in either direction of the interface.
  static func corners(_ mask: CornerMask, isMirrored: Bool) -> String {
    let names: [(CornerMask, String)] = [
      (.topLeft, isMirrored ? "layerMaxXMinYCorner" : "layerMinXMinYCorner"),
      (.topRight, isMirrored ? "layerMinXMinYCorner" : "layerMaxXMinYCorner"),
      (.bottomLeft, isMirrored ? "layerMaxXMaxYCorner" : "layerMinXMaxYCorner"),
      (.bottomRight, isMirrored ? "layerMinXMaxYCorner" : "layerMaxXMaxYCorner"),
    ]
    return "[" + names.filter { mask.contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", ") + "]"
  }
}
