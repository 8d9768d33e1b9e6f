import CommandGrammar
import JSON
import TextEscaping

enum LetCommand: UntypedCommand {
  static let name = "let"
  static let abstract = "Give a variable a value; alone it lists them. $name and ${name} stand for the value."
  static let discussion =
    "A value is one word wherever it stands. Within '…' and after \\ a $ is only a dollar. Variables are the session's, not the table's."
  static let parameters: [Parameter] = [
    .optional("name", .text, "Letters, digits and _."), .optional("value", .text, "Its value."),
  ]
  static let examples = ["let", "let inset 16", "let title \"Wi-Fi & more\""]

  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]
  {
    given.isEmpty ? session.variables.keys.sorted() : []
  }

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let name = arguments.text("name") else {
      let variables = session.variables.sorted { $0.key < $1.key }
      session.answer { .object(variables.map { ($0.key, .text($0.value)) }) }
      return variables.map { "\($0.key) = \(VisibleText.line($0.value))" }
        .joined(separator: "\n")
    }
    guard CommandWord.Reference.isName(name) else {
      throw ConsoleError("'\(name)' cannot be a variable", hint: "a letter or _, then letters, digits and _")
    }
    guard let value = arguments.text("value") else {
      guard let value = session.variables[name] else {
        throw .unknown(
          "variable", name, among: session.variables.keys.sorted(), hint: "'let \(name) VALUE' sets it")
      }
      return "\(name) = \(VisibleText.line(value))"
    }
    session.variables[name] = value
    return ""
  }
}
