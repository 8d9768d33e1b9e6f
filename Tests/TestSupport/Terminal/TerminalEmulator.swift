// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program in a window of a separate tmux server, whose screen can be read.
package final class TerminalEmulator: Sendable {
  package static let isInstalled = ExternalTool("tmux").location != nil

  private let socket: String
  private let folder: ScratchFolder

  /// - Parameters:
  /// - command: a command line of the system shell.
  /// - folder: the working directory and home.
  package init(running command: String, folder: ScratchFolder, columns: Int, rows: Int) throws {
    self.folder = folder
    socket = "roundtable-\(UUID().uuidString)"
    let environment =
      "env HOME=\(folder.path) XDG_STATE_HOME=\(folder.path) INPUTRC=/dev/null LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no"
    // The pane remains after the program's end, so that its last screen can be read; -f ignores the user's
    // settings.
    _ = try tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.path,
      "\(environment) \(command); echo ENDED; exec cat",
    ])
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Types text; a newline is Enter.
  package func type(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { try press("Enter") }
      if !line.isEmpty { _ = try tmux(["send-keys", "-l", String(line)]) }
    }
  }

  /// Presses a key, given by its name in tmux: `C-c`, `Enter`.
  package func press(_ key: String) throws { _ = try tmux(["send-keys", key]) }

  package func resize(columns: Int, rows: Int) throws {
    _ = try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The screen's lines.
  package func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

  /// Reads the screen repeatedly until it meets a condition; each read takes some milliseconds.
  @discardableResult
  package func wait(_ isShown: (String) -> Bool) throws -> String {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    var last = ""
    while ContinuousClock.now < deadline {
      last = try screen()
      if isShown(last) { return last }
    }
    throw TerminalTestError.stillRunning(transcript: last)
  }

  package func waitForEnd() throws { try wait { $0.contains("ENDED") } }

  private func tmux(_ arguments: [String]) throws -> String {
    guard let path = ExternalTool("tmux").location else { return "" }
    let result = try ChildProcess.run(
      URL(fileURLWithPath: path), ["-L", socket, "-u"] + arguments,
      environment: TestEnvironment(home: folder, terminal: "xterm-256color"))
    return result.standardOutput
  }
}
