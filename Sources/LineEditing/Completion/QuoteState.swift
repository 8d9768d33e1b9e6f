/// Whether a place in a line stands inside quotes.
enum QuoteState: Hashable, Sendable {
  case outside
  case inDoubleQuotes
  case inSingleQuotes

  /// The state behind the last byte of `text`, which starts outside.
  init(after text: some StringProtocol) {
    self = .outside
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch (self, byte) {
      case (.outside, UInt8(ascii: "\\")), (.inDoubleQuotes, UInt8(ascii: "\\")): isEscaped = true
      case (.outside, UInt8(ascii: "\"")): self = .inDoubleQuotes
      case (.outside, UInt8(ascii: "'")): self = .inSingleQuotes
      case (.inDoubleQuotes, UInt8(ascii: "\"")), (.inSingleQuotes, UInt8(ascii: "'")): self = .outside
      default: break
      }
    }
  }

  /// The byte that ends the quotes.
  var closingQuote: UInt8? {
    switch self {
    case .outside: nil
    case .inDoubleQuotes: UInt8(ascii: "\"")
    case .inSingleQuotes: UInt8(ascii: "'")
    }
  }
}
