// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Quotes texts for YAML if necessary.
enum QuotedText {
  static func yaml(_ text: String) -> String { needsQuotes(text) ? quoted(text) : text }

  /// The words that YAML 1.1 or 1.2 readers don't read as text.
  private static let reserved: Set<String> = [
    "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES",
    "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "y", "Y", "n", "N",
  ]

  private static func needsQuotes(_ text: String) -> Bool {
    // Most texts, in a file of a hundred thousand rows.
    if isPlain(text) { return reserved.contains(text) }
    if reserved.contains(text) || DecimalNumber.parse(text) != nil { return true }
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    // A plain text begins with a letter or a character beyond ASCII. Others may begin YAML syntax, a number
    // or a date.
    if !isLetter(first), first < 0x80 { return true }
    if last == UInt8(ascii: " ") || last == UInt8(ascii: ":") { return true }
    return text.unicodeScalars.contains { scalar in
      switch scalar {
      case ",", "[", "]", "{", "}", "#", "\"", ":", "\\", "&", "*", "!", "|", ">", "%", "@", "`": true
      default: isEscaped(scalar)
      }
    }
  }

  /// Whether a text begins with a letter and has letters, digits and hyphens only, as most words and many titles do.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 32 }

  /// Whether some YAML readers don't accept or keep a character that isn't escaped.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.endsLine || scalar.isOddBlank
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if isEscaped(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
