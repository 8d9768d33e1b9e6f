// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// A command that the user defined with other commands: `define NAME`, lines, `end`.
package struct UserCommand: Hashable, Sendable {
  package let name: String
  /// The lines that it runs, without blank lines and comments.
  let lines: [LexedLine]
  /// The number of each of ``lines`` in the definition, whose first line is `define NAME`.
  let lineNumbers: [Int]
  /// The lines between `define` and `end` as they were written.
  let source: [String]

  /// The number of arguments that the lines use as `$1`, `$2` … up to 99; `$100` is text, an amount of money.
  let argumentCount: Int
  private static let maximumArguments = 99
  /// Whether it accepts further arguments, with `$*`.
  let takesRest: Bool

  /// `restyle $1 $2 [$*…]`.
  package var usage: String {
    ([name] + (0..<argumentCount).map { "$\($0 + 1)" } + (takesRest ? ["[$*…]"] : [])).joined(separator: " ")
  }

  /// The text of its first comment.
  var summary: String? {
    guard let first = source.first.map({ LexedLine($0) }), first.words.isEmpty else { return nil }
    return first.comment.map { LexedLine.trimmed(first.source(from: $0 + 1)) }
  }

  /// The summary as one line of a list; the command's lines if there is no summary.
  package var abstract: String {
    let text = summary ?? lines.map(\.text).joined(separator: "; ")
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// The definition as it can be typed again.
  package var text: String {
    (["\(CommandLines.definition) \(name)"] + source + [CommandLines.end]).joined(separator: "\n")
  }

  /// - Parameter block: all lines, including `define NAME` and `end`.
  /// - Throws: if the lines don't define a command.
  init(block: String) throws(SessionError) {
    let all = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = try LexedLine(all.first ?? "").closedWords()
    let hint = "define NAME, then its lines, then \(CommandLines.end)"
    guard words.count == 2 else {
      throw SessionError("expected a name after 'define', found \(words.count - 1) words", hint: hint)
    }
    name = words[1].text
    let ending = all.dropFirst().firstIndex { CommandLines.isEnd($0) }
    guard let ending else { throw SessionError("the definition of '\(name)' has no end", hint: hint) }
    guard all[(ending + 1)...].allSatisfy({ LexedLine.isBlank($0) }) else {
      throw SessionError("unexpected text after the end of '\(name)'", hint: hint)
    }
    guard Self.isName(name) else {
      throw SessionError(
        "'\(name)' is not a valid command name", hint: "use a letter, then letters, digits, - and _")
    }
    guard !CommandRegistry.isReserved(name) else {
      throw SessionError("'\(name)' is a built-in command", hint: "choose another name")
    }
    source = Array(all[1..<ending])
    let numbered = source.enumerated().map { ($0 + 2, LexedLine($1)) }.filter { !$0.1.words.isEmpty }
    lines = numbered.map(\.1)
    lineNumbers = numbered.map(\.0)
    let references = lines.flatMap(Self.references)
    argumentCount =
      references.compactMap { name in
        if case .argument(let number) = name, number <= Self.maximumArguments { number } else { nil }
      }.max() ?? 0
    takesRest = references.contains(.allArguments)
    for line in lines where line.words.first?.text == CommandLines.definition {
      throw SessionError(
        "'\(name)' contains another definition", hint: "end one definition before the next")
    }
    guard !lines.isEmpty else { throw SessionError("'\(name)' has no lines", hint: hint) }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// The arguments that a line uses. A program can use them too; they are quoted in the same way.
  private static func references(of line: LexedLine) -> [CommandWord.Reference.Name] {
    let program = line.program.map { CommandLexer.line(line.source(from: $0)).words } ?? []
    let inner = line.words.compactMap(\.substitution).flatMap { references(of: LexedLine(line.source($0))) }
    return (line.words + program).flatMap(\.references).map(\.name) + inner
  }
}
