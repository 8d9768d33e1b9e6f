// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// What a decode carries along: the source for excerpts, the problems found, the ids seen, what may still come.
struct SpecContext {
  let fileName: String
  private let bytes: [UInt8]
  /// Looked at when the first problem asks for an excerpt: a good file never does.
  private lazy var source = SourceText(bytes)
  private(set) var problems: [SpecProblem] = []
  /// How many more each file has than are told.
  private(set) var untold: [String: Int] = [:]
  /// Shared with the files that it includes.
  var budget: SpecBudget
  /// Where each id was first given.
  var idLines: [String: Int] = [:]

  init(fileName: String, bytes: [UInt8], budget: SpecBudget) {
    self.fileName = fileName
    self.bytes = bytes
    self.budget = budget
  }

  /// Takes over what was found in an included file, and what is left of the budget.
  mutating func adopt(_ inner: SpecContext) {
    problems += inner.problems
    untold.merge(inner.untold, uniquingKeysWith: +)
    budget = inner.budget
  }

  /// The hint is made for problems that are told alone, and words for the first ten thousand: a file may have a million.
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
    let excerpt = SpecExcerpt(of: mark, in: source)
    problems.append(
      SpecProblem(
        file: fileName, line: mark.line, column: mark.column, message: message, hint: hint(),
        excerpt: excerpt.text, caret: excerpt.caret, length: length))
  }

  /// A file with more problems than these is no spec: which of the rest are equal does not matter.
  private static let comparedReports = 10_000

  /// Problems of this file so far, included files' not counted.
  private var reports = 0
  /// Where each message of this file is in ``problems``: equal mistakes are one problem.
  private var toldMessages: [String: Int] = [:]

  /// Counts a list's elements against the budget.
  ///
  /// - Returns: whether all of them may be read. Where not, it is reported, once, at the first that is too much.
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
