// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewDaemon
import Session
import Shell
import TableSpec

struct StopCommand: Subcommand {
  static let name = "stop"
  static let abstract = "Stop all your watchers, or only the one that watches a spec."
  static let discussion = """
    'stop' sends SIGTERM, and waits until the daemons have ended, so that their specs can be watched again. A shell is not \
    stopped, because its table may have unsaved edits: 'unwatch' in the shell ends its watch. The exit code is 1 if no daemon is running, or if \
    one does not end.
    """

  var spec: String?
  static let parameters: [Parameter<Self>] = [
    .optional(
      "spec", \.spec, .path(SpecRecognition.fileExtensions),
      "A spec file, a folder of specs, or a quoted pattern.")
  ]

  /// How long a daemon may take to end: ``StopLimits`` end it after 1.15 seconds at the latest.
  private static let patience = Duration.seconds(3)

  func run() throws {
    let results = RunningDaemons.watching(spec).map { (daemon: $0, result: Self.stop($0)) }
    guard !results.isEmpty else { throw RunningDaemons.none(watching: spec) }
    let stopped = results.count { $0.result == .stopped }
    if stopped > 0 { StandardStream.output.write("stopped \(stopped)\n") }
    for (daemon, result) in results {
      let number = daemon.number
      switch result {
      case .stopped: break
      case .isShell:
        StandardStream.error.write(
          "note: process \(number) is a shell, and was not stopped (hint: 'unwatch' in the shell ends its watch)\n"
        )
      case .goesOn:
        StandardStream.error.write(
          "error: process \(number) does not end (hint: 'kill -CONT \(number)' wakes a stopped one, "
            + "'kill -9 \(number)' ends it; its previews are not removed)\n")
      case .unseen:
        StandardStream.error.write(
          "error: the daemon's process can't be seen from here (hint: stop it in the container where it runs)\n"
        )
      }
    }
    if stopped < results.count { throw ExitStatus.failure }
  }

  enum Result {
    case stopped, goesOn
    /// A shell's watch, whose table may have unsaved edits.
    case isShell
    /// Its number may be another process's here.
    case unseen
  }

  static func stop(_ daemon: RunningDaemon) -> Result {
    if daemon.status()?.isShell == true { return .isShell }
    guard let process = daemon.process else { return .unseen }
    guard Signal.send(Signal.SIGTERM, to: process) else { return daemon.isRunning ? .goesOn : .stopped }
    let end = ContinuousClock.now + patience
    while daemon.isRunning {
      guard ContinuousClock.now < end else { return .goesOn }
      WorkThread.sleep(milliseconds: 20)
    }
    return .stopped
  }
}
