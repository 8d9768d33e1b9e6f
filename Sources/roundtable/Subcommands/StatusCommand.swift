// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DaemonHost
import TextEscaping

struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Tell what the daemons of this user do, one line of JSON each.",
    discussion: """
      With a spec, the daemon that watches it alone, in whatever words it is named. Exit code 1 when there is \
      none, or one does not answer.
      """)

  @Argument(help: "A spec file, or a folder or quoted pattern of them.")
  var spec: String?

  func run() throws {
    let daemons = RunningDaemons.all(watching: spec)
    guard !daemons.isEmpty else { throw RunningDaemons.none(watching: spec) }
    StandardStream.output.write(daemons.compactMap(\.status).map { $0 + "\n" }.joined())
    let silent = daemons.filter { $0.status == nil }
    for daemon in silent {
      StandardStream.error.write(daemon.silence(after: RunningDaemons.patience) + "\n")
    }
    if !silent.isEmpty { throw ExitStatus.failure }
  }
}
