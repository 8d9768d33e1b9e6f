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

  /// The first difference from the expected output.
  package struct Difference: Sendable {
    /// `FILE:LINE: …` and the lines that differ.
    package let text: String
  }

  private let name: String
  private let head: [String]
  private let steps: [Step]
  /// The file's byte order mark and line end, so that an update keeps them.
  private let mark: String
  private let lineEnd: String

  /// - Throws: if the file contains no command.
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
      } else if line.hasPrefix("> ") || line == ">" {
        steps.append(Step(command: String(line.dropFirst(2)), line: index + 1, expected: []))
      } else if let last = steps.indices.last {
        steps[last].expected.append(line)
        continue
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
  ///
  /// - Returns: the first difference, `nil` if there is none, and the file's text with the actual output.
  package func check(in session: inout Session) -> (difference: Difference?, actual: String) {
    var difference: Difference?
    var lines = head
    for step in steps {
      guard WorkProgress.advance() else { break }
      lines += ("> " + step.command).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let actual = output(of: step.command, in: &session)
      lines += actual
      if difference == nil, actual != step.expected { difference = compare(step, actual) }
      if session.hasEnded { break }
    }
    return (difference, mark + lines.map { $0 + lineEnd }.joined())
  }

  private func output(of command: String, in session: inout Session) -> [String] {
    let text = session.execute(CommandLines.joined(command)).outputs.map { $0.text() }.joined()
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func compare(_ step: Step, _ actual: [String]) -> Difference {
    let count = zip(step.expected, actual).prefix { $0 == $1 }.count
    let line = step.line + step.command.filter { $0 == "\n" }.count + 1 + count
    let lines = LineDiff(
      from: step.expected.joined(separator: "\n"), to: actual.joined(separator: "\n")
    ).text
    return Difference(
      text: VisibleText.lines(
        "\(VisibleText.line(name)):\(line): error: '\(step.command)' printed a different output\n\(lines)\n"))
  }
}
