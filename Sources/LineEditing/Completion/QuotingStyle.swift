/// Which quotes the candidates of one completion get: those that were typed, else none, else double ones.
struct QuotingStyle {
  private let state: QuoteState
  /// True when the opening quote stands before the replaced part and stays where it is.
  private let isOpen: Bool
  /// True when quotes are only for the names that need them.
  private let prefersBare: Bool

  init(before: String, typed: String, names: [String]) {
    let stateBefore = QuoteState(after: before)
    isOpen = stateBefore != .outside
    let fitsSingleQuotes = !names.contains { $0.contains("'") || $0.contains("\n") }
    switch (stateBefore, typed.first) {
    case (.inDoubleQuotes, _), (.inSingleQuotes, _): (state, prefersBare) = (stateBefore, false)
    case (.outside, "'"): (state, prefersBare) = (fitsSingleQuotes ? .inSingleQuotes : .inDoubleQuotes, false)
    case (.outside, "\""): (state, prefersBare) = (.inDoubleQuotes, false)
    case (.outside, _):
      (state, prefersBare) = (
        names.contains(where: WordQuoting.needsQuotes) ? .inDoubleQuotes : .outside, true
      )
    }
  }

  /// A whole candidate; quotes stay open when the word goes on behind it.
  func word(_ name: String, goesOn: Bool, isLiteral: Bool = false) -> String {
    prefersBare && (isLiteral || !WordQuoting.needsQuotes(name))
      ? name : start(name, isLiteral: isLiteral) + (goesOn ? "" : quote)
  }

  /// The part that several candidates share: in quotes as soon as one of the candidates needs them, because
  /// a blank that is typed next would else end the word.
  func start(_ name: String, isLiteral: Bool = false) -> String {
    let opening = isOpen ? "" : quote
    guard !isLiteral else { return opening + name }
    return switch state {
    case .outside: name
    case .inDoubleQuotes: opening + WordQuoting.escaped(name)
    case .inSingleQuotes:
      opening + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    }
  }

  /// The name behind what was typed.
  func unquoted(_ typed: String) -> String {
    WordQuoting.unquoted(isOpen ? quote + typed : typed)
  }

  private var quote: String {
    switch state {
    case .outside: ""
    case .inDoubleQuotes: "\""
    case .inSingleQuotes: "'"
    }
  }
}
