// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// Completes a line: commands, then the command's options, then the options' values, including the table's
/// rows and sections.
package enum Completer {
  package static func complete(_ line: String, cursor: Int, in session: Session) -> Completion {
    let head = LexedLine(String(decoding: line.utf8.prefix(cursor), as: UTF8.self))
    let end = head.text.utf8.count
    // After an open `$(`, another line begins.
    let verb = head.words.first.flatMap {
      try? session.find($0.text, allowsPrefix: session.options.isInteractive)
    }
    if verb?.name == LetCommand.name,
      let open = head.words.first(where: { !$0.isQuoted && $0.text.hasPrefix("$(") })?.range.lowerBound
    {
      let inner = head.source(from: open + 2)
      var completion = complete(inner, cursor: inner.utf8.count, in: session)
      completion.start += open + 2
      return completion
    }
    if let program = DividedLine.startOfProgram(in: head), end >= program {
      return shellWord(in: head, from: program, session)
    }
    // A comment isn't completed.
    guard head.comment == nil else { return Completion(start: end) }
    let current = head.openWord
    let words = current == nil ? head.words[...] : head.words.dropLast()
    if words.last?.isOperator == true {
      return Completion(start: current?.range.lowerBound ?? end, fileEndings: [])
    }
    return complete(words, current, of: head, in: session, loopVariables: [])
  }

  /// Completes a word of a shell command: a program at its beginning, else a file.
  private static func shellWord(in head: LexedLine, from program: Int, _ session: Session) -> Completion {
    let line = CommandLexer.line(head.source(from: program))
    let current = line.openWord
    let start = current.map { program + $0.range.lowerBound } ?? head.text.utf8.count
    let before = (current == nil ? line.words[...] : line.words.dropLast()).last
    let typed = current?.text ?? ""
    let begins = before.map { !$0.isQuoted && ["|", "||", "&&", ";", "|&"].contains($0.text) } ?? true
    // The folders of PATH contain thousands of programs: the user must type some letters first.
    guard begins, !typed.contains("/"), current?.isQuoted != true else {
      return Completion(start: start, fileEndings: [])
    }
    guard !typed.isEmpty else {
      return Completion(start: start, usage: "usage: COMMAND | PROGRAM, or !PROGRAM")
    }
    return names(session.workspace.programs(typed), prefix: typed, start: start)
  }

  /// Completes a command of a line.
  ///
  /// - Parameters:
  ///   - words: the command's words before the one at the cursor.
  ///   - loopVariables: the variables that an outer `for` sets.
  private static func complete(
    _ words: ArraySlice<CommandWord>, _ current: CommandWord?, of head: LexedLine, in session: Session,
    loopVariables: [String]
  ) -> Completion {
    let start = current?.range.lowerBound ?? head.text.utf8.count
    let prefix = current?.text ?? ""
    guard let first = words.first else {
      return names(session.commandNames, prefix: prefix, start: start) { session.abstract(of: $0) }
    }
    guard let named = try? session.find(first.text, allowsPrefix: session.options.isInteractive) else {
      return Completion(start: start)
    }
    guard case .builtIn(let command) = named else {
      guard case .user(let own) = named else { return Completion(start: start) }
      return arguments(of: own, given: words.dropFirst(), prefix: prefix, start: start, in: session)
    }
    // These are the name and the parameters before the inner command, which begins here.
    if let place = command.wordsBeforeCommand(in: words), words.count >= place {
      let kind = words.dropFirst().first?.text ?? ""
      let variables = command is ForCommand.Type ? ForCommand.variables(of: kind) : []
      return complete(
        words.dropFirst(place), current, of: head, in: session, loopVariables: loopVariables + variables)
    }
    if let current, let variables = variables(current, head, loopVariables, in: session) {
      return variables
    }
    return complete(
      command, given: words.dropFirst(), prefix: prefix, isQuoted: current?.isQuoted ?? false, start: start,
      session: session)
  }

  /// The values for the word at the place of `$1` in the lines of a user's command.
  private static func arguments(
    of command: UserCommand, given: ArraySlice<CommandWord>, prefix: String, start: Int, in session: Session
  ) -> Completion {
    let usage = "usage: \(command.usage)"
    for line in command.lines {
      let words = line.words
      guard let place = words.firstIndex(where: { $0.isArgument(given.count + 1) }), let first = words.first,
        case .builtIn(let type)? = try? session.find(first.text, allowsPrefix: session.options.isInteractive)
      else { continue }
      let position = ArgumentPosition(command: type, given: words[1..<place])
      guard let parameter = position.openOption ?? position.nextPositional else { continue }
      return values(of: parameter, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    return Completion(start: start, usage: usage)
  }

  /// The words that can follow some words of a verb. A system shell completes files itself, but not in `-oFILE`.
  package static func complete(
    _ command: any Verb.Type, given words: [String], prefix: String, in session: Session
  ) -> Completion {
    let given = words.map { CommandWord(text: $0, range: 0..<0, isQuoted: false) }
    var result = complete(
      command, given: given[...], prefix: prefix, isQuoted: false, start: 0, session: session)
    if let endings = result.fileEndings, result.start > 0 {
      let option = String(decoding: prefix.utf8.prefix(result.start), as: UTF8.self)
      let files = FileCandidates(workspace: session.workspace, endings: endings)
      result.candidates += files.names(String(prefix.dropFirst(option.count))).map {
        .init(text: option + $0, appendsSpace: !$0.hasSuffix("/"))
      }
    }
    return result
  }

  private static func complete(
    _ command: any Verb.Type, given: ArraySlice<CommandWord>, prefix: String, isQuoted: Bool,
    start: Int, session: Session
  ) -> Completion {
    let position = ArgumentPosition(command: command, given: given)
    let values = { (parameter: ParameterDeclaration, prefix: String) in
      let texts = given.filter { !$0.endsOptions }.map(\.text)
      if let offer = parameter.offer {
        return offer(texts, prefix, session).completion(prefix, isQuoted: isQuoted, start: start)
      }
      let own = parameter.candidates?(texts, prefix, session) ?? []
      return self.values(
        of: parameter, own: own, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    if let option = position.openOption {
      return values(option, prefix)
    }
    let word = CommandWord(text: prefix, range: 0..<0, isQuoted: isQuoted)
    if !position.optionsEnded, word.isOption, let (option, typed) = command.optionWithValue(in: prefix) {
      var result = values(option, typed)
      let lead = String(prefix.dropLast(typed.count))
      for index in result.candidates.indices {
        result.candidates[index].text = lead + result.candidates[index].text
      }
      // The name of a file begins after the option.
      if result.fileEndings != nil, !isQuoted { result.start += lead.utf8.count }
      return result
    }
    // There are dozens of further options: they are offered from the second letter on.
    let open = command.declarations.filter {
      isOpen($0, position.usedOptions) && (!$0.isFurther || prefix.utf8.count > 3)
    }
    var options = names(open.map(\.label), prefix: prefix, start: start) { name in
      open.first { $0.label == name }?.help
    }
    // The line may be complete without an option.
    options.isOpen = prefix.isEmpty
    let beginsOption = prefix.hasPrefix(isQuoted ? "--" : "-") && !position.optionsEnded
    guard let parameter = position.nextPositional, !beginsOption else {
      return position.optionsEnded ? Completion(start: start) : options
    }
    var result = values(parameter, prefix)
    guard !position.optionsEnded else { return result }
    // The reader would take them as options.
    result.candidates.removeAll {
      CommandWord(text: $0.text, range: 0..<0, isQuoted: isQuoted).isOption
    }
    if position.isSatisfied, prefix.isEmpty { result.candidates += options.candidates }
    return result
  }

  /// Whether the line may still get an option: it isn't repeated, and no other option excludes it.
  private static func isOpen(_ option: ParameterDeclaration, _ used: Set<String>) -> Bool {
    guard !option.isPositional, option.isRepeated || !used.contains(option.name) else { return false }
    let scope = ParameterDeclaration.scope
    return !scope.contains(option.name) || used.isDisjoint(with: scope)
  }

  /// The variables that can complete `$na`; `nil` if the word isn't the beginning of a variable.
  private static func variables(
    _ word: CommandWord, _ head: LexedLine, _ loopVariables: [String], in session: Session
  ) -> Completion? {
    let raw = head.source(word.range)
    let isQuoted = raw.hasPrefix("\"$")
    guard raw.hasPrefix("$") || isQuoted else { return nil }
    let typed = raw.dropFirst(isQuoted ? 2 : 1)
    let hasBrace = typed.hasPrefix("{")
    let names = Set(Array(session.variables.keys) + loopVariables).sorted().filter {
      $0.hasPrefix(hasBrace ? typed.dropFirst() : typed)
    }
    return Completion(
      start: word.range.lowerBound,
      candidates: names.map { name in
        .init(text: hasBrace ? "${\(name)}" : "$\(name)", appendsSpace: true, isLiteral: true)
      })
  }

  private static func names(
    _ names: [String], prefix: String, start: Int, description: (String) -> String? = { _ in nil }
  ) -> Completion {
    Completion(
      start: start,
      candidates: Set(names).filter { $0.hasPrefix(prefix) }.sorted().map {
        .init(text: $0, appendsSpace: true, description: description($0))
      })
  }

  private static func values(
    of parameter: ParameterDeclaration, own: [String] = [], prefix: String, start: Int, session: Session,
    usage: String
  ) -> Completion {
    let addresses = AddressCandidates(table: session.table)
    var known = parameter.shape.fixedValues + own
    switch parameter.shape {
    case .row, .rows, .rowOrWord: known += addresses.rows(prefix)
    case .section, .sections: known += addresses.sections
    // The place of a new row has two numbers; an id names an existing row.
    case .rowPlace: known += addresses.rows(prefix).filter { RowAddress.isPlace($0) }
    case .userCommand: known += session.userCommands.keys
    case .conflict: known += ResolveCommand.places(in: session)
    case .value, .file: break
    }
    var result = names(known, prefix: prefix, start: start)
    if parameter.shape.namesRows, result.candidates.count <= mostDescribed {
      for index in result.candidates.indices {
        let path = try? RowAddress.resolve(result.candidates[index].text, in: session.table)
        result.candidates[index].description = path.map { session.table[$0].title }
      }
    }
    if case .file(let endings) = parameter.shape { result.fileEndings = endings }
    result.isOpen = parameter.shape.isOpen && (result.fileEndings == nil || !own.isEmpty)
    if known.isEmpty || result.isOpen, result.fileEndings == nil {
      // The usage of an option that needs a value: the usage of the others doesn't help then.
      result.usage =
        parameter.isPositional
        ? "usage: \(usage)" : CommandHelp.line(parameter, width: 0)
    }
    return result
  }

  /// The most candidates with descriptions: a longer list doesn't fit on a screen.
  private static let mostDescribed = 100
}

extension CommandWord {
  /// Whether the word is just `$1`, or just another argument of a call.
  fileprivate func isArgument(_ number: Int) -> Bool {
    references.count == 1 && references[0].name == .argument(number)
      && references[0].range.count == text.utf8.count
  }
}
