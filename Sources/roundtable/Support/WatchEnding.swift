import Dispatch
import LineEditing
import System

/// The end of a watch, which comes whatever else is going on.
enum WatchEnding {
  /// What is left to do once the daemon has stopped: the last lines, the page.
  private static let patience = DispatchTimeInterval.milliseconds(650)

  /// Lets the process go on to its own end, but not for long.
  static func begin(status: Int32) {
    DispatchQueue(label: "WatchEnding").asyncAfter(deadline: .now() + patience) { now(status) }
  }

  /// Gives the terminal back and ends the process at once.
  static let now: @Sendable (Int32) -> Void = { status in
    KeyTerminal.restore()
    CurrentProcess.exitAtOnce(status)
  }
}
