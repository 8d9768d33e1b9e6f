// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// A program that ran to its end without a terminal, with its whole output.
package struct ChildProcess: Sendable {
  package let standardOutput: String
  package let standardError: String
  package let ending: ProcessEnding

  /// The exit code, or 128 + N for a program that a signal ended, as shells count.
  package var exitCode: Int32 {
    switch ending {
    case .exited(let code): code
    case .killed(let signal): 128 + signal
    }
  }

  /// Runs `executable` and waits until it ends.
  ///
  /// Serves the input and both outputs at the same time, so that none of them can block the program.
  package static func run(
    _ executable: URL, _ arguments: [String] = [], input: String = "", environment: TestEnvironment,
    folder: String? = nil, timeout: Double = Double(Patience.seconds)
  ) throws -> ChildProcess {
    let inputPipe = try Pipe.make()
    let outputPipe = try Pipe.make()
    let errorPipe = try Pipe.make()
    var request = SpawnRequest(executable: executable.path, arguments: arguments, environment: environment)
    request.folder = folder
    request.descriptors = [(0, inputPipe.read), (1, outputPipe.write), (2, errorPipe.write)]
    defer { [outputPipe.read, errorPipe.read].forEach { close($0) } }
    // A program that stops reading must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let process: ProcessHandle
    do {
      defer { [inputPipe.read, outputPipe.write, errorPipe.write].forEach { close($0) } }
      process = try request.start()
    } catch {
      close(inputPipe.write)
      throw error
    }
    var streams = PipeExchange(
      input: inputPipe.write, pending: Array(input.utf8)[...], outputs: [outputPipe.read, errorPipe.read])
    let deadline = ContinuousClock.now + .seconds(timeout)
    let texts = try streams.run(until: deadline)
    // Both outputs are closed, so the program is about to end.
    var ended = process.poll()
    while ended == nil {
      guard ContinuousClock.now < deadline else {
        throw TerminalTestError.stillRunning(transcript: texts.joined())
      }
      var waited = pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, min(Patience.milliseconds(until: deadline), ProcessHandle.lookInterval))
      ended = process.poll()
    }
    guard let ended else { throw TerminalTestError.stillRunning(transcript: texts.joined()) }
    return ChildProcess(standardOutput: texts[0], standardError: texts[1], ending: ended)
  }

  private struct Pipe {
    let read: Int32
    let write: Int32

    static func make() throws -> Pipe {
      var ends: [Int32] = [-1, -1]
      guard pty_pipe(&ends) == 0 else { throw TerminalTestError.failedCall("pipe", code: errno) }
      return Pipe(read: ends[0], write: ends[1])
    }
  }
}
