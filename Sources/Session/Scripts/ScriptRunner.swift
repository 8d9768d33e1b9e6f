// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// Runs the lines of a script in a session.
package struct ScriptRunner: Sendable {
  /// A file that sources itself would never end.
  static let maximumDepth = 16

  /// A command of the command line: which it is, and its line where each takes up the next lines.
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
  ///   - name: what errors call it: the file, `<stdin>` or `<command>`.
  ///   - expression: where a command of the command line stands among these.
  ///   - folder: what relative names of files to read count from; empty for the working folder.
  ///   - emit: gets what is to be printed, command by command.
  /// - Returns: the exit code: 0, 1 when a line failed, or what `quit` said.
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

  /// - Returns: whether no line failed.
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
