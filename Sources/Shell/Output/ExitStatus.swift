// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The exit status of the process; thrown by a subcommand that has already printed its errors.
package struct ExitStatus: Error {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  package static let success = ExitStatus(code: 0)
  /// A command, a spec or an expectation failed.
  package static let failure = ExitStatus(code: 1)
  /// The command line is wrong or its input cannot be read.
  package static let usage = ExitStatus(code: 2)
  /// The output was made but can't be written, for example because the disk is full or the folder is
  /// read-only.
  package static let outputLost = ExitStatus(code: 74)

  /// Ctrl-C.
  package static let interrupted = ExitStatus(code: 128 + Signal.SIGINT)

  package func exit() -> Never {
    CurrentProcess.exit(StandardStream.finished(code))
  }
}
