// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport

/// The terminal of a guide's `console` blocks. A line `$ COMMAND` starts a program, which continues in the following blocks. A
/// line with a prompt of the shell is typed. The program must print all other lines in order.
final class GuideTerminal {
  private let environment: TestEnvironment
  private let folder: ScratchFolder
  private var terminal: PseudoTerminal?

  /// The parts of a line that differ in each run: times, durations, the page's address and the folder.
  nonisolated(unsafe) private static let varying =
    /\d{4}-\d\d-\d\d \d\d:\d\d|\d\d:\d\d:\d\d|\d+(\.\d+)? ms|\d+\/[0-9a-f]{32}|\/home\/ada\//

  /// The beginnings of commands that no test runs.
  private static let left = [
    // Scripts/nightly/try-readme.sh runs them.
    "git clone ", "cd ", "Scripts/start.sh", "Scripts/install.sh",
    // These commands install a release, as Scripts/checks/try-release.sh does it with packages that it makes.
    "curl ", "sudo apt install ", "mkdir -p ~/.local && tar ",
    // These commands run the tests themselves.
    "Scripts/test.sh ", "RECORD_GOLDENS=1 swift test",
    // These commands need Docker, another machine, or a fixed port, which another program may use.
    "docker ", "ssh ", "roundtable watch --serve --port ",
  ]

  init(in folder: ScratchFolder, _ environment: TestEnvironment) {
    self.folder = folder
    self.environment = environment.setting(["TERM": "dumb"])
  }

  /// - Parameter lines: a block without its fences.
  func run(_ lines: some Sequence<String>) throws {
    for line in lines where line != "..." {
      if let command = line.wholeMatch(of: /\$ (.+)/)?.1 {
        if Self.left.contains(where: command.hasPrefix) { continue }
        try close()
        terminal = try PseudoTerminal(
          running: URL(fileURLWithPath: "/bin/sh"),
          ["-c", command.contains("|") ? String(command) : "exec \(command)"], environment: environment,
          folder: folder.path, columns: 200, rows: 60)
      } else {
        guard let terminal else { throw ScratchFailure("'\(line)' has no program that prints it") }
        let typed = line.wholeMatch(of: /(\S+> |restore, discard or later\? )(.+)/)
        for part in (typed?.1 ?? line[...]).split(separator: Self.varying) {
          try terminal.expect(String(part))
        }
        if let typed { terminal.send(typed.2 + "\r") }
      }
    }
  }

  /// Closes the terminal's window, which ends the program.
  func close() throws {
    _ = try terminal?.hangUp()
    terminal = nil
  }
}
