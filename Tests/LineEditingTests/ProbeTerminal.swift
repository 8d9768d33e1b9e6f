// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport

/// The probe in a terminal, with its prompt on the screen.
struct ProbeTerminal {
  static let prompt = "probe>\u{1B}[0m "

  let home: ScratchFolder
  let terminal: PseudoTerminal

  init(
    home: ScratchFolder? = nil, terminal name: String = "xterm", columns: Int = 80,
    environment changes: [String: String?] = [:]
  ) throws {
    let folder = home ?? ScratchFolder()
    self.home = folder
    terminal = try PseudoTerminal(
      running: ProductBinary.url(named: "line-probe"),
      environment: TestEnvironment(home: folder, terminal: name).setting(changes), folder: folder.path,
      columns: columns)
    try terminal.expect(name == "dumb" ? "probe> " : Self.prompt)
  }

  /// The variable that makes the probe keep a history in `folder`.
  static func history(in folder: ScratchFolder) -> [String: String?] {
    ["PROBE_HISTORY": folder.path + "/state/probe/history"]
  }

  /// Types a line, waits for `output` and then for the next prompt.
  func enter(_ line: String, expecting output: String) throws {
    try terminal.type(line + "\r", expecting: output)
    try terminal.expect(Self.prompt)
  }

  /// Quits. Returns whether the terminal's settings are as before.
  func quit() throws -> Bool {
    terminal.send("quit\r")
    return try terminal.waitForExit() == .exited(code: 0) && terminal.settings == terminal.initialSettings
  }
}
