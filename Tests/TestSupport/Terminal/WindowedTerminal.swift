// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// A real xterm in a virtual screen, whose pixels can be read.
package final class WindowedTerminal {
  package static let isInstalled = ["Xvfb", "xterm", "xdotool", "import"].allSatisfy {
    ExternalTool($0).location != nil
  }

  private let screen: ProcessHandle
  private let terminal: ProcessHandle
  private let environment: TestEnvironment

  /// - Parameters:
  ///   - command: a program with its arguments.
  ///   - terminal: the terminal that xterm imitates: `vt340` shows sixels.
  ///   - geometry: columns and rows: `80x24`.
  package init(
    running command: [String], as terminal: String, geometry: String, folder: ScratchFolder
  ) throws {
    // The screen's program chooses a free number, and prints it when it is ready.
    var number: [Int32] = [-1, -1]
    guard pty_pipe(&number) == 0 else { throw TerminalTestError.failedCall("pipe", code: errno) }
    defer { number.forEach { close($0) } }
    let bare = TestEnvironment(home: folder)
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    func start(_ name: String, _ arguments: [String], _ environment: TestEnvironment, output: Int32) throws
      -> ProcessHandle
    {
      var request = SpawnRequest(
        executable: ExternalTool(name).location ?? name, arguments: arguments, environment: environment)
      request.folder = folder.path
      request.descriptors = [(0, nowhere), (1, output), (2, nowhere)]
      return try request.start()
    }
    screen = try start(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "900x700x24", "-nolisten", "tcp"], bare, output: number[1])
    var digits: [UInt8] = []
    while digits.last != UInt8(ascii: "\n") {
      var waited = pollfd(fd: number[0], events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&waited, 1, Int32(Patience.seconds * 1000)) == 1, read(number[0], &byte, 1) == 1 else {
        throw TerminalTestError.stillRunning(transcript: "Xvfb is not ready")
      }
      digits.append(byte)
    }
    let display = String(decoding: digits.dropLast(), as: UTF8.self)
    environment = bare.setting(["DISPLAY": ":\(display)"])
    self.terminal = try start(
      "xterm",
      ["-ti", terminal, "-fn", "fixed", "-bg", "black", "-fg", "grey", "-geometry", geometry + "+0+0", "-e"]
        + command,
      environment, output: nowhere)
    // Without a window manager, the window under the pointer has the keys.
    _ = try run("xdotool", ["search", "--sync", "--onlyvisible", "--class", "xterm"])
    _ = try run("xdotool", ["mousemove", "100", "100"])
  }

  /// Types text; a newline is Enter.
  package func type(_ text: String) throws { _ = try run("xdotool", ["type", "--delay", "1", text]) }

  /// Presses a key, given by its name in X: `ctrl+l`.
  package func press(_ key: String) throws { _ = try run("xdotool", ["key", key]) }

  /// Reads the screen repeatedly until it meets a condition.
  ///
  /// - Parameter isShown: takes a PNG of the screen.
  /// - Returns: the last PNG.
  @discardableResult
  package func wait(_ isShown: ([UInt8]) throws -> Bool) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "screen-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while ContinuousClock.now < deadline {
      _ = try run("import", ["-window", "root", file.path])
      let png = Array(try Data(contentsOf: file))
      if try isShown(png) { return png }
    }
    throw TerminalTestError.stillRunning(transcript: "the screen never showed it")
  }

  /// Waits for the end of the terminal, which ends with its program.
  package func waitForEnd() throws {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while terminal.poll() == nil {
      guard ContinuousClock.now < deadline else { throw TerminalTestError.stillRunning(transcript: "xterm") }
      var waited = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, ProcessHandle.lookInterval)
    }
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    guard let path = ExternalTool(tool).location else { throw ScratchFailure("\(tool) is not installed") }
    return try ChildProcess.run(URL(fileURLWithPath: path), arguments, environment: environment)
      .standardOutput
  }
}
