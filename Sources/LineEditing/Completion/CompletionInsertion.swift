// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// What TAB does to a line: texts that replace everything left of the cursor.
///
/// Readline is given whole heads of lines and no quote characters of its own. Its way of quoting cannot
/// change the kind of quote that was typed, nor write a name that holds both kinds.
struct CompletionInsertion: Hashable {
  /// The longest head that all matches share, at least what was typed.
  let common: String
  /// One head per candidate, quoted, in the candidates' order.
  let heads: [String]
  /// What the list on the screen shows, and the start that all of it shares.
  let labels: [String]
  let commonLabel: String
  let appendsSpace: Bool
  /// True when a candidate brings the closing quote that already stands under the cursor.
  let absorbsNextQuote: Bool

  /// Nil when there is nothing to insert.
  init?(_ completion: LineCompletion, in context: LineContext) {
    guard let first = completion.candidates.first else { return nil }
    let start = completion.replacementStart
    let before = context.text(from: 0, to: start)
    let typed = context.text(from: start, to: context.cursor)
    let style = QuotingStyle(
      before: before, typed: typed, names: completion.candidates.filter { !$0.isLiteral }.map(\.name))

    labels = completion.candidates.map(\.label)
    commonLabel = labels.dropFirst().reduce(first.label, Self.sharedPrefix)
    heads = completion.candidates.map {
      before + style.word($0.name, goesOn: !$0.appendsSpace, isLiteral: $0.isLiteral)
    }
    let commonName = completion.candidates.dropFirst().reduce(first.name) { Self.sharedPrefix($0, $1.name) }
    // Candidates that were found in another way than by their first letters must not eat what was typed.
    let extendsTyped = commonName.utf8.count >= style.unquoted(typed).utf8.count
    common =
      if let only = heads.first, heads.count == 1 {
        only
      } else {
        before
          + (extendsTyped && !commonName.isEmpty
            ? style.start(commonName, isLiteral: first.isLiteral) : typed)
      }
    let openQuote = CommandLexer.line(context.head).words.last?.openQuote?.rawValue
    absorbsNextQuote =
      heads.count == 1 && first.appendsSpace && openQuote != nil && openQuote == context.nextByte
      && common.utf8.last == openQuote
    appendsSpace =
      completion.candidates.allSatisfy(\.appendsSpace)
      && (context.nextByte != UInt8(ascii: " ") || absorbsNextQuote)
  }

  /// The head with all candidates one after the other, for insert-completions.
  func allInserted(after before: String) -> String {
    before + heads.map { $0.dropFirst(before.count) }.joined(separator: " ")
  }

  private static func sharedPrefix(_ left: String, _ right: String) -> String {
    var prefix = String.UnicodeScalarView()
    for (one, other) in zip(left.unicodeScalars, right.unicodeScalars) {
      guard one == other else { break }
      prefix.append(one)
    }
    return String(prefix)
  }
}

/// Which quotes the candidates of one completion get: those that were typed, else none, else double ones.
struct QuotingStyle {
  /// `nil` outside of quotes.
  private let quote: Quote?
  /// True when the opening quote stands before the replaced part and stays where it is.
  private let isOpen: Bool
  /// True when quotes are only for the names that need them.
  private let prefersBare: Bool

  init(before: String, typed: String, names: [String]) {
    let openQuote = CommandLexer.line(before).words.last?.openQuote
    isOpen = openQuote != nil
    let typedQuote = typed.utf8.first.flatMap(Quote.init)
    prefersBare = openQuote == nil && typedQuote == nil
    if let openQuote {
      quote = openQuote
    } else if typedQuote == .single,
      !names.contains(where: {
        $0.utf8.contains(Quote.single.rawValue) || $0.utf8.contains(UInt8(ascii: "\n"))
      })
    {
      quote = .single
    } else {
      quote = typedQuote != nil || names.contains(where: WordQuoting.needsQuotes) ? .double : nil
    }
  }

  /// A whole candidate; quotes stay open when the word goes on behind it.
  func word(_ name: String, goesOn: Bool, isLiteral: Bool = false) -> String {
    prefersBare && (isLiteral || !WordQuoting.needsQuotes(name))
      ? name : start(name, isLiteral: isLiteral) + (goesOn ? "" : quote?.mark ?? "")
  }

  /// The part that several candidates share: in quotes as soon as one of the candidates needs them, because
  /// a blank that is typed next would else end the word.
  func start(_ name: String, isLiteral: Bool = false) -> String {
    (isOpen ? "" : quote?.mark ?? "") + (isLiteral ? name : WordQuoting.inside(name, of: quote))
  }

  /// The name behind what was typed.
  func unquoted(_ typed: String) -> String { CommandLexer.unquoted(typed, within: isOpen ? quote : nil) }
}
