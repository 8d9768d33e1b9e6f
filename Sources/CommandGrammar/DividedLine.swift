// SPDX-License-Identifier: GPL-3.0-or-later

/// A line as its operators divide it: `!PROGRAM`, or a command and where its output goes.
///
/// An operator is a word of its own without quotes: ` | `, ` > `, ` >> `, ` >! `. Behind `|` and `!` everything
/// belongs to the shell as it is.
package struct DividedLine: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// To a file that is not there, or that this session wrote.
    case new = ">"
    /// Overwrites even a file that this session did not write.
    case replacing = ">!"
    /// To the end of a file.
    case appending = ">>"
  }

  package enum Target: Hashable, Sendable {
    case program(String)
    /// The name as it stands in the line.
    case file(LexedLine, Mode)
  }

  static let pipe = "|"

  /// A line of the shell; the command is empty then.
  package private(set) var program: String?
  package private(set) var command = LexedLine.empty
  package private(set) var target: Target?

  /// - Throws: when nothing, or too much, stands behind an operator.
  package init(_ line: LexedLine) throws(SyntaxError) {
    if line.program != nil, line.words.count == 1 {
      program = LexedLine.trimmed(line.text).dropFirst().description
      return
    }
    guard let first = line.words.first,
      ![CommandLines.definition, CommandLines.display].contains(first.text),
      let index = line.words.firstIndex(where: \.isOperator)
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

  /// Where the shell's part of a line that is still typed begins, in bytes; `nil` outside of it.
  package static func startOfProgram(in line: LexedLine) -> Int? {
    line.program.map { $0 + 1 }
      ?? line.words.first { $0.isOperator && $0.text == pipe }?.range.upperBound
  }
}

/// Lines that belong to one command: after a trailing backslash, and a definition up to its `end`.
package enum CommandLines {
  /// What a definition begins with, before its name.
  package static let definition = "define"
  /// What begins a line whose operators belong to the command behind it.
  package static let display = "display"
  /// The line that ends a definition.
  package static let end = "end"

  /// Why a command goes on on the next line.
  package enum Continuation: Hashable, Sendable {
    /// The last line ends in a backslash.
    case backslash
    /// A definition without its end, by the name that it defines.
    case definition(String)

    /// What ends it.
    package var end: String {
      switch self {
      case .backslash: "a line without \\ ends it"
      case .definition(let name): "\(CommandLines.end) ends '\(name)'"
      }
    }
  }

  /// - Returns: `nil` for a command that is whole.
  package static func continuation(of text: String) -> Continuation? {
    if endsInBackslash(text) { return .backslash }
    guard let name = definedName(text), !isEnded(text) else { return nil }
    return .definition(name)
  }

  /// Whether a command goes on on the next line.
  package static func isContinued(_ text: String) -> Bool { continuation(of: text) != nil }

  /// The command that lines make: continued lines become one, a definition keeps its lines.
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

  /// Whether it begins with `define NAME`.
  package static func isDefinition(_ text: String) -> Bool { definedName(text) != nil }

  /// What `define NAME` defines; `nil` for another line.
  private static func definedName(_ text: String) -> String? {
    // Looked at for every line of every script.
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

  /// Whether it ends in a backslash that is not itself escaped.
  private static func endsInBackslash(_ text: String) -> Bool {
    text.utf8.reversed().prefix { $0 == Mark.escape }.count % 2 == 1
  }
}
