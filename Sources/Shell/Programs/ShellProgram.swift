// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Session

/// A shell command as a child process. It has the terminal, except for the input and output that are piped.
struct ShellProgram {
  private let call: ProgramCall

  init(_ call: ProgramCall) { self.call = call }

  func run() throws(SessionError) -> ProgramOutcome {
    try ForegroundProgram.run { () throws(SessionError) in try runToEnd() }
  }

  private func runToEnd() throws(SessionError) -> ProgramOutcome {
    do throws(ErrorNumber) { return try exchange() } catch {
      throw SessionError("cannot run '\(call.command)': \(error.words)")
    }
  }

  private func exchange() throws(ErrorNumber) -> ProgramOutcome {
    var input: (reading: Descriptor, writing: Descriptor)?
    var output: (reading: Descriptor, writing: Descriptor)?
    // The thread that writes the input closes the pipe at the end, so that the program sees the end of its input.
    defer { output?.reading.close() }
    let child: ChildProgram
    do throws(ErrorNumber) {
      defer {
        input?.reading.close()
        output?.writing.close()
      }
      if call.input != nil { input = try Descriptor.pipe() }
      if call.capturesOutput { output = try Descriptor.pipe() }
      child = try ChildProgram(
        call.command, arguments: call.arguments,
        environment: Environment.entries(with: call.environment), input: input?.reading,
        output: output?.writing)
    } catch {
      input?.writing.close()
      throw error
    }
    let taken = exchange(feed: input?.writing, drain: output?.reading)
    switch ForegroundProgram.waitForEnd(of: child) {
    case .exited(let status): return ProgramOutcome(ending: .exited(status), output: taken)
    case .signalled(let number): return ProgramOutcome(ending: .signalled(number), output: taken)
    }
  }

  /// Writes the input and reads the output at the same time. Otherwise a program that prints before it has read all of its
  /// input would block.
  private func exchange(feed: Descriptor?, drain: Descriptor?) -> [UInt8] {
    // A program that exits early reads no more; that is not an error.
    Signal.ignore(Signal.SIGPIPE)
    feed?.makeNonBlocking()
    var (feed, drain) = (feed, drain)
    var rest = (call.input ?? [])[...]
    var taken: [UInt8] = []
    let none = Descriptor(-1)
    while true {
      if let end = feed, rest.isEmpty {
        end.close()
        feed = nil
      }
      guard feed != nil || drain != nil,
        let ready = try? Descriptor.wait(for: [(feed ?? none, .writable), (drain ?? none, .readable)])
      else { break }
      if let end = feed, !ready[0].isEmpty {
        do { rest = rest.dropFirst(try end.write(rest)) } catch { if error != .EAGAIN { rest = [] } }
      }
      if let end = drain, !ready[1].isEmpty {
        let chunk = (try? end.read(upTo: 64 * 1024)) ?? []
        taken += chunk
        if chunk.isEmpty { drain = nil }
      }
    }
    feed?.close()
    return taken
  }
}
