import CommandGrammar
import Geometry
import TableModel
import TableSpec

/// Matches the words of a line with a command's parameters.
struct ArgumentReader {
  let command: any ConsoleCommand.Type
  let table: Table
  /// What `~` stands for at the beginning of a file's name.
  var home: String?

  func read(_ words: ArraySlice<CommandWord>, line: String) throws(ConsoleError) -> Arguments {
    var arguments = Arguments(line: line)
    var positional = command.parameters.filter(\.isPositional)[...]
    var rest = words
    var optionsEnded = false
    while let word = rest.popFirst() {
      // What follows is a command of its own; its options are not ours.
      if case .command = positional.first?.role { return arguments }
      if !optionsEnded, word.text == "--", !word.isQuoted {
        optionsEnded = true
      } else if !optionsEnded, isOption(word) {
        try readOption(word, &rest, into: &arguments)
      } else if let parameter = positional.first {
        arguments.add(try value(word, for: parameter), to: parameter.name)
        if parameter.isRepeated { continue }
        positional.removeFirst()
      } else {
        throw ConsoleError("unexpected '\(word.text)'", hint: word.operatorHint ?? usageHint)
      }
    }
    if let missing = positional.first, missing.isRequired, !arguments.has(missing.name) {
      throw ConsoleError(
        "missing \(missing.name.uppercased())",
        hint: LexedLine(line).comment != nil
          ? "what begins with # is a comment; in quotes it is text" : usageHint)
    }
    return arguments
  }

  private var usageHint: String { "usage: " + command.usage }

  /// `-5` and `-.5` are numbers, a quoted word is a value.
  private func isOption(_ word: CommandWord) -> Bool {
    guard word.text.hasPrefix("-"), word.text.utf8.count > 1, DecimalNumber.parse(word.text) == nil else {
      return false
    }
    return !word.isQuoted || word.text.hasPrefix("--")
  }

  private func readOption(
    _ word: CommandWord, _ rest: inout ArraySlice<CommandWord>, into arguments: inout Arguments
  ) throws(ConsoleError) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : String(parts[0].dropFirst())
    let options = command.parameters.filter { !$0.isPositional }
    guard let option = options.first(where: { $0.name == name }), parts[0].hasPrefix("--") else {
      let known = options.map { "--" + $0.name }
      throw .unknown(
        "option", String(parts[0]), among: known,
        hint: known.isEmpty ? "\(command.name) takes no options" : nil)
    }
    if arguments.has(name) {
      throw ConsoleError(
        "--\(name) is given twice", hint: option.kind.listHint.map { "write --\(name) \($0)" })
    }
    if case .flag = option.role {
      guard parts.count == 1 else { throw ConsoleError("--\(name) takes no value") }
      arguments.set(flag: name)
      return
    }
    var given: [CommandWord] = []
    if parts.count == 2 {
      given.append(CommandWord(text: String(parts[1]), range: word.range, isQuoted: true))
    }
    while given.count < option.count {
      guard let next = rest.popFirst() else {
        throw ConsoleError(
          "--\(name) needs \(option.count == 1 ? "a value" : "\(option.count) values")",
          hint: option.kind.words)
      }
      given.append(next)
    }
    for word in given { arguments.add(try value(word, for: option), to: name) }
  }

  private func value(_ word: CommandWord, for parameter: Parameter) throws(ConsoleError) -> ArgumentValue {
    let text = word.text
    let label = parameter.isPositional ? parameter.name.uppercased() : "--" + parameter.name
    switch parameter.kind {
    case .file where !word.isQuoted && (text == "~" || text.hasPrefix("~/")) && home != nil:
      return .text((home ?? "") + text.dropFirst())
    case .file where text.isEmpty: throw ConsoleError("\(label) is empty", hint: "name a file")
    case .text, .file, .conflict, .userCommand:
      try checkText(text, label)
      return .text(text)
    case .choice(let names):
      guard names.contains(text) else {
        throw .unexpected(text, for: label, parameter.name, among: names)
      }
      return .text(text)
    case .points(let range, let words):
      if words.contains(text) { return .text(text) }
      return .points(Points(try number(text, label, in: range, words: words)))
    case .integer(let range, let words):
      if words.contains(text) { return .text(text) }
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      let value = try number(text, label, in: bounds, words: words)
      guard value == value.rounded() else {
        throw ConsoleError("expected \(label) to be a whole number, found '\(text)'")
      }
      return .integer(Int(value))
    case .color(let words):
      if words.contains(text) { return .text(text) }
      if let color = Color(text: text) { return .color(color) }
      throw .unknown(
        "colour", text, among: SemanticColor.allCases.map(\.rawValue),
        hint: "a UIKit name such as systemBlue, #RRGGBB, '#RRGGBB 50%' or 'white 0.95'")
    case .row: return .row(try RowAddress.resolve(text, in: table))
    case .rowOrWord(let words):
      if words.contains(text) { return .text(text) }
      return .row(try RowAddress.resolve(text, in: table))
    case .section: return .section(try SectionAddress.resolve(text, in: table))
    case .rows: return .rows(try RowSelection.resolve(text, in: table))
    case .sections: return .sections(try SectionSelection.resolve(text, in: table))
    case .rowPlace: return .row(try RowAddress.place(text))
    }
  }

  private func number(
    _ text: String, _ label: String, in range: ClosedRange<Double>, words: [String]
  ) throws(ConsoleError) -> Double {
    let alternatives = words.isEmpty ? "" : " or " + words.joined(separator: ", ")
    guard let value = DecimalNumber.parse(text) else {
      throw ConsoleError("expected \(label) to be a number\(alternatives), found '\(text)'")
    }
    guard range.contains(value) else {
      throw ConsoleError(
        "\(label) is out of range: \(text)",
        hint: "allowed: \(Points(range.lowerBound)) to \(Points(range.upperBound))\(alternatives)")
    }
    return value
  }

  private func checkText(_ text: String, _ label: String) throws(ConsoleError) {
    let hasControl = text.unicodeScalars.contains { scalar in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7F...0x9F).contains(scalar.value)
    }
    if hasControl { throw ConsoleError("\(label) holds a control character") }
    if text.unicodeScalars.contains("\u{FFFD}") {
      throw ConsoleError("\(label) is not valid UTF-8 text")
    }
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
