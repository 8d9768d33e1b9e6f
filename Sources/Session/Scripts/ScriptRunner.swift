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

  /// The folder of a script, as ``run(_:name:folder:expression:in:emit:)`` takes it: empty for the working folder.
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
  /// - Returns: the exit code: 0, 1 if a line failed, or the argument of `quit`.
  package func run(
    _ text: String, name: String, folder: String = "", expression: Expression? = nil,
    in session: inout Session, emit: (SessionOutput) -> Void
  ) -> Int32 {
    let hasRun = run(text, name: name, folder: folder, expression: expression, in: &session) { session in
      for output in session.drainPending() { emit(output) }
    }
    let succeeded = hasRun && !session.hasLostRecording
    if let code = session.exitCode { return code == 0 && !succeeded ? 1 : code }
    return succeeded ? 0 : 1
  }

  /// - Returns: whether all lines succeeded.
  func run(
    _ text: String, name: String, folder: String, expression: Expression? = nil,
    in session: inout Session, afterLine: (inout Session) -> Void
  ) -> Bool {
    session.places.append(Session.Place(name: name, folder: folder, expression: expression?.index))
    defer { session.places.removeLast() }
    var succeeded = true
    var joined = ""
    var isOpen = false
    let lines = ScriptText(text).lines
    for (index, line) in lines.enumerated() {
      if !isOpen { session.places[session.places.count - 1].line = index + (expression?.line ?? 1) }
      joined = isOpen ? joined + "\n" + line : line
      isOpen = CommandLines.isContinued(joined) && index < lines.count - 1
      if isOpen { continue }
      let command = LexedLine(CommandLines.joined(joined))
      if session.echoesCommands, !session.options.reportsJSON, !command.words.isEmpty {
        session.emit(.output("> \(VisibleText.line(command.text))\n"))
      }
      let lineSucceeded = WorkProgress.advance() ? session.run(command) : false
      afterLine(&session)
      if !lineSucceeded { succeeded = false }
      if session.exitCode != nil || (!lineSucceeded && !session.options.keepsGoing)
        || WorkProgress.isCancelled
      {
        break
      }
    }
    return succeeded
  }
}
