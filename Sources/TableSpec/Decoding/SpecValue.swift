// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Reads one value of a setting outside of a spec, such as `{radius: 2, offset: [0, 2]}` on a command line.
package enum SpecValue {
  /// Reads a text as a spec reads the value behind a key.
  ///
  /// - Parameters:
  ///   - text: one line: a scalar, a list in brackets or a mapping in braces.
  ///   - shape: the form of the setting's values. That of a group is its short form or a mapping of its members.
  ///   - name: the setting's name in messages.
  /// - Returns: the value, or the first problem. The problem's line is 1, its column counts in `text`, and its
  ///   file has no name.
  package static func read(_ text: String, as shape: SettingShape, named name: String)
    -> Result<ValueTree, SpecProblem>
  {
    let limits = SpecLimits.standard
    var context = SpecContext(fileName: "", bytes: Array(text.utf8), budget: SpecBudget(limits))
    let value = read(text, shape, name, limits, &context)
    let problems = context.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if problems.isEmpty, let value { return .success(value) }
    // Lists of sections and rows have no reader.
    let start = YAMLMark(line: 1, column: 1)
    context.report("'\(name)' can't be written on one line", at: start)
    return .failure(problems.first ?? context.problems[0])
  }

  private static func read(
    _ text: String, _ shape: SettingShape, _ name: String, _ limits: SpecLimits, _ context: inout SpecContext
  ) -> ValueTree? {
    let column = 1 + text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    let start = YAMLMark(line: 1, column: column)
    if let end = text.unicodeScalars.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
      let mark = YAMLMark(line: 1, column: 1 + text.unicodeScalars[..<end].count)
      context.report(
        "the value of '\(name)' has more than one line", hint: "within \"…\", write a line break as \\n",
        at: mark)
      return nil
    }
    let root: YAMLNode?
    do {
      root = try YAMLParser.parse(context.bytes, limits: limits)
    } catch {
      let failure = context.explained(error)
      context.report(failure.message, hint: failure.hint, at: failure.mark)
      return nil
    }
    guard let root, !root.isNull else {
      let rest = String(text.unicodeScalars.dropFirst(column - 1))
      context.report(
        "'\(name)' has no value", hint: rest.hasPrefix("#") ? SpecContext.hint(quoting: rest) : nil, at: start
      )
      return nil
    }
    let sign = text.unicodeScalars.dropFirst(column - 1).first
    let hint: String? =
      switch root.content {
      // `---` begins a document.
      case _ where root.start != start: "remove the '---'"
      case .mapping where sign != "{":
        if case .success = shape.scalar(text) {
          SpecContext.quotingHint(text)
        } else {
          "write a mapping in braces, as in {\(text.shortened)}"
        }
      case .sequence where sign != "[":
        "write a list in brackets, as in [\(String(text.dropFirst(2)).shortened)]"
      case .scalar, .sequence, .mapping: nil
      }
    if let hint {
      context.report(
        "expected '\(name)' to be \(shape.words), found '\(text.shortened.withoutControls)'", hint: hint,
        at: start)
      return nil
    }
    return SpecReader.reader(of: shape)(root, name, &context)
  }
}
