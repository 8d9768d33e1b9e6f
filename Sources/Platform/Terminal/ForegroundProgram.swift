// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Whether another program has the terminal: a pager, an editor, a command of the user's shell. Until it gives the
/// terminal back, Ctrl-C is meant for it and for it alone, and nothing is drawn over it.
package enum ForegroundProgram {
  private static let count = Atomic(0)
  private static let interrupt = Mutex(Interrupt())

  /// The Ctrl-C that ends a program comes to this process as well, and here it may be seen after the program's end.
  private struct Interrupt {
    /// Whether one was seen since the program began.
    var isSeen = false
    /// Until when one that is seen is the program's.
    var owedUntil: ContinuousClock.Instant?
  }

  /// Longer than a busy machine takes to hand a signal on, shorter than it takes a person to press the keys again.
  private static let lateness = Duration.milliseconds(200)

  /// From any thread.
  package static var isRunning: Bool { count.load(ordering: .acquiring) > 0 }

  private static let clearing = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets what takes a passing line, such as the progress line, off the screen. It is called before another program
  /// has the terminal, with ``isRunning`` set, and before this process stops or ends.
  package static func clearTerminal(by body: @escaping @Sendable () -> Void) {
    clearing.withLock { $0 = body }
  }

  package static func clearTerminal() { clearing.withLock(\.self)?() }

  /// Whether a Ctrl-C that was just seen was meant for a program, one that it has ended included. Call it once for
  /// each.
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
    // A shell that was interrupted in the midst of its line tells it with a code.
    let isInterrupted = ending == .signalled(Signal.SIGINT) || ending == .exited(128 + Signal.SIGINT)
    interrupt.withLock { state in
      state.owedUntil = isInterrupted && !state.isSeen ? .now + lateness : nil
    }
    // Behind the ^C, and what else is on its line.
    if isInterrupted { FreshLine.begin() }
    return ending
  }

  /// Starts the program and waits for its end in `body`.
  package static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    interrupt.withLock { $0 = Interrupt() }
    return try lendingTerminal(body)
  }

  /// Stops for Ctrl-Z; the shell has the terminal until this process is continued.
  ///
  /// - Returns: whether it was stopped; `false` where nothing could continue it.
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

  /// Runs a line of the shell to its end, with all of the terminal.
  ///
  /// - Parameters:
  ///   - command: with options of its own, as in `EDITOR="code --wait"`.
  ///   - arguments: put behind it, whatever they hold.
  /// - Returns: whether it ended well.
  package static func run(_ command: String, _ arguments: [String]) -> Bool {
    run {
      guard let program = try? ChildProgram(command + " \"$@\"", arguments: arguments) else { return false }
      return waitForEnd(of: program) == .exited(0)
    }
  }
}
