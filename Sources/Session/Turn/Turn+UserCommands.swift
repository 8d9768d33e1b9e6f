// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

extension Turn {
  /// The deepest nesting of calls: it stops commands that call each other endlessly.
  private static let maximumCalls = 16

  /// Defines the command of a definition's lines, or redefines it.
  mutating func define(_ block: String) throws(SessionError) -> String {
    let command = try UserCommand(block: block)
    try check(command)
    let isNew = session.userCommands.updateValue(command, forKey: command.name) == nil
    // Definitions in a start-up file or another script print nothing.
    guard scripts.isEmpty else { return "" }
    return "\(command.usage) \(isNew ? "defined" : "redefined")"
  }

  /// - Throws: the error of one of its lines, for any arguments.
  private mutating func check(_ command: UserCommand) throws(SessionError) {
    for (number, line) in zip(command.lineNumbers, command.lines) {
      guard let name = try check(line, number: number, of: command.name) else { continue }
      emit(
        note: "line \(number) of '\(command.name)': there is no command '\(VisibleText.line(name))' yet")
    }
  }

  fileprivate func check(_ line: LexedLine, number: Int, of name: String) throws(SessionError) -> String? {
    do throws(SessionError) { return try check(line, in: name) } catch {
      throw SessionError(
        "line \(number) of '\(name)': \(error.message)", hint: error.hint, details: error.details)
    }
  }

  /// Checks the parts of a definition's line that don't depend on arguments.
  ///
  /// - Returns: the name of a command that may be defined later.
  /// - Throws: if the line is wrong for all arguments.
  private func check(_ line: LexedLine, in name: String) throws(SessionError) -> String? {
    let divided = try self.divided(line)
    guard divided.program == nil else { return nil }
    let words = try divided.command.closedWords()
    guard let first = words.first, first.references.isEmpty, first.text != name else { return nil }
    guard case .builtIn(let type)? = try known(first.text) else {
      return session.userCommands[first.text] == nil ? first.text : nil
    }
    let reader = ArgumentReader(
      command: type, parameters: type.declarations, line: divided.command, isTemplate: true)
    try reader.read(words.dropFirst()) { _, _ in }
    // After `for row 0.*` another command begins.
    guard let place = type.wordsBeforeCommand(in: words[...]), words.count > place else { return nil }
    return try check(divided.command.part(words[place...]), in: name)
  }

  /// The command with a name.
  ///
  /// - Returns: `nil` for a command that may be defined later.
  /// - Throws: if the name looks like a misspelt command.
  private func known(_ name: String) throws(SessionError) -> NamedCommand? {
    do {
      return try find(name)
    } catch {
      let mayBeLater =
        NearestNames.misspellings(of: name, among: session.commandNames).isEmpty
        && !session.commandNames.contains { $0.hasPrefix(name) }
      guard mayBeLater else { throw error }
      return nil
    }
  }

  /// Runs the lines of a user's command as one step. If one of them fails, the table is unchanged.
  mutating func run(_ command: UserCommand, _ words: [CommandWord], line: String) throws(SessionError)
    -> String
  {
    let given = words.dropFirst().map(\.text)
    guard given.count >= command.argumentCount else {
      throw SessionError(
        "missing argument \(given.count + 1) of '\(command.name)'", hint: "usage: \(command.usage)")
    }
    guard given.count == command.argumentCount || command.takesRest else {
      throw SessionError("unexpected '\(given[command.argumentCount])'", hint: "usage: \(command.usage)")
    }
    guard calls.count < Self.maximumCalls else {
      throw SessionError(
        "commands call each other more than \(Self.maximumCalls) levels deep",
        hint: "does '\(command.name)' call itself?")
    }
    calls.append(given)
    defer { calls.removeLast() }
    let mark = session.document.history.undoSteps.count
    for line in command.lines {
      do {
        let text = try perform(line)
        if !text.isEmpty { emit(.output(text.endingLine)) }
      } catch {
        var error = error
        error.calls.append(SessionError.Call(command: command.name, line: line.trimmed))
        throw error
      }
      if session.exitCode != nil || self.line.scriptFailure != nil { break }
    }
    session.document.mergeSteps(since: mark, named: line)
    return ""
  }
}

extension Session {
  /// The error of the newest line of a definition that is still being typed; `nil` without one, and for
  /// other commands.
  package func problem(inLastLineOf text: String) -> SessionError? {
    guard case .definition(let name)? = CommandLines.continuation(of: text) else { return nil }
    let lines = CommandLines.joined(text).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else { return nil }
    do throws(SessionError) {
      _ = try Turn(self).check(LexedLine(String(last)), number: lines.count, of: name)
    } catch {
      return error
    }
    return nil
  }
}
