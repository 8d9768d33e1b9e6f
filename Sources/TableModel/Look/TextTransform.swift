// SPDX-License-Identifier: GPL-3.0-or-later

/// How the letters of a text are shown, `UIListContentConfiguration.TextProperties.TextTransform`.
package enum TextTransform: String, Hashable, Sendable, CaseIterable {
  /// As typed.
  case none
  case uppercase
  case lowercase
  /// Each word begins with a capital, and its other letters are small, as in Foundation's `capitalized`. Apple
  /// documents only "the first character capitalized"; no picture was compared.
  case capitalized

  /// The text with the letters that are shown.
  package func applied(to text: String) -> String {
    switch self {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalized:
      var isInWord = false
      return text.reduce(into: "") { result, character in
        result += isInWord ? character.lowercased() : character.uppercased()
        let isApostrophe = character == "'" || character == "\u{2019}"
        isInWord = character.isLetter || character.isNumber || (isInWord && isApostrophe)
      }
    }
  }
}
