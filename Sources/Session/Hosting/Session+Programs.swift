// SPDX-License-Identifier: GPL-3.0-or-later

extension Session {
  /// Runs a line of the shell.
  ///
  /// At a prompt and in scripts it has the terminal; where a command's output is wanted as text (in JSON, in a
  /// golden session, before another `|` or `>`), its own is taken with it.
  ///
  /// - Parameter input: what it reads; `nil` for the terminal.
  /// - Returns: what it printed, where that was taken.
  mutating func runProgram(_ command: String, input: String? = nil) throws(ConsoleError) -> String {
    guard !command.isEmpty else {
      throw ConsoleError("missing a program", hint: "such as: show | less, or !ls")
    }
    let captures = options.reportsJSON || options.capturesPrograms || collecting > 0 || redirection != nil
    if !captures {
      host.show(drainPending())
      hasGivenTerminal = true
    }
    let outcome = try host.run(
      ProgramCall(
        command: command, arguments: callArguments ?? [], environment: variables,
        input: input.map { Array($0.utf8) }, capturesOutput: captures))
    let text = String(decoding: outcome.output, as: UTF8.self)
    switch outcome.ending {
    case .exited(0): return text
    case .exited(let code):
      if !text.isEmpty { emit(.output(text)) }
      throw ConsoleError("'\(command)' failed with exit code \(code)")
    case .signalled(let number):
      throw ConsoleError(
        number == 2 ? "'\(command)' was interrupted" : "'\(command)' was ended by signal \(number)")
    }
  }

  /// Runs `body` and takes what it prints, besides errors, as text.
  mutating func collect(_ body: (inout Session) throws(ConsoleError) -> String) throws(ConsoleError) -> String
  {
    let mark = pendingCount
    collecting += 1
    defer { collecting -= 1 }
    let text = try body(&self)
    var printed = ""
    for item in drainPrinted(from: mark) {
      switch item {
      case .output(let text): printed += text
      case .longOutput(let text): printed += text.text
      case .error, .note, .diagnostic: emit(item)
      }
    }
    return printed + text.endingLine
  }
}

extension String {
  /// With a newline at its end, unless it is empty.
  var endingLine: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
