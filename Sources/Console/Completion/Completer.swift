import TableModel

/// Completes a line: commands, then that command's options, then their values, with the rows and sections
/// that are there.
package enum Completer {
  package static func complete(_ line: String, cursor: Int, in session: Session) -> Completion {
    complete(line, cursor: cursor, in: session, loopVariables: [])
  }

  /// - Parameter loopVariables: what a `for` around the line will set.
  private static func complete(
    _ line: String, cursor: Int, in session: Session, loopVariables: [String]
  ) -> Completion {
    let head = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    var words = CommandLexer.partialWords(head)
    let isAtWord = words.last.map { $0.range.upperBound == head.utf8.count } ?? false
    let current = isAtWord ? words.removeLast() : nil
    let start = current?.range.lowerBound ?? head.utf8.count
    let prefix = current?.text ?? ""
    if let program = CommandLine.startOfProgram(head), head.utf8.count >= program {
      return Completion(start: max(start, program), fileEndings: [])
    }
    if words.last?.isOperator == true { return Completion(start: start, fileEndings: []) }
    guard let first = words.first else {
      return names(session.commandNames, prefix: prefix, start: start)
    }
    guard let named = try? session.find(first.text) else { return Completion(start: start) }
    guard case .builtIn(let command) = named else {
      guard case .user(let own) = named else { return Completion(start: start) }
      return arguments(of: own, given: words.dropFirst(), prefix: prefix, start: start, in: session)
    }
    if let place = command.parameters.firstIndex(where: { if case .command = $0.role { true } else { false } }
    ) {
      // The name and the parameters before it; then a command begins anew.
      let inner = words.count > place + 1 ? words[place + 1].range.lowerBound : start
      if words.count > place {
        let rest = String(decoding: line.utf8.dropFirst(inner), as: UTF8.self)
        let variables =
          command is ForCommand.Type ? ForCommand.variables(of: words.count > 1 ? words[1].text : "") : []
        return complete(
          rest, cursor: cursor - inner, in: session, loopVariables: loopVariables + variables
        ).moved(by: inner)
      }
    }
    if let current, let variables = variables(current, head, loopVariables, in: session) {
      return variables
    }
    return complete(
      command, given: words.dropFirst(), prefix: prefix, isQuoted: current?.isQuoted ?? false, start: start,
      session: session)
  }

  /// What the place of `$1` in the lines of a user's command takes.
  private static func arguments(
    of command: UserCommand, given: ArraySlice<CommandWord>, prefix: String, start: Int, in session: Session
  ) -> Completion {
    let usage = "usage: \(command.usage)"
    for line in command.lines {
      let words = CommandLexer.partialWords(line)
      guard
        let place = words.firstIndex(where: {
          ["$\(given.count + 1)", "${\(given.count + 1)}"].contains($0.text)
        }),
        let first = words.first, case .builtIn(let type)? = try? session.find(first.text)
      else { continue }
      let position = ArgumentPosition(command: type, given: words[1..<place])
      guard let parameter = position.openOption ?? position.nextPositional else { continue }
      return values(of: parameter, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    return Completion(start: start, usage: usage)
  }

  private static func complete(
    _ command: any ConsoleCommand.Type, given: ArraySlice<CommandWord>, prefix: String, isQuoted: Bool,
    start: Int, session: Session
  ) -> Completion {
    let position = ArgumentPosition(command: command, given: given)
    let values = { (parameter: Parameter, prefix: String) in
      let own = command.candidates(for: parameter, after: given.map(\.text), prefix: prefix, in: session)
      return self.values(
        of: parameter, own: own, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    if let option = position.openOption {
      return values(option, prefix)
    }
    let open = command.parameters.filter { isOpen($0, position.usedOptions) }
    if prefix.hasPrefix("-"), !isQuoted {
      if let equals = prefix.firstIndex(of: "="),
        let option = command.parameters.first(where: { "--" + $0.name == prefix[..<equals] })
      {
        var result = values(option, String(prefix[prefix.index(after: equals)...]))
        let lead = String(prefix[...equals])
        result.candidates = result.candidates.map {
          .init(text: lead + $0.text, appendsSpace: $0.appendsSpace)
        }
        return result
      }
      return names(open.map { "--" + $0.name }, prefix: prefix, start: start)
    }
    if let parameter = position.nextPositional {
      return values(parameter, prefix)
    }
    return names(open.map { "--" + $0.name }, prefix: prefix, start: start)
  }

  /// Whether an option may still be given: once, and not beside one that excludes it.
  private static func isOpen(_ option: Parameter, _ used: Set<String>) -> Bool {
    guard !option.isPositional, !used.contains(option.name) else { return false }
    let scope = Parameter.scope.map(\.name)
    return !scope.contains(option.name) || used.isDisjoint(with: scope)
  }

  /// The variables that `$na` may go on to; `nil` where no variable begins.
  private static func variables(
    _ word: CommandWord, _ head: String, _ loopVariables: [String], in session: Session
  ) -> Completion? {
    let raw = String(decoding: head.utf8.dropFirst(word.range.lowerBound), as: UTF8.self)
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

  private static func names(_ names: [String], prefix: String, start: Int) -> Completion {
    Completion(
      start: start,
      candidates: Set(names).filter { $0.hasPrefix(prefix) }.sorted().map {
        .init(text: $0, appendsSpace: true)
      })
  }

  private static func values(
    of parameter: Parameter, own: [String] = [], prefix: String, start: Int, session: Session, usage: String
  ) -> Completion {
    let addresses = AddressCandidates(table: session.table)
    var known = parameter.kind.fixedValues + own
    switch parameter.kind {
    case .row, .rows, .rowOrWord: known += addresses.rows(prefix)
    case .section, .sections: known += addresses.sections
    // A place is two numbers; an id names a row and no place.
    case .rowPlace: known += addresses.rows(prefix).filter { RowAddress.isPlace($0) }
    case .userCommand: known += session.userCommands.keys
    case .conflict: known += ResolveCommand.places(in: session)
    case .text where parameter.name == EditCommand.placeName:
      known += EditPlace.kinds + addresses.rows(prefix) + addresses.sections
    case .text, .points, .integer, .choice, .color, .file: break
    }
    var result = names(known, prefix: prefix, start: start)
    if case .file(let endings) = parameter.kind { result.fileEndings = endings }
    result.isOpen = parameter.kind.isOpen && (result.fileEndings == nil || !own.isEmpty)
    if known.isEmpty || result.isOpen, result.fileEndings == nil {
      result.usage = "usage: \(usage)"
    }
    return result
  }
}
