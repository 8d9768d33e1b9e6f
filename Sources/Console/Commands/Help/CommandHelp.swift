/// Writes help from what commands declare.
package enum CommandHelp {
  /// A group's commands, a line each.
  static func list(_ group: CommandGroup) -> String {
    let commands = CommandRegistry.all.filter { $0.group == group }
    return ([group.rawValue] + commands.map { "  \($0.name.padded(to: 16)) \($0.abstract)" }).joined(
      separator: "\n")
  }

  /// Everything about a command.
  static func page(_ command: any ConsoleCommand.Type) -> String {
    var lines = ["usage: \(command.usage)", command.abstract]
    if !command.discussion.isEmpty { lines.append(command.discussion) }
    if !command.parameters.isEmpty {
      lines.append("")
      for parameter in command.parameters {
        let name = parameter.isPositional ? parameter.name.uppercased() : "--" + parameter.name
        let values = parameter.role.takesValue ? " (\(parameter.kind.words))" : ""
        lines.append("  \(name.padded(to: 14)) \(parameter.help)\(values)")
      }
    }
    if !command.examples.isEmpty {
      lines.append("")
      lines += command.examples.map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// The whole reference as text or as JSON.
  package static func reference(json: Bool) -> String {
    guard json else {
      return CommandRegistry.all.map(page).joined(separator: "\n\n") + "\n"
    }
    let commands = CommandRegistry.all.map { command in
      let parameters = command.parameters.map { parameter in
        "{\"name\": \(quoted(parameter.name)), \"role\": \(quoted("\(parameter.role)")), "
          + "\"values\": \(quoted(parameter.kind.words)), \"help\": \(quoted(parameter.help))}"
      }
      return "  {\"name\": \(quoted(command.name)), \"group\": \(quoted(command.group.rawValue)), "
        + "\"abstract\": \(quoted(command.abstract)), \"usage\": \(quoted(command.usage)), "
        + "\"parameters\": [\(parameters.joined(separator: ", "))], "
        + "\"examples\": [\(command.examples.map(quoted).joined(separator: ", "))]}"
    }
    return "[\n" + commands.joined(separator: ",\n") + "\n]\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Parameter.Role {
  fileprivate var takesValue: Bool {
    switch self {
    case .required, .optional, .rest, .command, .option: true
    case .flag: false
    }
  }
}
