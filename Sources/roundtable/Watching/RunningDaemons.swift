// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon
import Shell

/// A daemon that runs.
struct RunningDaemon {
  private let address: DaemonAddress
  /// `nil` if the daemon doesn't answer, or answers something else.
  let report: StatusReport?
  private let hasAnswered: Bool

  /// - Parameter answer: a line of JSON; `nil` if the daemon doesn't answer.
  init(address: DaemonAddress, answer: String?) {
    self.address = address
    report = answer.flatMap(StatusReport.init(line:))
    hasAnswered = answer != nil
  }

  /// The message about a daemon without a report.
  func complaint(after seconds: Int) -> String {
    let place = "'\(VisibleText.line(address.socket))'"
    guard !hasAnswered else {
      return "error: the process at \(place) answered with no status (hint: 'roundtable stop' ends it)"
    }
    let name = address.process.map { "process \($0)" } ?? "the daemon at \(place)"
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
    addresses(watching: spec).compactMap { address in
      switch ControlClient(socket: address.socket).outcome(of: "status", timeout: patience) {
      case .answer(let line): return RunningDaemon(address: address, answer: line)
      case .noAnswer: return RunningDaemon(address: address, answer: nil)
      // A socket without a lock was left by a daemon that died. A daemon with a lock is starting or ending.
      case .noListener: return address.process == nil ? nil : RunningDaemon(address: address, answer: nil)
      case .foreign:
        ignore(address)
        return nil
      }
    }
  }

  /// Reports each folder, lock and socket that another user may have made; they are ignored.
  static func addresses(watching spec: String?) -> [DaemonAddress] {
    let running = DaemonPlace().daemons(watching: spec)
    for line in running.ignored { StandardStream.error.write("note: \(VisibleText.line(line))\n") }
    return running.addresses
  }

  /// Reports a socket at which another user's process listens.
  static func ignore(_ address: DaemonAddress) {
    StandardStream.error.write(
      "note: '\(VisibleText.line(address.socket))' is ignored: another user's process listens there\n")
  }

  /// Reports that no daemon runs.
  static func none(watching spec: String?) -> ExitStatus {
    StandardStream.error.write(
      "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
    return .failure
  }
}
