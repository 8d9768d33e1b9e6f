// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Decides when a text needs quotes in YAML.
enum QuotedText {
  static func yaml(_ text: String) -> String { needsQuotes(text) ? quoted(text) : text }

  /// Words that YAML 1.1 or 1.2 readers take for something else than text.
  private static let reserved: Set<String> = [
    "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES",
    "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "y", "Y", "n", "N",
  ]

  private static func needsQuotes(_ text: String) -> Bool {
    if reserved.contains(text) || DecimalNumber.parse(text) != nil { return true }
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    // Only letters may begin a plain text here; digits may too, where the whole is no number or date.
    if !(first | 32 >= 97 && first | 32 <= 122) && first < 0x80 { return true }
    if last == UInt8(ascii: " ") || last == UInt8(ascii: ":") { return true }
    return text.unicodeScalars.contains { scalar in
      switch scalar {
      case ",", "[", "]", "{", "}", "#", "\"", ":", "\\", "&", "*", "!", "|", ">", "%", "@", "`": true
      default: scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || isOddSpace(scalar)
      }
    }
  }

  private static func isOddSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF || scalar.value == 0x85
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        let isOdd = scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || isOddSpace(scalar)
        if isOdd {
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
