// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Platform

/// Replaces emoji in an SVG by the pictures of their font: librsvg 2.54 draws glyphs as outlines, and emoji have none.
struct EmojiPictures {
  static let family = "Noto Color Emoji"
  static let installing = "apt-get install fonts-noto-color-emoji"

  /// The folders of the font's file, in Debian's package and in others.
  private static let paths = ["truetype/noto", "noto", "google-noto-emoji", "google-noto-color-emoji-fonts"]
    .map {
      "/usr/share/fonts/\($0)/NotoColorEmoji.ttf"
    }

  /// The SVG with pictures instead of emoji.
  private(set) var svg: [UInt8] = []
  /// Whether some emoji can't be drawn, because the font or HarfBuzz is missing.
  private(set) var lacksFont = false
  private var font: HarfBuzzFont?
  private var definitions = ""
  private var defined: Set<UInt32> = []

  /// - Parameters:
  ///   - source: an SVG of `SVGRenderer`, which writes each text on one line.
  ///   - paths: the possible paths of the font.
  init(_ source: [UInt8], font paths: [String] = paths) {
    guard Self.mayHaveEmoji(source[...]) else {
      svg = source
      return
    }
    font = paths.lazy.compactMap(HarfBuzzFont.init(path:)).first
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let drawn = Self.mayHaveEmoji(line) ? pieces(of: String(decoding: line, as: UTF8.self)) : nil
      if line.elementsEqual("</svg>".utf8), !definitions.isEmpty {
        svg += "  <defs>\n\(definitions)  </defs>\n".utf8
      }
      if let drawn { svg += drawn.utf8 } else { svg += line + [UInt8(ascii: "\n")] }
    }
  }

  /// Whether the bytes may contain emoji: a fast check, because most pictures have none.
  private static func mayHaveEmoji(_ bytes: ArraySlice<UInt8>) -> Bool {
    var former: UInt8 = 0
    for byte in bytes {
      switch former {
      // Symbols after the punctuation, U+2300 and above; CJK symbols; selectors; all scalars beyond the basic
      // plane.
      case 0xE2 where byte >= 0x8C, 0xE3,
        0xEF where byte == 0xB8, 0xF0:
        return true
      default: former = byte
      }
    }
    return false
  }

  /// Matches scalars, because a combining mark may join the character before it, even `>`.
  private static var text: Regex<(Substring, Substring, Substring, Substring)> {
    /( *)<text ([^>]*)>([^<]*)<\/text>/.matchingSemantics(.unicodeScalar)
  }

  /// The texts and pictures that replace a text with emoji, one per line; `nil` if the line doesn't change.
  private mutating func pieces(of line: String) -> String? {
    guard let match = line.wholeMatch(of: Self.text) else { return nil }
    let content = MarkupText.unescaped(String(match.3))
    guard content.contains(where: ScriptClass.isEmoji) else { return nil }
    guard font != nil else {
      lacksFont = true
      return nil
    }
    guard let text = TextElement(String(match.2)) else { return nil }
    var parts: [(text: String, isEmoji: Bool)] = []
    for character in content {
      let isEmoji = ScriptClass.isEmoji(character)
      if !isEmoji, let last = parts.last, !last.isEmoji {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isEmoji))
      }
    }
    let widths = parts.map { TextMeasurer.width(of: $0.text, font: text.font).doubleValue }
    let whole = widths.reduce(0, +)
    var x = text.left(width: whole) + (text.isRightToLeft ? whole : 0)
    var lines = ""
    for (part, width) in zip(parts, widths) {
      if text.isRightToLeft { x -= width }
      let markup =
        part.isEmoji
        ? picture(of: part.text, at: x, of: text)
        : text.markup(part.text, x: text.isRightToLeft ? x + width : x)
      lines += "\(match.1)\(markup)\n"
      if !text.isRightToLeft { x += width }
    }
    return lines
  }

  private mutating func picture(of emoji: String, at x: Double, of text: TextElement) -> String {
    guard let font else { return "" }
    var x = x
    let scale = text.font.size.doubleValue / Double(font.unitsPerEm)
    return font.glyphs(of: emoji).map { glyph in
      define(glyph.number, in: font)
      defer { x += Double(glyph.advance) * scale }
      return
        "<use href=\"#emoji-\(glyph.number)\" transform=\"translate(\(Points(x)) \(text.y)) scale(\(scale))\""
        + (text.opacity.map { " opacity=\"\($0)\"" } ?? "") + "/>"
    }.joined()
  }

  private mutating func define(_ glyph: UInt32, in font: HarfBuzzFont) {
    guard defined.insert(glyph).inserted, let picture = font.picture(of: glyph) else { return }
    definitions +=
      "    <image id=\"emoji-\(glyph)\" x=\"\(picture.x)\" y=\"\(-picture.y)\" width=\"\(picture.width)\" "
      + "height=\"\(picture.height)\" preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(Base64.text(picture.bytes))\"/>\n"
  }
}

/// The attributes of a text in an SVG.
private struct TextElement {
  private let attributes: [(name: String, value: String)]
  private let x: Double
  let y: String
  let font: Font

  /// - Parameter markup: the text after the element's name.
  init?(_ markup: String) {
    let attributes = markup.matches(of: /([a-zA-Z-]+)="([^"]*)"/).map {
      (name: String($0.1), value: String($0.2))
    }
    self.attributes = attributes
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard let x = value("x").flatMap(Double.init), let y = value("y"),
      let size = value("font-size").flatMap(Double.init)
    else { return nil }
    self.x = x
    self.y = y
    let weight = value("font-weight").flatMap { css in
      FontWeight.allCases.first { String($0.cssWeight) == css }
    }
    font = Font(size: Points(size), weight: weight ?? .regular)
  }

  private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  var isRightToLeft: Bool { value("direction") == "rtl" }
  var opacity: String? { value("fill-opacity") }

  /// The left end of a text with this width, in points.
  func left(width: Double) -> Double {
    switch value("text-anchor") {
    case "middle": x - width / 2
    case "end": isRightToLeft ? x : x - width
    default: isRightToLeft ? x - width : x
    }
  }

  /// A text with the same attributes at another position.
  func markup(_ text: String, x: Double) -> String {
    var kept = attributes.filter { !["x", "text-anchor", "textLength"].contains($0.name) }
    // Emoji have no letter spacing, so the whole text's spacing must be computed again.
    if let index = kept.firstIndex(where: { $0.name == "letter-spacing" }) {
      kept[index].value = "\(TextMeasurer.spacing(of: text, font: font))"
    }
    return "<text x=\"\(Points(x))\" "
      + kept.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
      + ">\(MarkupText.escaped(text, space: .single))</text>"
  }
}
