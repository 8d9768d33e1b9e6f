// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Renderers

struct HelpCommand: SessionCommand {
  static let name = "help"
  static let abstract =
    "List all commands, or explain a command, a group or a topic; `help guide` opens a guide."
  static let examples = [
    "help", "help add-row", "help look", "help addresses", "help '>'", "help guide", "help guide lint",
  ]

  private static let guide = "guide"

  var topic: String?
  var name: String?
  private static let topics: ParameterDeclaration.Candidates = { _, _, session in
    session.commandNames + CommandGroup.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue) + [
      guide
    ]
  }
  private static let names: ParameterDeclaration.Candidates = { given, _, _ in
    given.first == guide ? Guide.all.map(\.name) : []
  }

  static let parameters: [Parameter<Self>] = [
    .optional("topic", \.topic, .text, candidates: topics, "A command, a group, a topic, or `guide`."),
    .optional("name", \.name, .text, candidates: names, "A guide's name; `help guide` lists the guides."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if let name {
      guard topic == Self.guide else {
        throw SessionError("unexpected '\(VisibleText.line(name))'", hint: Self.usageHint)
      }
      return try Guide.named(name).page(columns: turn.proseColumns)
    }
    return WrappedText.lines(try text(in: turn), columns: turn.proseColumns)
  }

  private func text(in turn: Turn) throws(SessionError) -> String {
    guard let topic else {
      let lists = CommandGroup.allCases.map(CommandHelp.list) + CommandHelp.list(turn.session.userCommands)
      return (lists + [CommandHelp.topics]).joined(separator: "\n\n")
        + "\n\n'help COMMAND' explains a command, 'help TOPIC' explains a topic, 'help guide' lists the guides, 'apropos WORD' searches commands and topics. All lengths are in points."
    }
    if topic == Self.guide { return Guide.list }
    if let group = CommandGroup(rawValue: topic) {
      // The group `help` has the same name as a command.
      let page = group == .help ? "\n\n" + CommandHelp.page(Self.self) : ""
      return CommandHelp.list(group) + page
    }
    if let topic = HelpTopic(topic) { return topic.page }
    do {
      switch try turn.find(topic) {
      case .builtIn(let command): return CommandHelp.page(command)
      case .user(let command): return CommandHelp.page(command)
      }
    } catch {
      let groups = CommandGroup.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
      let word = WordQuoting.quoted(VisibleText.line(topic))
      var error = SessionError.unknown(
        "topic", topic, among: turn.session.commandNames + groups,
        hint: "'apropos \(word)' searches the help, 'help' lists all commands and topics")
      if let hint = HelpSearch.hint(forCommand: topic, among: turn.session.commandNames) { error.hint = hint }
      throw error
    }
  }
}

struct AproposCommand: SessionCommand {
  static let name = "apropos"
  static let abstract = "Search the help of all commands and topics for words or their synonyms."
  static let discussion = "It also says which controls of iOS roundtable can't draw yet."
  static let examples = ["apropos corner", "apropos icon", "apropos corner radius"]

  var given: [String] = []
  static let parameters: [Parameter<Self>] = [
    .rest("word", \.given, .text, "A word or the start of one; a result has all of the words.").needed
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let words = given.joined(separator: " ")
    let found = HelpSearch(turn.session).entries(for: words)
    let missing = MissingFeature.named(words, mayBegin: found.isEmpty)
    guard !found.isEmpty || missing != nil else {
      throw SessionError(
        "no help mentions '\(VisibleText.line(words))'", hint: "'help' lists all commands and topics")
    }
    let lines = found.map { CommandHelp.entry($0.name, $0.abstract) } + [missing?.sentence].compactMap { $0 }
    return WrappedText.lines(lines.joined(separator: "\n"), columns: turn.proseColumns)
  }
}

struct CompleteCommand: SessionCommand {
  static let name = "complete"
  static let abstract = "List the completions that TAB offers at the end of a line."
  static let examples = ["complete \"set-r\"", "complete \"set-style \""]

  @Required var line: String
  static let parameters: [Parameter<Self>] = [
    .argument("line", \.$line, .text, "The line, in quotes.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let completion = Completer.complete(line, cursor: line.utf8.count, in: turn.session)
    var names = completion.candidates.map(\.text)
    if let endings = completion.fileEndings {
      let typed = CommandLexer.unquoted(LexedLine(line).source(from: completion.start))
      names += FileCandidates(workspace: turn.session.workspace, endings: endings).names(typed)
    }
    return names.map(VisibleText.line).joined(separator: "\n")
  }
}

struct QuitCommand: SessionCommand {
  static let name = "quit"
  static let abstract = "End the session; `exit` does the same."
  static let examples = ["quit"]

  var code = 0
  static let parameters: [Parameter<Self>] = [
    .optional("code", standard: \.code, .integer(0...255), "The exit code; default: 0.")
  ]

  /// A recording doesn't contain it, because a script that quits would end the shell that sources it.
  static func replayed(_ line: String) -> String? { nil }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    turn.session.exitCode = Int32(code)
    return ""
  }
}
