import Renderers

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
    var members = [("command", JSONText.string(command)), ("ok", error == nil ? "true" : "false")]
    members += placeMembers
    members.append(("changed", hasChanged ? "true" : "false"))
    if let summary {
      members.append(("table", "{\"sections\": \(summary.sections), \"rows\": \(summary.rows)}"))
    }
    members.append(("output", JSONText.string(output)))
    if let data { members.append(("data", data)) }
    if let elapsed { members.append(("milliseconds", elapsed.milliseconds)) }
    return Self.object(members + errorMembers)
  }

  /// The error alone, for standard error; `nil` without one.
  var errorLine: String? {
    guard error != nil else { return nil }
    return Self.object(errorMembers + [("command", JSONText.string(command))] + placeMembers)
  }

  private var placeMembers: [(String, String)] {
    guard let place else { return [] }
    return [("file", JSONText.string(place.name)), ("line", String(place.line))]
      + (place.expression.map { [("expression", String($0))] } ?? [])
  }

  private var errorMembers: [(String, String)] {
    guard let error else { return [] }
    var members = [("error", JSONText.string(error.message))]
    if let hint = error.hint { members.append(("hint", JSONText.string(hint))) }
    if let details = error.details { members.append(("details", JSONText.string(details))) }
    return members
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}\n"
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
