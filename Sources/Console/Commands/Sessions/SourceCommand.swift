// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TextEscaping

struct SourceCommand: ConsoleCommand {
  static let name = "source"
  static let abstract = "Run the commands of a file; one step for undo."
  static let discussion =
    "A relative name counts from the folder of the script that names it. Where a line fails, the edits before it stand, and it says which."
  static let examples = ["source example.rt"]

  @Required var file: String
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(["rt"]), "The script.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let path = session.readingPath(file)
    guard session.places.count < ScriptRunner.maximumDepth else {
      throw ConsoleError(
        "scripts are sourced more than \(ScriptRunner.maximumDepth) deep",
        hint: "does '\(VisibleText.line(path))' source itself?")
    }
    let bytes = try session.workspace.read(path)
    let mark = session.document.history.undoSteps.count
    session.sourceDepth += 1
    defer { session.sourceDepth -= 1 }
    let succeeded = ScriptRunner().run(
      String(decoding: bytes, as: UTF8.self), name: path,
      folder: ScriptRunner.folder(of: path),
      in: &session, afterLine: { _ in })
    let edits = session.document.history.undoSteps.dropFirst(mark).map(\.name)
    session.document.mergeSteps(since: mark, named: session.commandLine)
    if !succeeded { session.nestedFailure = Self.failure(of: path, after: edits) }
    return ""
  }

  /// What stands of a script that failed on its way.
  private static func failure(of path: String, after edits: [String]) -> ConsoleError {
    guard let last = edits.last else {
      return ConsoleError("\(VisibleText.line(path)) failed, nothing of it stands")
    }
    let names = edits.count > 3 ? [edits[0], "…", last] : edits
    let stand = edits.count == 1 ? "edit stands" : "\(edits.count) edits stand"
    return ConsoleError(
      "\(VisibleText.line(path)) failed, but its \(stand): \(names.joined(separator: "; "))",
      hint: "'undo' takes \(edits.count == 1 ? "it" : "them") back")
  }
}
