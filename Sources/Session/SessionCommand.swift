// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// A command of the shell and of scripts.
package protocol SessionCommand: Verb {
  /// Whether `roundtable NAME SPEC …` runs it, too; default: false.
  static var runsOnCommandLine: Bool { get }

  /// Whether `$name` is replaced by a variable's value in its line.
  static var expandsVariables: Bool { get }

  /// The line in a recording; `nil` if a script could not run it again.
  static func replayed(_ line: String) -> String?

  /// Runs the command. A command that throws leaves the session as it was.
  ///
  /// - Returns: the text to print, without a trailing newline; empty for nothing.
  func run(in turn: inout Turn) throws(SessionError) -> String
}

extension SessionCommand {
  package static var runsOnCommandLine: Bool { false }
  package static var expandsVariables: Bool { true }
  package static func replayed(_ line: String) -> String? { line }

  /// Runs the command with the words of a line.
  static func execute(_ words: ArraySlice<CommandWord>, of line: LexedLine, in turn: inout Turn)
    throws(SessionError) -> String
  {
    try read(words, of: line, in: turn.session).run(in: &turn)
  }

  /// A command with its properties set by the words.
  static func read(
    _ words: ArraySlice<CommandWord>, of line: LexedLine, in session: Session
  ) throws(SessionError) -> Self {
    let context = ArgumentContext(
      table: session.table, rows: session.rows, home: session.workspace.home, line: line)
    do throws(SessionError) {
      return try read(words, by: parameters, context)
    } catch {
      // The dozens of further options are created only for a line that needs them.
      let further = furtherParameters
      guard !further.isEmpty else { throw error }
      return try read(words, by: parameters + further, context)
    }
  }
}
