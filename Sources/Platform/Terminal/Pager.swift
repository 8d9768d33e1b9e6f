// SPDX-License-Identifier: GPL-3.0-or-later

/// Shows a long text in the user's pager.
package struct Pager: Sendable {
  /// A shell command line.
  package let command: String

  package init(command: String) { self.command = command }

  /// - Parameter write: passes the text piece by piece to its argument, until that returns `false`: a pager takes more text
  ///   only as the user scrolls, and none after it exits.
  /// - Returns: whether the pager ran; `false` if there is none.
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
    // If the pager doesn't exist, the caller must show the text.
    return ForegroundProgram.waitForEnd(of: child) != .exited(ChildProgram.notFound)
  }
}
