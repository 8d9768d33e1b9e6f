import JSON

enum SetCommand: UntypedCommand {
  static let name = "set"
  static let abstract = "Set how the session behaves; alone it lists the settings."
  static let discussion = """
    autosave on|off   every edit is written to the open file at once
    pager on|off      output higher than the terminal goes through $PAGER (at the prompt only)
    timing on|off     each command tells how long it took
    """
  static let parameters: [Parameter] = [
    .optional("setting", .choice(SessionSettings.names), "The setting."),
    .optional("value", .choice(["on", "off"]), "Its value."),
  ]
  static let examples = ["set", "set autosave off", "set pager off", "set timing off"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let name = arguments.text("setting") else {
      let settings = session.settings
      session.answer { .object(SessionSettings.names.map { ($0, .flag(settings[$0] == true)) }) }
      return SessionSettings.names.map { line($0, session) }.joined(separator: "\n")
    }
    guard let value = arguments.text("value") else { return line(name, session) }
    if name == "autosave", value == "on", session.document.path == nil {
      throw ConsoleError("the table has no file to save to", hint: "'save FILE' first")
    }
    session.settings[name] = value == "on"
    return line(name, session)
  }

  private static func line(_ name: String, _ session: Session) -> String {
    "\(name) \(session.settings[name] == true ? "on" : "off")"
  }
}
