import CommandGrammar
import TableModel
import TableSpec
import TextEscaping

enum EditCommand: ConsoleCommand {
  static let name = "edit"
  static let group = CommandGroup.model
  static let abstract = "Open the table, a section or a row as a spec in $VISUAL or $EDITOR; one step."
  static let discussion = """
    edit                  the whole table
    edit section SECTION  that section alone, edit row ROW that row; further ones may be added, none takes it away
    What is saved there is applied when the editor ends. Where it is no valid spec you are asked whether to edit
    it again; where nobody can be asked, or you say no, the text is kept and its file is named.
    """
  /// For completion, which knows what is there.
  static let placeName = "place"
  static let addressName = "address"
  static let parameters: [Parameter] = [
    .optional(placeName, .text, "section, row, or the address of one."),
    .optional(addressName, .text, "Which section or row."),
    .option("with", .text, "The new spec itself, in place of an editor: what a recording holds."),
  ]
  static let examples = [
    "edit row 0.0 --with \"sections: [{rows: [Edited]}]\"", "edit --with \"sections: [{rows: [A, B]}]\"",
  ]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    guard parameter.name == addressName else { return [] }
    let addresses = AddressCandidates(table: session.table)
    return given.first == "row" ? addresses.rows(prefix) : given.first == "section" ? addresses.sections : []
  }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let place = try EditPlace(arguments.text(placeName), arguments.text(addressName), in: session.table)
    let old = SpecEncoder.encode(place.part(of: session.table))
    let new: (text: String, table: Table)
    if let text = arguments.text("with") {
      new = (text, try decoded(text, place))
    } else {
      guard let edited = try edit(old, place, in: session) else { return Session.nothing }
      new = edited
    }
    guard let edit = try place.edit(to: new.table, in: session.table) else { return Session.nothing }
    let line = [name, place.words, "--with", WordQuoting.written(new.text)].filter { !$0.isEmpty }
    session.replayed = line.joined(separator: " ")
    try session.document.perform(edit, named: arguments.line)
    return "\(place.words.isEmpty ? "the table" : place.words) edited"
  }

  /// Has the text edited until it is a spec.
  ///
  /// - Returns: `nil` where it was left as it is.
  private static func edit(_ old: String, _ place: EditPlace, in session: Session) throws(ConsoleError)
    -> (text: String, table: Table)?
  {
    let start = place.heading + old
    let path = try session.host.makeDraft(start)
    while true {
      try session.host.openEditor(path)
      let text = String(decoding: try session.workspace.read(path), as: UTF8.self)
      guard text != start else {
        session.host.removeDraft(path)
        return nil
      }
      do {
        let table = try decoded(text, place)
        session.host.removeDraft(path)
        return (text, table)
      } catch {
        session.host.show([.error("\(error.details ?? error.description)\n")])
        if session.host.confirm("edit it again?") { continue }
        throw ConsoleError("nothing was changed", hint: "your text is kept in \(VisibleText.line(path))")
      }
    }
  }

  private static func decoded(_ text: String, _ place: EditPlace) throws(ConsoleError) -> Table {
    let table: Table
    do { table = try SpecDecoder(fileName: "<edit>").decode(Array(text.utf8)) } catch {
      throw ConsoleError("the edited text is no valid spec", details: error.description)
    }
    try place.check(table)
    return table
  }
}
