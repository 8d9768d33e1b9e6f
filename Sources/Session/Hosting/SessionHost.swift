// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import TableLayout

/// What a session asks of the machine besides files. The console starts no program and reads no clock itself.
package protocol SessionHost: Sendable {
  /// Time since some fixed moment.
  var now: Duration { get }

  /// Whether a person can be asked, and a program can take the screen.
  var hasTerminal: Bool { get }

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
  ///
  /// - Parameter line: counted from 1; `nil` for wherever the editor begins.
  func openEditor(_ path: String, atLine line: Int?) throws(ConsoleError)

  /// Asks a question that is answered with yes or no; `false` if the user can't be asked.
  func confirm(_ question: String) -> Bool

  /// Draws what takes a program or a library of the machine's.
  func draw(
    _ layout: LaidOutTable, as format: OutputFormat, _ request: PictureRequest
  ) throws(ConsoleError) -> DrawnPicture
}

extension SessionHost {
  package func draw(
    _ layout: LaidOutTable, as format: OutputFormat, _ request: PictureRequest
  ) throws(ConsoleError) -> DrawnPicture {
    throw ConsoleError("\(format.identifier) cannot be drawn here")
  }
}

/// A picture that a program or a library of the machine's had a part in.
package struct DrawnPicture: Sendable {
  package let bytes: [UInt8]
  /// What its texts are drawn in, where that is known.
  package let font: String?
  /// What isn't as it was asked for: a sentence.
  package let note: String?

  package init(bytes: [UInt8], font: String?, note: String?) {
    self.bytes = bytes
    self.font = font
    self.note = note
  }
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

  package var hasTerminal: Bool { false }

  package func show(_ outputs: [SessionOutput]) {}

  package func run(_ call: ProgramCall) throws(ConsoleError) -> ProgramOutcome {
    throw ConsoleError("no program can be run here")
  }

  package func makeDraft(_ text: String) throws(ConsoleError) -> String {
    throw ConsoleError("no editor can be opened here")
  }

  package func removeDraft(_ path: String) {}

  package func openEditor(_ path: String, atLine line: Int?) throws(ConsoleError) {
    throw ConsoleError("no editor can be opened here")
  }

  package func confirm(_ question: String) -> Bool { false }
}
