// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// Values as Swift source.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func optional(_ text: String?) -> String { text.map(self.text) ?? "nil" }

  /// A `UIColor`.
  static func color(_ color: Color) -> String {
    switch color {
    case .semantic(let name): return "UIColor.\(name.rawValue)"
    case .rgba(let rgba):
      let parts = [rgba.red, rgba.green, rgba.blue].map { "\($0)/255" }
      return
        "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(Points(subpoints: Int64(rgba.alpha) * 6)))"
    }
  }
}
