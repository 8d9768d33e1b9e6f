// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Hints for values in the form that UIKit, SwiftUI, CSS or a text editor gives them.
extension SettingShape {
  /// What to write instead of a text that isn't a value of this shape; `nil` for an unknown mistake.
  package func hint(for text: String) -> String? {
    let bare = Self.withoutCurlyQuotes(text)
    if bare != text {
      let hint = "curly quotes are letters"
      if case .success = scalar(bare) { return hint + "; write \(bare)" }
      return self.hint(for: bare).map { "\(hint); \($0)" } ?? hint + "; use straight quotes"
    }
    switch self {
    case .word(let word, let rest):
      return word == "automatic" && Self.meansAutomatic(text) ? "write automatic" : rest.hint(for: text)
    case .number(let range): return Self.numberHint(text, in: range)
    case .integer(let range):
      return Self.numberHint(text, in: Double(range.lowerBound)...Double(range.upperBound))
    case .flag: return Self.flags[text.lowercased()].map { "write \($0)" }
    case .color: return Self.colorHint(text)
    case .symbol:
      return Self.isPictureFile(text)
        ? "a picture file is 'file: \(text)'" : "write the name of an SF Symbol, such as photo"
    case .imageFile: return Self.pictureHint(text)
    case .markdown: return Markdown(text).mistake?.hint
    case .short(let value, _), .renamed(_, let value): return value.hint(for: text)
    case .text, .identifier, .choice, .pair, .names, .record, .list, .element, .either: return nil
    }
  }

  /// The flags by words that YAML 1.1, Objective-C and Python have for them.
  private static let flags = [
    "yes": true, "on": true, "true": true, "1": true, "no": false, "off": false, "false": false, "0": false,
  ]

  private static func meansAutomatic(_ text: String) -> Bool {
    let word = text.lowercased()
    // UITableView.automaticDimension is -1.
    return word == "auto" || word.hasPrefix("automatic") || word.hasSuffix("automaticdimension")
      || word.hasSuffix(".automatic") || DecimalNumber.parse(text) == -1
  }

  private static func numberHint(_ text: String, in range: ClosedRange<Double>) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    let decimal = String(digits).replacing(",", with: ".")
    guard let number = DecimalNumber.parse(decimal) else {
      if text.hasSuffix(".zero") { return "write 0" }
      return text.hasSuffix("leastNonzeroMagnitude") || text.hasSuffix("leastNormalMagnitude")
        ? "write 0.01" : nil
    }
    let written = DecimalNumber.parse(String(digits)) == nil ? decimal : String(digits)
    switch unit {
    case "" where written != text, "pt", "pts", "point", "points": return "write \(written)"
    case "px", "pixel", "pixels", "dp", "rem", "em": return "lengths are in points; write \(written)"
    case "%" where range == SettingRange.fraction: return "write \(Points(number / 100))"
    case "%": return "percentages are not supported; write a number of points"
    default: return nil
    }
  }

  private static func colorHint(_ text: String) -> String? {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    if digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) { return "write \"#\(digits)\"" }
    if text.hasPrefix("light-dark(") { return "write LIGHT/DARK, such as white/black" }
    return text == "transparent" ? "write clear" : nil
  }

  /// Whether a text can be the name of an SF Symbol: it is neither a file nor an expression of Swift.
  static func isSymbol(_ text: String) -> Bool {
    guard !text.utf8.contains(where: { "/\\(\"".utf8.contains($0) }) else { return false }
    return ending(of: text).map { !otherPictureEndings.contains($0) && !pictureEndings.contains($0) } ?? true
  }

  /// Whether a text is the relative path of a picture file in a format that can be read.
  package static func isPictureFile(_ text: String) -> Bool {
    guard let ending = ending(of: text), pictureEndings.contains(ending), !text.hasPrefix("."),
      !text.hasPrefix("/"), !text.hasPrefix("~")
    else { return false }
    return !text.utf8.contains { "\\(\":".utf8.contains($0) }
  }

  private static func pictureHint(_ text: String) -> String {
    if text.contains("://") { return "only files can be shown; save the picture in the spec's folder" }
    if let ending = ending(of: text), otherPictureEndings.contains(ending) {
      return
        "pictures are PNG, JPEG, SVG or PDF files; convert it, or write the name of an SF Symbol, such as photo"
    }
    return "write the name of a .png, .jpg, .svg or .pdf file in the spec's folder, such as photos/ada.jpg"
  }

  /// The part after the last dot, in small letters.
  private static func ending(of text: String) -> String? {
    text.utf8.lastIndex(of: UInt8(ascii: ".")).map { text[text.utf8.index(after: $0)...].lowercased() }
  }

  /// The endings of picture files that can be read. No symbol's name ends in one of them, nor in one of the others.
  package static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf"]
  private static let otherPictureEndings: Set<String> = [
    "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "ico", "icns", "avif", "imageset", "xcassets",
  ]

  /// A text without the curly quotes or guillemets around it; the same text without any.
  package static func withoutCurlyQuotes(_ text: String) -> String {
    guard let first = text.first, let last = text.last, text.count > 1, curlyQuotes.contains(first),
      curlyQuotes.contains(last)
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The quotes that text editors and messengers put in place of `"` and `'`.
  package static let curlyQuotes: Set<Character> = ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»"]
}
