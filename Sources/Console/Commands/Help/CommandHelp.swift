// SPDX-License-Identifier: GPL-3.0-or-later

import JSON
import TextEscaping

/// Writes help from what commands declare.
package enum CommandHelp {
  /// A group's commands, a line each.
  static func list(_ group: CommandGroup) -> String {
    let commands = CommandRegistry.commands(of: group)
    return ([group.rawValue] + commands.map { "  \($0.name.padded(to: 16)) \($0.abstract)" }).joined(
      separator: "\n")
  }

  /// The user's own commands; no list where there are none.
  static func list(_ commands: [String: UserCommand]) -> [String] {
    guard !commands.isEmpty else { return [] }
    let lines = commands.values.sorted { $0.name < $1.name }.map {
      "  \($0.name.padded(to: 16)) \($0.abstract)"
    }
    return [(["yours"] + lines).joined(separator: "\n")]
  }

  static func page(_ command: UserCommand) -> String {
    VisibleText.lines(
      "usage: \(command.usage)\n\(command.summary.map { $0 + "\n" } ?? "")\n"
        + command.source.map { "  \($0)" }.joined(separator: "\n"))
  }

  /// What is explained besides commands.
  static var topics: String {
    let lines = HelpTopic.allCases.map { "  \($0.rawValue.padded(to: 16)) \($0.abstract)" }
    return (["topics"] + lines).joined(separator: "\n")
  }

  /// Everything about a command.
  static func page(_ command: any ConsoleCommand.Type) -> String {
    var lines = ["usage: \(command.usage)", command.abstract]
    if !command.discussion.isEmpty { lines.append(command.discussion) }
    if !command.declarations.isEmpty {
      lines.append("")
      let width = max(14, command.declarations.map(\.signature.count).max() ?? 0)
      let further = command.declarations.filter(\.isFurther)
      for parameter in command.declarations where !parameter.isFurther {
        lines.append("  " + line(parameter, width: width))
      }
      if !further.isEmpty {
        lines += ["", "Other settings:"] + further.map { "  " + line($0, width: width) }
      }
    }
    for examples in [command.examples, command.steps] where !examples.isEmpty {
      lines.append("")
      lines += examples.map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// `--badge TEXT  A short text in a capsule. (text)`
  static func line(_ parameter: ParameterDeclaration, width: Int) -> String {
    let values = parameter.role.takesValue ? " (\(parameter.shape.words))" : ""
    return "\(parameter.signature.padded(to: width))  \(parameter.help)\(values)"
  }

  /// The whole reference as text or as JSON.
  package static func reference(json: Bool) -> String {
    guard json else {
      return CommandRegistry.all.map(page).joined(separator: "\n\n") + "\n"
    }
    return JSONWriter.lines(
      CommandRegistry.groups.flatMap { group, commands in
        commands.map { command in
          .object([
            ("name", .text(command.name)), ("group", .text(group.rawValue)),
            ("abstract", .text(command.abstract)), ("usage", .text(command.usage)),
            ("parameters", .list(command.declarations.map(object))), ("examples", .texts(command.examples)),
            ("steps", .texts(command.steps)),
          ])
        }
      })
  }

  private static func object(_ parameter: ParameterDeclaration) -> JSONValue {
    .object([
      ("name", .text(parameter.name)), ("role", .text("\(parameter.role)")),
      ("values", .text(parameter.shape.words)), ("help", .text(parameter.help)),
    ])
  }
}

extension ParameterDeclaration.Role {
  fileprivate var takesValue: Bool {
    switch self {
    case .required, .optional, .rest, .several, .command, .option: true
    case .flag: false
    }
  }
}
