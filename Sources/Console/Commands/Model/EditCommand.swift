// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel
import TableSpec
import TextEscaping

struct EditCommand: ConsoleCommand {
  static let name = "edit"
  static let abstract = "Open the table, a section or a row as a spec in $VISUAL or $EDITOR; one step."
  static let discussion = """
    edit                  the whole table
    edit section SECTION  that section alone, edit row ROW that row; further ones may be added, none takes it away
    What is saved there is applied when the editor ends. Where it is no valid spec you are asked whether to edit
    it again; where nobody can be asked, or you say no, the text is kept and its file is named.
    """
  static let examples = [
    "edit row 0.0 --with \"sections: [{rows: [Edited]}]\"", "edit --with \"sections: [{rows: [A, B]}]\"",
  ]

  var place: String?
  var address: String?
  var text: String?
  static let parameters: [Parameter<Self>] = [
    .optional("place", \.place, .text, candidates: places, "section, row, or the address of one."),
    .optional("address", \.address, .text, candidates: addresses, "Which section or row."),
    .option("with", \.text, .text, "The new spec itself, in place of an editor: what a recording holds."),
  ]

  private static let places: ParameterDeclaration.Candidates = { _, prefix, session in
    let addresses = AddressCandidates(table: session.table)
    return EditPlace.kinds + addresses.rows(prefix) + addresses.sections
  }

  private static let addresses: ParameterDeclaration.Candidates = { given, prefix, session in
    let addresses = AddressCandidates(table: session.table)
    return given.first == "row" ? addresses.rows(prefix) : given.first == "section" ? addresses.sections : []
  }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let place = try EditPlace(place, address, in: session.table)
    let old = SpecEncoder.encode(place.part(of: session.table))
    let new: (text: String, table: Table)
    if let text {
      new = (text, try Self.decoded(text, place))
    } else {
      guard let edited = try Self.edit(old, place, in: session) else { return Session.nothing }
      new = edited
    }
    guard let edit = try place.edit(to: new.table, in: session.table) else { return Session.nothing }
    let line = [Self.name, place.words, "--with", WordQuoting.written(new.text)].filter { !$0.isEmpty }
    session.replayed = line.joined(separator: " ")
    try session.perform(edit)
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
        session.host.show([.diagnostic("\(error.details ?? error.description)\n")])
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
