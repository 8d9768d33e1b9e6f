// SPDX-License-Identifier: GPL-3.0-or-later

/// Shows a long text in the user's pager.
package struct Pager: Sendable {
  /// A command line for the shell.
  package let command: String

  package init(command: String) { self.command = command }

  /// - Parameter write: gives the text piece by piece to what it is handed, until that says that no more is wanted: a pager
  ///   takes some of it and then what is scrolled to, and one that is left early takes no more.
  /// - Returns: whether the pager ran; `false` where there is none.
  package func show(_ write: (_ sink: ([UInt8]) -> Bool) -> Void) -> Bool {
    ForegroundProgram.run { run(write) }
  }

  private func run(_ write: (_ sink: ([UInt8]) -> Bool) -> Void) -> Bool {
    guard let ends = try? Descriptor.pipe() else { return false }
    let child = try? ChildProgram(command, input: ends.reading)
    ends.reading.close()
    if child != nil {
      Signal.ignore(Signal.SIGPIPE)
      write { piece in (try? ends.writing.writeAll(piece)) != nil }
    }
    ends.writing.close()
    guard let child else { return false }
    // What was to be read must be shown where there is no such pager.
    return ForegroundProgram.waitForEnd(of: child) != .exited(ChildProgram.notFound)
  }
}
