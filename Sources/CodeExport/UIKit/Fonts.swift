// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Writes fonts, and the functions that make fonts for which UIKit has no name.
final class UIKitFonts {
  private var isWeightedStyle = false
  private var isNamedStyle = false
  private var isNamed = false

  /// A `UIFont`: of a text style, which scales with the text size, unless the spec sets a fixed size.
  func literal(_ font: ResolvedFont) -> String {
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    let style = "forTextStyle: .\(font.style.rawValue)"
    if let size = font.size {
      let size = "size: \(SwiftLiteral.points(size))\(weight)"
      guard let name = font.name else { return ".systemFont(ofS\(size.dropFirst()))" }
      isNamed = true
      return ".named(\(SwiftLiteral.text(name)), \(size))"
    }
    if let name = font.name {
      isNamed = true
      isNamedStyle = true
      return ".named(\(SwiftLiteral.text(name)), \(style)\(weight))"
    }
    guard font.weight != font.style.weight else { return ".preferredFont(\(style))" }
    isWeightedStyle = true
    return ".preferredFont(\(style), weight: .\(font.weight.rawValue))"
  }

  func write(to writer: inout SwiftWriter) {
    guard isNamed || isWeightedStyle else { return }
    var flags: Set<String> = []
    flags.set("weighted", isWeightedStyle)
    flags.set("named", isNamed)
    flags.set("namedStyle", isNamedStyle)
    writer.part("Fonts", flags)
  }
}
