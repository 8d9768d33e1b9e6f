// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// Appends a text of printable ASCII at once, because that takes a fraction of the time of going through its scalars.
  ///
  /// - Parameter needsEscape: whether a printable ASCII character needs an escape.
  /// - Returns: whether it was appended; false if it has other characters or needs an escape.
  @inline(__always)
  func appendIfPlain(to bytes: inout [UInt8], _ needsEscape: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { plain in
      for byte in plain where byte < 0x20 || byte >= 0x7F || needsEscape(byte) { return false }
      bytes.append(contentsOf: plain)
      return true
    } ?? false
  }
}

/// Escapes text for XML and HTML, between tags or in quoted attributes, so that it can't become markup.
package enum MarkupText {
  /// The treatment of line ends and tabs.
  package enum Space: Sendable {
    /// They are unchanged, as in preformatted HTML; a carriage return becomes U+FFFD.
    case kept
    /// Each becomes a space, because a picture's label is one line.
    case single
  }

  /// The escaped text.
  ///
  /// - Parameter space: the treatment of line ends and tabs. Default: they are kept.
  package static func escaped(_ text: String, space: Space = .kept) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, space: space)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text before ``escaped(_:space:)``, except for spaces and forbidden characters.
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

  /// Appends the escaped text. It works scalar by scalar, because `<` with an accent is one `Character` for
  /// Swift, but markup for a parser. Control characters and those that XML 1.0 forbids become U+FFFD.
  package static func append(_ text: String, to bytes: inout [UInt8], space: Space) {
    // Nearly all texts need no escape.
    let isPlain = text.appendIfPlain(to: &bytes) {
      // "&'<>
      $0 == 0x22 || $0 == 0x26 || $0 == 0x27 || $0 == 0x3C || $0 == 0x3E
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\t", "\n", "\r":
        guard space == .kept else {
          bytes.append(UInt8(ascii: " "))
          continue
        }
        bytes += (scalar == "\r" ? "\u{FFFD}" : String(scalar)).utf8
      default:
        // Direction marks are kept, because a picture shows text as the device does.
        let isForbidden = scalar.isControl || scalar.isNoCharacter
        bytes += UTF8.encode(isForbidden ? "\u{FFFD}" : scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }
}
