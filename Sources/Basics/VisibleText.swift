// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes names and texts from outside safe to show in messages.
///
/// A file name may contain any character. A control character acts on the terminal that shows it, a line end
/// forges a line of a log, and a direction mark makes a name look like another one. All of them become
/// escapes as in JSON, such as `\n` and `\u001b`. The result can't be decoded again, because backslashes
/// aren't escaped.
package enum VisibleText {
  /// `text` on one line.
  package static func line(_ text: String) -> String { escaping(text) { _ in false } }

  /// `text` with its line feeds and tabs, for messages of several lines.
  package static func lines(_ text: String) -> String { escaping(text) { $0 == "\n" || $0 == "\t" } }

  /// The escape of one scalar, as in JSON.
  package static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }

  private static func escaping(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
    // Nearly all texts are printable ASCII.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
    if isPlain == true { return text }
    guard text.unicodeScalars.contains(where: { $0.isHidden && !isKept($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isHidden, !isKept(scalar) {
        result += escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Int {
  /// `1 row`, `2 rows`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
