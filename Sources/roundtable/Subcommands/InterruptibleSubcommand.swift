// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Shell

/// A subcommand that Ctrl-C ends at once, with exit code 130 and without incomplete files.
enum InterruptibleSubcommand {
  /// - Throws: the error of `body`, or ``ExitStatus/interrupted``.
  static func run<Value: Sendable>(
    _ label: String, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let work = InterruptibleWork<Result<Value, any Error>>(label: label)
    let signals = SignalSources()
    // If the parent ignores the signal, as for a background job of a script, it stays ignored.
    signals.watch(Signal.SIGINT, unlessIgnored: true) {
      if !ForegroundProgram.takesInterrupt() { work.cancel() }
    }
    signals.watch(Signal.SIGTSTP, unlessIgnored: true) { ForegroundProgram.suspend() }
    for number in [Signal.SIGTERM, Signal.SIGHUP, Signal.SIGQUIT] {
      signals.watch(number, unlessIgnored: true) {
        ForegroundProgram.clearTerminal()
        Signal.endProcess(by: number)
      }
    }
    signals.waitUntilInstalled()
    defer { withExtendedLifetime(signals) {} }
    guard let result = work.run({ Result(catching: body) }) else {
      StandardStream.error.write("interrupted\n")
      throw ExitStatus.interrupted
    }
    return try result.get()
  }
}
