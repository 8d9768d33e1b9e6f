enum RecordCommand: ConsoleCommand {
  static let name = "record"
  static let group = CommandGroup.sessions
  static let abstract = "Write every command that succeeds to a script; `record off` ends it."
  static let parameters: [Parameter] = [.argument("file", .file(["rt"]), "The script, or `off`.")]
  static let examples = ["record session.rt", "record off"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = arguments.text("file") ?? ""
    guard path != "off" else {
      guard let recording = session.recording else { return "nothing is being recorded" }
      session.recording = nil
      return "recorded \(recording.path)"
    }
    try session.workspace.write([], to: path)
    session.recording = Recording(path: path)
    return "recording to \(path)"
  }
}
