import Synchronization

/// Whether another program has the terminal: a pager, an editor, a command of the user's shell. Until it gives the
/// terminal back, Ctrl-C is meant for it and for it alone, and nothing is drawn over it.
package enum ForegroundProgram {
  private static let count = Atomic(0)

  /// From any thread.
  package static var isRunning: Bool { count.load(ordering: .acquiring) > 0 }

  /// Starts the program and waits for its end in `body`.
  package static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    count.add(1, ordering: .acquiringAndReleasing)
    defer { count.subtract(1, ordering: .acquiringAndReleasing) }
    return try body()
  }

  /// Runs a line of the shell to its end, with all of the terminal.
  ///
  /// - Parameters:
  ///   - command: with options of its own, as in `EDITOR="code --wait"`.
  ///   - arguments: put behind it, whatever they hold.
  /// - Returns: whether it ended well.
  package static func run(_ command: String, _ arguments: [String]) -> Bool {
    run { (try? ChildProgram(command + " \"$@\"", arguments: arguments))?.wait() == 0 }
  }
}
