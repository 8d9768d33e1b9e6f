// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Values as Swift source.
package enum SwiftLiteral {
  /// A string literal. Characters that a reader can't see, or would take for others, are escaped.
  package static func text(_ text: String) -> String {
    var result = "\""
    // A combining character must not combine with a quote or an escape before it.
    var isAlone = true
    for scalar in text.unicodeScalars {
      let isMark =
        scalar.properties.canonicalCombiningClass != .notReordered || scalar.properties.isGraphemeExtend
      let escaped = escape(scalar) ?? (isAlone && isMark ? number(scalar) : nil)
      if let escaped { result += escaped } else { result.unicodeScalars.append(scalar) }
      isAlone = escaped != nil
    }
    return result + "\""
  }

  /// The escape of a character that always has one.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isInvisible(scalar) ? number(scalar) : nil
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Controls, marks of direction, characters without width, and blanks other than the space. A joiner within an emoji is
  /// one of these, too: its escape makes the same picture.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isHidden || scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      return true
    case .spaceSeparator: return scalar != " "
    default: return false
    }
  }

  /// Points as a number that reads back as the same length.
  package static func points(_ points: Points) -> String { points.exactDescription }

  /// A `CGSize`.
  static func size(_ width: Points, _ height: Points) -> String {
    "CGSize(width: \(points(width)), height: \(points(height)))"
  }

  /// Arguments of directional insets: `(top: 1, leading: 2, bottom: 3, trailing: 4)`. The left side is the leading one.
  static func directional(_ insets: EdgeInsets) -> String {
    let sides = [
      ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom), ("trailing", insets.right),
    ]
    return "(" + sides.map { "\($0.0): \(points($0.1))" }.joined(separator: ", ") + ")"
  }

  /// A fraction of thousandths: `0.5`.
  package static func thousandths(_ number: Int) -> String {
    Points(subpoints: Int64(number) * (Points.subpointsPerPoint / 1000)).exactDescription
  }

  /// A `UIColor`, by its name if it has one; fixed numbers are in sRGB, as `UIColor(red:green:blue:alpha:)` takes them.
  /// The type is known from its place.
  package static func color(_ color: Color) -> String {
    switch color {
    case .semantic(let name): return "." + name.rawValue
    case .rgba, .adaptive: return colorCall(color).line
    }
  }

  /// The same as a call, which can be broken.
  static func colorCall(_ color: Color) -> CallCode {
    if case .adaptive(let light, let dark) = color {
      return CallCode(adaptive: colorCall(light), dark: colorCall(dark))
    }
    guard case .rgba(let rgba) = color else { return CallCode(self.color(color), list: nil) }
    let alpha = thousandths(rgba.alpha)
    if rgba.red == rgba.green, rgba.green == rgba.blue {
      return CallCode("UIColor", "white: \(byte(rgba.red))", "alpha: \(alpha)")
    }
    return CallCode(
      "UIColor", "red: \(byte(rgba.red))", "green: \(byte(rgba.green))", "blue: \(byte(rgba.blue))",
      "alpha: \(alpha)")
  }

  /// A component of a colour as a fraction.
  package static func byte(_ byte: UInt8) -> String {
    switch byte {
    case 0: "0"
    case 255: "1"
    default: "\(byte) / 255"
    }
  }
}

extension CallCode {
  /// A colour for light appearance and one for dark: the function of the file `AdaptiveColor.swift`. It has no type before it,
  /// because the scan for needed support files finds such calls.
  init(adaptive light: CallCode, dark: CallCode) {
    self.init(".adaptive", .call(label: "light", light), .call(label: "dark", dark))
  }
}
