// SPDX-License-Identifier: GPL-3.0-or-later

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
    daemon is running.
    With --wait, the command returns when the previews show what the spec and the files that it includes contain now. It \
    looks every 20 milliseconds, for up to 60 seconds. The exit code is 1 if the spec has a problem, if a preview could \
    not be written, or if the daemon ends.
    """

  var spec: String?
  var wait = false
  var json = false
  static let parameters: [Parameter<Self>] = [
    .optional(
      "spec", \.spec, .path(SpecRecognition.fileExtensions),
      "A spec file, a folder of specs, or a quoted pattern."),
    .flag("wait", \.wait, "Wait until the previews of the spec show its present content."),
    .flag("json", \.json, "Print a line of JSON for each daemon, with its outputs and counters."),
  ]

  func validate() throws(SessionError) {
    if wait, spec == nil { throw SessionError("--wait requires a spec", hint: "name the spec to wait for") }
  }

  func run() throws {
    if wait, let spec { try ShownSpec.wait(forAllOf: spec) }
    let daemons = RunningDaemons.watching(spec)
    guard !daemons.isEmpty else { throw RunningDaemons.none(watching: spec) }
    let found = daemons.map { (daemon: $0, status: $0.status()) }
    let statuses = found.compactMap(\.status)
    if json {
      StandardStream.output.write(statuses.map { $0.json + "\n" }.joined())
    } else if !statuses.isEmpty {
      StandardStream.output.write(StatusTable.text(statuses))
    }
    for (daemon, status) in found where status == nil {
      StandardStream.error.write(
        "error: process \(daemon.number) is running, but has no status that can be read (hint: 'roundtable stop' ends it)\n"
      )
    }
    if statuses.count < found.count { throw ExitStatus.failure }
  }
}
