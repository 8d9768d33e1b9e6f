import TextEscaping

/// Everything that is wrong with a spec and the files that it includes, file by file; never empty.
package struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In file order: an included file's before those of the spec, for it is read first.
  package var problems: [SpecProblem]
  /// How many more each file has than are told.
  package var untold: [String: Int] = [:]

  /// All problems, also those that are not told.
  package var count: Int { problems.count + untold.values.reduce(0, +) }

  /// A line for each file that has more problems than are told.
  package var untoldWords: [String] {
    untold.sorted { $0.key < $1.key }.map { Self.words($0.value, in: $0.key) }
  }

  package var description: String {
    var lines: [String] = []
    for (index, problem) in problems.enumerated() {
      lines.append(problem.description)
      let isLast = index + 1 == problems.count || problems[index + 1].file != problem.file
      if isLast, let more = untold[problem.file] { lines.append(Self.words(more, in: problem.file)) }
    }
    return lines.joined(separator: "\n")
  }

  /// `a.yaml: … and 4 711 more problems`.
  private static func words(_ count: Int, in file: String) -> String {
    let digits = Array(String(count))
    let grouped = digits.indices.reduce("") { text, index in
      text + (index > 0 && (digits.count - index) % 3 == 0 ? " " : "") + String(digits[index])
    }
    let kind = SpecLimits.Kind.problems
    return VisibleText.line(file) + ": … and \(grouped) more problem\(count == 1 ? "" : "s")"
      + " (\(kind.hint))"
  }
}
