// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import Session
import Shell

/// A daemon that another process runs: one in the background, or a service of systemd.
extension WatchSubcommand {
  /// The options of the command line for a daemon that another program starts.
  private var options: [String] {
    get throws(SessionError) {
      try Self.options(
        in: Array(CommandLine.arguments.dropFirst(2)),
        except: ["clear", "detach", "log", "ready-fd", "print-unit"])
    }
  }

  func startDetached(_ specs: [String]) throws {
    do {
      try DaemonPlace().prepare()
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.usage
    }
    let log = DaemonLog.path(of: specs)
    // The log contains only events.
    let process = try DetachedDaemon.start(
      options: try options + (json || quiet ? [] : ["--quiet"]), specs: names, log: log)
    let status = RunningDaemons.watching(specs[0]).first?.status()
    for error in status?.specs.compactMap(\.error) ?? [] {
      StandardStream.error.write(VisibleText.lines(error) + "\n")
    }
    StandardStream.output.write(
      "watching in the background, process \(process); 'roundtable stop' ends it\nlog: \(VisibleText.line(log))\n"
    )
    if let page = status?.page { StandardStream.output.write("page: \(page)\n") }
  }

  func printServiceUnit() throws {
    let folder = PathText.workingFolder ?? "."
    StandardStream.output.write(
      ServiceUnit.text(
        specs: names.map(PathText.absolute), options: try options, folder: folder,
        executable: CurrentProcess.executablePath, startsEditors: edit))
  }
}
