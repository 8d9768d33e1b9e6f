// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// How the process ends; thrown by a subcommand that has said what there is to say.
struct ExitStatus: Error {
  let code: Int32

  static let success = ExitStatus(code: 0)
  /// A command, a spec or an expectation failed.
  static let failure = ExitStatus(code: 1)
  /// The command line is wrong or its input cannot be read.
  static let usage = ExitStatus(code: 2)
  /// What was asked for is made and cannot be written: a full disk, a folder that may not be written.
  static let outputLost = ExitStatus(code: 74)

  /// Ctrl-C.
  static let interrupted = ExitStatus(code: 128 + Signal.SIGINT)

  func exit() -> Never {
    CurrentProcess.exit(StandardStream.finished(code))
  }
}
