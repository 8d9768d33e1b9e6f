// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes an outline as path data.
enum SVGPath {
  static func append(_ path: CornerPath, to bytes: inout ByteBuffer) {
    for element in path.elements {
      switch element {
      case .move(let place):
        bytes.append("M")
        append(place, to: &bytes)
      case .line(let place):
        bytes.append("L")
        append(place, to: &bytes)
      case .cubic(let first, let second, let end):
        bytes.append("C")
        append(first, to: &bytes)
        bytes.append(" ")
        append(second, to: &bytes)
        bytes.append(" ")
        append(end, to: &bytes)
      }
    }
    bytes.append("Z")
  }

  private static func append(_ place: CornerPath.Location, to bytes: inout ByteBuffer) {
    bytes.append(place.x)
    bytes.append(" ")
    bytes.append(place.y)
  }
}
