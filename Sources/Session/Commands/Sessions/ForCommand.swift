// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

struct ForCommand: SessionCommand {
  static let name = "for"
  static let abstract = "Run a command for each of several rows or sections."
  static let discussion = """
    for row ROWS COMMAND…       $row is each row's address, $title its title, $index 0, 1, 2 …
    for section SECTIONS COMMAND…   $section is each section's index, $header its header, $index 0, 1, 2 …
    The addresses are those from before the first change. If a command fails, `for` stops and undoes all of its changes.
    """
  static let examples = [
    "for row 0.* set-row $row --badge $index",
    "for section * add-row \"Last of $section\" --section $section",
  ]

  enum Kind: String, CaseIterable, Sendable { case row, section }

  @Required var kind: Kind
  /// The address, before variables are replaced.
  @Required var address: LexedLine
  @Required var body: String
  private static let addressKind = ParameterKind<LexedLine>(.text) { words, context in
    context.line.part(words[...])
  }

  private static let addresses: ParameterDeclaration.Candidates = { given, prefix, session in
    let addresses = AddressCandidates(table: session.table)
    return given.first == Kind.row.rawValue ? addresses.rows(prefix) : addresses.sections
  }

  static let parameters: [Parameter<Self>] = [
    .argument("kind", \.$kind, .choice, "Rows or sections."),
    .argument(
      "which", \.$address, addressKind, candidates: addresses, "An address, as for set-row or --section."),
    .command("command", \.$body, "The command."),
  ]

  /// The variables that are set in each round.
  static func variables(of kind: String) -> [String] {
    (kind == "row" ? ["row", "title"] : ["section", "header"]) + ["index"]
  }

  /// The variables are replaced again in each round.
  static let expandsVariables = false

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let body = LexedLine(body)
    let address = try turn.expansion.expand(address).words.first?.text ?? ""
    let rounds = try self.rounds(address, turn.session.table)
    let mark = turn.session.document.history.undoSteps.count
    let outer = turn.session.variables
    defer { turn.session.variables = outer }
    var text = ""
    for (index, values) in rounds.enumerated() {
      guard WorkProgress.advance() else { throw .interrupted }
      turn.session.variables = outer.merging(values) { _, new in new }
      turn.session.variables["index"] = String(index)
      let output = try turn.collect { turn throws(SessionError) in try turn.perform(body) }
      text += output.endingLine
    }
    turn.session.document.mergeSteps(since: mark, named: turn.line.command)
    return text
  }

  /// The values of the variables in each round.
  private func rounds(_ address: String, _ table: Table) throws(SessionError)
    -> [[String: String]]
  {
    switch kind {
    case .row:
      return try RowSelection.resolve(address, in: table).map { path in
        ["row": path.description, "title": table[path].title]
      }
    case .section:
      return try SectionSelection.resolve(address, in: table).map { index in
        ["section": String(index), "header": table.sections[index].info.header ?? ""]
      }
    }
  }
}
