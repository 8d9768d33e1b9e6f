// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Color {
  /// A SwiftUI `Color`.
  ///
  /// - Parameter isShort: whether a colour is expected, as in `.red`. Default: yes.
  func swiftUI(isShort: Bool = true) -> String {
    let type = isShort ? "" : "Color"
    switch self {
    case .semantic(let name):
      switch name {
      case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
        .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray:
        let name = name.rawValue.dropFirst("system".count)
        return "\(type).\(name.prefix(1).lowercased())\(name.dropFirst())"
      case .label: return type + ".primary"
      case .secondaryLabel: return type + ".secondary"
      case .black, .white, .clear: return "\(type).\(name.rawValue)"
      default: return "Color(uiColor: .\(name.rawValue))"
      }
    case .rgba, .adaptive: return swiftUICall.line
    }
  }

  /// The same where one is expected, as a call, which can be broken.
  var swiftUICall: CallCode {
    switch self {
    case .semantic: return CallCode(swiftUI(), list: nil)
    case .rgba(let rgba):
      return rgba.swiftUI(opacity: rgba.alpha == 1000 ? nil : SwiftLiteral.thousandths(rgba.alpha))
    case .adaptive(let light, let dark): return CallCode(adaptive: light.swiftUICall, dark: dark.swiftUICall)
    }
  }
}

extension RGBA {
  /// A SwiftUI `Color` with this opacity; `nil` is 1.
  func swiftUI(opacity: String?) -> CallCode {
    let isGray = red == green && green == blue
    let parts = isGray ? [("white", red)] : [("red", red), ("green", green), ("blue", blue)]
    let arguments = parts.map { CodeArgument.text("\($0.0): \(SwiftLiteral.byte($0.1))") }
    return CallCode("Color", list: arguments + (opacity.map { ["opacity: \($0)"] } ?? []))
  }
}

extension Shadow {
  /// A SwiftUI `Color` with the shadow's opacity.
  var swiftUIColor: String {
    guard case .rgba(let rgba) = color, rgba.alpha != 1000, opacity != 1000 else {
      let color = color.swiftUI(isShort: false)
      return opacity == 1000 ? color : "\(color).opacity(\(SwiftLiteral.thousandths(opacity)))"
    }
    return rgba.swiftUI(opacity: "\(Double(rgba.alpha * opacity) / 1_000_000)").line
  }
}

extension TextStyle {
  /// A SwiftUI `Font`.
  var swiftUI: String {
    switch self {
    case .title1: ".title"
    case .caption1: ".caption"
    default: ".\(rawValue)"
    }
  }
}

extension TextSize {
  /// A `DynamicTypeSize`.
  var swiftUI: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small, .medium, .large: rawValue
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }
}
