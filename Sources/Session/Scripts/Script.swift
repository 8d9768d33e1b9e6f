// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

/// A script, or standard input, with its place while it runs.
package struct Script: Sendable {
  /// The deepest nesting of scripts: it stops a file that sources itself.
  static let maximumDepth = 16

  let text: String
  /// The name in errors: the file, `<stdin>` or `<command>`.
  let name: String
  /// The folder that relative names of files to read are relative to; empty for the working folder.
  private(set) var folder = ""
  /// The number of the `-e` option on the command line, from 1; `nil` for everything else.
  let expression: Int?
  /// Whether another script or a typed line sourced it.
  var isSourced = false
  /// The number of the text's first line.
  fileprivate let firstLine: Int
  /// The number of the line that runs.
  fileprivate(set) var line = 0

  /// - Parameter firstLine: the number of the first line; default: 1.
  package init(_ text: String, name: String, expression: Int? = nil, firstLine: Int = 1) {
    self.text = text
    self.name = name
    self.expression = expression
    self.firstLine = firstLine
  }

  /// A script in a file: relative names of files to read are relative to the file's folder.
  package init(_ text: String, file path: String) {
    self.init(text, name: path)
    folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if path.hasPrefix("/"), folder.isEmpty { folder = "/" }
  }
}

extension Session {
  /// Runs a script's lines until one fails, unless the session continues after errors.
  ///
  /// - Parameters:
  ///   - beforeCommand: gets the session and the lines of the command that runs next.
  ///   - emit: gets the output, command by command.
  package mutating func run(
    _ script: Script, beforeCommand: (Session, String) -> Void = { _, _ in }, emit: (SessionOutput) -> Void
  ) -> CommandResult {
    turn { turn in
      let succeeded = turn.run(script, beforeCommand: beforeCommand) { turn in
        for output in turn.drainPending() { emit(output) }
      }
      turn.result.hasFailed = !succeeded || turn.session.hasLostRecording
      return turn.finished()
    }
  }
}

extension Turn {
  /// - Returns: whether all lines succeeded.
  mutating func run(
    _ script: Script, beforeCommand: (Session, String) -> Void = { _, _ in },
    afterLine: (inout Turn) -> Void = { _ in }
  ) -> Bool {
    scripts.append(script)
    defer { scripts.removeLast() }
    var succeeded = true
    var joined = ""
    var isOpen = false
    let lines = ScriptText(script.text).lines
    for (index, line) in lines.enumerated() {
      if !isOpen { scripts[scripts.count - 1].line = script.firstLine + index }
      joined = isOpen ? joined + "\n" + line : line
      isOpen = CommandLines.isContinued(joined) && index < lines.count - 1
      if isOpen { continue }
      let command = LexedLine(CommandLines.joined(joined))
      if session.echoesCommands, !session.options.reportsJSON, !command.words.isEmpty {
        emit(.output("> \(VisibleText.line(command.text))\n"))
      }
      if !command.words.isEmpty { beforeCommand(session, joined) }
      let lineSucceeded = WorkProgress.advance() ? run(command) : false
      afterLine(&self)
      if !lineSucceeded { succeeded = false }
      let stops = !lineSucceeded && !session.options.keepsGoing
      if session.hasEnded || stops || WorkProgress.isCancelled { break }
    }
    return succeeded
  }
}
