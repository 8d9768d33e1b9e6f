import Geometry
import TableModel
import TextEscaping

/// What a decode carries along: the source for excerpts, the problems found, the ids seen.
struct SpecContext {
  let fileName: String
  private let source: String
  /// Split when the first problem asks for an excerpt: a good file never does.
  ///
  /// By bytes: as characters, CR and LF are one that is neither. A byte order mark is in front of the text.
  private lazy var lines = source.utf8.dropFirst(source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  private(set) var problems: [SpecProblem] = []
  /// Where each id was first given.
  var idLines: [String: Int] = [:]

  init(fileName: String, source: String) {
    self.fileName = fileName
    self.source = source
  }

  /// Beyond this many, more messages help nobody.
  static let maximumProblems = 100

  /// Takes over what was found in an included file.
  mutating func adopt(_ inner: SpecContext) {
    problems += inner.problems.prefix(max(0, Self.maximumProblems - problems.count))
  }

  mutating func report(_ message: String, hint: String? = nil, at node: YAMLNode) {
    let isOneLine = node.start.line == node.end.line
    let length = isOneLine ? max(1, node.end.column - node.start.column) : 1
    report(message, hint: hint, at: node.start, length: length)
  }

  mutating func report(_ message: String, hint: String? = nil, at mark: YAMLMark, length: Int = 1) {
    guard problems.count < Self.maximumProblems else { return }
    let index = mark.line - 1
    var excerpt = lines.indices.contains(index) ? String(Substring(lines[index])) : ""
    if excerpt.last == "\r" { excerpt.removeLast() }
    problems.append(
      SpecProblem(
        file: fileName, line: mark.line, column: mark.column, message: message, hint: hint,
        excerpt: excerpt.withoutControls, length: length))
  }
}

extension String {
  /// Control characters would move the cursor of a terminal that shows a message.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          // One for one: the caret below counts on it.
          VisibleText.isHidden(scalar) && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
