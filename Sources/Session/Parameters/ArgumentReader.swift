// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// Matches the words of a line with a command's parameters.
struct ArgumentReader {
  let command: any Verb.Type
  /// The parameters of the command: all, or only the usual ones.
  let parameters: [ParameterDeclaration]
  /// The line that contains the words.
  let line: LexedLine
  /// Whether it is a line of a definition, in which `$1` can become an option, and `$*` any number of words.
  var isTemplate = false

  /// - Parameter receive: takes the words of each parameter, in the order of the line. A flag has none, an option as many as
  ///   it needs, a command all remaining words, and everything else has one.
  func read(
    _ words: ArraySlice<CommandWord>,
    receive: (_ parameter: Int, _ words: [CommandWord]) throws(SessionError) -> Void
  ) throws(SessionError) {
    let isOpen = isTemplate && words.contains { !$0.references.isEmpty }
    var positional = parameters.indices.filter { parameters[$0].isPositional }[...]
    var given: Set<Int> = []
    var rest = words
    var optionsEnded = false
    // A word inside of `[0, -3]` is not an option.
    var brackets = 0
    // The previous word and its parameter.
    var last: (parameter: ParameterDeclaration, word: CommandWord)?
    while var word = rest.first {
      // The remaining words are another command with its own options.
      if let index = positional.first, takesCommand(parameters[index], after: last) {
        return try receive(index, Array(rest))
      }
      rest.removeFirst()
      let isInBrackets = brackets > 0
      if !word.isQuoted { brackets += word.text.bracketBalance }
      if isInBrackets, let index = positional.first, case .rest = parameters[index].role {
        try receive(index, [word])
      } else if !optionsEnded, word.endsOptions {
        optionsEnded = true
      } else if !optionsEnded, word.isOption {
        let (index, words) = try option(word, &rest, of: parameters, given)
        given.insert(index)
        do throws(SessionError) { try receive(index, words) } catch {
          throw error.located(range(words), in: line.text)
        }
        last = words.last.map { (parameters[index], $0) }
      } else if let index = positional.first {
        given.insert(index)
        if let alias = alias(word, rest, of: parameters[index]) {
          rest = rest.drop { $0.range.upperBound <= alias.range.upperBound }
          word = alias
        }
        do throws(SessionError) { try receive(index, [word]) } catch {
          throw explained(error, parameters[index], word, rest)
        }
        last = (parameters[index], word)
        if parameters[index].isRepeated { continue }
        positional.removeFirst()
      } else if !isOpen {
        let hint =
          curlyHint ?? unitHint(last, word) ?? word.operatorHint ?? optionHint(word) ?? quotingHint(
            last, word, rest) ?? usageHint
        throw SessionError("unexpected '\(word.text)'", hint: hint).located(word.range, in: line.text)
      }
    }
    if !isOpen,
      let index = parameters.indices.first(where: { parameters[$0].isRequired && !given.contains($0) })
    {
      throw missing("missing \(parameters[index].label)", hint: usageHint)
    }
  }

  private func takesCommand(
    _ parameter: ParameterDeclaration, after last: (parameter: ParameterDeclaration, word: CommandWord)?
  ) -> Bool {
    if case .command = parameter.role { return true }
    guard let word = parameter.commandAfter, let last else { return false }
    return last.word.text == word && last.parameter.isPositional && last.parameter.name != parameter.name
  }

  /// The words up to the next option as one word, if they are a name with spaces, such as `iPhone 15 Pro`.
  private func alias(
    _ word: CommandWord, _ rest: ArraySlice<CommandWord>, of parameter: ParameterDeclaration
  ) -> CommandWord? {
    let words = [word] + plain(rest)
    let text = words.map(\.text).joined(separator: " ")
    guard words.count > 1, parameter.shape.hasAlias(text), let range = range(words) else { return nil }
    return CommandWord(text: text, range: range, isQuoted: true)
  }

  /// The option that a word names, and its values.
  private func option(
    _ word: CommandWord, _ rest: inout ArraySlice<CommandWord>, of parameters: [ParameterDeclaration],
    _ given: Set<Int>
  ) throws(SessionError) -> (Int, [CommandWord]) {
    let parts = OptionWord(word.text, among: parameters)
    if let flags = parts.flags {
      rest.insert(CommandWord(text: flags, range: word.range, isQuoted: false), at: rest.startIndex)
    }
    let name = parts.name
    guard let index = parameters.firstIndex(where: { $0.isNamed(by: name) }) else {
      throw unknownOption(name, word).located(word.range, in: line.text)
    }
    let option = parameters[index]
    // A shell alias may contain an option already, so the last one counts on a command line.
    if given.contains(index), !option.isRepeated, command.program == nil {
      throw SessionError(
        "\(name) is given twice", hint: option.shape.listHint.map { "write \(name) \($0)" }
      ).located(word.range, in: line.text)
    }
    if case .flag = option.role {
      guard parts.value == nil else {
        throw SessionError("\(name) takes no value").located(word.range, in: line.text)
      }
      return (index, [])
    }
    var values: [CommandWord] = []
    if let value = parts.value {
      values.append(CommandWord(text: value, range: word.range, isQuoted: true))
    }
    if values.isEmpty, option.mayLackValue { return (index, []) }
    while values.count < option.count {
      guard let next = rest.popFirst() else {
        guard !isTemplate || !values.contains(where: { !$0.references.isEmpty }) else { break }
        throw missing(
          "\(name) needs \(option.count == 1 ? "a value" : "\(option.count) values")",
          hint: "allowed: \(option.shape.words)"
        ).located(word.range, in: line.text)
      }
      values.append(next)
      // A word such as `default` replaces all values.
      if values.count == 1, option.shape.alternatives.contains(next.text) { break }
    }
    return (index, values)
  }
}

// MARK: - Hints

extension ArgumentReader {
  private var usageHint: String { command.usageHint }

  private func range(_ words: [CommandWord]) -> Range<Int>? {
    guard let first = words.first, let last = words.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// An error about a missing word, which may be in a comment: `#RRGGBB` without quotes begins one.
  private func missing(_ message: String, hint: String) -> SessionError {
    guard let text = line.commentWord else { return SessionError(message, hint: hint) }
    return SessionError(message, hint: "# begins a comment; in quotes it is text: '\(text)'")
  }

  /// The error of an option that the command doesn't have.
  private func unknownOption(_ name: String, _ word: CommandWord) -> SessionError {
    if let removed = RemovedSetting.option(name, of: command.name) {
      return SessionError(removed.message(as: name), hint: removed.inCommand)
    }
    if name == "--clear", let line = removal(word) {
      return SessionError("unknown option '--clear'", hint: "to remove a value: \(line)")
    }
    if command is any AddressedCommand.Type, word.text == name {
      // `set --row 0.1 title X`, `set --cornerRadius 12`
      return SessionError(
        "unknown option '\(name)'",
        hint: "'\(command.name)' has words: \(line.replacing([(word, String(name.drop { $0 == "-" }))]))")
    }
    let known = command.declarations.filter { !$0.isPositional }.map(\.label)
    var error = SessionError.unknown(
      "option", name, among: known, hint: known.isEmpty ? "\(command.name) takes no options" : nil)
    let bare = String(name.drop { $0 == "-" })
    // `textColor` of `--text-color` is a name of UIKit.
    let others = UIKitNames.answers(to: bare).map(\.optionName)
    let names = [bare] + others
    if let argument = command.declarations.first(where: { $0.isPositional && names.contains($0.name) }) {
      let source = line.source(word.range)
      let value = source.contains("=") ? source.drop { $0 != "=" }.dropFirst() : ""
      let line = line.replacing([(word, String(value))]).split(separator: " ").joined(separator: " ")
      error.hint = "\(argument.label) is not an option: \(line)"
    } else if let option = known.first(where: { others.contains(String($0.drop { $0 == "-" })) }) {
      error.hint = "did you mean '\(option)'?"
    } else if let reason = UIKitNames.reason(against: bare) {
      error.hint = reason
    }
    return error
  }

  /// The line that removes the value that `--clear` means: `unset row 0.0 image`.
  private func removal(_ option: CommandWord) -> String? {
    guard command is any SettingsCommand.Type || command is SetRowCommand.Type else { return nil }
    let place = command.declarations.first { $0.isRequired && SettingLevel(rawValue: $0.name) != nil }
    let before = line.words.dropFirst().prefix { $0.range != option.range }
    let named = line.words.first { $0.range.lowerBound > option.range.lowerBound }?.text.keyName
    let main = command.declarations.first { $0.isPositional && !$0.keys.isEmpty }?.keys.first
    guard let key = named ?? main, !SettingKey.levels(of: key).isEmpty else { return nil }
    let places = place.map { [$0.name] + before.map { line.source($0.range) } } ?? []
    return (["unset"] + places + [key]).joined(separator: " ")
  }

  /// The hint for a number with its unit as a word of its own: `12 pt`.
  private func unitHint(
    _ last: (parameter: ParameterDeclaration, word: CommandWord)?, _ word: CommandWord
  ) -> String? {
    guard let last, case .value(let shape, _) = last.parameter.shape else { return nil }
    switch shape {
    case .number, .integer: return shape.hint(for: "\(last.word.text) \(word.text)")
    default: return nil
    }
  }

  /// The line with straight quotes, for a line with curly ones.
  private var curlyHint: String? {
    guard line.text.contains(where: SettingShape.curlyQuotes.contains) else { return nil }
    let straight = String(line.text.map { SettingShape.curlyQuotes.contains($0) ? "\"" : $0 })
    return "curly quotes are letters; write \(LexedLine.trimmed(straight))"
  }

  /// The hint for `title` and `title=X` instead of `--title X`.
  private func optionHint(_ word: CommandWord) -> String? {
    let name = word.text.prefix { $0 != "=" }
    guard !word.isQuoted, command.declarations.contains(where: { !$0.isPositional && $0.name == name }) else {
      return nil
    }
    return "options begin with --; did you mean '--\(name)'?"
  }

  /// The line with a text of several words in quotes, if the word before is a text.
  private func quotingHint(
    _ last: (parameter: ParameterDeclaration, word: CommandWord)?, _ word: CommandWord,
    _ rest: ArraySlice<CommandWord>
  ) -> String? {
    // The word `--title=X` contains its option.
    guard command.program == nil, let last, last.parameter.shape.mayHoldBlanks,
      !line.source(last.word.range).hasPrefix("--")
    else {
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
    Array(words.prefix { !$0.isOption })
  }

  /// The error of a word that isn't allowed, with a hint.
  private func explained(
    _ error: SessionError, _ parameter: ParameterDeclaration, _ word: CommandWord,
    _ rest: ArraySlice<CommandWord>
  ) -> SessionError {
    var error = error
    if let hint = optionHint(word) {
      error.hint = hint
    } else if !parameter.shape.isOpen, !plain(rest).isEmpty {
      // `iOS 26` may mean `ios26`.
      let words = [word] + plain(rest)
      let text = words.map(\.text).joined(separator: " ")
      let (names, aliases) = (parameter.shape.fixedValues, parameter.shape.aliases)
      if !NearestNames.suggestions(for: text, among: names + aliases).isEmpty {
        return .unexpected(text, for: parameter.label, parameter.name, among: names, aliases: aliases)
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
  /// The hint for `>file` and `|less`, which are text because they are one word.
  fileprivate var operatorHint: String? {
    guard !isQuoted, let mark = [">>", ">!", ">", "|"].first(where: text.hasPrefix), text != mark else {
      return nil
    }
    return "write '\(mark)' as a word of its own: \(mark) \(text.dropFirst(mark.count))"
  }
}

extension String {
  /// The number of brackets that it opens, without those that it closes: 1 of `{offset:`.
  fileprivate var bracketBalance: Int {
    reduce(0) { "[{".contains($1) ? $0 + 1 : "]}".contains($1) ? $0 - 1 : $0 }
  }
}
