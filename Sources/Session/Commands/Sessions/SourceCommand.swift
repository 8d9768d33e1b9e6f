// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct SourceCommand: SessionCommand {
  static let name = "source"
  static let abstract = "Run the commands in a script file."
  static let discussion =
    "A relative path starts at the folder of the script that contains it. If a line fails, the edits before it are kept, and the error lists them."
  static let examples = ["source example.rt"]

  @Required var file: String
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(["rt"]), "The script.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let path = turn.readingPath(file)
    guard turn.scripts.count < Script.maximumDepth else {
      throw SessionError(
        "scripts source each other more than \(Script.maximumDepth) levels deep",
        hint: "does '\(VisibleText.line(path))' source itself?")
    }
    let bytes = try turn.session.workspace.read(path)
    let mark = turn.session.document.history.undoSteps.count
    var script = Script(String(decoding: bytes, as: UTF8.self), file: path)
    script.isSourced = true
    let succeeded = turn.run(script)
    let edits = turn.session.document.history.undoSteps.dropFirst(mark).map(\.name)
    turn.session.document.mergeSteps(since: mark, named: turn.line.command)
    if !succeeded { turn.line.scriptFailure = Self.failure(of: path, after: edits) }
    return ""
  }

  /// The error of a script that failed after some edits, which are kept.
  private static func failure(of path: String, after edits: [String]) -> SessionError {
    guard let last = edits.last else {
      return SessionError("\(VisibleText.line(path)) failed; no changes were made")
    }
    let names = edits.count > 3 ? [edits[0], "…", last] : edits
    let kept = edits.count == 1 ? "edit is kept" : "\(edits.count) edits are kept"
    return SessionError(
      "\(VisibleText.line(path)) failed, but its \(kept): \(names.joined(separator: "; "))",
      hint: "'undo' takes \(edits.count == 1 ? "it" : "them") back")
  }
}
