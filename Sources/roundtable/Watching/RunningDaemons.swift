// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon
import Shell

/// The daemons that run.
enum RunningDaemons {
  /// Reports each folder and lock that another user may have made; they are ignored.
  ///
  /// - Parameter spec: limits the list to the daemon that watches this file.
  static func watching(_ spec: String?) -> [RunningDaemon] {
    let running = DaemonPlace().daemons(watching: spec)
    for line in running.ignored { StandardStream.error.write("note: \(VisibleText.line(line))\n") }
    return running.daemons
  }

  /// Reports that no daemon runs.
  static func none(watching spec: String?) -> ExitStatus {
    StandardStream.error.write(
      "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
    return .failure
  }
}
