// SPDX-License-Identifier: GPL-3.0-or-later

extension Color: CustomStringConvertible {
  /// The form that ``init(text:)`` reads back: a name, `#RRGGBB`, `#RRGGBB 29.5%`, or two of them with a slash.
  package var description: String {
    switch self {
    case .semantic(let name): return name.rawValue
    case .rgba(let color):
      guard color.alpha < 1000 else { return "#" + color.hexDigits }
      let fraction = color.alpha % 10
      return "#\(color.hexDigits) \(color.alpha / 10)\(fraction == 0 ? "" : ".\(fraction)")%"
    case .adaptive(let light, let dark): return "\(light)/\(dark)"
    }
  }

  /// Reads a UIKit colour name (`systemBlue`, `secondaryLabel`), `#RGB`, `#RRGGBB`, `#RRGGBBAA`,
  /// `#RRGGBB 50%`, `white 0.95` (`UIColor(white:alpha:)`), or two of them: `white/#1C1C1E` is white in light appearance
  /// and the other in dark. `nil` for anything else.
  package init?(text: String) {
    if let color = RGBA(hashDigits: text) {
      self = .rgba(color)
      return
    }
    if let name = SemanticColor(rawValue: text) {
      self = .semantic(name)
      return
    }
    if let slash = text.firstIndex(of: "/") {
      guard let pair = Self.pair(text[..<slash], text[text.index(after: slash)...]) else { return nil }
      self = pair
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if first == "white", words.count == 2, let level = Double(words[1]), (0...1).contains(level) {
      let byte = UInt8((level * 255).rounded())
      self = .rgba(RGBA(red: byte, green: byte, blue: byte))
      return
    }
    guard var color = RGBA(hashDigits: first) else { return nil }
    if words.count == 2 {
      guard words[1].hasSuffix("%"), let percent = Double(words[1].dropLast()), (0...100).contains(percent)
      else { return nil }
      color.alpha = Int((percent * 10).rounded())
    }
    self = .rgba(color)
  }

  private static func pair(_ light: Substring, _ dark: Substring) -> Color? {
    guard !dark.contains("/"), let light = Color(text: String(light)), let dark = Color(text: String(dark))
    else { return nil }
    return light == dark ? light : .adaptive(light: light, dark: dark)
  }
}

extension RGBA {
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, digit by digit: most colours of a large file have this form.
  fileprivate init?(hashDigits text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let count = text.utf8.count - 1
    guard count == 3 || count == 6 || count == 8 else { return nil }
    var number: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      number = number << 4 | UInt32(digit)
      if count == 3 { number = number << 4 | UInt32(digit) }
    }
    if count == 8 {
      self.init(hex: number >> 8, alpha: Int((Double(number & 255) / 255 * 1000).rounded()))
    } else {
      self.init(hex: number)
    }
  }
}
