// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// Matches the words of a line with a command's parameters.
struct ArgumentReader {
  let command: any ConsoleCommand.Type
  /// The line that the words are of.
  let line: LexedLine
  /// Whether it is a line of a definition: a word with `$1` may come to be an option, `$*` to be many words or none.
  var isTemplate = false

  /// - Parameter receive: gets the words of each parameter in the line's order: one, as many as an option takes, none for
  ///   a flag, all that are left for a command.
  func read(
    _ words: ArraySlice<CommandWord>,
    receive: (_ parameter: Int, _ words: [CommandWord]) throws(ConsoleError) -> Void
  ) throws(ConsoleError) {
    let parameters = command.declarations
    let isOpen = isTemplate && words.contains { !$0.references.isEmpty }
    var positional = parameters.indices.filter { parameters[$0].isPositional }[...]
    var given: Set<Int> = []
    var rest = words
    var optionsEnded = false
    while let word = rest.first {
      // What follows is a command of its own; its options are not ours.
      if let index = positional.first, case .command = parameters[index].role {
        return try receive(index, Array(rest))
      }
      rest.removeFirst()
      if !optionsEnded, word.text == "--", !word.isQuoted {
        optionsEnded = true
      } else if !optionsEnded, isOption(word) {
        let (index, words) = try option(word, &rest, of: parameters, given)
        given.insert(index)
        try receive(index, words)
      } else if let index = positional.first {
        given.insert(index)
        try receive(index, [word])
        if parameters[index].isRepeated { continue }
        positional.removeFirst()
      } else if !isOpen {
        throw ConsoleError("unexpected '\(word.text)'", hint: word.operatorHint ?? usageHint)
      }
    }
    if !isOpen, let index = positional.first, parameters[index].isRequired, !given.contains(index) {
      throw ConsoleError(
        "missing \(parameters[index].name.uppercased())",
        hint: line.comment != nil
          ? "what begins with # is a comment; in quotes it is text" : usageHint)
    }
  }

  private var usageHint: String { "usage: " + command.usage }

  /// `-5` and `-.5` are numbers, a quoted word is a value.
  private func isOption(_ word: CommandWord) -> Bool {
    guard word.text.hasPrefix("-"), word.text.utf8.count > 1, DecimalNumber.parse(word.text) == nil else {
      return false
    }
    return !word.isQuoted || word.text.hasPrefix("--")
  }

  /// The option that a word names, and its values.
  private func option(
    _ word: CommandWord, _ rest: inout ArraySlice<CommandWord>, of parameters: [ParameterDeclaration],
    _ given: Set<Int>
  ) throws(ConsoleError) -> (Int, [CommandWord]) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : String(parts[0].dropFirst())
    let index = parameters.firstIndex { !$0.isPositional && $0.name == name }
    guard let index, parts[0].hasPrefix("--") else {
      let known = parameters.filter { !$0.isPositional }.map { "--" + $0.name }
      throw .unknown(
        "option", String(parts[0]), among: known,
        hint: known.isEmpty ? "\(command.name) takes no options" : nil)
    }
    let option = parameters[index]
    if given.contains(index) {
      throw ConsoleError(
        "--\(name) is given twice", hint: option.shape.listHint.map { "write --\(name) \($0)" })
    }
    if case .flag = option.role {
      guard parts.count == 1 else { throw ConsoleError("--\(name) takes no value") }
      return (index, [])
    }
    var values: [CommandWord] = []
    if parts.count == 2 {
      values.append(CommandWord(text: String(parts[1]), range: word.range, isQuoted: true))
    }
    while values.count < option.count {
      guard let next = rest.popFirst() else {
        guard !isTemplate || !values.contains(where: { !$0.references.isEmpty }) else { break }
        throw ConsoleError(
          "--\(name) needs \(option.count == 1 ? "a value" : "\(option.count) values")",
          hint: option.shape.words)
      }
      values.append(next)
      // A word such as `default` stands for all of them.
      if values.count == 1, option.shape.alternatives.contains(next.text) { break }
    }
    return (index, values)
  }
}

extension ConsoleCommand {
  /// A command whose properties hold what the words say.
  static func read(_ words: ArraySlice<CommandWord>, of line: LexedLine, in session: Session)
    throws(ConsoleError) -> Self
  {
    let parameters = Self.parameters
    var context = ArgumentContext(
      table: session.table, rows: session.rows, home: session.workspace.home, line: line)
    var filled: [(parameter: Int, fill: (inout Self) -> Void)] = []
    try ArgumentReader(command: Self.self, line: line).read(words) { index, words throws(ConsoleError) in
      context.name = parameters[index].declaration.name
      context.label = parameters[index].declaration.label
      context.alternatives = parameters[index].declaration.shape.alternatives
      filled.append((index, try parameters[index].read(words, context)))
    }
    var command = Self()
    // In the order of the declarations, whatever stands first in the line: one word for several settings comes before
    // what names one of them.
    for index in parameters.indices {
      for item in filled where item.parameter == index { item.fill(&command) }
    }
    return command
  }
}

extension CommandWord {
  /// `>file` and `|less` in one word are text: say how the operator is written.
  fileprivate var operatorHint: String? {
    guard !isQuoted, let mark = [">>", ">!", ">", "|"].first(where: text.hasPrefix), text != mark else {
      return nil
    }
    return "write '\(mark)' as a word of its own: \(mark) \(text.dropFirst(mark.count))"
  }
}
