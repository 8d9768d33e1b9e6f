// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A command as a line names it: one of the program's own, or one that the user made.
enum NamedCommand {
  case builtIn(any ConsoleCommand.Type)
  case user(UserCommand)

  var name: String {
    switch self {
    case .builtIn(let type): type.name
    case .user(let command): command.name
    }
  }
}

extension Session {
  /// The command of a name, or at a prompt of an unambiguous beginning.
  func find(_ name: String) throws(ConsoleError) -> NamedCommand {
    if let own = userCommands[name] { return .user(own) }
    let own = userCommands.keys.filter { allowsPrefix && $0.hasPrefix(name) }.sorted()
    if let only = own.first.flatMap({ userCommands[$0] }), !CommandRegistry.isReserved(name) {
      let others = CommandRegistry.names.filter { $0.hasPrefix(name) }
      guard own.count == 1, others.isEmpty else {
        throw ConsoleError(
          "'\(name)' is ambiguous", hint: "it could be " + (own + others).prefix(6).joined(separator: ", "))
      }
      return .user(only)
    }
    return .builtIn(
      try CommandRegistry.find(name, allowsPrefix: allowsPrefix, others: userCommands.keys.sorted()))
  }

  /// Every command that can be typed.
  package var commandNames: [String] { CommandRegistry.names + userCommands.keys.sorted() }

  /// One line about a command that can be typed.
  func abstract(of name: String) -> String? {
    userCommands[name]?.abstract ?? (try? CommandRegistry.find(name, allowsPrefix: false))?.abstract
  }

  /// With the variables and the arguments of the user's command that runs.
  var expansion: VariableExpansion {
    VariableExpansion(variables: variables, arguments: callArguments)
  }

  /// Tells machines what a command found; `value` is computed only if it is needed.
  mutating func answer(_ value: () -> ValueTree) {
    if options.reportsJSON { answer = value().jsonLine }
  }
}
