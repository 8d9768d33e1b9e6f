// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A command by its name in a line: a built-in command, or a command that the user defined.
enum NamedCommand {
  case builtIn(any SessionCommand.Type)
  case user(UserCommand)

  var name: String {
    switch self {
    case .builtIn(let type): type.name
    case .user(let command): command.name
    }
  }
}

extension Session {
  /// The command with a name.
  ///
  /// - Parameter allowsPrefix: whether an unambiguous beginning is enough.
  func find(_ name: String, allowsPrefix: Bool) throws(SessionError) -> NamedCommand {
    if let own = userCommands[name] { return .user(own) }
    let own = userCommands.keys.filter { allowsPrefix && $0.hasPrefix(name) }.sorted()
    if let only = own.first.flatMap({ userCommands[$0] }), !CommandRegistry.isReserved(name) {
      let others = CommandRegistry.names.filter { $0.hasPrefix(name) }
      guard own.count == 1, others.isEmpty else {
        throw SessionError(
          "'\(name)' is ambiguous", hint: "it could be " + (own + others).prefix(6).joined(separator: ", "))
      }
      return .user(only)
    }
    return .builtIn(
      try CommandRegistry.find(name, allowsPrefix: allowsPrefix, others: userCommands.keys.sorted()))
  }

  /// Every command that can be typed.
  package var commandNames: [String] { CommandRegistry.names + userCommands.keys.sorted() }

  /// The one-line description of a command.
  func abstract(of name: String) -> String? {
    userCommands[name]?.abstract ?? (try? CommandRegistry.find(name, allowsPrefix: false))?.abstract
  }
}

extension Turn {
  /// Typed commands may be abbreviated, but not commands in scripts, which are kept.
  var allowsPrefix: Bool { session.options.isInteractive && scripts.isEmpty }

  func find(_ name: String) throws(SessionError) -> NamedCommand {
    try session.find(name, allowsPrefix: allowsPrefix)
  }

  /// Replaces variables, and the arguments of the running user's command.
  var expansion: VariableExpansion {
    VariableExpansion(variables: session.variables, arguments: calls.last)
  }
}
