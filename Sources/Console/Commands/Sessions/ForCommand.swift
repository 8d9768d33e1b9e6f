import CommandGrammar
import TableModel
import WorkProgress

enum ForCommand: UntypedCommand {
  static let name = "for"
  static let abstract = "Run a command for each of some rows or sections, as one step."
  static let discussion = """
    for row ROWS COMMAND…       $row is each row's address, $title its title, $index 0, 1, 2 …
    for section SECTIONS COMMAND…   $section is each section's index, $header its header, $index 0, 1, 2 …
    The addresses are those at the beginning; the first error ends it, and nothing of it stays.
    """
  static let parameters: [Parameter] = [
    .argument("kind", .choice(["row", "section"]), "What to go through."),
    .argument("which", .text, "An address, as for set-row or --section."),
    .command("command", "The command."),
  ]
  static let examples = [
    "for row 0.* set-row $row --badge $index",
    "for section * add-row \"Last of $section\" --section $section",
  ]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    guard parameter.name == "which", let what = given.first else { return [] }
    let addresses = AddressCandidates(table: session.table)
    return what == "row" ? addresses.rows(prefix) : addresses.sections
  }

  /// What a turn sets for its command.
  static func variables(of what: String) -> [String] {
    (what == "row" ? ["row", "title"] : ["section", "header"]) + ["index"]
  }

  /// Its line is expanded anew for each turn.
  static let expandsVariables = false

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let line = LexedLine(arguments.line)
    let words = try line.closedWords()
    guard let place = wordsBeforeCommand, words.count > place else {
      throw ConsoleError("missing COMMAND", hint: "usage: \(usage)")
    }
    let body = LexedLine(line.source(from: words[place].range.lowerBound))
    let address = try session.expansion.expand(line.part(words[(place - 1)..<place])).words.first?.text ?? ""
    let turns = try self.turns(arguments.text("kind") == "row", address, session.table)
    let mark = session.document.history.undoSteps.count
    let outer = session.variables
    defer { session.variables = outer }
    var text = ""
    for (index, turn) in turns.enumerated() {
      guard WorkProgress.advance() else { throw .interrupted }
      session.variables = outer.merging(turn) { _, new in new }
      session.variables["index"] = String(index)
      let output = try session.collect { session throws(ConsoleError) in try session.perform(body) }
      if !output.isEmpty { text += output.hasSuffix("\n") ? output : output + "\n" }
    }
    session.document.mergeSteps(since: mark, named: arguments.line)
    return text
  }

  /// The variables of each turn.
  private static func turns(_ isRows: Bool, _ address: String, _ table: Table) throws(ConsoleError)
    -> [[String: String]]
  {
    if isRows {
      return try RowSelection.resolve(address, in: table).map { path in
        ["row": path.description, "title": table[path].title]
      }
    }
    return try SectionSelection.resolve(address, in: table).map { index in
      ["section": String(index), "header": table.sections[index].info.header ?? ""]
    }
  }
}
