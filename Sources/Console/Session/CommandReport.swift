import Renderers

/// What came of one command, as one line of JSON for machines.
struct CommandReport {
  var command: String
  /// Where it stands; `nil` at a prompt.
  var place: Session.Place?
  var error: ConsoleError?
  /// What it printed.
  var output: String
  /// Whether the table is another one now.
  var hasChanged: Bool

  /// `{"command": …, "ok": true, …}` with a newline.
  var line: String {
    var members = [("command", JSONText.string(command)), ("ok", error == nil ? "true" : "false")]
    if let place {
      members.append(("file", JSONText.string(place.name)))
      members.append(("line", String(place.line)))
    }
    members.append(("changed", hasChanged ? "true" : "false"))
    members.append(("output", JSONText.string(output)))
    if let error {
      members.append(("error", JSONText.string(error.message)))
      if let hint = error.hint { members.append(("hint", JSONText.string(hint))) }
      if let details = error.details { members.append(("details", JSONText.string(details))) }
    }
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}\n"
  }
}
