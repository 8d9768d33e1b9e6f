// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import CommandGrammar
import Platform
import Session

/// A command line that begins with a command of the shell, such as `roundtable add-row A` or `roundtable help add-row`: commands are
/// run with `-e`.
struct ShellWord {
  private let command: String
  private let arguments: [String]
  private let asksForHelp: Bool

  /// - Parameter words: the command line without the program.
  /// - Returns: `nil` if the word is a subcommand, a file or not a command of the shell.
  init?(_ words: [String], besides subcommands: [String]) {
    // ArgumentParser's own subcommand.
    let isHelp = words.first == "help"
    let words = isHelp ? words.dropFirst() : words[...]
    guard let command = words.first, command != "help", !subcommands.contains(command),
      CommandRegistry.names.contains(command), FileReader.key(of: command) == nil
    else { return nil }
    self.command = command
    arguments = Array(words.dropFirst())
    asksForHelp = isHelp || arguments.contains("--help") || arguments.contains("-h")
  }

  /// Prints the command's help, where it is asked for.
  ///
  /// - Throws: an ``ExitStatus`` after an error that names the command line to type.
  func run() throws {
    guard asksForHelp else {
      let line = ([command] + arguments).map(WordQuoting.quoted).joined(separator: " ")
      let quoted = "'" + VisibleText.line(line).replacing("'", with: "'\\''") + "'"
      StandardStream.error.write(
        "error: '\(command)' is a command of the shell\nhint: roundtable SPEC.yaml -e \(quoted)\n")
      throw ExitStatus.usage
    }
    StandardStream.output.write(
      "'\(command)' is a command of the shell. Without a shell: roundtable SPEC.yaml -e '\(command) …'\n\n")
    let shell = try ShellCommand.parse(["-e", "help \(command)"])
    try shell.run()
  }

  /// The last line of a subcommand's help if the shell has a command of that name; `nil` if it doesn't.
  static func note(on subcommand: String) -> String? {
    guard subcommand != "help", CommandRegistry.names.contains(subcommand) else { return nil }
    return "The shell also has a command '\(subcommand)': roundtable -e 'help \(subcommand)'"
  }
}
