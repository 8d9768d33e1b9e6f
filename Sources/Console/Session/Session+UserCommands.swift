// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

extension Session {
  /// Commands that call each other without end are stopped here.
  private static let maximumCalls = 16

  /// Makes the command of a definition's lines, or makes it anew.
  mutating func define(_ block: String) throws(ConsoleError) -> String {
    let command = try UserCommand(block: block)
    let isNew = userCommands.updateValue(command, forKey: command.name) == nil
    // A start-up file and a library of definitions are quiet.
    guard places.isEmpty else { return "" }
    return "\(command.usage) \(isNew ? "defined" : "defined anew")"
  }

  /// Runs a command of the user's own: all of its lines, as one step, or none.
  mutating func run(_ command: UserCommand, _ words: [CommandWord], line: String) throws(ConsoleError)
    -> String
  {
    let given = words.dropFirst().map(\.text)
    guard given.count >= command.argumentCount else {
      throw ConsoleError(
        "missing argument \(given.count + 1) of '\(command.name)'", hint: "usage: \(command.usage)")
    }
    guard given.count == command.argumentCount || command.takesRest else {
      throw ConsoleError("unexpected '\(given[command.argumentCount])'", hint: "usage: \(command.usage)")
    }
    guard calls < Self.maximumCalls else {
      throw ConsoleError(
        "commands call each other more than \(Self.maximumCalls) deep",
        hint: "does '\(command.name)' call itself?")
    }
    let outer = callArguments
    callArguments = given
    calls += 1
    defer {
      callArguments = outer
      calls -= 1
    }
    let mark = document.history.undoSteps.count
    for line in command.lines {
      do {
        let text = try perform(line)
        if !text.isEmpty { emit(.output(text.endingLine)) }
      } catch {
        var error = error
        error.calls.append(ConsoleError.Call(command: command.name, line: line.trimmed))
        throw error
      }
      if exitCode != nil || nestedFailure != nil { break }
    }
    document.mergeSteps(since: mark, named: line)
    return ""
  }
}
