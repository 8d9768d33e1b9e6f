// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

/// Writes a document's table to a spec file and keeps the file's text.
struct SpecSaving {
  let session: Session
  /// Whether a file that another program changed may be overwritten.
  var isForced = false

  /// Writes the file and marks the document as saved.
  ///
  /// - Returns: the session's document afterwards, and a further note for the user; empty for none.
  func write(to path: String) throws(SessionError) -> (document: Document, note: String) {
    var document = session.document
    var note = ""
    let edited = document.editedText
    let old: [UInt8]?
    do { old = try session.workspace.read(path) } catch {
      let isThere = session.workspace.writeTarget(at: path) == .file
      guard !isThere || isForced else {
        throw SessionError(
          "\(error.message); saving would lose its content",
          hint: (error.hint.map { "\($0); " } ?? "") + "--force overwrites it")
      }
      old = nil
      if isThere { note = Self.writtenAnew }
    }
    let isOwn = document.path.map {
      session.workspace.identity(of: $0) == session.workspace.identity(of: path)
    }
    if let old, isOwn == true, !isForced { try checkUnchanged(old, path) }
    // A text from `edit` may replace only the bytes that it was made from.
    let keepsEdited = edited != nil && (old == nil || (isOwn == true && old == edited?.replaced))
    let result = text(in: keepsEdited ? edited?.bytes : old, path)
    // The result of a cancelled patch is incomplete.
    guard !WorkProgress.isCancelled else {
      throw SessionError("saving was cancelled; '\(VisibleText.line(path))' is unchanged")
    }
    if isForced || session.workspace.writeTarget(at: path) == .stream {
      try session.workspace.write(result.bytes, to: path)
    } else {
      try session.workspace.write(result.bytes, to: path, replacing: old)
    }
    if !result.keepsText { note = Self.writtenAnew }
    if edited != nil, !keepsEdited {
      note +=
        "; \(isOwn == true ? "the file was changed since 'edit'" : "the file's text is different"), so comments typed there are not in it"
    }
    document.markSaved(to: path, text: keepsEdited ? result.bytes : nil)
    return (document, note)
  }

  /// The session's table as the text of a spec.
  ///
  /// - Parameter base: a text to patch; `nil` for a new text.
  /// - Returns: the text, and whether it is a patched `base`.
  func text(in base: [UInt8]?, _ path: String?) -> SpecPatcher.Result {
    guard let base else {
      let isJSON = path?.lowercased().hasSuffix(".json") == true
      let text = isJSON ? SpecEncoder.encodeJSON(session.table) : SpecEncoder.encode(session.table)
      return SpecPatcher.Result(bytes: Array(text.utf8), keepsText: true)
    }
    return SpecPatcher.patch(
      base, saying: known(base), to: session.table,
      decoder: path.map(session.workspace.decoder) ?? SpecDecoder(fileName: ""))
  }

  private static let writtenAnew = " (rewritten: its comments and formatting could not be kept)"

  /// The table of these bytes, if they are the opened file's and include no other file, which may have changed since; `nil`
  /// if they must be decoded.
  func known(_ bytes: [UInt8]) -> Table? {
    guard let opened = session.document.openedSpec, opened.files.count == 1, opened.bytes == bytes
    else { return nil }
    return opened.table
  }

  /// Refuses to overwrite changes that another program made since the file was read.
  private func checkUnchanged(_ bytes: [UInt8], _ path: String) throws(SessionError) {
    let hint =
      "'diff file' shows the changes, 'reload' merges them, 'resolve' decides conflicts, 'save --force' overwrites the file"
    let theirs: Table
    if let known = known(bytes) {
      theirs = known
    } else {
      do { theirs = try session.workspace.decoder(of: path).unlimited.decode(bytes) } catch {
        // `edit` opened this very text, and its result is valid.
        if session.document.editedText?.replaced == bytes { return }
        throw SessionError(
          "'\(VisibleText.line(path))' is not a valid spec: \(error.summary)",
          hint: "'edit' opens its text; 'save --force' overwrites it with your table")
      }
    }
    guard theirs != session.document.savedTable, theirs != session.table else { return }
    let lines = TableDifference(from: session.document.savedTable, to: theirs).summary
    guard !session.document.isNewFile else {
      throw SessionError(
        "'\(VisibleText.line(path))' was created by another program: \(lines.prefix(3).joined(separator: "; "))",
        hint: hint)
    }
    throw SessionError(
      "'\(VisibleText.line(path))' was changed by another program: \(lines.prefix(3).joined(separator: "; "))",
      hint: hint)
  }
}

extension Session {
  /// The spec that `save` would write to the document's own file, with the unsaved edits.
  package var specText: [UInt8] {
    let base = document.editedText?.bytes ?? document.openedSpec?.bytes
    return SpecSaving(session: self).text(in: base, document.path).bytes
  }
}
