// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The state of reading a spec: the source for excerpts, the problems, the ids and the remaining limits.
struct SpecContext {
  let fileName: String
  let bytes: [UInt8]
  /// The file's lines, for excerpts. They are split at the first problem.
  private(set) lazy var source = SourceText(bytes)
  /// Whether a `#` in the file may begin a text. This is known before the first value, and most files have none.
  let mayLoseText: Bool
  /// The comments that may have been meant as text.
  private(set) lazy var comments = HashComments(bytes)
  private(set) var problems: [SpecProblem] = []
  /// The number of problems of each file beyond the limit.
  private(set) var untold: [String: Int] = [:]
  /// The limits that a file shares with the files that it includes.
  var budget: SpecBudget
  /// The place where each id occurs first.
  var idLines: [String: Int] = [:]

  init(fileName: String, bytes: [UInt8], budget: SpecBudget) {
    self.fileName = fileName
    self.bytes = bytes
    self.budget = budget
    mayLoseText = HashComments.mayHaveText(bytes)
  }

  /// Takes the problems and the remaining budget of an included file.
  mutating func adopt(_ inner: SpecContext) {
    problems += inner.problems
    untold.merge(inner.untold, uniquingKeysWith: +)
    budget = inner.budget
  }

  /// Adds a problem. A file can have a million: hints are made only for the shown ones, and messages for the
  /// first ten thousand.
  mutating func report(
    _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil, at node: YAMLNode
  ) {
    let isOneLine = node.start.line == node.end.line
    let length = isOneLine ? max(1, node.end.column - node.start.column) : 1
    report(message(), hint: hint(), at: node.start, length: length)
  }

  mutating func report(
    _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil, at mark: YAMLMark,
    length: Int = 1
  ) {
    reports += 1
    guard reports <= Self.comparedReports else { return untold[fileName, default: 0] += 1 }
    let message = message()
    if let index = toldMessages[message] { return problems[index].repeats(at: mark.line) }
    guard toldMessages.count < budget.limits[.problems] else { return untold[fileName, default: 0] += 1 }
    toldMessages[message] = problems.count
    let excerpt = QuotedLine(of: mark, in: source)
    problems.append(
      SpecProblem(
        file: fileName, line: mark.line, column: mark.column, message: message, hint: hint(),
        excerpt: excerpt.text, caret: excerpt.caret, length: length))
  }

  /// A file with more problems isn't a spec, so equal ones among the rest aren't counted together.
  private static let comparedReports = 10_000

  /// The problems of this file so far, without those of included files.
  private var reports = 0
  /// The index of each message of this file in ``problems``: equal mistakes are one problem.
  private var toldMessages: [String: Int] = [:]

  /// Counts a list's elements against the budget.
  ///
  /// - Returns: whether all of them can be read. If not, this reports it once, at the first one beyond the
  ///   limit.
  mutating func consume(_ items: [YAMLNode], of kind: SpecLimits.Kind) -> Bool {
    let rest = budget.rest(of: kind)
    guard !budget.consume(items.count, of: kind) else { return true }
    if budget.exceed(kind) {
      let limit = budget.limits[kind]
      report("the spec has more than \(limit) \(kind.rawValue)", hint: kind.hint, at: items[rest])
    }
    return false
  }
}
