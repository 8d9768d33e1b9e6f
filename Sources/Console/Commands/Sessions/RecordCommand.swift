import TextEscaping

enum RecordCommand: UntypedCommand {
  static let name = "record"
  static let abstract = "Write every command that succeeds to a script; `record off` ends it."
  static let parameters: [Parameter] = [
    .argument("file", .file(["rt"]), "The script, or `off`."), Session.forceParameter,
  ]
  static let discussion =
    "Command names are written out, a sourced script is the one line that names it, and what failed or works at the prompt only is left out. It begins with the variables that are set."
  static let examples = ["record session.rt", "record off"]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    parameter.name == "file" ? ["off"] : []
  }

  static func replayed(_ line: String) -> String? { nil }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = arguments.text("file") ?? ""
    guard path != "off" else {
      guard let recording = session.recording else { return "nothing is being recorded" }
      session.recording = nil
      session.workspace.finish(recording.path)
      return "recorded \(VisibleText.line(recording.path))"
    }
    try session.checkOverwriting(path, for: .recording, arguments)
    try session.beginRecording(to: path)
    return "recording to \(VisibleText.line(path))"
  }
}
