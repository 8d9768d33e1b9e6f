// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A part of a text with its own look.
struct TextPart: Equatable {
  /// Its letters, by which it is found.
  var text: String
  var isBold = false
  var isItalic = false
  /// nil: the label's.
  var color: UIColor?
  /// The address that a tap opens, in headers and footers.
  var link: String?

  init(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, color: UIColor? = nil,
    link: String? = nil
  ) {
    (self.text, self.isBold, self.isItalic) = (text, isBold, isItalic)
    (self.color, self.link) = (color, link)
  }

  func font(in font: UIFont) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard isBold || isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A text with its parts; nil without any.
  func attributed(_ text: String?, _ parts: [TextPart]) -> NSAttributedString? {
    parts.attributed(text, font, color)
  }
}

extension [TextPart] {
  /// A text with these parts; nil without any. Each part is behind the one before it. A translation may lack one.
  func attributed(_ text: String?, _ font: UIFont, _ color: UIColor) -> NSAttributedString? {
    guard let text, !isEmpty else { return nil }
    let result = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color])
    var rest = text.startIndex..<text.endIndex
    for part in self {
      guard let range = text.range(of: part.text, range: rest) else { continue }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: part.font(in: font), .foregroundColor: part.color ?? color,
      ]
      attributes[.link] = part.link.flatMap { URL(string: $0) }
      result.addAttributes(attributes, range: NSRange(range, in: text))
      rest = range.upperBound..<text.endIndex
    }
    return result
  }
}
