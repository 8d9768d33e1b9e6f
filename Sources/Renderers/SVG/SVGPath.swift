// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Writes an outline as path data.
enum SVGPath {
  static func append(_ path: CornerPath, to bytes: inout [UInt8]) {
    for element in path.elements {
      switch element {
      case .move(let place): command("M", [place], to: &bytes)
      case .line(let place): command("L", [place], to: &bytes)
      case .cubic(let first, let second, let end): command("C", [first, second, end], to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func command(
    _ letter: Character, _ places: [CornerPath.Location], to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: letter.utf8)
    for (index, place) in places.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      ShortDecimal.append(place.x, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      ShortDecimal.append(place.y, to: &bytes)
    }
  }
}
