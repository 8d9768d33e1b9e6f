// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A piece of a string literal, at most a line, that contains Swift.
struct ExportedLine {
  var changes: [(kind: String, range: Range<String.Index>, new: String)] = []

  private static let words = [
    "true": "false", "false": "true", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "&&": "||",
    "||": "&&", "+": "-", "-": "+", "*": "/",
  ]

  init(_ text: String) {
    let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
    // Placeholders and conditions of templates are not Swift, and escapes would be split.
    guard !code.drop(while: { $0 == " " }).hasPrefix("%"), !code.contains("\\"), !code.contains("@available")
    else { return }
    for match in code.matches(of: /<#[^#]*#>|"[^"]*"|[A-Za-z_][A-Za-z_0-9]*|[0-9]+(\.[0-9]+)?/) {
      let word = String(match.output.0)
      if let new = Self.words[word] {
        changes.append(("boolean", match.range, new))
      } else if let number = Int(word) {
        changes.append(("number", match.range, String(number + 1)))
      } else if let number = Double(word) {
        changes.append(("number", match.range, String(number / 2)))
      }
    }
    for match in code.matches(of: #/ (==|!=|<=?|>=?|&&|\|\||\+|-|\*) /#) {
      let sign = match.output.1
      if let new = Self.words[String(sign)] {
        changes.append(("operator", sign.startIndex..<sign.endIndex, new))
      }
    }
    guard let found = code.wholeMatch(of: #/ *([a-z][A-Za-z.]*(\([^{\n]*\)| = [^{\n]*[^{,(\[ \n]))\n?/#)
    else {
      return
    }
    let statement = found.output.1
    let opens = statement.count { "([".contains($0) }
    let closes = statement.count { ")]".contains($0) }
    let word = statement.prefix { $0.isLetter }
    if opens == closes, !statement.contains("\""),
      !["if", "guard", "return", "case", "let", "var"].contains(word)
    {
      changes.append(("statement left out", statement.startIndex..<statement.endIndex, ""))
    }
  }
}
