// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

extension LexedLine {
  /// A line of this program's commands: after `for row 0.*` another command begins, which may be a program.
  package init(_ line: String) {
    self = CommandLexer.line(line) { words in
      guard let name = words.first?.text else { return nil }
      return (try? CommandRegistry.find(name, allowsPrefix: true))?.wordsBeforeCommand(in: words)
    }
  }

  /// The words, if all quotes are closed.
  func closedWords() throws(SessionError) -> [CommandWord] {
    do throws(SyntaxError) { try checkQuotes() } catch { throw SessionError(error, in: text) }
    return words
  }

  /// The range of a word with this text, if there is exactly one.
  func place(of text: String) -> Range<Int>? {
    let same = words.filter { $0.text == text }
    return same.count == 1 ? same[0].range : nil
  }
}

extension SessionCommand {
  /// The number of words before the command that it takes as its last argument, including its own name; `nil` if
  /// it takes no command.
  static var wordsBeforeCommand: Int? {
    declarations.firstIndex { if case .command = $0.role { true } else { false } }.map { $0 + 1 }
  }

  /// As ``wordsBeforeCommand``, for a line with these words: only `expect error` takes a command, not `expect title`.
  static func wordsBeforeCommand(in words: ArraySlice<CommandWord>) -> Int? {
    wordsBeforeCommand
      ?? declarations.firstIndex { declaration in
        guard let word = declaration.commandAfter else { return false }
        return words.dropFirst().first?.text == word
      }.map { $0 + 1 }
  }
}

extension Turn {
  /// The line divided by its operators. After `display`, also abbreviated, they belong to the displayed command.
  func divided(_ line: LexedLine) throws(SessionError) -> DividedLine {
    do throws(SyntaxError) {
      return try DividedLine(line) { name in (try? find(name))?.name ?? name }
    } catch {
      throw SessionError(error, in: line.text)
    }
  }
}

extension Session {
  /// The line with the full name of `define`, whose lines up to `end` are one command.
  package func unabbreviated(_ line: String) -> String {
    guard options.isInteractive, let first = LexedLine(line).words.first, first.text != DefineCommand.name,
      (try? find(first.text, allowsPrefix: true))?.name == DefineCommand.name
    else { return line }
    let bytes = Array(line.utf8)
    return String(
      decoding: bytes[..<first.range.lowerBound] + Array(DefineCommand.name.utf8)
        + bytes[first.range.upperBound...], as: UTF8.self)
  }
}

extension SessionError {
  fileprivate init(_ error: SyntaxError, in line: String) {
    self.init(error.message, hint: error.hint)
    excerpt = LineExcerpt(line: line, range: error.range)
  }
}

/// Replaces `$name` and `${name}` by values.
///
/// Variables are replaced before the line is split into words. Each value becomes one quoted word, so it is never read as an
/// operator, a comment or another variable. A `$` without a name is a dollar sign, so prices need no escape.
struct VariableExpansion {
  let variables: [String: String]
  /// The values of `$1`, `$2` … and `$*` in a user's command; outside of one these are plain text.
  var arguments: [String]?

  /// - Throws: if a variable has no value.
  func expand(_ line: LexedLine) throws(SessionError) -> LexedLine {
    let text = try line.replacingReferences { name throws(SessionError) in
      do throws(SessionError) { return try values(of: name) } catch {
        let place = line.words.flatMap(\.references).first { $0.name == name }
        throw error.located(place?.range, in: line.text)
      }
    }
    return text.map { LexedLine($0) } ?? line
  }

  private func values(of name: CommandWord.Reference.Name) throws(SessionError) -> [String]? {
    switch name {
    case .variable(let name): return [try value(name)]
    case .argument(let number):
      guard let arguments else { return nil }
      return [try argument(number, of: arguments)]
    case .allArguments: return arguments
    }
  }

  private func argument(_ number: Int, of arguments: [String]) throws(SessionError) -> String {
    guard arguments.indices.contains(number - 1) else {
      throw SessionError("missing argument \(number)", hint: "write \\$ for a dollar")
    }
    return arguments[number - 1]
  }

  private func value(_ name: String) throws(SessionError) -> String {
    if let value = variables[name] { return value }
    throw .unknown(
      "variable", name, among: variables.keys.sorted(),
      hint: variables.isEmpty ? "'let \(name) VALUE' sets it; write \\$ for a dollar" : nil)
  }
}
