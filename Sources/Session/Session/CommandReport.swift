// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// What came of one command, as one line of JSON for machines.
struct CommandReport {
  var command: String
  /// Where it stands; `nil` at a prompt.
  var place: Session.Place?
  var error: ConsoleError?
  /// What it printed.
  var output: String
  /// The table's sections and rows, where it is another one now.
  var summary: (sections: Int, rows: Int)?
  /// Whether the table is another one now.
  var hasChanged: Bool
  /// What it printed as data, where there is such: JSON on one line.
  var data: String?
  /// How long it took, where that is told.
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
    guard let place else { return [] }
    return [("file", .text(place.name)), ("line", .integer(place.line))]
      + (place.expression.map { [("expression", .integer($0))] } ?? [])
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
  /// With three decimals.
  var milliseconds: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
