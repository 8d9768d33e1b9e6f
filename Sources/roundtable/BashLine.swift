// SPDX-License-Identifier: GPL-3.0-or-later

/// A command line of bash up to the cursor: its words without quotes, and candidates with the quotes that they need there.
///
/// bash inserts the texts of a completion unchanged, so an id such as `w|touch x` would become a program.
struct BashLine {
  /// The words, of which the last one is at the cursor; empty after a blank.
  private(set) var words = [""]
  /// The quote that is open at the cursor.
  private var quote: Unicode.Scalar?
  /// The beginning of the last word that bash keeps: it replaces only what follows the last break or quote.
  private var kept = String.UnicodeScalarView()

  /// - Parameter breaks: the characters at which bash divides words for completion, `$COMP_WORDBREAKS`.
  init(_ line: String, breaks: String) {
    var word = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        isEscaped = false
        // In double quotes, a backslash before another character is a character.
        if quote != nil, !"$`\"\\".unicodeScalars.contains(scalar) { word.append("\\") }
        word.append(scalar)
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        guard scalar == open else {
          word.append(scalar)
          continue
        }
        quote = nil
        kept = word
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        kept = word
      } else if " \t\n".unicodeScalars.contains(scalar) {
        if !word.isEmpty { words[words.count - 1] = String(word) }
        if words.last != "" { words.append("") }
        (word, kept) = (.init(), .init())
      } else {
        word.append(scalar)
        if breaks.unicodeScalars.contains(scalar) { kept = word }
      }
    }
    words[words.count - 1] = String(word)
  }

  /// The text that bash inserts instead of the typed one; `nil` if the candidate doesn't begin with the kept part.
  func insertion(of candidate: String) -> String? {
    let scalars = candidate.unicodeScalars
    guard scalars.starts(with: kept) else { return nil }
    var result = String.UnicodeScalarView()
    for scalar in scalars.dropFirst(kept.count) { result += quoted(scalar).unicodeScalars }
    return String(result)
  }

  /// bash closes an open quote itself. It replaces `!NUMBER` by an older line even in double quotes.
  private func quoted(_ scalar: Unicode.Scalar) -> String {
    switch quote {
    case "'": scalar == "'" ? #"'\''"# : String(scalar)
    case "\"":
      scalar == "!" ? #""\!""# : "$`\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    default: Self.isPlain(scalar) ? String(scalar) : "\\\(scalar)"
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_-./:=@%+,".unicodeScalars.contains(scalar)
  }
}
