// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLint
import TableModel
import TableSpec

struct SpecCommand: SessionCommand {
  static let name = "spec"
  static let abstract = "Print the table as a spec file."
  static let examples = ["spec"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if turn.session.options.reportsJSON {
      turn.line.answer = JSONText.oneLine(Array(SpecEncoder.encodeJSON(turn.session.table).utf8))
    }
    return SpecEncoder.encode(turn.session.table)
  }
}

struct DiffCommand: SessionCommand {
  static let name = "diff"
  static let abstract = "Show the changes since the last save, since N edits ago, or compared with the file."
  static let discussion =
    "`diff N` compares with the table N edits ago. `diff file` reads the open file again and compares with it, for example after a conflict: - marks the file's lines, + marks yours."
  static let examples = ["diff", "diff 1"]

  /// The state to compare with.
  enum Against: Sendable {
    case edits(Int)
    case file
  }

  var against: Against?
  private static let against = ParameterKind.integer(1...1_000_000).map(Against.edits).or("file", .file)

  static let parameters: [Parameter<Self>] = [
    .optional("against", \.against, against, "How many edits to go back, or `file`.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let old = try formerTable(turn.session)
    let lines = LineDiff(from: SpecEncoder.encode(old), to: SpecEncoder.encode(turn.session.table)).text
    guard !lines.isEmpty else { return "no difference" }
    let words = TableDifference(from: old, to: turn.session.table).lines
    return words.map(VisibleText.line).joined(separator: "\n") + "\n\n" + lines
  }

  private func formerTable(_ session: Session) throws(SessionError) -> Table {
    switch against {
    case .file:
      guard let path = session.document.path else {
        throw SessionError("the table has no file", hint: "'open FILE' reads one")
      }
      return try OpenCommand.load(path, in: session).table
    case .edits(let steps):
      var copy = session.document
      for done in 0..<steps where copy.undo() == nil {
        throw SessionError(
          done == 0
            ? "there is no edit to go back"
            : "there \(done == 1 ? "is" : "are") only \(done.counted("edit")) to go back",
          hint: done == 0
            ? "'diff' shows what changed since the last save" : "'diff \(done)' goes back as far as possible")
      }
      return copy.table
    case nil: return session.document.savedTable
    }
  }
}

struct LintCommand: SessionCommand {
  static let name = "lint"
  static let abstract = "Check the table for likely mistakes."
  static let discussion =
    "--fix fixes each finding that has exactly one safe fix. It fixes findings of severity note only with --severity note. One `undo` takes all of the fixes back."
  static let examples = ["lint", "lint --severity warning", "lint --fix"]

  var severity: Finding.Severity?
  var fixes = false
  static let parameters: [Parameter<Self>] = [
    .severity(\.severity), .fix(\.fixes),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard fixes else {
      let findings = Linter.findings(in: turn.session.pictured, from: severity ?? .note)
      turn.answer { .list(findings.map(\.json)) }
      return findings.isEmpty
        ? "no findings" : findings.map(\.description).joined(separator: "\n")
    }
    let (table, fixed) = Linter.fix(turn.session.pictured, from: severity ?? .warning)
    guard !fixed.isEmpty else { return "no finding has exactly one safe fix" }
    try turn.perform(.replaceTable(table))
    return fixed.map { "fixed: \($0.placeName): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }
}

extension Parameter {
  package static func severity(_ path: any SettingPath<Command, Finding.Severity?>) -> Self {
    .option("severity", path, .choice, "List only findings of this severity or above.")
  }

  package static func fix(_ path: any SettingPath<Command, Bool>) -> Self {
    .flag("fix", path, "Apply the fix of each finding that has exactly one safe fix.")
  }
}

extension Finding {
  fileprivate var json: ValueTree {
    .object([
      ("rule", .text(rule)), ("severity", .text(severity.rawValue)), ("place", .text(placeName)),
      ("message", .text(message)),
    ])
  }
}
