// SPDX-License-Identifier: GPL-3.0-or-later

extension Turn {
  /// Runs a shell command.
  ///
  /// At a prompt and in scripts it uses the terminal. If a command's output is captured (in JSON, in a golden
  /// session, in a film, or before another `|` or `>`), the program's output is captured with it.
  ///
  /// - Parameter input: the text of its standard input; `nil` for the terminal.
  /// - Returns: the program's output, if it was captured.
  mutating func runProgram(_ command: String, input: String? = nil) throws(SessionError) -> String {
    guard !command.isEmpty else {
      throw SessionError("missing a program", hint: "such as: show | less, or !ls")
    }
    let usesTerminal = printsToPeople && !session.options.isFilmed
    if usesTerminal {
      session.host.show(drainPending())
      result.hasGivenTerminal = true
    }
    let outcome = try session.host.run(
      ProgramCall(
        command: command, arguments: calls.last ?? [], environment: session.variables,
        input: input.map { Array($0.utf8) }, capturesOutput: !usesTerminal))
    let text = String(decoding: outcome.output, as: UTF8.self)
    switch outcome.ending {
    case .exited(0): return text
    case .exited(let code):
      if !text.isEmpty { emit(.output(text)) }
      throw SessionError("'\(command)' failed with exit code \(code)")
    case .signalled(let number):
      throw SessionError(
        number == 2 ? "'\(command)' was interrupted" : "'\(command)' was ended by signal \(number)")
    }
  }

  /// Runs `body` and captures its output as text, except errors.
  mutating func collect(_ body: (inout Turn) throws(SessionError) -> String) throws(SessionError) -> String {
    let mark = pendingCount
    let wasCollecting = isCollecting
    isCollecting = true
    defer { isCollecting = wasCollecting }
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
  /// The text with a newline at its end, unless it is empty.
  var endingLine: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
