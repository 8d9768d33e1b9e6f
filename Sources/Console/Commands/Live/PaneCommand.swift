enum PaneCommand: UntypedCommand {
  static let name = "pane"
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "Only at the prompt of a terminal that is tall enough. It follows the row that was edited; `pane up`, `pane down` and `pane ROW` scroll it, as Page Up and Page Down do while the line is empty. Ctrl-L empties what is below it; `pane off` gives the screen back."
  static let parameters: [Parameter] = [
    .argument("place", .rowOrWord(PaneChange.words), "Whether it is there, or where it goes.")
  ]
  static let examples: [String] = []

  static func replayed(_ line: String) -> String? { nil }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard session.options.isInteractive, session.places.isEmpty else {
      throw ConsoleError("pane works at the prompt only", hint: "'show' prints the preview")
    }
    if let row = arguments.row("place") {
      session.request(.pane(.row(row)))
    } else if let change = PaneChange(word: arguments.text("place") ?? "") {
      session.request(.pane(change))
    }
    return ""
  }
}
