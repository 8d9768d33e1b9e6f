// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The result of a command, as a line of JSON for other programs.
struct CommandReport {
  var command: String
  /// The script and its line; `nil` at a prompt.
  var script: Script?
  var error: SessionError?
  /// The text that the command printed.
  var output: String
  /// The table's numbers of sections and rows, if the command changed the table.
  var summary: (sections: Int, rows: Int)?
  /// Whether the command changed the table.
  var hasChanged: Bool
  /// The command's result as data, if it has any: JSON on one line.
  var data: String?
  /// How long the command took, if that is reported.
  var elapsed: Duration?

  /// `{"command": …, "ok": true, …}` with a newline.
  var line: String {
    var members: [(String, ValueTree)] = [("command", .text(command)), ("ok", .flag(error == nil))]
    members += placeMembers
    members.append(("changed", .flag(hasChanged)))
    if let summary {
      members.append(
        ("table", .object([("sections", .integer(summary.sections)), ("rows", .integer(summary.rows))])))
    }
    members.append(("output", .text(output)))
    if let data { members.append(("data", .written(data))) }
    if let elapsed { members.append(("milliseconds", .written(elapsed.milliseconds))) }
    return Self.line(members + errorMembers)
  }

  /// The error alone, for standard error; `nil` without one.
  var errorLine: String? {
    guard error != nil else { return nil }
    return Self.line(errorMembers + [("command", .text(command))] + placeMembers)
  }

  private var placeMembers: [(String, ValueTree)] {
    guard let script else { return [] }
    return [("file", .text(script.name)), ("line", .integer(script.line))]
      + (script.expression.map { [("expression", .integer($0))] } ?? [])
  }

  private var errorMembers: [(String, ValueTree)] {
    guard let error else { return [] }
    var members: [(String, ValueTree)] = [("error", .text(error.message))]
    if let hint = error.hint { members.append(("hint", .text(hint))) }
    if let details = error.furtherLines { members.append(("details", .text(details))) }
    return members
  }

  private static func line(_ members: [(String, ValueTree)]) -> String {
    ValueTree.object(members).jsonLine + "\n"
  }
}

extension Duration {
  /// Milliseconds with three decimals.
  var milliseconds: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
