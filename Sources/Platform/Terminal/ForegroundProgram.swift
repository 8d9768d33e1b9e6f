// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Tracks whether another program has the terminal: a pager, an editor or a command of the user's shell. Until it ends, Ctrl-C
/// is meant only for that program, and nothing is drawn over it.
package enum ForegroundProgram {
  private static let count = Atomic(0)
  private static let interrupt = Mutex(Interrupt())

  /// A Ctrl-C that ends a program also reaches this process, perhaps only after the program's end.
  private struct Interrupt {
    /// Whether one has arrived since the program began.
    var isSeen = false
    /// An interrupt before this time is counted as the program's.
    var owedUntil: ContinuousClock.Instant?
  }

  /// Longer than a busy machine takes to deliver a signal, shorter than a person takes to press the keys again.
  private static let lateness = Duration.milliseconds(200)

  /// May be read on any thread.
  package static var isRunning: Bool { count.load(ordering: .acquiring) > 0 }

  private static let clearing = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets the function that erases a temporary line, such as the progress line. It is called before another program gets the
  /// terminal, with ``isRunning`` set, and before this process stops or ends.
  package static func clearTerminal(by body: @escaping @Sendable () -> Void) {
    clearing.withLock { $0 = body }
  }

  package static func clearTerminal() { clearing.withLock(\.self)?() }

  /// Whether the Ctrl-C that just arrived was meant for a program, which it may have ended. Call this once for each Ctrl-C.
  package static func takesInterrupt() -> Bool {
    interrupt.withLock { state in
      defer { state.owedUntil = nil }
      if isRunning {
        state.isSeen = true
        return true
      }
      return state.owedUntil.map { .now < $0 } ?? false
    }
  }

  /// Waits for the end of a program that has the terminal.
  package static func waitForEnd(of program: ChildProgram) -> ChildProgram.Ending {
    let ending = program.wait()
    // A shell that was interrupted in the middle of its line reports it by an exit code.
    let isInterrupted = ending == .signalled(Signal.SIGINT) || ending == .exited(128 + Signal.SIGINT)
    interrupt.withLock { state in
      state.owedUntil = isInterrupted && !state.isSeen ? .now + lateness : nil
    }
    // After the ^C and the rest of its line.
    if isInterrupted { FreshLine.begin() }
    return ending
  }

  /// `body` starts the program and waits for its end.
  package static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    interrupt.withLock { $0 = Interrupt() }
    return try lendingTerminal(body)
  }

  /// Stops for Ctrl-Z; the shell has the terminal until this process is continued.
  ///
  /// - Returns: whether it was stopped; `false` if no shell could continue it.
  @discardableResult
  package static func suspend() -> Bool {
    guard JobControl.canSuspend else { return false }
    return lendingTerminal { JobControl.suspend() }
  }

  private static func lendingTerminal<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    count.add(1, ordering: .acquiringAndReleasing)
    defer { count.subtract(1, ordering: .acquiringAndReleasing) }
    clearTerminal()
    return try body()
  }

  /// Runs a shell command to its end, with the whole terminal.
  ///
  /// - Parameters:
  ///   - command: a program with its options, as in `EDITOR="code --wait"`.
  ///   - arguments: further arguments. The shell doesn't interpret their characters.
  /// - Returns: whether it exited with status 0.
  package static func run(_ command: String, _ arguments: [String]) -> Bool {
    run {
      guard let program = try? ChildProgram(command + " \"$@\"", arguments: arguments) else { return false }
      return waitForEnd(of: program) == .exited(0)
    }
  }
}
