// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon
import Session
import Shell
import TableSpec

struct StatusSubcommand: Subcommand {
  static let name = "status"
  static let abstract = "Show your running watchers and the state of their specs."
  static let discussion = """
    With a spec, only the daemon that watches the spec is shown; any path to the spec works. The states are: starting, \
    good, failed (the spec has a problem) and unwritten (a preview could not be written). The exit code is 1 if no \
    daemon is running, or if one does not answer.
    """

  var spec: String?
  var json = false
  static let parameters: [Parameter<Self>] = [
    .optional(
      "spec", \.spec, .path(SpecRecognition.fileExtensions),
      "A spec file, a folder of specs, or a quoted pattern."),
    .flag("json", \.json, "Print a line of JSON for each daemon, with its outputs and counters."),
  ]

  func run() throws {
    let daemons = RunningDaemons.all(watching: spec)
    guard !daemons.isEmpty else { throw RunningDaemons.none(watching: spec) }
    let reports = daemons.compactMap(\.report)
    if json {
      StandardStream.output.write(reports.map { $0.json + "\n" }.joined())
    } else if !reports.isEmpty {
      StandardStream.output.write(StatusTable.text(reports))
    }
    let silent = daemons.filter { $0.report == nil }
    for daemon in silent {
      StandardStream.error.write(daemon.complaint(after: RunningDaemons.patience) + "\n")
    }
    if !silent.isEmpty { throw ExitStatus.failure }
  }
}
