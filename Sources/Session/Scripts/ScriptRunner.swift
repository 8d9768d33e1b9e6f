// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// Runs the lines of a script in a session.
package struct ScriptRunner: Sendable {
  /// The deepest nesting of scripts: it stops a file that sources itself.
  static let maximumDepth = 16

  /// A command of the command line: its number, and its line if each command also takes the next lines.
  package struct Expression: Sendable {
    package var index: Int
    package var line: Int

    package init(index: Int, line: Int) {
      self.index = index
      self.line = line
    }
  }

  package init() {}

  /// The folder of a script; empty for the working folder.
  package static func folder(of path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    return path.hasPrefix("/") && folder.isEmpty ? "/" : folder
  }

  /// - Parameters:
  ///   - name: the script's name in errors: the file, `<stdin>` or `<command>`.
  ///   - expression: the number and the line of a command of the command line.
  ///   - folder: the folder that relative names of files to read are relative to; empty for the working folder.
  ///   - emit: gets the output, command by command.
  package func run(
    _ text: String, name: String, folder: String = "", expression: Expression? = nil,
    in session: inout Session, emit: (SessionOutput) -> Void
  ) -> CommandResult {
    session.turn { turn in
      let script = RunningScript(name: name, folder: folder, expression: expression?.index)
      let succeeded = run(text, as: script, firstLine: expression?.line ?? 1, in: &turn) { turn in
        for output in turn.drainPending() { emit(output) }
      }
      turn.result.hasFailed = !succeeded || turn.session.hasLostRecording
      return turn.finished()
    }
  }

  /// - Returns: whether all lines succeeded.
  func run(
    _ text: String, as script: RunningScript, firstLine: Int = 1, in turn: inout Turn,
    afterLine: (inout Turn) -> Void = { _ in }
  ) -> Bool {
    turn.scripts.append(script)
    defer { turn.scripts.removeLast() }
    var succeeded = true
    var joined = ""
    var isOpen = false
    let lines = ScriptText(text).lines
    for (index, line) in lines.enumerated() {
      if !isOpen { turn.scripts[turn.scripts.count - 1].line = firstLine + index }
      joined = isOpen ? joined + "\n" + line : line
      isOpen = CommandLines.isContinued(joined) && index < lines.count - 1
      if isOpen { continue }
      let command = LexedLine(CommandLines.joined(joined))
      if turn.session.echoesCommands, !turn.session.options.reportsJSON, !command.words.isEmpty {
        turn.emit(.output("> \(VisibleText.line(command.text))\n"))
      }
      let lineSucceeded = WorkProgress.advance() ? turn.run(command) : false
      afterLine(&turn)
      if !lineSucceeded { succeeded = false }
      if turn.session.hasEnded || (!lineSucceeded && !turn.session.options.keepsGoing)
        || WorkProgress.isCancelled
      {
        break
      }
    }
    return succeeded
  }
}
