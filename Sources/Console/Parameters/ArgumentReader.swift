// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// Matches the words of a line with a command's parameters.
struct ArgumentReader {
  let command: any ConsoleCommand.Type
  /// Of the command, all or those that a line needs.
  let parameters: [ParameterDeclaration]
  /// The line that the words are of.
  let line: LexedLine
  /// Whether it is a line of a definition: a word with `$1` may come to be an option, `$*` to be many words or none.
  var isTemplate = false
  var formerNames = FormerNames()

  /// - Parameter receive: gets the words of each parameter in the line's order: one, as many as an option takes, none for
  ///   a flag, all that are left for a command.
  func read(
    _ words: ArraySlice<CommandWord>,
    receive: (_ parameter: Int, _ words: [CommandWord]) throws(ConsoleError) -> Void
  ) throws(ConsoleError) {
    let isOpen = isTemplate && words.contains { !$0.references.isEmpty }
    var positional = parameters.indices.filter { parameters[$0].isPositional }[...]
    var given: Set<Int> = []
    var rest = words
    var optionsEnded = false
    // What the word before gave a value to.
    var last: (parameter: ParameterDeclaration, word: CommandWord)?
    while let word = rest.first {
      // What follows is a command of its own; its options are not ours.
      if let index = positional.first, case .command = parameters[index].role {
        return try receive(index, Array(rest))
      }
      rest.removeFirst()
      if !optionsEnded, word.text == "--", !word.isQuoted {
        optionsEnded = true
      } else if !optionsEnded, isOption(word) {
        let (index, words) = try option(word, &rest, of: parameters, given)
        given.insert(index)
        do throws(ConsoleError) { try receive(index, words) } catch {
          throw error.located(range(words), in: line.text)
        }
        last = words.last.map { (parameters[index], $0) }
      } else if let index = positional.first {
        given.insert(index)
        do throws(ConsoleError) { try receive(index, [word]) } catch {
          throw explained(error, parameters[index], word, rest)
        }
        last = (parameters[index], word)
        if parameters[index].isRepeated { continue }
        positional.removeFirst()
      } else if !isOpen {
        let hint = word.operatorHint ?? optionHint(word) ?? quotingHint(last, word, rest) ?? usageHint
        throw ConsoleError("unexpected '\(word.text)'", hint: hint).located(word.range, in: line.text)
      }
    }
    if !isOpen, let index = positional.first, parameters[index].isRequired, !given.contains(index) {
      throw missing("missing \(parameters[index].name.uppercased())", hint: usageHint)
    }
  }

  /// `-5` and `-.5` are numbers, a quoted word is a value.
  private func isOption(_ word: CommandWord) -> Bool {
    guard word.text.hasPrefix("-"), word.text.utf8.count > 1, DecimalNumber.parse(word.text) == nil else {
      return false
    }
    return !word.isQuoted || word.text.hasPrefix("--")
  }

  /// The option that a word names, and its values.
  private func option(
    _ word: CommandWord, _ rest: inout ArraySlice<CommandWord>, of parameters: [ParameterDeclaration],
    _ given: Set<Int>
  ) throws(ConsoleError) -> (Int, [CommandWord]) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : String(parts[0].dropFirst())
    let index = parameters.firstIndex { !$0.isPositional && ($0.name == name || $0.formerName == name) }
    guard let index, parts[0].hasPrefix("--") else {
      let known = parameters.filter { !$0.isPositional }.map { "--" + $0.name }
      throw .unknown(
        "option", String(parts[0]), among: known,
        hint: known.isEmpty ? "\(command.name) takes no options" : nil
      ).located(word.range, in: line.text)
    }
    let option = parameters[index]
    if name != option.name { formerNames.note("--\(name)", now: "--\(option.name)") }
    if given.contains(index) {
      throw ConsoleError(
        "--\(name) is given twice", hint: option.shape.listHint.map { "write --\(name) \($0)" }
      ).located(word.range, in: line.text)
    }
    if case .flag = option.role {
      guard parts.count == 1 else {
        throw ConsoleError("--\(name) takes no value").located(word.range, in: line.text)
      }
      return (index, [])
    }
    var values: [CommandWord] = []
    if parts.count == 2 {
      values.append(CommandWord(text: String(parts[1]), range: word.range, isQuoted: true))
    }
    while values.count < option.count {
      guard let next = rest.popFirst() else {
        guard !isTemplate || !values.contains(where: { !$0.references.isEmpty }) else { break }
        throw missing(
          "--\(name) needs \(option.count == 1 ? "a value" : "\(option.count) values")",
          hint: option.shape.words
        ).located(word.range, in: line.text)
      }
      values.append(next)
      // A word such as `default` stands for all of them.
      if values.count == 1, option.shape.alternatives.contains(next.text) { break }
    }
    return (index, values)
  }
}

extension ConsoleCommand {
  /// A command whose properties hold what the words say.
  static func read(
    _ words: ArraySlice<CommandWord>, of line: LexedLine, in session: Session, noting formerNames: FormerNames
  ) throws(ConsoleError) -> Self {
    do throws(ConsoleError) {
      return try read(words, by: parameters, of: line, in: session, noting: formerNames)
    } catch {
      // Dozens of further options are made only for a line that needs them.
      let further = furtherParameters
      guard !further.isEmpty else { throw error }
      return try read(words, by: parameters + further, of: line, in: session, noting: formerNames)
    }
  }

  private static func read(
    _ words: ArraySlice<CommandWord>, by parameters: [Parameter<Self>], of line: LexedLine,
    in session: Session,
    noting formerNames: FormerNames
  ) throws(ConsoleError) -> Self {
    var context = ArgumentContext(
      table: session.table, rows: session.rows, home: session.workspace.home, line: line,
      formerNames: formerNames)
    var filled: [(parameter: Int, fill: (inout Self) -> Void)] = []
    let reader = ArgumentReader(
      command: Self.self, parameters: parameters.map { $0.declaration }, line: line, formerNames: formerNames)
    try reader.read(words) { index, words throws(ConsoleError) in
      context.name = parameters[index].declaration.name
      context.label = parameters[index].declaration.label
      context.alternatives = parameters[index].declaration.shape.alternatives
      filled.append((index, try parameters[index].read(words, context)))
    }
    var command = Self()
    // In the order of the declarations, whatever stands first in the line: one word for several settings comes before
    // what names one of them.
    for index in parameters.indices {
      for item in filled where item.parameter == index { item.fill(&command) }
    }
    return command
  }
}

// MARK: - What the reader may have meant

extension ArgumentReader {
  private var usageHint: String { "usage: " + command.usage }

  private func range(_ words: [CommandWord]) -> Range<Int>? {
    guard let first = words.first, let last = words.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Something that the line lacks: `#RRGGBB` without quotes begins a comment.
  private func missing(_ message: String, hint: String) -> ConsoleError {
    guard let text = line.commentWord else { return ConsoleError(message, hint: hint) }
    return ConsoleError(message, hint: "# begins a comment; in quotes it is text: '\(text)'")
  }

  /// For `title` and `title=X` in place of `--title X`.
  private func optionHint(_ word: CommandWord) -> String? {
    let name = word.text.prefix { $0 != "=" }
    guard !word.isQuoted, command.declarations.contains(where: { !$0.isPositional && $0.name == name }) else {
      return nil
    }
    return "options begin with --; did you mean '--\(name)'?"
  }

  /// The line with a text of several words in quotes, where a text came before the word.
  private func quotingHint(
    _ last: (parameter: ParameterDeclaration, word: CommandWord)?, _ word: CommandWord,
    _ rest: ArraySlice<CommandWord>
  ) -> String? {
    // The word of `--title=X` says its option, too.
    guard let last, last.parameter.shape.mayHoldBlanks, !line.source(last.word.range).hasPrefix("--") else {
      return nil
    }
    let words = [last.word, word] + plain(rest)
    let text = words.map(\.text).joined(separator: " ")
    guard let range = range(words) else { return nil }
    let joined = CommandWord(text: text, range: range, isQuoted: true)
    let quoted = LexedLine(line.replacing([(joined, WordQuoting.quoted(text))])).trimmed
    return "quote text with spaces: \(quoted)"
  }

  /// The words up to the next option.
  private func plain(_ words: ArraySlice<CommandWord>) -> [CommandWord] {
    Array(words.prefix { !isOption($0) })
  }

  /// What a word that does not fit may have been meant for.
  private func explained(
    _ error: ConsoleError, _ parameter: ParameterDeclaration, _ word: CommandWord,
    _ rest: ArraySlice<CommandWord>
  ) -> ConsoleError {
    var error = error
    if let hint = optionHint(word) {
      error.hint = hint
    } else if !parameter.shape.isOpen, !plain(rest).isEmpty {
      // `iPhone 15` for one of the names, which have no blanks.
      let words = [word] + plain(rest)
      let text = words.map(\.text).joined(separator: " ")
      let names = parameter.shape.fixedValues
      if !NearestNames.suggestions(for: text, among: names).isEmpty {
        return .unexpected(text, for: parameter.label, parameter.name, among: names)
          .located(range(words), in: line.text)
      }
    }
    let options = command.declarations.filter {
      !$0.isPositional && !ParameterDeclaration.scope.contains($0.name)
    }
    if error.hint == nil, case .optional = parameter.role, !parameter.shape.isOpen, !options.isEmpty {
      error.hint = "the other settings are options: " + options.map(\.signature).joined(separator: ", ")
    }
    return error.located(word.range, in: line.text)
  }
}

extension CommandWord {
  /// `>file` and `|less` in one word are text: say how the operator is written.
  fileprivate var operatorHint: String? {
    guard !isQuoted, let mark = [">>", ">!", ">", "|"].first(where: text.hasPrefix), text != mark else {
      return nil
    }
    return "write '\(mark)' as a word of its own: \(mark) \(text.dropFirst(mark.count))"
  }
}
