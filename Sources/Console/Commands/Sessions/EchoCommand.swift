import TextEscaping

enum EchoCommand: UntypedCommand {
  static let name = "echo"
  static let abstract = "Print a text; `echo on` prints every command of a script before it runs."
  static let parameters: [Parameter] = [.rest("text", .text, "The text, or on or off.")]
  static let examples = ["echo Hello", "echo on", "echo off"]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    given.isEmpty ? ["on", "off"] : []
  }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let words = arguments.texts("text")
    if words == ["on"] || words == ["off"] {
      session.echoesCommands = words == ["on"]
      return ""
    }
    return VisibleText.lines(words.joined(separator: " ")) + "\n"
  }
}
