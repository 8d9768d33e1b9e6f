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
  /// The line of the file that it is about.
  package var excerpt: String
  /// How many characters of it.
  package var length: Int

  /// `file:line:column: error: message`, the line with a caret under it, and the hint.
  package var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let (shown, caret) = window
    // Tabs keep their width under the caret.
    let lead = shown.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
    let mark = "^" + String(repeating: "~", count: max(0, min(length, shown.count - caret) - 1))
    var text = "\(VisibleText.line(file)):\(line):\(column): error: \(VisibleText.line(message))\n"
    text += "  \(number) | \(shown)\n  \(margin) | \(lead)\(mark)"
    if let hint { text += "\n  hint: \(VisibleText.line(hint))" }
    return text
  }

  /// The most characters of a line that are shown; generated specs may have all of theirs on one.
  private static let width = 160

  /// The part of the line around the problem, and how many characters of it stand before the caret.
  private var window: (text: String, caret: Int) {
    let caret = max(0, column - 1)
    guard excerpt.utf8.count > Self.width, excerpt.count > Self.width else { return (excerpt, caret) }
    let start = max(0, min(caret - Self.width / 2, excerpt.count - Self.width))
    let rest = excerpt.dropFirst(start)
    let text = (start > 0 ? "…" : "") + rest.prefix(Self.width) + (rest.count > Self.width ? "…" : "")
    return (text, caret - start + (start > 0 ? 1 : 0))
  }
}
