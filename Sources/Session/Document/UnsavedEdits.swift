// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TableSpec

/// The edits of a document that its file doesn't have.
package struct UnsavedEdits: Sendable {
  /// The spec file that `save` writes; `nil` for a table that was never saved.
  package var path: String?
  package var table: Table
  /// The table before the edits, as the file had it.
  package var base: Table
  /// The number of steps.
  package var count: Int
  /// The spec's text from `edit`.
  package var text: EditedText?

  package init(path: String?, table: Table, base: Table, count: Int, text: EditedText? = nil) {
    self.path = path
    self.table = table
    self.base = base
    self.count = count
    self.text = text
  }

  /// `3 edits of t.yaml`.
  package var words: String { Self.words(count: count, path: path) }

  package static func words(count: Int, path: String?) -> String {
    count.counted("edit") + (path.map { " to \(VisibleText.line($0))" } ?? " to a table without a file")
  }
}

extension Document {
  /// `nil` if everything is saved.
  package var unsavedEdits: UnsavedEdits? {
    guard isModified else { return nil }
    return UnsavedEdits(path: path, table: table, base: savedTable, count: unsavedEditCount, text: editedText)
  }
}

extension Session {
  /// The session before an interrupted line; files that the line wrote stay written.
  package func goneBack(to before: Session) -> Session {
    var session = before
    session.document = document
    session.document.rollBack(to: before.document)
    session.written = written
    return session
  }

  /// Restores the unsaved edits of a session that ended, and merges the file's current content.
  ///
  /// - Returns: the report, one line for each result.
  package mutating func restore(_ edits: UnsavedEdits) throws(SessionError) -> String {
    let name = "restore" + (edits.path.map { " \($0)" } ?? "")
    try document.restore(edits, named: name)
    var text = "restored \(edits.words), \(table.summary); 'save' writes them, 'undo' takes them back"
    guard let path = edits.path else { return text }
    let spec: LoadedSpec
    do { spec = try loadOwnFile(path) } catch {
      return text + "\nnote: \(VisibleText.lines(error.description))"
    }
    let before = table
    switch document.receive(spec) {
    case .same, .reloaded: break
    case .merged:
      text +=
        "\n\(VisibleText.line(path)) was changed since then; merged: \(LayoutReport(from: before, to: table).text)"
    case .conflict(let conflicts):
      text +=
        "\n\(VisibleText.line(path)) was changed since then at "
        + conflicts.map(\.place).joined(separator: ", ")
        + "; your version is kept: 'resolve' decides each, 'reload' uses the file's version, 'save --force' overwrites the file"
    }
    return text
  }
}
