// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import Session
import Shell
import TableSpec

struct StopCommand: Subcommand {
  static let name = "stop"
  static let abstract = "Stop all your watchers, or only the one that watches a spec."
  static let discussion = """
    'stop' waits until the daemons have ended, so that their specs can be watched again. A daemon that does not answer \
    gets SIGTERM. The exit code is 1 if no daemon is running, or if one does not end.
    """

  var spec: String?
  static let parameters: [Parameter<Self>] = [
    .optional(
      "spec", \.spec, .path(SpecRecognition.fileExtensions),
      "A spec file, a folder of specs, or a quoted pattern.")
  ]

  /// How long a daemon may take to end, in seconds.
  private static let patience = 3

  func run() throws {
    let results = RunningDaemons.addresses(watching: spec).map { (address: $0, result: Self.stop($0)) }
    let stopped = results.count { $0.result == .stopped }
    let stuck = results.filter { $0.result == .goesOn }
    if stopped > 0 { StandardStream.output.write("stopped \(stopped)\n") }
    for (address, _) in stuck {
      let process = address.process.map(String.init) ?? "of '\(VisibleText.line(address.socket))'"
      StandardStream.error.write(
        "error: process \(process) does not end (hint: 'kill -CONT \(process)' wakes a stopped one, "
          + "'kill -9 \(process)' ends it; its previews are not removed)\n")
    }
    if stopped + stuck.count == 0 { throw RunningDaemons.none(watching: spec) }
    if !stuck.isEmpty { throw ExitStatus.failure }
  }

  enum Result {
    case stopped, goesOn, wasNone
  }

  static func stop(_ address: DaemonAddress) -> Result {
    let client = ControlClient(socket: address.socket)
    switch client.outcome(of: "stop", timeout: patience, waitsForEnd: true) {
    case .answer: return .stopped
    case .noListener where address.process == nil: return .wasNone
    case .foreign:
      RunningDaemons.ignore(address)
      return .wasNone
    case .noListener, .noAnswer: break
    }
    // The process has the lock's file open, so the number isn't another process's.
    guard let process = address.process, Signal.send(Signal.SIGTERM, to: process) else { return .goesOn }
    let end = ContinuousClock.now + .seconds(patience)
    while ContinuousClock.now < end {
      if !DaemonPlace().isHeld(address) { return .stopped }
      WorkThread.sleep(milliseconds: 20)
    }
    return .goesOn
  }
}
