// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Writes help from the commands' declarations.
package enum CommandHelp {
  /// The columns of a list's names: the longest name of a command fits.
  private static let nameColumns = CommandRegistry.names.map(\.count).max() ?? 0

  /// A line of a list: `add-row  Add a row`, with all texts in one column.
  package static func entry(_ name: String, _ text: String) -> String {
    "\(name.padded(to: nameColumns))  \(text)"
  }

  /// The commands of a group, one per line.
  static func list(_ group: CommandGroup) -> String {
    ([group.rawValue] + group.commands.map { "  " + entry($0.name, $0.abstract) }).joined(separator: "\n")
  }

  /// The user's own commands; empty if there are none.
  static func list(_ commands: [String: UserCommand]) -> [String] {
    guard !commands.isEmpty else { return [] }
    let lines = commands.values.sorted { $0.name < $1.name }.map { "  " + entry($0.name, $0.abstract) }
    return [(["yours"] + lines).joined(separator: "\n")]
  }

  static func page(_ command: UserCommand) -> String {
    VisibleText.lines(
      "usage: \(command.usage)\n\(command.summary.map { $0 + "\n" } ?? "")\n"
        + command.source.map { "  \($0)" }.joined(separator: "\n"))
  }

  /// The topics, one per line.
  static var topics: String {
    let lines = HelpTopic.allCases.map { "  " + entry($0.rawValue, $0.abstract) }
    return (["topics"] + lines).joined(separator: "\n")
  }

  /// Everything about a command.
  package static func page(_ command: any Verb.Type) -> String {
    var lines = ["usage: \(command.usage)", command.abstract]
    if !command.discussion.isEmpty { lines.append(command.discussion) }
    if !command.declarations.isEmpty {
      lines.append("")
      lines += list(command.declarations.filter { !$0.isFurther })
      let further = command.declarations.filter(\.isFurther)
      if !further.isEmpty { lines += ["", "Other settings:"] + list(further) }
    }
    for examples in [command.examples, command.steps] where !examples.isEmpty {
      lines.append("")
      lines += examples.map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// A line for each parameter, with all texts in one column; two lines for a parameter that is wider than its column.
  private static func list(_ parameters: [ParameterDeclaration]) -> [String] {
    let width = parameters.map(\.entry.count).filter { $0 <= mostSignatureColumns }.max() ?? 0
    return parameters.map { parameter in
      let line = line(parameter, width: max(14, width))
      guard parameter.entry.count > mostSignatureColumns else { return "  " + line }
      let text = line.dropFirst(parameter.entry.count + 2)
      return "  \(parameter.entry)\n" + String(repeating: " ", count: width + 4) + text
    }
  }

  /// A wider column would leave less than half of an 80-column terminal for the text.
  private static let mostSignatureColumns = 32

  /// `--badge TEXT  A short text in a capsule. (text)`
  static func line(_ parameter: ParameterDeclaration, width: Int) -> String {
    "\(parameter.entry.padded(to: width))  \(parameter.text)"
  }

  /// Each parameter with its text, for other forms than the help.
  package static func terms(_ command: any Verb.Type) -> [(name: String, text: String)] {
    command.declarations.map { ($0.entry, $0.text) }
  }

  /// The whole reference as text or as JSON.
  package static func reference(json: Bool) -> String {
    guard json else {
      return CommandRegistry.all.map(page).joined(separator: "\n\n") + "\n"
    }
    return JSONWriter.lines(
      CommandGroup.allCases.flatMap { group in
        group.commands.map { command in
          .object([
            ("name", .text(command.name)), ("group", .text(group.rawValue)),
            ("abstract", .text(command.abstract)), ("usage", .text(command.usage)),
            ("parameters", .list(command.declarations.map(object))), ("examples", .texts(command.examples)),
            ("steps", .texts(command.steps)),
          ])
        }
      })
  }

  private static func object(_ parameter: ParameterDeclaration) -> ValueTree {
    .object([
      ("name", .text(parameter.name)), ("role", .text("\(parameter.role)")),
      ("values", .text(parameter.shape.words)), ("help", .text(parameter.help)),
    ])
  }
}

extension ParameterDeclaration {
  /// `-o, --output FILE`: its signature after its short name.
  fileprivate var entry: String { (short.map { "-\($0), " } ?? "") + signature }

  /// The help, and the values that it takes.
  fileprivate var text: String { help + (role.takesValue ? " (\(shape.words))" : "") }
}

extension ParameterDeclaration.Role {
  fileprivate var takesValue: Bool {
    switch self {
    case .required, .optional, .rest, .several, .command, .option, .each: true
    case .flag: false
    }
  }
}
