enum PaneCommand: ConsoleCommand {
  static let name = "pane"
  static let group = CommandGroup.live
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "Only at the prompt of a terminal that is tall enough. Ctrl-L empties what is below it; `pane off` gives the screen back."
  static let parameters: [Parameter] = [.argument("state", .choice(["on", "off"]), "Whether it is there.")]
  static let examples: [String] = []

  static func replayed(_ line: String) -> String? { nil }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard session.options.isInteractive, session.places.isEmpty else {
      throw ConsoleError("pane works at the prompt only", hint: "'show' prints the preview")
    }
    session.request(.pane(isOn: arguments.isWord("state", "on")))
    return ""
  }
}
