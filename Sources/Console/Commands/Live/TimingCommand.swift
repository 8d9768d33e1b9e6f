enum TimingCommand: UntypedCommand {
  static let name = "timing"
  static let abstract = "Tell how long each command takes, or no longer; the same as `set timing`."
  static let parameters: [Parameter] = [
    .optional("state", .choice(["on", "off"]), "Whether it is told; the other way round where not given.")
  ]
  static let examples = ["timing on", "timing off"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    session.settings.timing = arguments.text("state").map { $0 == "on" } ?? !session.settings.timing
    return "timing \(session.settings.timing ? "on" : "off")"
  }
}
