import TableModel

/// Completes a line: commands, then that command's options, then their values, with the rows and sections
/// that are there.
package enum Completer {
  package static func complete(_ line: String, cursor: Int, in session: Session) -> Completion {
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
        return complete(rest, cursor: cursor - inner, in: session).moved(by: inner)
      }
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
    if let option = position.openOption {
      return values(of: option, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    if prefix.hasPrefix("-"), !isQuoted {
      if let equals = prefix.firstIndex(of: "="),
        let option = command.parameters.first(where: { "--" + $0.name == prefix[..<equals] })
      {
        var result = values(
          of: option, prefix: String(prefix[prefix.index(after: equals)...]), start: start, session: session,
          usage: command.usage)
        let lead = String(prefix[...equals])
        result.candidates = result.candidates.map {
          .init(text: lead + $0.text, appendsSpace: $0.appendsSpace)
        }
        return result
      }
      let open = command.parameters.filter { !$0.isPositional && !position.usedOptions.contains($0.name) }
      return names(open.map { "--" + $0.name }, prefix: prefix, start: start)
    }
    if let parameter = position.nextPositional {
      return values(of: parameter, prefix: prefix, start: start, session: session, usage: command.usage)
    }
    let open = command.parameters.filter { !$0.isPositional && !position.usedOptions.contains($0.name) }
    return names(open.map { "--" + $0.name }, prefix: prefix, start: start)
  }

  private static func names(_ names: [String], prefix: String, start: Int) -> Completion {
    Completion(
      start: start,
      candidates: Set(names).filter { $0.hasPrefix(prefix) }.sorted().map {
        .init(text: $0, appendsSpace: true)
      })
  }

  private static func values(
    of parameter: Parameter, prefix: String, start: Int, session: Session, usage: String
  ) -> Completion {
    let table = session.table
    var known = parameter.kind.fixedValues
    switch parameter.kind {
    case .row, .rows, .rowOrWord: known += rows(table)
    case .section, .sections:
      known += sections(table)
    case .rowPlace: known += rows(table)
    case .userCommand: known += session.userCommands.keys
    case .conflict: known += ResolveCommand.places(in: session)
    case .text where parameter.name == EditCommand.placeName:
      known += EditPlace.kinds + rows(table) + sections(table)
    case .text where parameter.name == EditCommand.addressName: known += rows(table) + sections(table)
    case .text where parameter.name == "topic":
      known += CommandRegistry.names + CommandGroup.allCases.map(\.rawValue)
    case .text, .points, .integer, .choice, .color, .file: break
    }
    var result = names(known, prefix: prefix, start: start)
    if case .file(let endings) = parameter.kind { result.fileEndings = endings }
    if known.isEmpty, result.fileEndings == nil {
      result.usage = "usage: \(usage)"
    }
    return result
  }

  /// More rows than this are no help in a list.
  private static let maximumRows = 1000

  private static func sections(_ table: Table) -> [String] {
    table.sections.indices.map(String.init) + table.sections.compactMap(\.info.id)
  }

  private static func rows(_ table: Table) -> [String] {
    var result: [String] = []
    for (section, content) in table.sections.enumerated() {
      for (row, item) in content.rows.enumerated() {
        guard result.count < maximumRows else { return result }
        result.append("\(section).\(row)")
        if let id = item.id { result.append(id) }
      }
    }
    return result
  }
}
