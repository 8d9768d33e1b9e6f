// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TextEscaping

struct HelpCommand: ConsoleCommand {
  static let name = "help"
  static let abstract = "List the commands, or explain one or a group."
  static let examples = ["help", "help add-row", "help look"]

  var topic: String?
  private static let topics: ParameterDeclaration.Candidates = { _, _, _ in
    CommandRegistry.names + CommandGroup.allCases.map(\.rawValue)
  }

  static let parameters: [Parameter<Self>] = [
    .optional("topic", \.topic, .text, candidates: topics, "A command or a group.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let topic else {
      let lists = CommandGroup.allCases.map(CommandHelp.list) + CommandHelp.list(session.userCommands)
      return lists.joined(separator: "\n\n") + "\n\n" + CommandHelp.operators
        + "\n\n'help COMMAND' explains one. Lengths are in points; rows are SECTION.ROW, counted from 0, or an id."
    }
    if let group = CommandGroup(rawValue: topic) { return CommandHelp.list(group) }
    do {
      switch try session.find(topic) {
      case .builtIn(let command): return CommandHelp.page(command)
      case .user(let command): return CommandHelp.page(command)
      }
    } catch {
      throw .unknown(
        "topic", topic, among: session.commandNames + CommandGroup.allCases.map(\.rawValue),
        hint: "'help' lists the commands")
    }
  }
}

struct AproposCommand: ConsoleCommand {
  static let name = "apropos"
  static let abstract = "Find commands by a word in their help."
  static let examples = ["apropos corner"]

  @Required var word: String
  static let parameters: [Parameter<Self>] = [
    .argument("word", \.$word, .text, "The word.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let word = self.word.lowercased()
    let found = CommandRegistry.all.filter { CommandHelp.page($0).lowercased().contains(word) }
    let own = session.userCommands.values.sorted { $0.name < $1.name }.filter {
      CommandHelp.page($0).lowercased().contains(word)
    }
    if found.isEmpty, own.isEmpty {
      throw ConsoleError("no command's help mentions '\(word)'", hint: "'help' lists them all")
    }
    return (found.map { ($0.name, $0.abstract) } + own.map { ($0.name, $0.abstract) }).map {
      "\($0.padded(to: 16)) \($1)"
    }.joined(separator: "\n")
  }
}

struct CompleteCommand: ConsoleCommand {
  static let name = "complete"
  static let abstract = "Print what TAB would offer at the end of a line."
  static let examples = ["complete \"set-r\"", "complete \"set-style \""]

  @Required var line: String
  static let parameters: [Parameter<Self>] = [
    .argument("line", \.$line, .text, "The line, quoted.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let completion = Completer.complete(line, cursor: line.utf8.count, in: session)
    var names = completion.candidates.map(\.text)
    if let endings = completion.fileEndings {
      let typed = CommandLexer.unquoted(LexedLine(line).source(from: completion.start))
      names += FileCandidates(workspace: session.workspace, endings: endings).names(typed)
    }
    return names.map(VisibleText.line).joined(separator: "\n")
  }
}

struct QuitCommand: ConsoleCommand {
  static let name = "quit"
  static let abstract = "End the session (`exit` works too), with an exit code if you like."
  static let examples = ["quit"]

  var code = 0
  static let parameters: [Parameter<Self>] = [
    .optional("code", standard: \.code, .integer(0...255), "The exit code.")
  ]

  /// The end of the recording; a script that quits would end the shell that sources it.
  static func replayed(_ line: String) -> String? { nil }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    session.quit(Int32(code))
    return ""
  }
}
