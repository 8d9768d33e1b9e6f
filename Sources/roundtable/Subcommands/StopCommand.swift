// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DaemonHost
import System
import TextEscaping

struct StopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End the daemons of this user, or the one that watches a spec.",
    discussion: """
      Returns when they have ended: what they watched may be watched again. One that does not answer is sent \
      SIGTERM. Exit code 1 when there is none, or one goes on.
      """)

  @Argument(help: "A spec file, or a folder or quoted pattern of them.")
  var spec: String?

  /// Seconds that a daemon may take to end.
  private static let patience = 3

  func run() throws {
    let addresses = DaemonPlace().daemons(watching: spec)
    let results = addresses.map { (address: $0, result: stop($0)) }
    let stopped = results.count { $0.result == .stopped }
    let stuck = results.filter { $0.result == .goesOn }
    if stopped > 0 { StandardStream.output.write("stopped \(stopped)\n") }
    for (address, _) in stuck {
      let process = address.process.map(String.init) ?? "of '\(VisibleText.line(address.socket))'"
      StandardStream.error.write(
        "error: process \(process) does not end (hint: 'kill -CONT \(process)' wakes a stopped one, "
          + "'kill -9 \(process)' ends it; its previews stay)\n")
    }
    if stopped + stuck.count == 0 { throw RunningDaemons.none(watching: spec) }
    if !stuck.isEmpty { throw ExitStatus.failure }
  }

  private enum Result {
    case stopped, goesOn, wasNone
  }

  private func stop(_ address: DaemonAddress) -> Result {
    let client = ControlClient(socket: address.socket)
    switch client.outcome(of: "stop", timeout: Self.patience, waitsForEnd: true) {
    case .answer: return .stopped
    case .nobody where address.process == nil: return .wasNone
    case .nobody, .silence: break
    }
    // By the lock, which it holds: the number is no other process's.
    guard let process = address.process, Signal.send(Signal.SIGTERM, to: process) else { return .goesOn }
    let end = ContinuousClock.now + .seconds(Self.patience)
    while ContinuousClock.now < end {
      if !DaemonPlace().isHeld(address) { return .stopped }
      WorkThread.sleep(milliseconds: 20)
    }
    return .goesOn
  }
}
