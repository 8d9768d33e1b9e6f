// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon
import Shell

/// A daemon that runs.
struct RunningDaemon {
  let address: DaemonAddress
  /// A line of JSON; `nil` if the daemon doesn't answer.
  let status: String?

  var client: ControlClient { ControlClient(socket: address.socket) }

  /// The status, parsed.
  var report: StatusReport? { status.flatMap(StatusReport.init(line:)) }

  /// The message about a daemon that doesn't answer.
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
  /// The number of seconds to wait for a daemon's answer.
  static let patience = 5

  /// - Parameter spec: limits the list to the daemon that watches this file.
  static func all(watching spec: String?) -> [RunningDaemon] {
    DaemonPlace().daemons(watching: spec).compactMap { address in
      switch ControlClient(socket: address.socket).outcome(of: "status", timeout: patience) {
      case .answer(let line): RunningDaemon(address: address, status: line)
      case .noAnswer: RunningDaemon(address: address, status: nil)
      // A socket without a lock was left by a daemon that died. A daemon with a lock is starting or ending.
      case .noListener: address.process == nil ? nil : RunningDaemon(address: address, status: nil)
      }
    }
  }

  /// Reports that no daemon runs.
  static func none(watching spec: String?) -> ExitStatus {
    StandardStream.error.write(
      "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
    return .failure
  }
}
