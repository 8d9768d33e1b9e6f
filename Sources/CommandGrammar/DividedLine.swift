// SPDX-License-Identifier: GPL-3.0-or-later

/// A line divided by its operators: `!PROGRAM`, or a command and the target of its output.
///
/// An operator is a separate word without quotes: ` | `, ` > `, ` >> `, ` >! `. Everything after `|` and `!`
/// is passed to the shell literally.
package struct DividedLine: Hashable, Sendable {
  /// The way in which output is written to a file.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Creates a file, or overwrites one that this session wrote.
    case new = ">"
    /// Overwrites any file.
    case replacing = ">!"
    /// Appends to a file.
    case appending = ">>"
  }

  /// The target of a command's output.
  package enum Target: Hashable, Sendable {
    case program(String)
    /// A file by its name as it was typed.
    case file(LexedLine, Mode)
  }

  static let pipe = "|"

  /// A command line for the shell; then ``command`` is empty.
  package private(set) var program: String?
  /// The command before the operator, or the whole line without one.
  package private(set) var command = LexedLine.empty
  /// The target of the command's output; `nil` without an operator.
  package private(set) var target: Target?

  /// - Parameter fullName: the full name of a command by the typed one, which may be its beginning. Default: the typed one.
  /// - Throws: ``SyntaxError`` if an operator has nothing, or too much, before or after it.
  package init(
    _ line: LexedLine, fullName: (String) -> String = { $0 }
  ) throws(SyntaxError) {
    if line.program != nil, line.words.count == 1 {
      program = LexedLine.trimmed(line.text).dropFirst().description
      return
    }
    guard let first = line.words.first, let index = line.words.firstIndex(where: \.isOperator),
      ![CommandLines.definition, CommandLines.display].contains(fullName(first.text))
    else {
      command = line
      return
    }
    let mark = line.words[index]
    guard index > 0 else {
      throw SyntaxError(
        "missing a command before '\(mark.text)'", hint: "such as: show \(mark.text) …", at: mark.range)
    }
    command = line.part(line.words[..<index])
    guard let mode = Mode(rawValue: mark.text) else {
      let program = LexedLine.trimmed(line.source(from: mark.range.upperBound))
      guard !program.isEmpty else {
        throw SyntaxError(
          "missing a program after '|'", hint: "such as: show | less; '|' in quotes is text", at: mark.range)
      }
      target = .program(program)
      return
    }
    let names = line.words[(index + 1)...]
    guard names.count == 1, let name = names.first, !name.isOperator else {
      throw SyntaxError(
        names.isEmpty
          ? "missing a file after '\(mark.text)'"
          : "expected one file after '\(mark.text)', found \(names.count)",
        hint: "such as: frames \(mark.text) frames.txt; '\(mark.text)' in quotes is text",
        at: names.first.map { $0.range.lowerBound..<(names.last ?? $0).range.upperBound } ?? mark.range)
    }
    target = .file(line.part(names), mode)
  }

  /// The byte at which the shell's part of an unfinished line begins; `nil` if it has none.
  package static func startOfProgram(in line: LexedLine) -> Int? {
    line.program.map { $0 + 1 }
      ?? line.words.first { $0.isOperator && $0.text == pipe }?.range.upperBound
  }
}

/// Recognizes the lines that belong to one command: after a trailing backslash, and from `define` to `end`.
package enum CommandLines {
  /// The first word of a definition, before its name.
  package static let definition = "define"
  /// The first word of a line whose operators belong to the command after it.
  package static let display = "display"
  /// The line that ends a definition.
  package static let end = "end"

  /// The reason why a command continues on the next line.
  package enum Continuation: Hashable, Sendable {
    /// The last line ends in a backslash.
    case backslash
    /// A definition without its end, with the name that it defines.
    case definition(String)

    /// A hint that says how to end the command.
    package var end: String {
      switch self {
      case .backslash: "a line without \\ ends it"
      case .definition(let name): "\(CommandLines.end) ends '\(name)'"
      }
    }
  }

  /// - Returns: `nil` for a complete command.
  package static func continuation(of text: String) -> Continuation? {
    if endsInBackslash(text) { return .backslash }
    guard let name = definedName(text), !isEnded(text) else { return nil }
    return .definition(name)
  }

  /// Whether a command continues on the next line.
  package static func isContinued(_ text: String) -> Bool { continuation(of: text) != nil }

  /// The command of several lines: continued lines become one line, and a definition keeps its lines.
  package static func joined(_ text: String) -> String {
    let separator = isDefinition(text) ? "\n" : ""
    var joined = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        joined += line
      } else if endsInBackslash(joined) {
        joined.removeLast()
        joined += line
      } else {
        joined += separator + line
      }
    }
    return joined
  }

  /// Whether a text begins with `define NAME`.
  package static func isDefinition(_ text: String) -> Bool { definedName(text) != nil }

  /// The name in `define NAME`; `nil` for other lines.
  private static func definedName(_ text: String) -> String? {
    // This check comes first because every line of every script passes here.
    guard text.utf8.drop(while: Mark.isBlank).starts(with: definition.utf8) else { return nil }
    let first = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let words = CommandLexer.line(String(first)).words
    return words.count > 1 && words[0].text == definition ? words[1].text : nil
  }

  /// Whether a line ends a definition.
  package static func isEnd(_ line: some StringProtocol) -> Bool { LexedLine.trimmed(line) == end }

  private static func isEnded(_ text: String) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().contains { isEnd($0) }
  }

  /// Whether a text ends in a backslash that isn't escaped.
  private static func endsInBackslash(_ text: String) -> Bool {
    text.utf8.reversed().prefix { $0 == Mark.escape }.count % 2 == 1
  }
}
