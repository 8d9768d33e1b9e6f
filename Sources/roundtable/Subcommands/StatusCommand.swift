// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import PreviewDaemon

struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show your running watchers and the state of their specs.",
    discussion: """
      With a spec, only the daemon that watches the spec is shown; any path to the spec works. The states are: starting, \
      good, failed (the spec has a problem) and unwritten (a preview could not be written). The exit code is 1 if no \
      daemon is running, or if one does not answer.
      """)

  @Argument(help: "A spec file, a folder of specs, or a quoted pattern.")
  var spec: String?

  @Flag(help: "Print a line of JSON for each daemon, with its outputs and counters.")
  var json = false

  func run() throws {
    let daemons = RunningDaemons.all(watching: spec)
    guard !daemons.isEmpty else { throw RunningDaemons.none(watching: spec) }
    let reports = daemons.compactMap(\.report)
    if json {
      StandardStream.output.write(daemons.compactMap(\.status).map { $0 + "\n" }.joined())
    } else if !reports.isEmpty {
      StandardStream.output.write(StatusTable.text(reports))
    }
    let silent = daemons.filter { $0.status == nil }
    for daemon in silent {
      StandardStream.error.write(daemon.silence(after: RunningDaemons.patience) + "\n")
    }
    if !silent.isEmpty { throw ExitStatus.failure }
  }
}
