// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

struct OpenCommand: SessionCommand {
  static let name = "open"
  static let abstract = "Open a spec file; it replaces the current table."
  static let discussion =
    "In a script, a relative path starts at the script's folder. `undo` brings the previous table back."
  static let examples = ["open example.yaml"]

  @Required var file: String
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(SpecRecognition.fileExtensions), "The spec file.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let path = turn.readingPath(file)
    let spec = try Self.load(path, in: turn.session)
    try turn.replaceTable(with: spec.table, of: spec)
    return "\(VisibleText.line(path)): \(spec.table.summary)"
  }

  static func load(_ path: String, in session: Session) throws(SessionError) -> LoadedSpec {
    do { return try session.workspace.load(path) } catch { throw error.words(path) }
  }
}

extension Session {
  /// Reads the open file, and keeps its problem if it isn't valid.
  mutating func loadOwnFile(_ path: String) throws(SessionError) -> LoadedSpec {
    do { return try workspace.load(path) } catch {
      if case .wrong(let problems) = error { document.fileProblem = problems.summary }
      throw error.words(path)
    }
  }
}

extension SpecFailure {
  func words(_ path: String) -> SessionError {
    switch self {
    case .unreadable(let error): error
    case .wrong(let error):
      SessionError(
        "'\(VisibleText.line(path))' has \(error.count == 1 ? "a problem" : "\(error.count) problems")",
        details: error.description)
    }
  }
}

struct SaveCommand: SessionCommand {
  static let name = "save"
  static let abstract = "Save the table as a spec file."
  static let discussion =
    "Without FILE, `save` writes to the open file. An existing file keeps its comments, order and quoting: only the parts that changed are rewritten. Without --force, `save` does not overwrite changes that another program made, or another file that this session did not write."
  static let examples = ["save copy.yaml"]

  var file: String?
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .optional("file", \.file, .file(SpecRecognition.fileExtensions), "The spec file."),
    .force(\.isForced, "Overwrite another existing file, or changes that another program made."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let path = file ?? turn.session.document.path else {
      throw SessionError("the table has no file yet", hint: Self.usageHint)
    }
    if file != nil { try turn.checkOverwriting(path, for: .spec, isForced: isForced) }
    let note: String
    (turn.session.document, note) = try SpecSaving(session: turn.session, isForced: isForced).write(to: path)
    turn.noteWritten(path)
    return "saved \(VisibleText.line(path))\(note)"
  }
}
