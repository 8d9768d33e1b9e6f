// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

/// The effect of TAB on a line: texts that replace everything left of the cursor.
///
/// Readline gets the whole beginnings of lines, and no quote characters. Its own quoting can't change the
/// kind of quote that was typed, nor write a name that contains both kinds.
struct CompletionInsertion: Hashable {
  /// The longest beginning that all matches share; at least the typed text.
  let common: String
  /// One beginning of a line for each candidate, quoted, in the candidates' order.
  let heads: [String]
  /// The labels in the list on the screen, and the beginning that all of them share.
  let labels: [String]
  let commonLabel: String
  let appendsSpace: Bool
  /// True if a candidate includes the closing quote that is already under the cursor.
  let absorbsNextQuote: Bool

  /// `nil` if there is nothing to insert.
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
    // Candidates that don't begin with the typed text must not replace it by less.
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

  /// The line's beginning followed by all candidates, for insert-completions.
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

/// The quotes for the candidates of one completion: the typed ones, else none, else double quotes.
struct QuotingStyle {
  /// `nil` outside quotes.
  private let quote: Quote?
  /// True if the opening quote is before the replaced part, and so remains.
  private let isOpen: Bool
  /// True if only the names that need quotes get them.
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
        // Only double quotes have escapes for control characters.
        $0.utf8.contains(Quote.single.rawValue) || $0.unicodeScalars.contains(where: \.isControl)
      })
    {
      quote = .single
    } else {
      quote = typedQuote != nil || names.contains(where: WordQuoting.needsQuotes) ? .double : nil
    }
  }

  /// A whole candidate; quotes remain open if the word continues after it.
  func word(_ name: String, goesOn: Bool, isLiteral: Bool = false) -> String {
    prefersBare && (isLiteral || !WordQuoting.needsQuotes(name))
      ? name : start(name, isLiteral: isLiteral) + (goesOn ? "" : quote?.mark ?? "")
  }

  /// The part that several candidates share. It begins with a quote if any candidate needs quotes, because
  /// otherwise the next typed space would end the word.
  func start(_ name: String, isLiteral: Bool = false) -> String {
    (isOpen ? "" : quote?.mark ?? "") + (isLiteral ? name : WordQuoting.inside(name, of: quote))
  }

  /// The name that the typed text represents, without quotes.
  func unquoted(_ typed: String) -> String { CommandLexer.unquoted(typed, within: isOpen ? quote : nil) }
}
