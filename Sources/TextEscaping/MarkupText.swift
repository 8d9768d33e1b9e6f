// SPDX-License-Identifier: GPL-3.0-or-later

/// Text as XML and HTML, between tags or in a quoted attribute: it cannot become markup.
package enum MarkupText {
  /// What is done with the ends of lines and with tabs.
  package enum Space: Sendable {
    /// As HTML shows preformatted text; a carriage return becomes U+FFFD.
    case kept
    /// Each becomes a space: a picture's label is one line.
    case single
  }

  package static func escaped(_ text: String, space: Space = .kept) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, space: space)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What ``escaped(_:space:)`` was made of, but for spaces and forbidden characters.
  package static func unescaped(_ markup: String) -> String {
    markup.replacing(/&(?:amp|lt|gt|quot|#39);/.matchingSemantics(.unicodeScalar)) { match in
      switch match.0 {
      case "&lt;": "<"
      case "&gt;": ">"
      case "&quot;": "\""
      case "&#39;": "'"
      default: "&"
      }
    }
  }

  /// Scalar by scalar: `<` with an accent on it is one character for people, and markup for a parser. Control
  /// characters and what XML 1.0 forbids become U+FFFD.
  package static func append(_ text: String, to bytes: inout [UInt8], space: Space) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case "\t", "\n", "\r":
        guard space == .kept else {
          bytes.append(UInt8(ascii: " "))
          continue
        }
        bytes += (scalar == "\r" ? "\u{FFFD}" : String(scalar)).utf8
      default:
        // Marks that turn text stay: a picture shows it as the device does.
        let isForbidden = scalar.isControl || scalar.isNoCharacter
        bytes += UTF8.encode(isForbidden ? "\u{FFFD}" : scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
