// SPDX-License-Identifier: GPL-3.0-or-later

import System

/// Shows a long text in the user's pager.
package struct Pager: Sendable {
  /// A command line for the shell.
  package let command: String

  package init(command: String) { self.command = command }

  /// - Returns: whether the pager ran; `false` where there is none.
  package func show(_ text: String) -> Bool { ForegroundProgram.run { run(text) } }

  private func run(_ text: String) -> Bool {
    guard let ends = try? Descriptor.pipe() else { return false }
    let child = try? ChildProgram(command, input: ends.reading)
    ends.reading.close()
    if child != nil { feed(text, to: ends.writing) }
    ends.writing.close()
    guard let child else { return false }
    // What was to be read must be shown where there is no such pager.
    return ForegroundProgram.waitForEnd(of: child) != .exited(ChildProgram.notFound)
  }

  /// A pager that is left early reads no more; that is no error.
  private func feed(_ text: String, to descriptor: Descriptor) {
    Signal.ignore(Signal.SIGPIPE)
    try? descriptor.writeAll(text.utf8)
  }
}
