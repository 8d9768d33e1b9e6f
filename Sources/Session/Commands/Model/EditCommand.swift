// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel
import TableSpec

struct EditCommand: SessionCommand {
  static let name = "edit"
  static let abstract = "Edit the table, a section or a row as a spec in $VISUAL or $EDITOR."
  static let discussion = """
    edit                  opens the whole spec, with your unsaved edits in it
    edit section SECTION  opens a list that contains this section
    edit row ROW          opens a list that contains this row
    You can add items to the list or remove them. Save the text and exit the editor to apply it. One \
    `undo` takes the whole edit back.
    `save` keeps the text as you typed it, comments included. If the text is not a valid spec, you can edit it again; \
    if you don't, it is kept in a file, and the file's name is printed. A broken spec file opens at its first problem. \
    The editor needs a terminal; scripts use --with.
    """
  static let examples = [
    "edit row 0.0 --with \"- Edited\"", "edit --with \"sections: [{rows: [A, B]}]\"",
  ]

  var place: String?
  var address: String?
  var text: String?
  static let parameters: [Parameter<Self>] = [
    .optional("place", \.place, .text, candidates: places, "`section`, `row`, or an address."),
    .optional("address", \.address, .text, candidates: addresses, "The address of the section or row."),
    .option("with", \.text, .text, "The new text; no editor is opened."),
  ]

  private static let places: ParameterDeclaration.Candidates = { _, prefix, session in
    let addresses = AddressCandidates(table: session.table)
    return EditPlace.kinds + addresses.rows(prefix) + addresses.sections
  }

  private static let addresses: ParameterDeclaration.Candidates = { given, prefix, session in
    let addresses = AddressCandidates(table: session.table)
    return given.first == "row" ? addresses.rows(prefix) : given.first == "section" ? addresses.sections : []
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let place = try EditPlace(try EditPlace.level(place, address, in: turn.session.table), in: &turn.session)
    let edited: EditPlace.Change?
    if let text {
      do throws(EditPlace.Failure) { edited = try place.change(to: text, named: "<edit>") } catch {
        throw error.error
      }
    } else {
      edited = try Self.edit(place, in: turn.session)
    }
    guard let change = edited else { return Turn.nothing }
    let line = [Self.name, place.words, "--with", WordQuoting.written(change.text)].filter { !$0.isEmpty }
    turn.line.replayed = line.joined(separator: " ")
    if let text = change.edited {
      try turn.session.document.perform(.replaceTable(change.table), in: text, named: turn.line.command)
    } else {
      try turn.perform(.replaceTable(change.table))
    }
    if change.losesComments {
      turn.emit(
        note:
          "your comments are not kept: in the file, \(place.words) is part of a line")
    }
    return "\(place.words.isEmpty ? "the table" : place.words) edited"
  }

  /// Opens the editor until the text is valid.
  ///
  /// - Returns: `nil` if the text was left unchanged.
  private static func edit(_ place: EditPlace, in session: Session) throws(SessionError) -> EditPlace.Change?
  {
    let host = session.host
    // The output for JSON and for a golden session must not contain an editor's screen.
    guard host.hasTerminal, !session.options.reportsJSON, !session.options.capturesPrograms,
      !session.options.isFilmed
    else {
      let command = [name, place.words].filter { !$0.isEmpty }.joined(separator: " ")
      throw SessionError("edit needs a terminal", hint: "without one, use '\(command) --with TEXT'")
    }
    let path = try host.makeEditorFile(place.text)
    let kept = "your text is kept in '\(VisibleText.line(path))'"
    var line = place.problemLine
    while true {
      do {
        try host.openEditor(path, atLine: line)
      } catch {
        let isTyped = (try? session.workspace.read(path)).map { $0 != Array(place.text.utf8) } ?? false
        guard !isTyped else { throw SessionError(error.message, hint: kept) }
        host.removeEditorFile(path)
        throw error
      }
      let text: String
      do { text = String(decoding: try session.workspace.read(path), as: UTF8.self) } catch {
        host.removeEditorFile(path)
        throw error
      }
      guard text != place.text else {
        host.removeEditorFile(path)
        return nil
      }
      do throws(EditPlace.Failure) {
        let change = try place.change(to: text, named: path)
        host.removeEditorFile(path)
        return change
      } catch {
        host.show([error.error.details.map { .diagnostic($0 + "\n") } ?? .error(error.error)])
        line = error.line
      }
      if host.confirm("edit it again?") { continue }
      // An interrupted line prints no error, so this note is printed here.
      if WorkProgress.isCancelled { host.show([.note(kept)]) }
      throw SessionError("nothing was changed", hint: kept)
    }
  }
}
