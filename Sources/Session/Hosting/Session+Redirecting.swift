// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

extension Session {
  /// Runs `body` and hands what it prints to a program or a file.
  ///
  /// - Returns: what the program printed, where that is taken; empty for a file.
  mutating func send(
    to target: DividedLine.Target, _ body: (inout Session) throws(ConsoleError) -> String
  ) throws(ConsoleError) -> String {
    switch target {
    case .program(let program): return try runProgram(program, input: try collectWhole(body))
    case .file(let word, let mode):
      let words = try expansion.expand(word).closedWords()
      guard words.count == 1, let path = words.first?.text, !path.isEmpty else {
        throw ConsoleError("expected one file after '\(mode.rawValue)', found '\(word.text)'")
      }
      // First: a command must not have run for nothing. What is added to loses nothing, unless it is the spec.
      try checkOverwriting(
        path, for: .output, isForced: mode != .new,
        force: "'\(DividedLine.Mode.replacing.rawValue) \(VisibleText.line(path))'")
      let bytes = Array(try collectWhole(body).utf8)
      if mode == .appending {
        try workspace.append(bytes, to: path)
      } else {
        try workspace.write(bytes, to: path)
        noteWritten(path)
      }
      workspace.finish(path)
      return ""
    }
  }

  /// What was cancelled on the way is partial: no program and no file gets it.
  private mutating func collectWhole(
    _ body: (inout Session) throws(ConsoleError) -> String
  ) throws(ConsoleError) -> String {
    let text = try collect(body)
    guard !WorkProgress.isCancelled else { throw .interrupted }
    return text
  }
}
