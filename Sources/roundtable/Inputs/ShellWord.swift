// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Platform
import Session
import Shell

/// A command line that begins with a command of the shell, such as `roundtable why SPEC row 0.1 height`.
struct ShellWord {
  let command: any SessionCommand.Type
  let arguments: [String]

  /// - Parameter words: the command line without the program.
  /// - Returns: `nil` if the first word is a file or not a command of the shell.
  init?(_ words: ArraySlice<String>) {
    guard let word = words.first, word != "help", FileReader.key(of: word) == nil,
      let command = CommandRegistry.all.first(where: { $0.name == word })
    else { return nil }
    self.command = command
    arguments = Array(words.dropFirst())
  }

  /// Runs the command on the spec that the next word names.
  ///
  /// - Throws: an ``ExitStatus``, after an error is printed.
  func run() throws {
    guard command.runsOnCommandLine, let spec = arguments.first else {
      let quoted = "'" + VisibleText.line(line(arguments)).replacing("'", with: "'\\''") + "'"
      let error =
        command.runsOnCommandLine
        ? "missing SPEC\nhint: roundtable \(command.name) SPEC.yaml …"
        : "'\(command.name)' is a command of the shell\nhint: roundtable SPEC.yaml -e \(quoted)"
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.usage
    }
    var run = RunCommand()
    run.spec = spec
    run.sources = [PlacedSource(place: 0, source: .expression(line(Array(arguments.dropFirst()))))]
    try run.run()
  }

  private func line(_ words: [String]) -> String {
    ([command.name] + words).map(WordQuoting.quoted).joined(separator: " ")
  }

  /// The first lines of its help.
  var introduction: String {
    let way = command.runsOnCommandLine ? "\(command.name) SPEC.yaml …" : "SPEC.yaml -e '\(command.name) …'"
    return "'\(command.name)' is a command of the shell. Without a shell: roundtable \(way)\n\n"
  }
}
