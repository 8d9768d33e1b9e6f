// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import JSON

struct DefineCommand: ConsoleCommand {
  static let name = CommandLines.definition
  static let abstract = "Make a command of others: `define NAME`, its lines, `end`; alone it lists yours."
  static let discussion = """
    $1, $2 … stand for its arguments, $* for all of them; a first line with # says what it does. It runs as one \
    step: all of its lines, or none. Definitions in the start-up file (~/.config/roundtable/rc) are there in \
    every shell. `undefine NAME` forgets one.
    """
  static let examples = ["define"]
  static let steps = [
    "define restyle", "  # Cards with a radius", "  set-style cards", "  set-radius $1", "end", "restyle 12",
  ]

  var command: String?
  static let parameters: [Parameter<Self>] = [
    .optional("name", \.command, .text, "Its name; the lines follow.")
  ]
  static let expandsVariables = false

  func run(in session: inout Session) throws(ConsoleError) -> String {
    if let name = command {
      throw ConsoleError(
        "the definition of '\(name)' has no end", hint: "its lines, then \(CommandLines.end), follow")
    }
    let commands = session.userCommands.values.sorted { $0.name < $1.name }
    session.answer { .list(commands.map { .object([("name", .text($0.name)), ("text", .text($0.text))]) }) }
    return commands.isEmpty ? "no commands of your own yet" : commands.map(\.text).joined(separator: "\n\n")
  }
}

struct UndefineCommand: ConsoleCommand {
  static let name = "undefine"
  static let abstract = "Forget a command that `define` made."
  static let steps = ["define soft", "  set-radius 20", "end", "undefine soft"]

  @Required var command: String
  static let parameters: [Parameter<Self>] = [
    .argument("name", \.$command, .userCommand, "Its name.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard session.userCommands.removeValue(forKey: command) != nil else {
      throw .unknown(
        "command of yours", command, among: session.userCommands.keys.sorted(), hint: "'define' lists yours")
    }
    return "\(command) is no command any more"
  }
}
