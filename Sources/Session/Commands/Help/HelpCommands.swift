// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Renderers
import TableModel

struct HelpCommand: SessionCommand {
  static let name = "help"
  static let abstract =
    "List all commands, or explain a command, a group, a topic or a key of specs; `help guide` opens a guide."
  static let examples = [
    "help", "help add-row", "help look", "help addresses", "help '>'", "help separator.left",
    "help row title", "help guide", "help guide lint",
  ]

  private static let guide = "guide"

  var topic: String?
  var name: String?
  private static let topics: ParameterDeclaration.Candidates = { _, prefix, session in
    // The keys are many: they are offered once a letter is typed.
    let keys =
      prefix.isEmpty
      ? [] : SettingLevel.allCases.flatMap { SettingLine.offered(SettingKey.all(of: $0), prefix) }
    return session.commandNames + CommandGroup.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
      + [guide] + keys.map(\.text)
  }
  private static let names: ParameterDeclaration.Candidates = { given, prefix, session in
    guard given.first != guide else { return Guide.all.map(\.name) }
    if given.first.flatMap({ HelpTopic($0) }) == HelpTopic.elements {
      return ElementHelp.names
    }
    guard let place = given.first.flatMap({ place($0, in: session) }) else { return [] }
    return SettingLine.offered(SettingKey.all(of: place.kind), prefix).map(\.text)
  }

  static let parameters: [Parameter<Self>] = [
    .optional(
      "topic", \.topic, .text, candidates: topics,
      "A command, a group, a topic, a key, `guide`, or an address before a key."),
    .optional(
      "name", \.name, .text, candidates: names,
      "A guide's name; `help guide` lists the guides. After an address, a key."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if let name {
      if topic.flatMap({ HelpTopic($0) }) == HelpTopic.elements {
        guard let page = ElementHelp.page(name, columns: turn.proseColumns) else {
          throw .unknown("element", name, among: ElementHelp.names)
        }
        return page
      }
      if topic != Self.guide { return try key(name, at: topic ?? "", in: turn) }
      return try Guide.named(name).page(columns: turn.proseColumns)
    }
    return WrappedText.lines(try text(in: turn), columns: turn.proseColumns)
  }

  /// The place of an address, or the first place of a level: `row`, `0.1`, `table`.
  private static func place(_ word: String, in session: Session) -> LookLevel? {
    let table = session.table
    switch SettingLevel(rawValue: word) {
    case .table: return .table
    case .section: return .section(0)
    case .row:
      return .row(Table.IndexPath(row: 0, section: table.sections.firstIndex { !$0.rows.isEmpty } ?? 0))
    case nil:
      if let path = try? RowAddress.resolve(word, in: table, by: session.rows) { return .row(path) }
      return (try? SectionAddress.resolve(word, in: table)).map { .section($0) }
    }
  }

  private func key(_ name: String, at address: String, in turn: Turn) throws(SessionError) -> String {
    guard let place = Self.place(address, in: turn.session) else {
      throw SessionError("unexpected '\(VisibleText.line(name))'", hint: Self.usageHint)
    }
    guard let page = KeyHelp(name: name, session: turn.session, place: place).page else {
      throw .unknown("key", name, among: SettingKey.all(of: place.kind).map(\.name))
    }
    return WrappedText.lines(page, columns: turn.proseColumns)
  }

  private func text(in turn: Turn) throws(SessionError) -> String {
    guard let topic else {
      let lists = CommandGroup.allCases.map(CommandHelp.list) + CommandHelp.list(turn.session.userCommands)
      return (lists + [CommandHelp.topics]).joined(separator: "\n\n")
        + "\n\n'help COMMAND' explains a command, 'help TOPIC' explains a topic, 'help KEY' explains a key of specs, 'help guide' lists the guides, 'apropos WORD' searches commands, topics and keys. All lengths are in points."
    }
    if topic == Self.guide { return Guide.list }
    // A name can be that of a group and of a key: `traits`.
    var pages: [String] = []
    if let group = CommandGroup(rawValue: topic) { pages.append(CommandHelp.list(group)) }
    if let topic = HelpTopic(topic) { pages.append(topic.page) }
    let key = KeyHelp(name: topic, session: turn.session).page
    // A key comes before the commands of which it is the beginning.
    if pages.isEmpty && key == nil || turn.session.commandNames.contains(topic) {
      pages.append(try command(topic, in: turn))
    }
    return (pages + [key].compactMap { $0 }).joined(separator: "\n\n")
  }

  private func command(_ name: String, in turn: Turn) throws(SessionError) -> String {
    do {
      switch try turn.find(name) {
      case .builtIn(let command): return CommandHelp.page(command)
      case .user(let command): return CommandHelp.page(command)
      }
    } catch {
      let groups = CommandGroup.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
      let keys = SettingLevel.allCases.flatMap { SettingKey.all(of: $0).map(\.name) }
      let names = turn.session.commandNames + groups + keys
      let word = WordQuoting.quoted(VisibleText.line(name))
      var error = SessionError.unknown(
        "topic", name, among: names,
        hint: "'apropos \(word)' searches the help, 'help' lists all commands and topics")
      let others = UIKitNames.answers(to: name).filter { !SettingKey.levels(of: $0).isEmpty }
      if let hint = HelpSearch.hint(forCommand: name, among: turn.session.commandNames) {
        error.hint = hint
      } else if !others.isEmpty, NearestNames.suggestions(for: name, among: names).isEmpty {
        error.hint = NearestNames.question(others)
      }
      throw error
    }
  }
}

struct AproposCommand: SessionCommand {
  static let name = "apropos"
  static let abstract = "Search the help of all commands, topics and keys for words or their synonyms."
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
