// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

extension Turn {
  /// Runs `body` and sends its output to a program or a file.
  ///
  /// - Returns: the program's output, if it is captured; empty for a file.
  mutating func send(
    to target: DividedLine.Target, _ body: (inout Turn) throws(SessionError) -> String
  ) throws(SessionError) -> String {
    switch target {
    case .program(let program): return try runProgram(program, input: try collectWhole(body))
    case .file(let word, let mode):
      let words = try expansion.expand(word).closedWords()
      guard words.count == 1, let path = words.first?.text, !path.isEmpty else {
        throw SessionError("expected one file after '\(mode.rawValue)', found '\(word.text)'")
      }
      // This check comes first, so that the command does not run if its output cannot be written. Appending loses nothing, except in the spec.
      try checkOverwriting(
        path, for: .output, isForced: mode != .new,
        force: "'\(DividedLine.Mode.replacing.rawValue) \(VisibleText.line(path))'")
      let bytes = Array(try collectWhole(body).utf8)
      if mode == .appending {
        try session.workspace.append(bytes, to: path)
      } else {
        try session.workspace.write(bytes, to: path)
        noteWritten(path)
      }
      session.workspace.finish(path)
      return ""
    }
  }

  /// Collects the output of `body`. Cancelled output is partial, so no program or file gets it.
  private mutating func collectWhole(
    _ body: (inout Turn) throws(SessionError) -> String
  ) throws(SessionError) -> String {
    let text = try collect(body)
    guard !WorkProgress.isCancelled else { throw .interrupted }
    return text
  }
}
