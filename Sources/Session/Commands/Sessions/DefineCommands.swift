// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

struct DefineCommand: SessionCommand {
  static let name = CommandLines.definition
  static let abstract = "Define a command: `define NAME`, its lines, `end`; without a name, list yours."
  static let discussion = """
    $1, $2 … are replaced by its arguments, $* by all of them. A first line with # becomes its help. It runs as one \
    step: if a line fails, the changes of all its lines are undone. Definitions in the start-up file \
    (~/.config/roundtable/rc) are available in every shell. `undefine NAME` removes one.
    """
  static let examples = ["define"]
  static let steps = [
    "define restyle", "  # Cards with a radius", "  set-style cards", "  set-radius $1", "end", "restyle 12",
  ]

  var command: String?
  static let parameters: [Parameter<Self>] = [
    .optional("name", \.command, .text, "The command's name; its lines follow.")
  ]
  static let expandsVariables = false

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if let name = command {
      throw SessionError(
        "the definition of '\(name)' has no end", hint: "type its lines, then \(CommandLines.end)")
    }
    let commands = turn.session.userCommands.values.sorted { $0.name < $1.name }
    turn.answer { .list(commands.map { .object([("name", .text($0.name)), ("text", .text($0.text))]) }) }
    return commands.isEmpty
      ? "you have not defined any commands" : commands.map(\.text).joined(separator: "\n\n")
  }
}

struct UndefineCommand: SessionCommand {
  static let name = "undefine"
  static let abstract = "Remove a command that you defined."
  static let steps = ["define soft", "  set-radius 20", "end", "undefine soft"]

  @Required var command: String
  static let parameters: [Parameter<Self>] = [
    .argument("name", \.$command, .userCommand, "The command's name.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.userCommands.removeValue(forKey: command) != nil else {
      throw .unknown(
        "user-defined command", command, among: turn.session.userCommands.keys.sorted(),
        hint: "'define' lists yours")
    }
    return "\(command) removed"
  }
}
