// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// All problems of a spec and of its included files, grouped by file; at least one.
package struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of reading: those of an included file come before those of the spec.
  package var problems: [SpecProblem]
  /// The number of problems of each file beyond the limit.
  package var untold: [String: Int] = [:]

  /// The first problem as one line: `a.yaml:3:1: unknown key 'sectoins'`.
  package var summary: String { problems.first?.summary ?? description }

  /// The number of all problems, including those beyond the limit.
  package var count: Int { problems.reduce(0) { $0 + 1 + $1.otherLines.count } + untold.values.reduce(0, +) }

  /// The same problems with other names of the files.
  package func namingFiles(_ name: (String) -> String) -> SpecError {
    var result = self
    for index in problems.indices { result.problems[index].file = name(problems[index].file) }
    result.untold = Dictionary(uniqueKeysWithValues: untold.map { (name($0.key), $0.value) })
    return result
  }

  /// A line for each file that has more problems than the limit.
  package var untoldWords: [String] {
    untold.sorted { $0.key < $1.key }.map { Self.words($0.value, in: $0.key) }
  }

  package var description: String {
    var lines: [String] = []
    for (index, problem) in problems.enumerated() {
      lines.append(problem.description)
      if let more = untold(after: index) { lines.append(more.words) }
    }
    return lines.joined(separator: "\n")
  }

  /// The problems beyond the limit of a file whose last listed problem has this index: their number, and
  /// `a.yaml: … and 4 711 more problems`.
  package func untold(after index: Int) -> (count: Int, words: String)? {
    let file = problems[index].file
    let isLast = index + 1 == problems.count || problems[index + 1].file != file
    return isLast ? untold[file].map { ($0, Self.words($0, in: file)) } : nil
  }

  /// `a.yaml: … and 4 711 more problems`.
  private static func words(_ count: Int, in file: String) -> String {
    let kind = SpecLimits.Kind.problems
    return VisibleText.line(file) + ": … and \(grouped(count)) more problem\(count == 1 ? "" : "s")"
      + " (\(kind.hint))"
  }

  /// `4 711`
  fileprivate static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    return digits.indices.reduce("") { text, index in
      text + (index > 0 && (digits.count - index) % 3 == 0 ? " " : "") + String(digits[index])
    }
  }
}

/// One problem of a spec file.
package struct SpecProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in characters.
  package var column: Int
  package var message: String
  package var hint: String?
  /// The line of the file, or the part of a long line around the place.
  package var excerpt: String
  /// The number of its characters before the place.
  package var caret: Int
  /// The number of its characters that are wrong.
  package var length: Int
  /// The lines of equal mistakes in the same file, in the order in which they were found.
  package var otherLines: [Int] = []

  /// `file:line:column: message`
  package var summary: String {
    "\(VisibleText.line(file)):\(line):\(column): \(VisibleText.line(message))"
  }

  /// The head, the source and the notes, one below the other.
  package var description: String { ([head, source] + notes).joined(separator: "\n") }

  /// `file:line:column: error: message`
  package var head: String {
    "\(VisibleText.line(file)):\(line):\(column): error: \(VisibleText.line(message))"
  }

  /// The line with a caret under it, as two lines.
  package var source: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.utf8.count)
    // Tabs keep their width under the caret.
    let lead = excerpt.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
    let mark = "^" + String(repeating: "~", count: max(0, min(length, excerpt.count - caret) - 1))
    return "  \(number) | \(excerpt)\n  \(margin) | \(lead)\(mark)"
  }

  /// The hint and the lines of equal mistakes, each on a line.
  package var notes: [String] {
    [hint.map { "hint: " + VisibleText.line($0) }, repetition].compactMap { $0.map { "  " + $0 } }
  }

  package var json: ValueTree {
    .object(
      [
        ("error", .text(message)), ("file", .text(file)), ("line", .integer(line)),
        ("column", .integer(column)), ("otherLines", .list(otherLines.map(ValueTree.integer))),
      ] + (hint.map { [("hint", .text($0))] } ?? []))
  }

  /// `the same mistake 299 more times, on lines 5, 7, 9, 11, 13, …`; `nil` if there is only one.
  private var repetition: String? {
    guard !otherLines.isEmpty else { return nil }
    let others = Set(otherLines).subtracting([line]).sorted()
    let times = otherLines.count == 1 ? "once more" : "\(SpecError.grouped(otherLines.count)) more times"
    guard !others.isEmpty else { return "the same mistake \(times) on this line" }
    let names = others.prefix(Self.namedLines).map(String.init).joined(separator: ", ")
    return "the same mistake \(times), on line\(others.count == 1 ? "" : "s") \(names)"
      + (others.count > Self.namedLines ? ", …" : "")
  }

  /// The maximum number of lines of equal mistakes that a message names.
  private static let namedLines = 5

  /// Records an equal mistake on another line.
  mutating func repeats(at line: Int) { otherLines.append(line) }
}

/// The part of a line that a message shows for a problem.
struct QuotedLine {
  /// The line, or the part of a long line around the place. Generated specs can be a single line.
  let text: String
  /// The number of its characters before the place.
  let caret: Int

  /// The most characters of a line that a message shows.
  private static let width = 160

  init(of mark: YAMLMark, in source: SourceText) {
    let window = source.window(around: mark, width: Self.width)
    var before = String(decoding: source.bytes[window.start..<window.place], as: UTF8.self).withoutControls
    let after = String(decoding: source.bytes[window.place..<window.end], as: UTF8.self).withoutControls
    if window.isCutBefore { before = "…" + before }
    text = before + after + (window.isCutBehind ? "…" : "")
    caret = before.count
  }
}

extension String {
  /// The text with hidden characters replaced by U+FFFD, because they would move the cursor of a terminal.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          // One character replaces one, so that the caret below stays in its column.
          scalar.isHidden && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
