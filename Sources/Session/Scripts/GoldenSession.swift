// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

/// A session in a file with its expected output: `> command`, then the output, including errors.
///
/// Lines before the first command are comments.
package struct GoldenSession: Sendable {
  /// One command with its expected output.
  struct Step: Sendable {
    var command: String
    /// The line of the command, from 1.
    var line: Int
    var expected: [String]
  }

  /// What the commands printed, compared with the file.
  package struct Result: Sendable {
    /// `FILE:LINE: …` and the lines of the first difference from the expected output; `nil` if there is none.
    package fileprivate(set) var difference: String?
    /// `FILE:LINE: …` for each output that an update must not write into the file.
    package fileprivate(set) var refusals: [String] = []
    /// The lines of the commands whose expected output is an error.
    fileprivate var errors: [Int] = []
    /// The file's text with the actual output.
    package fileprivate(set) var text = ""

    /// The expected errors in words, for the end of a sentence; empty without one.
    package var remark: String {
      guard let first = errors.first else { return "" }
      return errors.count == 1
        ? "; the command in line \(first) fails, as the file says"
        : "; \(errors.count) commands fail, as the file says, the first in line \(first)"
    }
  }

  private let name: String
  private let head: [String]
  private let steps: [Step]
  /// The file's byte order mark and line end, so that an update keeps them.
  private let mark: String
  private let lineEnd: String

  /// - Throws: if the file contains no command, or a line before the first one that looks like a command.
  package init(_ text: String, name: String) throws(SessionError) {
    let source = ScriptText(text)
    var lines = source.lines
    if lines.last == "" { lines.removeLast() }
    var head: [String] = []
    var steps: [Step] = []
    var continues = false
    for (index, line) in lines.enumerated() {
      if continues, let last = steps.indices.last {
        steps[last].command += "\n" + line
      } else if Self.isCommand(line) {
        steps.append(Step(command: String(line.dropFirst(2)), line: index + 1, expected: []))
      } else if let last = steps.indices.last {
        steps[last].expected.append(line)
        continue
      } else if line.hasPrefix(">") {
        throw SessionError(
          "\(name):\(index + 1): expected a space after '>'", hint: "> \(line.dropFirst())")
      } else {
        head.append(line)
        continue
      }
      continues = steps.last.map { CommandLines.isContinued($0.command) } ?? false
    }
    guard !steps.isEmpty else {
      throw SessionError("'\(name)' contains no commands", hint: "commands begin with '> '")
    }
    self.name = name
    self.head = head
    self.steps = steps
    mark = source.mark
    lineEnd = source.lineEnd
  }

  /// Runs the commands in a session.
  package func check(in session: inout Session) -> Result {
    var result = Result()
    var lines = head
    for step in steps {
      guard WorkProgress.advance() else { break }
      lines += ("> " + step.command).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard !session.hasEnded else {
        // Otherwise the file would promise a check that never runs.
        let refusal = message(step.line, "'\(step.command)' doesn't run, because the session has ended")
        result.difference = result.difference ?? refusal
        result.refusals.append(refusal)
        break
      }
      let (actual, hasFailed) = run(step.command, in: &session)
      lines += actual
      let isExpected = actual == step.expected
      if !isExpected, result.difference == nil { result.difference = compare(step, actual) }
      if hasFailed, isExpected { result.errors.append(step.line) }
      if !isExpected, let refusal = refusal(of: step, actual, hasFailed: hasFailed) {
        result.refusals.append(refusal)
      }
    }
    result.text = mark + lines.map { $0 + lineEnd }.joined()
    return result
  }

  /// The reason why the actual output can't become the expected one; `nil` for most outputs.
  private func refusal(of step: Step, _ actual: [String], hasFailed: Bool) -> String? {
    if hasFailed {
      return message(
        step.line,
        "'\(step.command)' failed: \(actual.joined(separator: "\n").removing(prefix: "error: "))",
        hint: step.command.hasPrefix(ExpectCommand.name)
          ? nil : "'expect error COMMAND' records an error that you want")
    }
    guard actual.contains(where: Self.isCommand) else { return nil }
    return message(
      step.line, "'\(step.command)' printed a line that begins with '>', which would be read as a command")
  }

  private static func isCommand(_ line: String) -> Bool { line.hasPrefix("> ") || line == ">" }

  private func message(_ line: Int, _ text: String, hint: String? = nil) -> String {
    VisibleText.lines(
      "\(VisibleText.line(name)):\(line): error: \(text)\n" + (hint.map { "hint: \($0)\n" } ?? ""))
  }

  private func run(_ command: String, in session: inout Session) -> (lines: [String], hasFailed: Bool) {
    let result = session.execute(CommandLines.joined(command))
    let text = result.outputs.map { $0.text() }.joined()
    guard !text.isEmpty else { return ([], result.hasFailed) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return (lines, result.hasFailed)
  }

  private func compare(_ step: Step, _ actual: [String]) -> String {
    let count = zip(step.expected, actual).prefix { $0 == $1 }.count
    let line = step.line + step.command.filter { $0 == "\n" }.count + 1 + count
    let lines = LineDiff(
      from: step.expected.joined(separator: "\n"), to: actual.joined(separator: "\n")
    ).text
    return message(line, "'\(step.command)' printed a different output\n\(lines)")
  }
}

extension String {
  fileprivate func removing(prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
