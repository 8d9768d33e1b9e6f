// SPDX-License-Identifier: GPL-3.0-or-later

/// What a session asks of the machine besides files. The console starts no program and reads no clock itself.
package protocol SessionHost: Sendable {
  /// Time since some fixed moment.
  var now: Duration { get }

  /// Prints what is due before a program gets the terminal.
  func show(_ outputs: [SessionOutput])

  /// Runs a program to its end.
  func run(_ call: ProgramCall) throws(ConsoleError) -> ProgramOutcome

  /// Writes a text to a file of its own, for an editor.
  ///
  /// - Returns: its path.
  func makeDraft(_ text: String) throws(ConsoleError) -> String

  func removeDraft(_ path: String)

  /// Opens a file in the user's editor and waits for its end.
  func openEditor(_ path: String) throws(ConsoleError)

  /// Asks a question that is answered with yes or no; `false` where nobody can be asked.
  func confirm(_ question: String) -> Bool
}

/// A program to run, as a line of the shell.
package struct ProgramCall: Sendable {
  /// For `sh -c`.
  package let command: String
  /// `$1`, `$2` … of that line.
  package let arguments: [String]
  /// Besides the process's own.
  package let environment: [String: String]
  /// What its standard input reads; `nil` for the terminal's, or whatever the process has.
  package let input: [UInt8]?
  /// Whether its standard output is handed back and not printed.
  package let capturesOutput: Bool
}

/// How a program ended.
package struct ProgramOutcome: Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package var ending: Ending
  /// Its standard output, where that was captured.
  package var output: [UInt8]

  package init(ending: Ending, output: [UInt8] = []) {
    self.ending = ending
    self.output = output
  }
}

/// A host that has no machine to offer.
package struct NoHost: SessionHost {
  package init() {}

  package var now: Duration { .zero }

  package func show(_ outputs: [SessionOutput]) {}

  package func run(_ call: ProgramCall) throws(ConsoleError) -> ProgramOutcome {
    throw ConsoleError("no program can be run here")
  }

  package func makeDraft(_ text: String) throws(ConsoleError) -> String {
    throw ConsoleError("no editor can be opened here")
  }

  package func removeDraft(_ path: String) {}

  package func openEditor(_ path: String) throws(ConsoleError) {
    throw ConsoleError("no editor can be opened here")
  }

  package func confirm(_ question: String) -> Bool { false }
}
