// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

extension LexedLine {
  /// A line of this program's commands: behind `for row 0.*` another begins, which may be a program.
  package init(_ line: String) {
    self = CommandLexer.line(line) { name in
      (try? CommandRegistry.find(name, allowsPrefix: true))?.wordsBeforeCommand
    }
  }

  /// Its words where all its quotes are closed.
  func closedWords() throws(ConsoleError) -> [CommandWord] {
    do throws(SyntaxError) { try checkQuotes() } catch { throw ConsoleError(error, in: text) }
    return words
  }

  func divided() throws(ConsoleError) -> DividedLine {
    do throws(SyntaxError) { return try DividedLine(self) } catch { throw ConsoleError(error, in: text) }
  }

  /// The only word that says a text.
  func place(of text: String) -> Range<Int>? {
    let same = words.filter { $0.text == text }
    return same.count == 1 ? same[0].range : nil
  }
}

extension ConsoleCommand {
  /// How many words stand before the command that it takes as its last argument, its own name included; `nil` where
  /// it takes none.
  static var wordsBeforeCommand: Int? {
    declarations.firstIndex { if case .command = $0.role { true } else { false } }.map { $0 + 1 }
  }
}

extension ConsoleError {
  fileprivate init(_ error: SyntaxError, in line: String) {
    self.init(error.message, hint: error.hint)
    excerpt = LineExcerpt(line: line, range: error.range)
  }
}

/// The values that stand for `$name` and `${name}`.
///
/// They are put in before a line's words count, each quoted as one word: nothing in a value is an operator, a comment
/// or another variable. A `$` that no name follows is a dollar, so prices need no escape.
struct VariableExpansion {
  let variables: [String: String]
  /// `$1`, `$2` … and `$*` within a user's command; outside of one these are only dollars.
  var arguments: [String]?

  /// - Throws: when a variable has no value.
  func expand(_ line: LexedLine) throws(ConsoleError) -> LexedLine {
    let text = try line.replacingReferences { name throws(ConsoleError) in
      do throws(ConsoleError) { return try values(of: name) } catch {
        let place = line.words.flatMap(\.references).first { $0.name == name }
        throw error.located(place?.range, in: line.text)
      }
    }
    return text.map { LexedLine($0) } ?? line
  }

  private func values(of name: CommandWord.Reference.Name) throws(ConsoleError) -> [String]? {
    switch name {
    case .variable(let name): return [try value(name)]
    case .argument(let number):
      guard let arguments else { return nil }
      return [try argument(number, of: arguments)]
    case .allArguments: return arguments
    }
  }

  private func argument(_ number: Int, of arguments: [String]) throws(ConsoleError) -> String {
    guard arguments.indices.contains(number - 1) else {
      throw ConsoleError("missing argument \(number)", hint: "write \\$ for a dollar")
    }
    return arguments[number - 1]
  }

  private func value(_ name: String) throws(ConsoleError) -> String {
    if let value = variables[name] { return value }
    throw .unknown(
      "variable", name, among: variables.keys.sorted(),
      hint: variables.isEmpty ? "'let \(name) VALUE' sets it; write \\$ for a dollar" : nil)
  }
}
