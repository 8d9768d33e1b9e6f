import TextEscaping

/// One thing that is wrong with a spec file.
package struct SpecProblem: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in characters.
  package var column: Int
  package var message: String
  package var hint: String?
  /// The line of the file that it is about, or the part of a long one around the place.
  package var excerpt: String
  /// How many characters of it stand before the place.
  package var caret: Int
  /// How many characters of it.
  package var length: Int

  /// `file:line:column: error: message`, the line with a caret under it, and the hint.
  package var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.utf8.count)
    // Tabs keep their width under the caret.
    let lead = excerpt.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
    let mark = "^" + String(repeating: "~", count: max(0, min(length, excerpt.count - caret) - 1))
    var text = "\(VisibleText.line(file)):\(line):\(column): error: \(VisibleText.line(message))\n"
    text += "  \(number) | \(excerpt)\n  \(margin) | \(lead)\(mark)"
    if let hint { text += "\n  hint: \(VisibleText.line(hint))" }
    return text
  }
}
