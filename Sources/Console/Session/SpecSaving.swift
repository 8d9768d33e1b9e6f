// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import TextEscaping
import WorkProgress

/// Writes a document's table to a spec file and keeps the file's text.
struct SpecSaving {
  let session: Session
  /// Whether a file that somebody else changed may be overwritten.
  var isForced = false

  /// - Returns: what to say besides that it is saved; empty for nothing.
  func write(to path: String) throws(ConsoleError) -> String {
    let old: [UInt8]
    do { old = try session.workspace.read(path) } catch {
      let isThere = session.workspace.writeTarget(at: path) == .file
      guard !isThere || isForced else {
        throw ConsoleError(
          "\(error.message); saving would lose what is in it",
          hint: (error.hint.map { "\($0); " } ?? "") + "--force writes it anew")
      }
      let isJSON = path.lowercased().hasSuffix(".json")
      let text = isJSON ? SpecEncoder.encodeJSON(session.table) : SpecEncoder.encode(session.table)
      try session.workspace.write(Array(text.utf8), to: path)
      return isThere ? Self.writtenAnew : ""
    }
    let isOwn = session.document.path.map {
      session.workspace.identity(of: $0) == session.workspace.identity(of: path)
    }
    let known = known(old)
    if isOwn == true, !isForced { try checkUnchanged(old, known, path) }
    let result = SpecPatcher.patch(
      old, saying: known, to: session.table, decoder: session.workspace.decoder(of: path))
    // What a cancelled patch made is no whole spec.
    guard !WorkProgress.isCancelled else {
      throw ConsoleError("saving was cancelled; '\(VisibleText.line(path))' is as it was")
    }
    try session.workspace.write(result.bytes, to: path)
    return result.keepsText ? "" : Self.writtenAnew
  }

  private static let writtenAnew = " (written anew: its former text could not be kept)"

  /// What a text says that was read before, byte for byte, and that includes nothing which may have changed since; `nil` where
  /// it has to be decoded.
  private func known(_ bytes: [UInt8]) -> Table? {
    guard let opened = session.document.openedSpec, opened.files.count == 1, opened.bytes == bytes
    else { return nil }
    return opened.table
  }

  /// What somebody else wrote since is not overwritten without a word.
  private func checkUnchanged(_ bytes: [UInt8], _ known: Table?, _ path: String) throws(ConsoleError) {
    let hint =
      "'diff file' shows it; 'reload' merges, 'resolve' settles what excludes it, 'save --force' writes yours"
    guard let theirs = known ?? (try? session.workspace.decoder(of: path).unlimited.decode(bytes)) else {
      throw ConsoleError(
        "'\(VisibleText.line(path))' was changed since and is no valid spec now",
        hint: "'status' tells what is wrong with it; 'save --force' writes yours in its place")
    }
    guard theirs != session.document.savedTable, theirs != session.table else { return }
    let lines = TableDifference(from: session.document.savedTable, to: theirs).summary
    guard !session.document.isNewFile else {
      throw ConsoleError(
        "'\(VisibleText.line(path))' was not there and is now: \(lines.prefix(3).joined(separator: "; "))",
        hint: hint)
    }
    throw ConsoleError(
      "'\(VisibleText.line(path))' was changed since: \(lines.prefix(3).joined(separator: "; "))", hint: hint)
  }
}
