// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import TableLayout

/// The services that a session needs from the machine besides files. A session starts no program and reads no clock itself.
package protocol SessionHost: Sendable {
  /// The time since a fixed moment.
  var now: Duration { get }

  /// Whether the user can be asked, and a program can use the whole screen.
  var hasTerminal: Bool { get }

  /// Prints pending outputs before a program uses the terminal.
  func show(_ outputs: [SessionOutput])

  /// Runs a program and waits for its end.
  func run(_ call: ProgramCall) throws(SessionError) -> ProgramOutcome

  /// Writes a text to a new temporary file, for an editor.
  ///
  /// - Returns: the file's path.
  func makeEditorFile(_ text: String) throws(SessionError) -> String

  func removeEditorFile(_ path: String)

  /// Opens a file in the user's editor and waits for its end.
  ///
  /// - Parameter line: the line to show, from 1; `nil` for the editor's default.
  func openEditor(_ path: String, atLine line: Int?) throws(SessionError)

  /// Asks a yes-or-no question; `false` if the user can't be asked.
  func confirm(_ question: String) -> Bool

  /// Draws a format that needs a program or a library of the machine.
  func draw(
    _ layout: LaidOutTable, as format: OutputFormat, _ request: PictureArguments
  ) throws(SessionError) -> DrawnPicture

  /// Whether standard output is a terminal.
  var printsToTerminal: Bool { get }

  /// Prints the table to the terminal as a picture.
  ///
  /// - Parameters:
  ///   - mode: any but ``ImageMode/off``.
  ///   - colors: the terminal's colours; `nil` if the user wants none.
  ///   - rows: the rows of the screen that scroll; `nil` in a script, for all.
  /// - Returns: sentences that say how the picture differs from the request.
  func showPicture(
    of layout: LaidOutTable, as mode: ImageMode, colors: ColorDepth?, rows: Int?
  ) throws(SessionError) -> [String]
}

extension SessionHost {
  package func draw(
    _ layout: LaidOutTable, as format: OutputFormat, _ request: PictureArguments
  ) throws(SessionError) -> DrawnPicture {
    throw SessionError("\(format.identifier) cannot be drawn here")
  }

  package var printsToTerminal: Bool { false }

  package func showPicture(
    of layout: LaidOutTable, as mode: ImageMode, colors: ColorDepth?, rows: Int?
  ) throws(SessionError) -> [String] { throw SessionError("there is no terminal for a picture") }
}

/// A picture that was drawn with a program or a library of the machine.
package struct DrawnPicture: Sendable {
  package let bytes: [UInt8]
  /// The font of its texts, if it is known.
  package let font: String?
  /// A sentence about the difference from the request.
  package let note: String?

  package init(bytes: [UInt8], font: String?, note: String?) {
    self.bytes = bytes
    self.font = font
    self.note = note
  }
}

/// A shell command to run.
package struct ProgramCall: Sendable {
  /// The command for `sh -c`.
  package let command: String
  /// The values of `$1`, `$2` … in the command.
  package let arguments: [String]
  /// Environment variables, added to those of the process.
  package let environment: [String: String]
  /// The bytes of its standard input; `nil` for the process's own standard input.
  package let input: [UInt8]?
  /// Whether its standard output is captured instead of printed.
  package let capturesOutput: Bool
}

/// The result of a program.
package struct ProgramOutcome: Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  package var ending: Ending
  /// Its standard output, if it was captured.
  package var output: [UInt8]

  package init(ending: Ending, output: [UInt8] = []) {
    self.ending = ending
    self.output = output
  }
}

/// A host without terminal, programs and clock.
package struct NoHost: SessionHost {
  package init() {}

  package var now: Duration { .zero }

  package var hasTerminal: Bool { false }

  package func show(_ outputs: [SessionOutput]) {}

  package func run(_ call: ProgramCall) throws(SessionError) -> ProgramOutcome {
    throw SessionError("no program can be run here")
  }

  package func makeEditorFile(_ text: String) throws(SessionError) -> String {
    throw SessionError("no editor can be opened here")
  }

  package func removeEditorFile(_ path: String) {}

  package func openEditor(_ path: String, atLine line: Int?) throws(SessionError) {
    throw SessionError("no editor can be opened here")
  }

  package func confirm(_ question: String) -> Bool { false }
}
