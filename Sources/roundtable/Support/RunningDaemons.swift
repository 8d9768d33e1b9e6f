// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon

/// A daemon that runs.
struct RunningDaemon {
  let address: DaemonAddress
  /// A line of JSON; `nil` while it does not answer.
  let status: String?

  var client: ControlClient { ControlClient(socket: address.socket) }

  /// The same, read back.
  var report: StatusReport? { status.flatMap(StatusReport.init(line:)) }

  /// What to say of one that does not answer.
  func silence(after seconds: Int) -> String {
    let name =
      address.process.map { "process \($0)" } ?? "the daemon at '\(VisibleText.line(address.socket))'"
    let wake = address.process.map { ", 'kill -CONT \($0)' wakes a stopped one" } ?? ""
    return "error: \(name) is running, but did not answer within \(seconds) seconds: it is busy or stopped"
      + " (hint: try again\(wake), 'roundtable stop' ends it)"
  }
}

/// The daemons that run.
enum RunningDaemons {
  /// Seconds that a daemon may take to answer.
  static let patience = 5

  /// - Parameter spec: only the one that watches this file.
  static func all(watching spec: String?) -> [RunningDaemon] {
    DaemonPlace().daemons(watching: spec).compactMap { address in
      switch ControlClient(socket: address.socket).outcome(of: "status", timeout: patience) {
      case .answer(let line): RunningDaemon(address: address, status: line)
      case .silence: RunningDaemon(address: address, status: nil)
      // A socket that a daemon left behind; one that holds a lock has only just begun, or is at its end.
      case .nobody: address.process == nil ? nil : RunningDaemon(address: address, status: nil)
      }
    }
  }

  /// Says that there is none.
  static func none(watching spec: String?) -> ExitStatus {
    StandardStream.error.write(
      "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
    return .failure
  }
}
